import Checkbox from '@mui/material/Checkbox';
import { useListContext, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useRecordName } from './useRecordName';

/** Selects a record for the bulk actions, by its name. */
export function SelectBox() {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = useRecordName();
  const { selectedIds, onToggleItem } = useListContext<RaRecord>();
  if (!record) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': translate('admin.bulk.select', { name }) } }}
    />
  );
}
