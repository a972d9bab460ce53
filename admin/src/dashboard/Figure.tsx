import { Box, Typography } from '@mui/material';
import { Component, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Disclosure } from '../ui/Disclosure';
import { lazyPage } from '../ui/lazyPage';
import { PlainTable } from '../ui/PlainTable';
import { CHART_HEIGHT, type Series } from './series';
import { PANEL } from '../theme/boxes';

/** Loads the chart library only when charts are shown. */
const Bars = lazyPage<Series>(async () => (await import('./Bars')).default, <></>);

/** A date stays on its line; the name of a service may take several. */
const SHORT = 14;
const named = (row: string) => (row.length < SHORT ? <span style={{ whiteSpace: 'nowrap' }}>{row}</span> : row);

/** The table below it says the same: without the chart nothing is missing. */
class HiddenIfFailed extends Component<{ children: ReactNode; onFailure: () => void }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override componentDidCatch(): void {
    this.props.onFailure();
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** A chart, and the same numbers as a table: folded, unless the chart has failed. */
export function Figure(series: Series) {
  const { title, head, rows, columns } = series;
  const translate = useTranslate();
  const [hasFailed, setFailed] = useState(false);
  return (
    <Box sx={{ ...PANEL, mb: 3 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box aria-hidden sx={{ minHeight: hasFailed ? 0 : CHART_HEIGHT, minWidth: 0 }}>
        <HiddenIfFailed onFailure={() => setFailed(true)}>
          <Bars {...series} />
        </HiddenIfFailed>
      </Box>
      <Disclosure title={translate('dashboard.figures.asTable', { title })} open={hasFailed}>
        <PlainTable
          caption={title}
          heads={[head, ...columns.map(({ label }) => label)]}
          rows={rows.map((row, place) => [named(row), ...columns.map(({ values }) => values[place])])}
          namedBy={0}
          size="small"
        />
      </Disclosure>
    </Box>
  );
}
