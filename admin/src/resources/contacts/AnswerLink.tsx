import { Box, Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRecordName } from '../../ui/useRecordName';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { showPath } from '../../config/recordPage';
import type { Contact } from './contact';

/** Leads to the form that answers a message, while it waits for one. */
export function AnswerLink() {
  const translate = useTranslate();
  const name = useRecordName();
  const contact = useRecordContext<Contact>();
  if (contact?.status !== 'new' || contact.consentWithdrawnAt !== undefined) return null;
  return (
    <Button component={Link} to={`${showPath('getcontact', contact.id)}#answer`} variant="outlined">
      {translate('resources.getcontact.answer')}
      <Box component="span" sx={visuallyHidden}>
        {` ${translate('admin.actions.forRecord', { name })}`}
      </Box>
    </Button>
  );
}
