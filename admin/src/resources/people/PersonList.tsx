import { useRecordContext } from 'react-admin';
import { PERSON_FIELDS } from '#contract/people';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { DataTable } from '../../list/DataTable';
import { csv } from '../../list/exporter';
import { List } from '../../list/List';
import { RecordLink } from '../../ui/RecordLink';
import '../../messages/people';

/** Everybody who has sent something, one row for each number and name. */
export const PersonList = () => (
  <List exporter={csv(PERSON_FIELDS)}>
    <DataTable>
      <DataTable.Col source="name" disableSort width={280}>
        <PersonLink />
      </DataTable.Col>
      <DataTable.Col source="phone" disableSort>
        <RuleValue source="phone" rule={PERSON_FIELDS.phone} />
      </DataTable.Col>
      <DataTable.Col source="email" disableSort>
        <RuleValue source="email" rule={PERSON_FIELDS.email} />
      </DataTable.Col>
      <DataTable.Col source="childName" disableSort />
      <DataTable.Col source="records" disableSort width={110} />
      <DataTable.Col source="createdAt" width={170}>
        <ReceivedAt />
      </DataTable.Col>
    </DataTable>
  </List>
);

/** A family has a page of its own. */
function PersonLink() {
  const person = useRecordContext<{ id: string; isFamily?: true }>();
  return <RecordLink {...(person?.isFamily && { resource: 'family-list' })} />;
}
