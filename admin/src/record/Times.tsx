import Typography from '@mui/material/Typography';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { moment } from '../fields/formats';

/** When a record came in or was added, and when it was last changed. */
export function Times() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext<{ id: string; createdAt?: string; updatedAt?: string }>();
  if (!record?.createdAt) return null;
  const { createdAt, updatedAt } = record;
  const at = { moment: moment(createdAt) };
  return (
    <Typography color="text.secondary" sx={{ mt: 3 }}>
      {translate(`resources.${resource}.since`, { ...at, _: translate('admin.record.received', at) })}
      {updatedAt && updatedAt !== createdAt && ` ${translate('admin.record.changed', { moment: moment(updatedAt) })}`}
    </Typography>
  );
}
