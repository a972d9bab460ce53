import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Session } from '#contract/plans';
import { PLAIN_LIST } from '../theme/boxes';
import { grouped } from './days';
import { SessionLink } from './SessionLink';
import type { HolidayNames } from './useHolidays';
import { usePlansTranslate } from './usePlansTranslate';
import { wholeDay } from './words';

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
      <Box
        component="ul"
        sx={{
          ...PLAIN_LIST,
          maxWidth: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {ofDay.map((session) => (
          <li key={session._id}>
            <SessionLink session={session} to={linkTo(session._id)} />
          </li>
        ))}
      </Box>
    </Box>
  ));
}
