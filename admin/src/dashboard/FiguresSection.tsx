import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ReadFailure } from '../ui/ReadFailure';
import { Figure } from './Figure';
import { DashboardSection } from './DashboardSection';
import { byKind, byWeek, type Total, totalsOf } from './series';
import { useFigures } from '../hooks/useFigures';
import { PANEL } from '../theme/boxes';

/** Totals, and numbers received per week. */
export function FiguresSection() {
  const translate = useTranslate();
  const { data, error, refetch } = useFigures();
  return (
    <DashboardSection folded id="figures" title={translate('dashboard.figures.title')}>
      <ReadFailure failed="dashboard.figures.failed" error={error} refetch={refetch} />
      {!data && !error && <Typography role="status">{translate('dashboard.figures.loading')}</Typography>}
      {data && (
        <>
          <Totals totals={totalsOf(data, translate)} />
          <Figure {...byWeek(data, translate)} />
          <Figure {...byKind(data, translate)} />
        </>
      )}
    </DashboardSection>
  );
}

/** One total for each resource, with its parts. */
function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 3,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {totals.map(({ label, count, parts }) => (
        <Box key={label} sx={PANEL}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Box component="span" sx={{ display: 'block', fontSize: '1.75rem', fontWeight: 700 }}>
              {count}
            </Box>
            {parts.join(', ')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
