import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';

/** The beginning of a long text; the page about the record has all of it. */
export function Clamped({ source, lines }: { source: string; lines: number }) {
  const value: unknown = useRecordContext()?.[source];
  return (
    <Box
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: lines,
        overflow: 'hidden',
        whiteSpace: 'pre-line',
      }}
    >
      {typeof value === 'string' && value}
    </Box>
  );
}
