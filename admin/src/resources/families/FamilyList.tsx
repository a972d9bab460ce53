import type { Exporter } from 'react-admin';
import { FAMILY_FIELDS } from '#contract/families';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { CreateButton } from '../../list/CreateButton';
import { DataTable } from '../../list/DataTable';
import { csv } from '../../list/exporter';
import { List } from '../../list/List';
import { PATHS } from '../../paths';
import { EditButton } from '../../ui/EditButton';
import { type FamilyRow, namesOf, contactLine } from './family';
import '../../messages/families';

const { name, contacts, children } = FAMILY_FIELDS;
const requests = { type: 'number', label: '', what: '', min: 0, max: Infinity } as const;
const toCsv = csv({ name, contacts, children, requests });

/** The columns of the list. */
const exporter: Exporter<FamilyRow> = (families, ...others) =>
  toCsv(
    families.map((one) => ({ ...one, contacts: contactLine(one.contacts), children: namesOf(one.children) })),
    ...others,
  );

const add = <CreateButton to={`${PATHS.families}/create`} />;

/** The families of the office. */
export const FamilyList = () => (
  <List exporter={exporter} actions={add} empty={add}>
    <DataTable>
      <DataTable.Col source="name" width={220} />
      <DataTable.Col<FamilyRow> source="contacts" disableSort render={({ contacts }) => contactLine(contacts)} />
      <DataTable.Col<FamilyRow>
        source="children"
        disableSort
        width={200}
        render={({ children }) => namesOf(children)}
      />
      <DataTable.Col source="requests" disableSort width={110} />
      <DataTable.Col source="createdAt" width={170}>
        <ReceivedAt />
      </DataTable.Col>
      <DataTable.Col label="admin.list.actions" width={130}>
        <EditButton />
      </DataTable.Col>
    </DataTable>
  </List>
);
