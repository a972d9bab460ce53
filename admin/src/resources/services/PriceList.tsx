import { FunctionField, TextField, useTranslate, type RaRecord } from 'react-admin';
import { type PriceUnit, SERVICE_FIELDS } from '#contract/services';
import { AddLink } from '../../list/AddLink';
import { Column } from '../../list/Column';
import { ListPage } from '../../list/ListPage';
import { RowButtons } from '../../list/RowButtons';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { EditLink } from '../../record/EditLink';
import { RecordLink } from '../../record/RecordLink';
import { ShowPage } from '../../record/ShowPage';

interface Prices extends RaRecord {
  priceFrom?: number;
  priceTo?: number;
  priceFor?: PriceUnit;
}

const add = <AddLink to={`${PATHS.prices}/create`} />;

/** /prices */
export function PriceList() {
  const translate = useTranslate();
  return (
    <ListPage exported={SERVICE_FIELDS} actions={add} whenEmpty={add} sort={{ field: 'service', order: 'ASC' }}>
      <Column source="service" headline width={260}>
        <RecordLink />
      </Column>
      <Column source="sessionMinutes">
        <TextField source="sessionMinutes" variant="inherit" emptyText="admin.list.none" />
      </Column>
      <Column source="price" disableSort>
        <FunctionField<Prices>
          render={({ priceFrom, priceTo, priceFor = 'session' }) =>
            priceFrom === undefined
              ? translate('admin.list.none')
              : `${[...new Set([priceFrom, priceTo ?? priceFrom])].join('–')} / ${translate(`resources.prices.choices.priceFor.${priceFor}`)}`
          }
        />
      </Column>
      <Column source="reducedPrice">
        <TextField source="reducedPrice" variant="inherit" emptyText="admin.list.none" />
      </Column>
      <Column source="waitingWeeks">
        <TextField source="waitingWeeks" variant="inherit" emptyText="admin.list.none" />
      </Column>
      <Column source="actions" actions width={230}>
        <RowButtons>
          <EditLink />
          <DeleteButton />
        </RowButtons>
      </Column>
    </ListPage>
  );
}

export const PriceShow = () => (
  <ShowPage
    rules={SERVICE_FIELDS}
    actions={
      <>
        <EditLink />
        <DeleteButton redirect="list" />
      </>
    }
  />
);
