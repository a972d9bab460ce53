import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { BookingKind } from '#contract/bookings';
import { SERIES_END_FIELDS } from '#contract/plan-rules';
import type { Series } from '#contract/plans';
import { day as written, today } from '../../config/formats';
import { StaffFailure, useStaff } from '../../fields/useStaff';
import { Section } from '../../ui/Section';
import { NamedButton } from '../../ui/NamedButton';
import { PATHS } from '../../paths';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';
import { DatedSessions } from '../sessions/SessionList';
import { daysLater } from '../plans/days';
import { DayField } from '../plans/inputs';
import { PauseSeries } from './PauseSeries';
import { ActionDialog } from '../../form/ActionDialog';
import type { Booking } from '../bookings/booking';
import { ReadState } from '../plans/ReadState';
import { listAddress, send, useDone, useRead, useSessions, withQuery } from '../plans/requests';
import { useFormAction } from '../plans/useFormAction';
import { type PlansTranslate, usePlansTranslate } from '../plans/usePlansTranslate';
import { PLACE_WORDS, timeWord, weekdayWord } from '../plans/words';

const NEXT = 8;

/** On the page of an approved booking: its next sessions, its series, and the way to plan more. */
export function SessionsSection({ kind }: { kind: BookingKind }) {
  const booking = useRecordContext<Booking>();
  return booking?.status === 'Approved' ? <Sessions kind={kind} booking={booking} /> : null;
}

function Sessions({ kind, booking: { id, family } }: { kind: BookingKind; booking: Booking }) {
  const t = usePlansTranslate();
  const next = useSessions({ booking: id, since: today(), status: 'planned' }, { most: NEXT });
  const series = useRead<Series[]>(listAddress('/series', { filter: { booking: id } }));
  const owed = useSessions({ booking: id, owed: true });
  const timetable = family === undefined ? undefined : withQuery(PATHS.timetable, { family });
  return (
    <Section id="sessions" title={t('sessions')}>
      <ReadState of={[next, series, owed]} />
      <StaffFailure />
      {next.data?.length === 0 && <Typography>{t('noNextSessions')}</Typography>}
      {next.data && next.data.length > 0 && <DatedSessions sessions={next.data} label={t('nextSessions')} />}
      {(owed.data?.length ?? 0) > 0 && (
        <Typography sx={{ mt: 1 }}>{t('owedLead', { smart_count: owed.data?.length ?? 0 })}</Typography>
      )}
      <Box component="ul" aria-label={t('series')} sx={{ ...PLAIN_LIST, mt: 2 }}>
        {series.data?.map((one) => (
          <SeriesLine key={one._id} series={one} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 2, displayPrint: 'none' }}>
        <Button variant="contained" component={RouterLink} to={withQuery(PATHS.planSessions, { kind, booking: id })}>
          {t('planSessions')}
        </Button>
        {timetable && <Link to={timetable}>{t('familyTimetable')}</Link>}
      </Box>
    </Section>
  );
}

const patternOf = (t: PlansTranslate, { pattern }: Series): string =>
  pattern.map((row) => `${weekdayWord(t, row.weekday)} ${timeWord(row)}`).join(', ');

/** A series that was ended, or split on a day, keeps its sessions before that day: until they are over it is not called ended. */
function useSeriesState({ _id, booking, status, until }: Series) {
  const mayGoOn = until >= today();
  const isToEnd = status === 'ended' && mayGoOn;
  const left = useSessions({ booking, since: today(), until, status: 'planned' }, { enabled: isToEnd });
  if (!isToEnd) return { left, isEnded: status === 'ended', isGoingOn: mayGoOn };
  const isGoingOn = left.data?.some(({ series }) => series === _id);
  return { left, isEnded: isGoingOn === false, isGoingOn };
}

function SeriesLine({ series }: { series: Series }) {
  const t = usePlansTranslate();
  const done = useDone();
  const staff = useStaff({ chosen: series.profile });
  const [asking, setAsking] = useState(false);
  const [pausing, setPausing] = useState(false);
  const [first, setFirst] = useState(() => daysLater(today(), 1));
  const { from, until, place, profile } = series;
  const { left, isEnded, isGoingOn } = useSeriesState(series);
  const what = patternOf(t, series);
  const end = useFormAction(
    SERIES_END_FIELDS,
    'plans.endFailed',
    () => send('POST', `/series/${series._id}/end`, { from: first }),
    async () => {
      setAsking(false);
      await done(t('seriesEnded'));
    },
  );
  return (
    <Box component="li" sx={BORDERED_ITEM}>
      <strong>{what}</strong>
      <Box>
        {[staff.find(({ value }) => value === profile)?.name, t(PLACE_WORDS[place])].filter(Boolean).join(', ')}
      </Box>
      <Box sx={SECONDARY_TEXT}>
        {`${written(from)} – ${written(until)}`}
        {isEnded && `, ${t('ended')}`}
      </Box>
      {left.error && <ReadState of={left} />}
      {isGoingOn && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          <NamedButton label={t('pauseSeries')} about={what} onClick={() => setPausing(true)} />
          <NamedButton label={t('endSeries')} about={what} onClick={() => setAsking(true)} />
        </Box>
      )}
      {pausing && <PauseSeries series={series} what={what} onClose={() => setPausing(false)} />}
      {asking && (
        <ActionDialog
          title={t('endTitle', { what })}
          action={end}
          submit={t('endSeries')}
          color="warning"
          onClose={() => setAsking(false)}
        >
          <Typography sx={{ mb: 2 }}>{t('endText')}</Typography>
          <DayField label={t('endFrom')} value={first} onChange={setFirst} error={end.errors['from']} />
        </ActionDialog>
      )}
    </Box>
  );
}
