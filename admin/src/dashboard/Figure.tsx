import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { FigureTable } from './FigureTable';
import { CHART_HEIGHT, type Series } from './series';

/** Loads the chart library only when charts are shown. */
const Bars = lazy(() => import('./Bars'));

/** The table is as wide as its longest heads, in Tamil. */
const COLUMNS = 'minmax(0, 1fr) minmax(0, 1.2fr)';

/** A chart with an equivalent table. */
export function Figure(series: Series) {
  return (
    <Box sx={{ mb: 3, p: 2, border: 1, borderColor: 'divider', borderRadius: 1.4, bgcolor: 'background.paper' }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {series.title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: COLUMNS } }}>
        <Box aria-hidden sx={{ minHeight: CHART_HEIGHT, minWidth: 0 }}>
          <Suspense fallback={null}>
            <Bars {...series} />
          </Suspense>
        </Box>
        <FigureTable {...series} />
      </Box>
    </Box>
  );
}
