import Box from '@mui/material/Box';
import type { Session } from '#contract/plans';
import { PATHS, withQuery } from '../paths';
import { PLAIN_LIST } from '../theme/boxes';
import { SessionLink } from './SessionLink';

/** Sessions with their days, each of which leads to its week in the timetable of the family. */
export const DatedSessions = ({ sessions, label }: { sessions: readonly Session[]; label: string }) => (
  <Box
    component="ol"
    aria-label={label}
    // Without a width of its own: the page would take as many columns as fit into it for its least width.
    sx={{
      ...PLAIN_LIST,
      maxWidth: 'none',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    }}
  >
    {sessions.map((session) => (
      <li key={session._id}>
        <SessionLink session={session} dated to={timetableOf(session)} />
      </li>
    ))}
  </Box>
);

const timetableOf = ({ _id, day, family }: Session): string =>
  withQuery(PATHS.timetable, { day, family, session: _id });
