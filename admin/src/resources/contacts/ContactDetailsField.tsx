import { Chip, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { RuleValue } from '../../fields/RuleValue';
import type { Contact } from './contact';

/** The sender's contact details; for a call back also the language and time. */
export function ContactDetailsField() {
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
