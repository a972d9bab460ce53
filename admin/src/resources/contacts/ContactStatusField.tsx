import { useRecordContext, useTranslate } from 'react-admin';
import { ToldMark } from '../../outbox/ToldMark';
import { StatusChip } from '../../status/StatusChip';
import type { Contact } from './contact';

/** Whether a message is answered. */
export function ContactStatusField() {
  const translate = useTranslate();
  const contact = useRecordContext<Contact>();
  return (
    contact && (
      <>
        <StatusChip status={contact.status} label={translate(`resources.getcontact.statuses.${contact.status}`)} />
        <ToldMark />
      </>
    )
  );
}
