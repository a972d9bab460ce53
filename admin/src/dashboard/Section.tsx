import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface Props {
  id: string;
  title: string;
  /** Only its title is shown until it is opened, and nothing of it is asked for. */
  folded?: true;
  children: ReactNode;
}

/** A part of the dashboard that navigation state can name. */
export function Section({ id, title, folded, children }: Props) {
  const { heading, isWanted } = useScrollTarget(id);
  const [isOpen, setIsOpen] = useState(isWanted);
  const name = (
    <Typography
      id={`${id}-heading`}
      ref={heading}
      variant="h2"
      tabIndex={-1}
      sx={folded ? { display: 'inline' } : { mb: 1.5 }}
    >
      {title}
    </Typography>
  );
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-heading`} sx={{ mb: folded ? 1 : 4 }}>
      {folded ? (
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <Box component="summary" sx={{ py: 1, mb: 1, cursor: 'pointer' }}>
            {name}
          </Box>
          {isOpen && children}
        </details>
      ) : (
        <>
          {name}
          {children}
        </>
      )}
    </Box>
  );
}

/** Brings a section into view, and its heading into focus, when the navigation state names it. */
function useScrollTarget(section: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const wanted: unknown =
    typeof state === 'object' && state !== null && 'scrollTo' in state ? state.scrollTo : undefined;

  useEffect(() => {
    if (wanted !== section) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
    // Each click on the button is a new navigation with a new `key`.
  }, [key, wanted, section]);
  return { heading, isWanted: wanted === section };
}
