import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { visuallyHidden } from '../theme/visuallyHidden';

interface Definition {
  source: string;
  /** A message key, where it is not the field's own label. */
  label?: string | undefined;
  /** Only screen readers hear the label. */
  hiddenLabel?: boolean | undefined;
  value: ReactNode;
}

interface Props {
  items: readonly Definition[];
  /** After each other, as many on a line as fit; otherwise in columns where there is room. */
  flow?: true;
}

const COLUMNS = {
  list: { display: 'grid', gap: '16px 32px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' },
  item: {},
};
const FLOW = {
  list: { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', fontSize: '0.9375rem' },
  item: { display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'center', minWidth: 0 },
};

/** Names and values of fields. */
export function Definitions({ items, flow }: Props) {
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  const { list, item } = flow ? FLOW : COLUMNS;
  return (
    <Box component="dl" sx={{ m: 0, ...list }}>
      {items.map(({ source, label, hiddenLabel, value }) => (
        <Box key={source} sx={item}>
          <Box component="dt" sx={hiddenLabel ? visuallyHidden : { color: 'text.secondary', fontSize: '0.9375rem' }}>
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
