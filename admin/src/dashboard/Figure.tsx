import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { PlainTable } from '../list/PlainTable';
import { CHART_HEIGHT, type Series } from './series';
import { PANEL } from '../theme/boxes';

/** Loads the chart library only when charts are shown. */
const Bars = lazy(() => import('./Bars'));

/** The table is as wide as its longest heads, in Tamil. */
const COLUMNS = 'minmax(0, 1fr) minmax(0, 1.2fr)';

/** A date stays on its line; the name of a service may take several. */
const SHORT = 14;
const named = (row: string) => (row.length < SHORT ? <span style={{ whiteSpace: 'nowrap' }}>{row}</span> : row);

/** A chart with an equivalent table. */
export function Figure(series: Series) {
  const { title, head, rows, columns } = series;
  return (
    <Box sx={{ ...PANEL, mb: 3 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: COLUMNS } }}>
        <Box aria-hidden sx={{ minHeight: CHART_HEIGHT, minWidth: 0 }}>
          <Suspense fallback={null}>
            <Bars {...series} />
          </Suspense>
        </Box>
        <PlainTable
          caption={title}
          heads={[head, ...columns.map(({ label }) => label)]}
          rows={rows.map((row, place) => [named(row), ...columns.map(({ values }) => values[place])])}
          namedBy={0}
          size="small"
        />
      </Box>
    </Box>
  );
}
