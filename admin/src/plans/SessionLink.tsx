import Box from '@mui/material/Box';
import type { DragEvent } from 'react';
import { Link } from 'react-router';
import type { Session } from '#contract/plans';
import { useSay } from './useSay';
import { dayWord, PLACE_WORDS, standing, timeWord } from './words';

export const SESSION_DRAG = 'application/x-session';

interface Props {
  session: Session;
  to: string;
  /** Can be dragged to another cell. */
  draggable?: boolean;
  /** With its day, where nothing around it says it. */
  dated?: boolean;
}

const COLOURS = {
  planned: 'background.paper',
  held: 'var(--leaf)',
  absent: 'var(--mist)',
  cancelled: 'var(--mist)',
} as const;

/** A session in the timetable. A link, so that it is printed, opened in a tab of its own, and sent. */
export function SessionLink({ session, to, draggable = false, dated = false }: Props) {
  const say = useSay();
  const { status, unresolved, place } = session;
  const isOrdinary = status === 'planned' && !unresolved && session.makesUp === undefined;
  const details = [session.tName, say(PLACE_WORDS[place]), ...(isOrdinary ? [] : [standing(say, session)])];
  const start = (event: DragEvent): void => {
    event.dataTransfer.setData(SESSION_DRAG, session._id);
    event.dataTransfer.effectAllowed = 'move';
  };
  return (
    <Box
      component={Link}
      to={to}
      draggable={draggable}
      {...(draggable && { onDragStart: start })}
      sx={{
        display: 'block',
        minHeight: 44,
        p: 1,
        border: 1,
        borderColor: unresolved ? 'error.main' : 'divider',
        borderRadius: 1,
        bgcolor: unresolved ? 'var(--rose)' : COLOURS[status],
        color: 'text.primary',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        '&:hover': { borderColor: 'var(--line)' },
      }}
    >
      {dated && (
        <Box component="span" sx={{ display: 'block' }}>
          {dayWord(say, session.day)}
        </Box>
      )}
      <strong style={status === 'cancelled' ? { textDecoration: 'line-through' } : {}}>{timeWord(session)}</strong>{' '}
      {session.childName}
      <Box component="span" sx={{ display: 'block', fontSize: '0.9375rem' }}>
        {details.join(' · ')}
      </Box>
    </Box>
  );
}
