import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useRecordContext } from 'react-admin';
import type { BookingKind } from '#contract/bookings';
import { OPEN_GOALS_MAX, type Goal } from '#contract/goals';
import { Disclosure } from '../../ui/Disclosure';
import { Section } from '../../ui/Section';
import { PLAIN_LIST } from '../../theme/boxes';
import { AddGoal } from './AddGoal';
import { CloseGoal } from './CloseGoal';
import { GoalItem } from './GoalItem';
import { NotesOfSessions } from './NotesOfSessions';
import type { Booking } from '../bookings/booking';
import { ReadState } from '../plans/ReadState';
import { listAddress, useRead } from '../plans/requests';
import { usePlansTranslate } from '../plans/usePlansTranslate';

/** On the page of an approved booking: the small goals of the child, and the notes of its sessions. */
export function GoalsSection({ kind }: { kind: BookingKind }) {
  const booking = useRecordContext<Booking>();
  if (booking?.status !== 'Approved') return null;
  return (
    <>
      <Goals kind={kind} booking={booking.id} />
      <NotesOfSessions booking={booking.id} />
    </>
  );
}

function Goals({ kind, booking }: { kind: BookingKind; booking: string }) {
  const t = usePlansTranslate();
  const locale = useLocale();
  const [isAdding, setAdding] = useState(false);
  const [closing, setClosing] = useState<Goal>();
  const goals = useRead<Goal[]>(listAddress('/goals', { filter: { booking } }));
  const open = goals.data?.filter(({ status }) => status === 'open') ?? [];
  const done = goals.data?.filter(({ status }) => status !== 'open') ?? [];
  return (
    <Section id="goals" title={t('goals')} lead={t('goalsLead', { most: OPEN_GOALS_MAX })}>
      <ReadState of={goals} />
      {goals.data && open.length === 0 && <Typography>{t('noGoals')}</Typography>}
      <Box component="ul" sx={{ ...PLAIN_LIST, gap: 2 }}>
        {open.map((goal) => (
          <GoalItem key={goal._id} goal={goal} onClose={() => setClosing(goal)} />
        ))}
      </Box>
      {done.length > 0 && (
        <Disclosure title={t('goalsDone', { smart_count: done.length })}>
          <Box component="ul" sx={{ ...PLAIN_LIST, gap: 2 }}>
            {done.map((goal) => (
              <GoalItem key={goal._id} goal={goal} onClose={() => setClosing(goal)} />
            ))}
          </Box>
        </Disclosure>
      )}
      {closing && (
        <CloseGoal
          goal={goals.data?.find(({ _id }) => _id === closing._id) ?? closing}
          onClose={() => setClosing(undefined)}
        />
      )}
      {isAdding ? (
        <AddGoal kind={kind} booking={booking} onClose={() => setAdding(false)} />
      ) : (
        open.length < OPEN_GOALS_MAX && (
          <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setAdding(true)}>
            {t('addGoal')}
          </Button>
        )
      )}
      <Typography sx={{ mt: 2, displayPrint: 'none' }}>
        <Link href={reportAddress(booking, locale)} target="_blank" rel="noopener">
          {t('progressReport')}
        </Link>
      </Typography>
    </Section>
  );
}

/** The site shows the report to whoever is logged in here: both read the session from the same place. */
const reportAddress = (booking: string, locale: string) =>
  `${locale === 'en' ? '' : `/${locale}`}/progress-report#booking-${booking}`;
