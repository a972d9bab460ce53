import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { replyBy } from '#contract/working-days';
import { day, today } from './formats';

/** By when somebody who waits has to be answered: what the site promised them. */
export function DueMark({ waits }: { waits: string }) {
  const translate = useTranslate();
  const record = useRecordContext<{ id: string; status: string; createdAt: string }>();
  if (record?.status !== waits) return null;
  const due = replyBy(new Date(record.createdAt));
  const now = today();
  const state = due < now ? 'late' : due === now ? 'today' : 'later';
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        fontSize: '0.9375rem',
        ...(state === 'late' && { color: 'error.main', fontWeight: 700 }),
        ...(state === 'today' && { color: 'warning.main', fontWeight: 700 }),
        ...(state === 'later' && { color: 'text.secondary' }),
      }}
    >
      {translate(`admin.due.${state}`, { day: day(due) })}
    </Box>
  );
}
