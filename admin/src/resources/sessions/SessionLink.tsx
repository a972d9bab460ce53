import { Box } from '@mui/material';
import { Link } from 'react-router';
import type { Session } from '#contract/plans';
import { usePlansTranslate } from '../plans/usePlansTranslate';
import { dayWord, PLACE_WORDS, sessionStatusText, timeWord } from '../plans/words';

interface Props {
  session: Session;
  to: string;
  /** Its day is written too, where nothing around it says it. */
  dated?: boolean;
}

const COLOURS = {
  planned: 'background.paper',
  held: 'var(--leaf)',
  absent: 'var(--mist)',
  cancelled: 'var(--mist)',
} as const;

/** The colour behind a session: of what happened, or that nobody has recorded it. */
export const backgroundOf = ({ unresolved, status }: Session): string => (unresolved ? 'var(--rose)' : COLOURS[status]);

/** When a session is, how it stands where that is not the usual, with whom and where: a small box cuts what comes last. */
export function SessionLine({ session }: { session: Session }) {
  const t = usePlansTranslate();
  const { status, unresolved, place, tName } = session;
  const isOrdinary = status === 'planned' && !unresolved && session.makesUp === undefined;
  const details = [...(isOrdinary ? [] : [sessionStatusText(t, session)]), tName, t(PLACE_WORDS[place])];
  return (
    <>
      <strong style={status === 'cancelled' ? { textDecoration: 'line-through' } : {}}>{timeWord(session)}</strong>{' '}
      {session.childName}
      <Box component="span" sx={{ display: 'block', fontSize: '0.9375rem' }}>
        {details.join(' · ')}
      </Box>
    </>
  );
}

/** A session in the timetable. A link, so that it is printed, opened in a tab of its own, and sent. */
export function SessionLink({ session, to, dated = false }: Props) {
  const t = usePlansTranslate();
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'block',
        minHeight: 44,
        p: 1,
        border: 1,
        borderColor: session.unresolved ? 'error.main' : 'divider',
        borderRadius: 1,
        bgcolor: backgroundOf(session),
        color: 'text.primary',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        '&:hover': { borderColor: 'var(--line)' },
      }}
    >
      {dated && (
        <Box component="span" sx={{ display: 'block' }}>
          {dayWord(t, session.day)}
        </Box>
      )}
      <SessionLine session={session} />
    </Box>
  );
}
