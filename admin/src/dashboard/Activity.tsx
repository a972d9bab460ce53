import { Typography } from '@mui/material';
import { Link, useGetList, useTranslate } from 'react-admin';
import { AUDIT_CHANGES } from '#contract/audit';
import { AuditLines } from '../audit/AuditLines';
import type { AuditLine } from '../audit/line';
import { ReadFailure } from '../ui/ReadFailure';
import { PATHS } from '../paths';
import { DashboardSection } from './DashboardSection';

const SHOWN = 10;

/** The latest changes by administrators, without reads. */
export function Activity() {
  const translate = useTranslate();
  return (
    <DashboardSection folded id="activity" title={translate('dashboard.activity.title')}>
      <LatestChanges />
    </DashboardSection>
  );
}

function LatestChanges() {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<AuditLine>('audit-log', {
    filter: { action: AUDIT_CHANGES },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <>
      <ReadFailure failed="audit.failed" error={error} refetch={refetch} />
      {data?.length === 0 && <Typography color="text.secondary">{translate('dashboard.activity.none')}</Typography>}
      {data && <AuditLines lines={data} linked />}
      <Link to={PATHS.audit} sx={{ mt: 1.5 }}>
        {translate('audit.all')}
      </Link>
    </>
  );
}
