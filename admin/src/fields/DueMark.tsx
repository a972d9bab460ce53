import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { replyBy } from '#contract/working-days';
import { dayOfYear, today } from '../config/formats';

/** By when a record with the status `pending` has to be answered, as the site promised. */
export function DueMark({ pending }: { pending: string }) {
  const record = useRecordContext<{ id: string; status: string; createdAt: string; reopenedAt?: string }>();
  if (record?.status !== pending) return null;
  const due = replyBy(new Date(record.reopenedAt ?? record.createdAt));
  const now = today();
  const state = due < now ? 'late' : due === now ? 'today' : 'later';
  return <DueText state={state} day={dayOfYear(due)} />;
}

/** A due date in words and in colour. */
export function DueText({ state, day }: { state: 'late' | 'today' | 'soon' | 'later'; day: string }) {
  const translate = useTranslate();
  const isClose = state === 'today' || state === 'soon';
  return (
    <Box
      component="span"
      sx={{
        display: { xs: 'inline', lg: 'block' },
        ml: { xs: 1, lg: 0 },
        fontSize: '0.875rem',
        whiteSpace: { lg: 'nowrap' },
        ...(state === 'late' && { color: 'error.main', fontWeight: 700 }),
        ...(isClose && { color: 'warning.main', fontWeight: 700 }),
        ...(state === 'later' && { color: 'text.secondary' }),
      }}
    >
      {translate(`admin.due.${state}`, { day })}
    </Box>
  );
}
