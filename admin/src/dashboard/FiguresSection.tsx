import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FailureNote } from '../ui/FailureNote';
import { useErrorMessage } from '../providers/errors';
import { Figure } from './Figure';
import { DashboardSection } from './DashboardSection';
import { byKind, byWeek, totalsOf } from './series';
import { Totals } from './Totals';
import { useFigures } from '../hooks/useFigures';

/** Totals, and numbers received per week. */
export function FiguresSection() {
  const translate = useTranslate();
  const message = useErrorMessage();
  const { data, error } = useFigures();
  return (
    <DashboardSection folded id="figures" title={translate('dashboard.figures.title')}>
      {error && <FailureNote text={message('dashboard.figures.failed', error)} />}
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
