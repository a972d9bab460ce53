import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useBulk } from './bulk';
import type { Layout } from './columns';
import { Definitions } from './Definitions';
import { RowFailure } from './RowFailure';
import { useRowState } from './rowState';
import { SelectBox } from './SelectBox';
import { useChosenColumns } from './useColumnChoice';

export function RecordCard({ layout }: { layout: Layout }) {
  const { mode } = useRowState();
  const bulk = useBulk();
  const open = layout.panel !== undefined && (mode === 'details' || mode === 'edit');
  return (
    <Box
      component="li"
      data-row=""
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1.4, bgcolor: 'background.paper', p: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="h2">
          {layout.headline.cell}
        </Typography>
        {bulk && (
          <Box sx={{ mt: -1, mr: -1 }}>
            <SelectBox />
          </Box>
        )}
      </Box>
      <Definitions items={useChosenColumns(layout)} />
      {layout.body && <Box sx={{ mt: 1 }}>{layout.body}</Box>}
      <RowFailure />
      {layout.actions && <Box sx={{ mt: 1.5 }}>{layout.actions.cell}</Box>}
      {open && <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>{layout.panel}</Box>}
    </Box>
  );
}
