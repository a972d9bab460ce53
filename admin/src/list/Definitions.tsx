import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslateLabel } from 'react-admin';

interface Definition {
  source: string;
  /** A message key, where it is not the field's own label. */
  label?: string | undefined;
  value: ReactNode;
}

interface Props {
  items: readonly Definition[];
  /** Beside each other where there is room. */
  columns?: boolean;
}

/** Names and values of fields. */
export function Definitions({ items, columns }: Props) {
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: columns ? '16px 32px' : '8px',
        gridTemplateColumns: columns ? 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' : '1fr',
      }}
    >
      {items.map(({ source, label, value }) => (
        <Box
          key={source}
          sx={
            columns
              ? {}
              : { display: 'grid', gridTemplateColumns: 'minmax(96px, 34%) 1fr', gap: 1, alignItems: 'baseline' }
          }
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {labelOf({ source, label, resource })}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
