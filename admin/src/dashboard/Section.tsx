import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** A part of the dashboard that navigation state can name. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const heading = useScrollTarget(id);
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-heading`} sx={{ mb: 4 }}>
      <Typography id={`${id}-heading`} ref={heading} variant="h2" tabIndex={-1} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
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
  return heading;
}
