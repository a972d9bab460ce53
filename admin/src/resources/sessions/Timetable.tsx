import { Box, Button, GlobalStyles, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#contract/plans';
import { StaffFailure } from '../../fields/useStaff';
import { lazyPage } from '../../ui/lazyPage';
import { useFocusFallback } from '../../hooks/useFocusFallback';
import { PageTitle } from '../../ui/PageTitle';
import { ReadFailure } from '../../ui/ReadFailure';
import { Letterhead, PrintButton } from '../../record/print';
import { ReadState } from '../plans/ReadState';
import { useRead, useSessions } from '../plans/requests';
import type { CalendarProps } from './SessionCalendar';
import { SessionDialog } from './SessionDialog';
import { SessionList } from './SessionList';
import { TimetableFilters } from './TimetableFilters';
import { useHolidays } from '../plans/useHolidays';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { useTimetable } from './useTimetable';
import { PLACE_WORDS, wholeDay } from '../plans/words';

/** Loaded when it is first shown, because it brings a library. */
const SessionCalendar = lazyPage<CalendarProps>(async () => (await import('./SessionCalendar')).SessionCalendar);

/** A week is printed in landscape, to hang on the wall. */
const LANDSCAPE = { '@page': { size: 'landscape', margin: '10mm' } };

/** /timetable: the sessions of a week or a month, of everybody, a teacher, a family or a place. */
export function Timetable() {
  const t = usePlansTranslate();
  const table = useTimetable();
  const sessions = useSessions(table.filter);
  const { data = [] } = sessions;
  const holidays = useHolidays(table.first, table.last);
  const queries = useQueryClient();
  // Where the backend is away nothing can be read: one note says so, and its button is for all of it.
  const readFailedAgain = () =>
    queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  // Paper is narrower than the screen it is printed from.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md').replace('@media', 'screen and'), {
    noSsr: true,
  });
  const listed = data.find(({ _id }) => _id === table.opened);
  // A link may lead to a session that another filter hides.
  const isLinked = table.opened !== null && sessions.isSuccess && !listed;
  const linked = useRead<Session>(`/sessions/${table.opened}`, isLinked);
  const found = listed ?? (isLinked ? linked.data : undefined);
  // Kept while it is read, where a change has taken it out of what is shown: its dialog says what was done.
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  const opened = found ?? (kept?._id === table.opened && !linked.error ? kept : undefined);
  const days = table.view === 'open' ? t(table.only) : `${wholeDay(t, table.first)} – ${wholeDay(t, table.last)}`;
  // On paper nothing else says of whom, and where.
  const shown = [days, table.profile && data[0]?.tName, table.place && t(PLACE_WORDS[table.place])];
  return (
    <>
      <GlobalStyles styles={LANDSCAPE} />
      <Letterhead />
      <Box sx={{ displayPrint: 'none' }}>
        <PageTitle title={t('timetable')} />
      </Box>
      <TimetableFilters table={table} />
      {!sessions.error && <StaffFailure />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 2 }}>
        <Typography component="h2" variant="h2" sx={{ mr: 'auto' }} aria-live="polite">
          {shown.filter(Boolean).join(' · ')}
        </Typography>
        {table.view !== 'open' && (
          <Box
            component="nav"
            aria-label={t('otherDays')}
            // On a phone the other button wraps with them, and needs no line of its own.
            sx={{ display: { xs: 'contents', sm: 'flex' }, flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}
          >
            <Button variant="outlined" onClick={() => table.step(-1)}>
              {t(table.view === 'week' ? 'weekBefore' : 'monthBefore')}
            </Button>
            <Button variant="outlined" onClick={table.toToday}>
              {t('today')}
            </Button>
            <Button variant="outlined" onClick={() => table.step(1)}>
              {t(table.view === 'week' ? 'weekAfter' : 'monthAfter')}
            </Button>
          </Box>
        )}
        <PrintButton />
      </Box>
      <ReadState of={{ ...sessions, refetch: readFailedAgain }} />
      {!sessions.error && (
        <ReadFailure failed="plans.holidaysFailed" error={holidays.error} refetch={holidays.refetch} />
      )}
      {isLinked && linked.error && <ReadState of={linked} />}
      {sessions.isSuccess && (
        <Typography role="status" sx={{ mb: 1, displayPrint: 'none' }}>
          {t('sessionsFound', { smart_count: data.length })}
        </Typography>
      )}
      <Box {...useFocusFallback()}>
        {sessions.isLoadingError ? null : table.view !== 'open' && !isNarrow ? (
          <SessionCalendar
            view={table.view}
            first={table.first}
            sessions={data}
            holidays={holidays.names}
            linkTo={table.linkTo}
            onOpen={table.open}
          />
        ) : (
          <SessionList sessions={data} holidays={holidays.names} linkTo={table.linkTo} />
        )}
        {table.opened !== null && opened && (
          <SessionDialog key={opened._id} session={opened} onClose={() => table.open(undefined)} />
        )}
      </Box>
    </>
  );
}
