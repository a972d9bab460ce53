import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { isNarrowed } from './searchTerm';
import { useNarrowing } from './useNarrowing';

interface Props {
  /** Message key: where records of this list come from. */
  advice: string;
  /** A way to make the first one. */
  children?: ReactNode;
}

/** Below the words that nothing is there: what to do about it. */
export function EmptyAdvice({ advice, children }: Props) {
  const translate = useTranslate();
  const { values, clear } = useNarrowing();
  const { total, isPending, error } = useListContext<RaRecord>();
  if (isPending || error || total !== 0) return null;
  const narrowed = isNarrowed(values);
  return (
    <Box
      sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1.4, bgcolor: 'background.paper', maxWidth: 560 }}
    >
      <Typography sx={{ mb: narrowed || children ? 2 : 0 }}>
        {translate(narrowed ? 'admin.list.adviceNarrowed' : advice)}
      </Typography>
      {narrowed ? (
        <Button variant="contained" onClick={clear}>
          {translate('admin.list.clear')}
        </Button>
      ) : (
        children
      )}
    </Box>
  );
}
