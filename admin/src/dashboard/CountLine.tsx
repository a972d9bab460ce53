import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { PANEL } from '../theme/boxes';
import { BACKGROUNDS, type Tone } from './CountLink';

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
        <Link component={RouterLink} to={to} sx={{ color: 'text.primary' }}>
          <strong>{total}</strong>
          {` ${text}`}
        </Link>
      </Box>
    ))}
  </Box>
);
