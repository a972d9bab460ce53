import { Typography } from '@mui/material';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { AUDIT_CHANGES, type AuditAction } from '#contract/audit';
import { ReadFailure } from '../ui/ReadFailure';
import { AuditLines } from './AuditLines';
import type { AuditLine } from './line';
import { Section } from '../ui/Section';

const ENOUGH = 100;
const OF_A_RECORD: AuditAction[] = [...AUDIT_CHANGES, 'viewed', 'exported'];

/** The record's audit events: changes, and who viewed it. */
export function History() {
  const translate = useTranslate();
  const record = useRecordContext<{ id: string; updatedAt?: string }>();
  const { data, error, refetch } = useGetList<AuditLine>(
    'audit-log',
    {
      filter: { recordId: record?.id, action: OF_A_RECORD },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: ENOUGH },
      // Refetched whenever the record has changed.
      meta: { of: record?.updatedAt },
    },
    { enabled: record !== undefined },
  );
  return (
    <Section id="history" title={translate('audit.history')} sx={{ displayPrint: 'none' }}>
      <ReadFailure failed="audit.failed" error={error} refetch={refetch} />
      {data?.length === 0 && <Typography color="text.secondary">{translate('audit.none')}</Typography>}
      {data && <AuditLines lines={data} />}
    </Section>
  );
}
