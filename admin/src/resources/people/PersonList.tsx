import { NumberField, TextField } from 'react-admin';
import { PERSON_FIELDS } from '#contract/people';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { Column } from '../../list/Column';
import { ListPage } from '../../list/ListPage';
import { RecordLink } from '../../record/RecordLink';

/** Everybody who has sent something, one row for each number and name. */
export const PersonList = () => (
  <ListPage exported={PERSON_FIELDS}>
    <Column source="name" headline disableSort width={280}>
      <RecordLink />
    </Column>
    <Column source="phone" disableSort>
      <RuleValue source="phone" rule={PERSON_FIELDS.phone} />
    </Column>
    <Column source="email" disableSort>
      <RuleValue source="email" rule={PERSON_FIELDS.email} />
    </Column>
    <Column source="childName" disableSort>
      <TextField source="childName" variant="inherit" />
    </Column>
    <Column source="records" disableSort width={110}>
      <NumberField source="records" variant="inherit" textAlign="left" />
    </Column>
    <Column source="createdAt" width={170}>
      <ReceivedAt />
    </Column>
  </ListPage>
);
