import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';

/**
 * Truncates a text after some lines. The full text is in the `title`, or on the page about the record.
 * @param from 'lg' if only tables truncate it, not cards
 */
export const clampedTo = (lines: number, from: 'xs' | 'lg' = 'lg') =>
  ({
    display: { [from]: '-webkit-box' },
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: String(lines),
    overflow: { [from]: 'hidden' },
  }) as const;

/** The beginning of a long text. */
export function Clamped({ source, lines }: { source: string; lines: number }) {
  const value: unknown = useRecordContext()?.[source];
  return <Box sx={{ ...clampedTo(lines, 'xs'), whiteSpace: 'pre-line' }}>{typeof value === 'string' && value}</Box>;
}
