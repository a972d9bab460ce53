import { Alert, Box, Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { GoalFigures } from '#contract/goals';
import type { SessionFigures } from '#contract/plans';
import { COUNT_GRID, CountLink } from '../../dashboard/CountLink';
import { DashboardSection } from '../../dashboard/DashboardSection';
import { ReadFailure } from '../../ui/ReadFailure';
import { filteredList, PATHS } from '../../paths';
import { hoursOf } from '../plans/days';
import { useRead, withQuery } from '../plans/requests';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { wholeDay } from '../plans/words';
import { today } from '../../config/formats';
import { showPath } from '../../config/recordPage';

const withIds = (path: string, id: readonly string[] = []): string => filteredList(path, { id });

/** The dashboard's lines about sessions and goals; each leads to what it counts. */
export function DashboardPlans() {
  const t = usePlansTranslate();
  const { data, error, refetch } = useRead<SessionFigures>('/sessions/figures');
  const goalFigures = useRead<GoalFigures>('/goals/figures');
  const goals = goalFigures.data;
  if (error) return <ReadFailure failed="plans.failedToRead" error={error} refetch={refetch} />;
  if (!data) return null;
  const { unresolved, owed, withoutSeries, familiesWaiting, free, onDaysOff, missingYear } = data;
  const items = [
    { total: data.today, text: 'todayCount', to: withQuery(PATHS.timetable, { day: today() }), always: true },
    {
      total: unresolved,
      text: 'unresolvedCount',
      to: withQuery(PATHS.timetable, { view: 'open', only: 'unresolvedOnes' }),
      isLate: true,
    },
    {
      total: data.withdrawn,
      text: 'withdrawnCount',
      to: withIds(PATHS.inbox, data.withdrawnBookings),
      isLate: true,
    },
    { total: owed, text: 'owedCount', to: withQuery(PATHS.timetable, { view: 'open', only: 'owedOnes' }) },
    { total: withoutSeries, text: 'withoutSeriesCount', to: withIds(PATHS.inbox, data.bookingsWithoutSeries) },
    { total: familiesWaiting, text: 'familiesWaitingCount', to: withIds(PATHS.families, data.waitingFamilies) },
    {
      total: goals?.withoutNotes.length ?? 0,
      text: 'withoutNoteCount',
      to: withIds(
        PATHS.inbox,
        goals?.withoutNotes.map(({ booking }) => booking),
      ),
    },
    { total: goals?.stalled ?? 0, text: 'stuckCount', to: withIds(PATHS.inbox, goals?.stalledBookings) },
  ] as const;
  return (
    <DashboardSection id="sessions" title={t('sessions')}>
      <ReadFailure failed="plans.failedToRead" error={goalFigures.error} refetch={goalFigures.refetch} />
      {missingYear !== undefined && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('missingYear', { year: missingYear })}{' '}
          <Link to={withQuery(PATHS.holidayList, { year: String(missingYear) })}>{t('holidays')}</Link>
        </Alert>
      )}
      <Box component="ul" sx={COUNT_GRID}>
        {items
          .filter((item) => item.total > 0 || 'always' in item)
          .map(({ total, text, to, ...item }) => (
            <CountLink key={text} total={total} to={to} tone={'isLate' in item ? 'late' : 'neutral'}>
              {t(text, { smart_count: total })}
            </CountLink>
          ))}
      </Box>
      {goals && goals.stepsThisMonth > 0 && (
        <Typography sx={{ mt: 2 }}>{t('stepsCount', { smart_count: goals.stepsThisMonth })}</Typography>
      )}
      {onDaysOff.length > 0 && (
        <>
          <Typography component="h3" variant="h3" sx={{ mt: 2, mb: 1 }}>
            {t('daysOffTitle')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {onDaysOff.map(({ profile, tName, day, sessions }) => (
              <li key={profile}>
                <Link to={showPath('alldetails', profile)}>{tName}</Link>
                {`: ${t('sessionsFound', { smart_count: sessions })}, ${wholeDay(t, day)}`}
              </li>
            ))}
          </Box>
        </>
      )}
      {free.length > 0 && (
        <>
          <Typography component="h3" variant="h3" sx={{ mt: 2, mb: 1 }}>
            {t('freeTitle')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {free.map(({ profile, tName, minutes }) => (
              <li key={profile}>
                <Link to={withQuery(PATHS.timetable, { profile })}>{tName}</Link>
                {`: ${t('hoursFree', { hours: hoursOf(minutes) })}`}
              </li>
            ))}
          </Box>
        </>
      )}
    </DashboardSection>
  );
}
