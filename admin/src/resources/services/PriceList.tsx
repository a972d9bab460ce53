import { useTranslate, type RaRecord } from 'react-admin';
import type { PriceUnit } from '#contract/services';
import { CreateButton } from '../../list/CreateButton';
import { DataTable } from '../../list/DataTable';
import { List } from '../../list/List';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../ui/DeleteButton';
import { EditButton } from '../../ui/EditButton';

interface Prices extends RaRecord {
  priceFrom?: number;
  priceTo?: number;
  priceFor?: PriceUnit;
  reducedPrice?: number;
}

const rupees = (amount: number) => amount.toLocaleString('en');

const add = <CreateButton to={`${PATHS.prices}/create`} />;

/** /prices */
export function PriceList() {
  const translate = useTranslate();
  return (
    <List actions={add} empty={add} sort={{ field: 'service', order: 'ASC' }}>
      <DataTable>
        <DataTable.Col source="service" width={260} />
        <DataTable.Col source="sessionMinutes" />
        <DataTable.Col<Prices>
          source="price"
          disableSort
          render={({ priceFrom, priceTo, priceFor = 'session' }) =>
            priceFrom === undefined
              ? translate('admin.list.none')
              : `${[...new Set([priceFrom, priceTo ?? priceFrom])].map(rupees).join('–')} / ${translate(`resources.prices.choices.priceFor.${priceFor}`)}`
          }
        />
        <DataTable.Col<Prices>
          source="reducedPrice"
          render={({ reducedPrice }) =>
            reducedPrice === undefined ? translate('admin.list.none') : rupees(reducedPrice)
          }
        />
        <DataTable.Col source="waitingWeeks" />
        <DataTable.Col label="admin.list.actions" width={230}>
          <EditButton />
          <DeleteButton />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
