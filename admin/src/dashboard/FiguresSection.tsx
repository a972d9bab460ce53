import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ReadFailure } from '../ui/ReadFailure';
import { Figure } from './Figure';
import { DashboardSection } from './DashboardSection';
import { byKind, byWeek, totalsOf } from './series';
import { Totals } from './Totals';
import { useFigures } from '../hooks/useFigures';

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
