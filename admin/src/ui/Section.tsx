import { Box, type SxProps, type Theme, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFocusFallback } from '../hooks/useFocusFallback';

interface Props {
  /** Id of its heading; navigation state can name it as `scrollTo`, and an address after `#`. */
  id: string;
  title: string;
  /** A sentence below the title. */
  lead?: string;
  /** Only its title is shown until it is opened, and nothing of it is asked for. */
  folded?: true;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A part of a page. Where what had the focus in it goes, its heading gets it. */
export function Section({ id, title, lead, folded, sx, children }: Props) {
  const { heading, isWanted } = useScrollTarget(id);
  const [isOpen, setIsOpen] = useState(isWanted);
  const name = (
    <Typography
      id={id}
      ref={heading}
      variant="h2"
      tabIndex={-1}
      sx={folded ? { display: 'inline' } : { mb: lead === undefined ? 1.5 : 0 }}
    >
      {title}
    </Typography>
  );
  return (
    <Box
      component="section"
      aria-labelledby={id}
      {...useFocusFallback()}
      sx={{ mt: folded ? 1 : 4, maxWidth: 1100, ...(sx as object) }}
    >
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
          {lead !== undefined && (
            <Typography color="text.secondary" sx={{ mb: 1.5 }}>
              {lead}
            </Typography>
          )}
          {children}
        </>
      )}
    </Box>
  );
}

/** Brings a section into view, and its heading into focus, when the navigation state or the address names it. */
function useScrollTarget(section: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const { key, hash } = location;
  const state: unknown = location.state;
  const wanted: unknown =
    typeof state === 'object' && state !== null && 'scrollTo' in state ? state.scrollTo : hash.slice(1);

  useEffect(() => {
    if (wanted !== section) return;
    heading.current?.focus({ preventScroll: true });
    // No further than it takes: what an answer is given to stays in view above it.
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    // Each click on the button is a new navigation with a new `key`.
  }, [key, wanted, section]);
  return { heading, isWanted: wanted === section };
}
