import { CONTACT_FIELDS } from '#contract/contacts';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { BulkBar } from '../../list/BulkBar';
import { Clamped } from '../../list/Clamped';
import { Column } from '../../list/Column';
import { ListPage } from '../../list/ListPage';
import { DeleteButton } from '../../record/DeleteButton';
import { RecordLink } from '../../record/RecordLink';

/** /getcontact */
export const ContactList = () => (
  <ListPage exported={CONTACT_FIELDS} bulk={<BulkBar canDelete />}>
    <Column source="name" headline width={200}>
      <RecordLink />
    </Column>
    <Column source="email">
      <RuleValue source="email" rule={CONTACT_FIELDS.email} />
    </Column>
    <Column source="message" disableSort width="45%">
      <Clamped source="message" lines={4} />
    </Column>
    <Column source="createdAt" width={130}>
      <ReceivedAt />
    </Column>
    <Column source="actions" actions width={130}>
      <DeleteButton />
    </Column>
  </ListPage>
);
