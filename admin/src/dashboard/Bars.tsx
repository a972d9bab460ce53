import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { CHART_HEIGHT, type Series } from './series';

/** Shortens a name that is too long for an axis. */
const short = (name: string): string => (name.length > 14 ? `${name.slice(0, 13).trimEnd()}…` : name);

export default function Bars({ rows, columns, stacked }: Series) {
  const { palette } = useTheme();
  const colors = stacked
    ? [palette.secondary.main, palette.primary.main, palette.error.main]
    : [palette.primary.main, palette.secondary.main, palette.text.secondary, palette.error.main];
  return (
    <BarChart
      height={CHART_HEIGHT}
      skipAnimation
      disableKeyboardNavigation
      colors={colors}
      margin={{ left: 0, right: 8 }}
      xAxis={[{ data: rows, scaleType: 'band', valueFormatter: short, height: 36 }]}
      yAxis={[{ tickMinStep: 1, width: 36 }]}
      series={columns.map(({ label, values }) => ({ label, data: values, ...(stacked && { stack: 'all' }) }))}
    />
  );
}
