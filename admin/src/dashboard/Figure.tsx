import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { lazyPage } from '../ui/lazyPage';
import { PlainTable } from '../ui/PlainTable';
import { CHART_HEIGHT, type Series } from './series';
import { PANEL } from '../theme/boxes';

/** Loads the chart library only when charts are shown. */
const Bars = lazyPage<Series>(async () => (await import('./Bars')).default, <></>);

/** The table is as wide as its longest heads, in Tamil. */
const COLUMNS = 'minmax(0, 1fr) minmax(0, 1.2fr)';

/** A date stays on its line; the name of a service may take several. */
const SHORT = 14;
const named = (row: string) => (row.length < SHORT ? <span style={{ whiteSpace: 'nowrap' }}>{row}</span> : row);

/** The table beside it says the same: without the chart nothing is missing. */
class HiddenIfFailed extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

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
          <HiddenIfFailed>
            <Bars {...series} />
          </HiddenIfFailed>
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
