import { FunctionField, NumberField } from 'react-admin';
import { FAMILY_FIELDS } from '#contract/families';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { AddLink } from '../../list/AddLink';
import { Column } from '../../list/Column';
import { ListPage } from '../../list/ListPage';
import { PATHS } from '../../paths';
import { EditLink } from '../../record/EditLink';
import { RecordLink } from '../../record/RecordLink';
import { RowButtons } from '../../list/RowButtons';
import { type FamilyRow, namesOf, reachOf } from './family';
import './texts';

const { name } = FAMILY_FIELDS;
const add = <AddLink to={`${PATHS.families}/create`} />;

/** The families of the office. */
export const FamilyList = () => (
  <ListPage exported={{ name }} actions={add} whenEmpty={add}>
    <Column source="name" headline width={220}>
      <RecordLink />
    </Column>
    <Column source="contacts" disableSort>
      <FunctionField<FamilyRow> render={({ contacts }) => reachOf(contacts)} />
    </Column>
    <Column source="children" disableSort width={200}>
      <FunctionField<FamilyRow> render={({ children }) => namesOf(children)} />
    </Column>
    <Column source="requests" disableSort width={110}>
      <NumberField source="requests" variant="inherit" textAlign="left" />
    </Column>
    <Column source="createdAt" width={170}>
      <ReceivedAt />
    </Column>
    <Column source="actions" actions width={130}>
      <RowButtons>
        <EditLink />
      </RowButtons>
    </Column>
  </ListPage>
);
