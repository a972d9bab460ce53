import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Layout } from './columns';
import { Definitions } from './Definitions';
import { RowFailure } from './RowFailure';
import { useRowState } from './rowState';

export function RecordCard({ layout }: { layout: Layout }) {
  const { mode } = useRowState();
  const open = layout.panel !== undefined && (mode === 'details' || mode === 'edit');
  return (
    <Box
      component="li"
      data-row=""
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1.4, bgcolor: 'background.paper', p: 2 }}
    >
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {layout.headline.cell}
      </Typography>
      <Definitions items={layout.columns} />
      <RowFailure />
      {layout.actions && <Box sx={{ mt: 1.5 }}>{layout.actions.cell}</Box>}
      {open && <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>{layout.panel}</Box>}
    </Box>
  );
}
