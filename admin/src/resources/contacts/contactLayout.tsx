import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { CONTACT_FIELDS } from '#contract/contacts';
import { ReceivedAt } from '../../fields/ReceivedAt';
import { RuleValue } from '../../fields/RuleValue';
import { clamp } from '../../list/clamp';
import type { Layout } from '../../list/columns';
import { PATHS } from '../../paths';
import { DeleteButton, type DeleteTexts } from '../../record/DeleteButton';
import { RecordLink } from '../../record/RecordLink';

export const DELETE_TEXTS: DeleteTexts = {
  ask: 'resources.contacts.deleteAsk',
  text: 'resources.contacts.deleteText',
  failed: 'resources.contacts.deleteFailed',
};

function Message() {
  return <Box sx={clamp(4)}>{useRecordContext<{ id: string; message: string }>()?.message}</Box>;
}

export const contactLayout: Layout = {
  headline: { source: 'name', cell: <RecordLink within={PATHS.contacts} />, sortBy: 'name', width: 200 },
  columns: [
    { source: 'email', cell: <RuleValue source="email" rule={CONTACT_FIELDS.email} />, sortBy: 'email' },
    { source: 'message', cell: <Message />, width: '45%' },
    { source: 'createdAt', cell: <ReceivedAt />, sortBy: 'createdAt', width: 130 },
  ],
  actions: { source: 'actions', cell: <DeleteButton texts={DELETE_TEXTS} variant="outlined" />, width: 130 },
};
