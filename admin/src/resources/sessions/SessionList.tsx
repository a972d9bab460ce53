import { Box, Typography } from '@mui/material';
import type { Session } from '#contract/plans';
import { PATHS } from '../../paths';
import { PLAIN_LIST } from '../../theme/boxes';
import { grouped } from '../plans/days';
import { withQuery } from '../plans/requests';
import { SessionLink } from './SessionLink';
import type { HolidayNames } from '../plans/useHolidays';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { wholeDay } from '../plans/words';

/** Without a width of its own: the page would take as many columns as fit into it for its least width. */
const GRID = {
  ...PLAIN_LIST,
  maxWidth: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
} as const;

interface Props {
  sessions: readonly Session[];
  holidays: HolidayNames;
  linkTo: (session: string) => string;
}

/** Sessions below the day on which they are. */
export function SessionList({ sessions, holidays, linkTo }: Props) {
  const t = usePlansTranslate();
  const days = grouped(sessions, ({ day }) => day);
  return [...days].map(([day, ofDay]) => (
    <Box key={day} component="section" aria-labelledby={`day-${day}`} sx={{ mb: 3 }}>
      <Typography id={`day-${day}`} component="h3" variant="h3" sx={{ mb: 1 }}>
        {[wholeDay(t, day), holidays.get(day)].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="ul" sx={GRID}>
        {ofDay.map((session) => (
          <li key={session._id} data-row tabIndex={-1}>
            <SessionLink session={session} to={linkTo(session._id)} />
          </li>
        ))}
      </Box>
    </Box>
  ));
}

/** Sessions with their days, each of which leads to its week in the timetable of the family. */
export const DatedSessions = ({ sessions, label }: { sessions: readonly Session[]; label: string }) => (
  <Box component="ol" aria-label={label} sx={GRID}>
    {sessions.map((session) => (
      <li key={session._id}>
        <SessionLink session={session} dated to={timetableOf(session)} />
      </li>
    ))}
  </Box>
);

const timetableOf = ({ _id, day, family }: Session): string =>
  withQuery(PATHS.timetable, { day, family, session: _id });
