import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';

/** Takes all records of this page, or none. */
export function SelectPage() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id)).length;
  return (
    <Checkbox
      checked={chosen > 0 && chosen === data.length}
      indeterminate={chosen > 0 && chosen < data.length}
      onChange={() => onSelect(chosen === data.length ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': translate('admin.bulk.selectPage') } }}
    />
  );
}
