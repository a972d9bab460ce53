import { Chip, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS, CONTACT_STATUS, CONTACT_STATUSES } from '#contract/contacts';
import { LANGUAGE_FIELDS } from '#contract/languages';
import type { Rules } from '#contract/rule';
import { DueMark } from '../../fields/DueMark';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { BulkActions } from '../../decisions/BulkActions';
import { DataTable } from '../../list/DataTable';
import { ChoiceFilter, DueFilter, NotToldFilter, SuspectedSpamFilter } from '../../list/filters';
import { csv } from '../../list/exporter';
import { List } from '../../list/List';
import { DeleteButton } from '../../ui/DeleteButton';
import { RecordLink } from '../../ui/RecordLink';
import { ReferenceLine } from '../../ui/ReferenceLine';
import { UnlessSpam, SuspectedSpam } from '../../decisions/SuspectedSpam';
import { AnswerLink } from './AnswerLink';
import { type Contact, SHOWN, STATUSES } from './contact';
import { ContactStatusField } from './ContactStatusField';

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
  <List exporter={csv(EXPORTED)} filterDefaultValues={WAITING} filters={FILTERS} sort={LONGEST_FIRST}>
    <DataTable bulkActionButtons={<BulkActions statuses={STATUSES} canDelete />}>
      <DataTable.Col source="name" width={200}>
        <RecordLink lines={1} />
        <ReferenceLine />
      </DataTable.Col>
      <DataTable.Col source="email" labelOnCards={false}>
        <ContactDetailsField />
      </DataTable.Col>
      <DataTable.Col source="message" disableSort width="26%" labelOnCards={false} />
      <DataTable.Col source="status" width={204} labelOnCards={false}>
        <UnlessSpam fallback={<SuspectedSpam />}>
          <ContactStatusField />
        </UnlessSpam>
      </DataTable.Col>
      <DataTable.Col source="createdAt" width={130}>
        <ReceivedAt />
        <DueMark pending="new" />
      </DataTable.Col>
      <DataTable.Col label="admin.list.actions" width={130}>
        <UnlessSpam>
          <AnswerLink />
        </UnlessSpam>
        <DeleteButton iconInTable />
      </DataTable.Col>
    </DataTable>
  </List>
);

/** The sender's contact details; for a call back also the language and time. */
function ContactDetailsField() {
  const translate = useTranslate();
  const contact = useRecordContext<Contact>();
  if (!contact) return null;
  return (
    <Stack useFlexGap sx={{ gap: 0.5, alignItems: 'start' }}>
      {contact.callBack && <Chip size="small" color="secondary" label={translate('resources.getcontact.callBack')} />}
      {contact.phone && <RuleValue source="phone" rule={CONTACT_CHANNEL_FIELDS.phone} />}
      {contact.email && <RuleValue source="email" rule={CONTACT_FIELDS.email} />}
      {contact.callBack && (
        <span>
          <RuleValue source="language" rule={LANGUAGE_FIELDS.language} />
          {contact.bestTime && ', '}
          {contact.bestTime && <RuleValue source="bestTime" rule={CONTACT_CHANNEL_FIELDS.bestTime} />}
        </span>
      )}
    </Stack>
  );
}
