import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useRecordName } from '../../ui/useRecordName';
import { ToldMark } from '../../decisions/ToldMark';
import { DecideButton } from '../../ui/DecideButton';
import { StatusChip } from '../../ui/StatusChip';
import { Decisions } from '../../decisions/StatusField';
import { useSaveStatus } from '../../decisions/useSaveStatus';
import { type Contact, STATUSES } from './contact';

/** Beside each other, as many as fit. */
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 } as const;

/** Whether a message is answered, needs an answer, or none. */
export function ContactStatusField() {
  const translate = useTranslate();
  const contact = useRecordContext<Contact>();
  if (!contact) return null;
  return (
    <Box sx={LINE}>
      <Box sx={LINE}>
        <StatusChip {...chipOf(contact, translate)} />
        {contact.status === 'closed' && contact.consentWithdrawnAt === undefined && <ReopenButton />}
      </Box>
      <ToldMark />
      <Decisions statuses={STATUSES} />
    </Box>
  );
}

/** What is written is no answer yet: it has to go out. */
function chipOf({ status, toTell }: Contact, translate: (key: string) => string) {
  if (status !== 'answered') return { status, label: translate(`resources.getcontact.statuses.${status}`) };
  return toTell
    ? { status: 'waiting', label: translate('resources.getcontact.notTold') }
    : { status, label: translate('resources.getcontact.isAnswered') };
}

function ReopenButton() {
  const translate = useTranslate();
  const name = useRecordName();
  const { save, saving, isSaving } = useSaveStatus();
  return (
    <DecideButton
      sx={{ px: 0.5, textDecoration: 'underline', textUnderlineOffset: '3px' }}
      label={translate(saving === undefined ? 'resources.getcontact.reopen' : 'admin.actions.saving')}
      about={translate('admin.actions.forRecord', { name })}
      isPending={isSaving}
      onDecide={() => save('new')}
    />
  );
}
