import { Box, ButtonBase } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { PANEL, PLAIN_LIST } from '../theme/boxes';

const BACKGROUNDS = { late: 'var(--rose)', waiting: 'var(--sun)', neutral: 'var(--mist)' } as const;

type Tone = keyof typeof BACKGROUNDS;

/** The list in which they stand. */
export const COUNT_GRID = {
  ...PLAIN_LIST,
  maxWidth: 'none',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;

interface Props {
  total: number;
  to: string;
  tone: Tone;
  children: ReactNode;
}

/** A count, as a link to what it counts. */
export const CountLink = ({ total, to, tone, children }: Props) => (
  <li>
    <ButtonBase
      component={RouterLink}
      to={to}
      sx={{
        ...PANEL,
        width: '100%',
        height: '100%',
        gap: 2,
        justifyContent: 'flex-start',
        textAlign: 'left',
        bgcolor: BACKGROUNDS[tone],
        fontSize: '1rem',
        '&:hover': { borderColor: 'var(--line)' },
      }}
    >
      <Box
        component="span"
        sx={{
          fontSize: '1.75rem',
          fontWeight: 700,
          lineHeight: 1,
          minWidth: '1.2em',
          flexShrink: 0,
          whiteSpace: 'nowrap',
          ...(tone === 'late' && { color: 'error.main' }),
        }}
      >
        {total}
      </Box>
      <span>{children}</span>
    </ButtonBase>
  </li>
);

export interface Count {
  total: number;
  text: string;
  to: string;
}

/** Counts of one kind in a line; each is a link to what it counts. */
export const CountLine = ({ counts, tone }: { counts: readonly Count[]; tone: Tone }) => (
  <Box
    component="li"
    sx={{ ...PANEL, py: 0.5, bgcolor: BACKGROUNDS[tone], display: 'flex', flexWrap: 'wrap', columnGap: 4 }}
  >
    {counts.map(({ total, text, to }) => (
      <Box key={text} component="span" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
        <Link to={to} sx={{ color: 'text.primary' }}>
          <strong>{total}</strong>
          {` ${text}`}
        </Link>
      </Box>
    ))}
  </Box>
);
