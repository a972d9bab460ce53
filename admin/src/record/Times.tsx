import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { moment } from '../fields/formats';

/** When a record came in, and when it was last changed. */
export function Times() {
  const translate = useTranslate();
  const record = useRecordContext<{ id: string; createdAt?: string; updatedAt?: string }>();
  if (!record?.createdAt) return null;
  const { createdAt, updatedAt } = record;
  return (
    <Typography color="text.secondary" sx={{ mt: 3 }}>
      {translate('admin.record.received', { moment: moment(createdAt) })}
      {updatedAt && updatedAt !== createdAt && ` ${translate('admin.record.changed', { moment: moment(updatedAt) })}`}
    </Typography>
  );
}
