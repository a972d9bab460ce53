import { CONTACT_STATUS, CONTACT_STATUSES } from '#contract/contacts';
import type { Rules } from '#contract/rule';
import { DueMark } from '../../fields/DueMark';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { BulkBar } from '../../list/BulkBar';
import { Clamped } from '../../list/Clamped';
import { Column } from '../../list/Column';
import { ChoiceFilter, DueFilter, NotToldFilter, SuspectedSpamFilter } from '../../list/filters';
import { ListPage } from '../../list/ListPage';
import { DeleteButton } from '../../record/DeleteButton';
import { RecordLink } from '../../record/RecordLink';
import { ReferenceLine } from '../../record/ReferenceLine';
import { UnlessSpam, SuspectedSpam } from '../../record/SuspectedSpam';
import { AnswerLink } from './AnswerLink';
import { SHOWN, STATUSES } from './contact';
import { ContactStatusField } from './ContactStatusField';
import { ContactDetailsField } from './ContactDetailsField';

const EXPORTED: Rules = { ...SHOWN, status: CONTACT_STATUS };
const FILTERS = [
  <ChoiceFilter key="status" source="status" values={CONTACT_STATUSES} alwaysOn />,
  <DueFilter key="due" source="due" alwaysOn />,
  <NotToldFilter key="toTell" source="toTell" alwaysOn />,
  <SuspectedSpamFilter key="suspectedSpam" source="suspectedSpam" alwaysOn />,
];

const WAITING = { status: 'new' };
/** Oldest first. */
const LONGEST_FIRST = { field: 'createdAt', order: 'ASC' } as const;

/** /getcontact: opens with the messages that wait for an answer, the one that has waited longest first. */
export const ContactList = () => (
  <ListPage
    exported={EXPORTED}
    filterDefaultValues={WAITING}
    filters={FILTERS}
    sort={LONGEST_FIRST}
    bulk={<BulkBar statuses={STATUSES} canDelete />}
  >
    <Column source="name" headline width={200}>
      <RecordLink lines={1} />
      <ReferenceLine />
    </Column>
    <Column source="email" selfEvident>
      <ContactDetailsField />
    </Column>
    <Column source="message" disableSort width="28%" selfEvident>
      <Clamped source="message" lines={3} />
    </Column>
    <Column source="status" width={204} selfEvident>
      <UnlessSpam instead={<SuspectedSpam />}>
        <ContactStatusField />
      </UnlessSpam>
    </Column>
    <Column source="createdAt" width={130}>
      <ReceivedAt />
      <DueMark waits="new" />
    </Column>
    <Column source="actions" actions width={130}>
      <UnlessSpam>
        <AnswerLink />
      </UnlessSpam>
      <DeleteButton />
    </Column>
  </ListPage>
);
