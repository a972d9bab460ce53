import TextField from '@mui/material/TextField';
import { useListContext, useTranslate, type SortPayload } from 'react-admin';

interface Props {
  /** Labels, or their message keys. */
  sorts: readonly (SortPayload & { label: string })[];
}

/** The order of a list that is shown as cards and so has no column heads to press. */
export function SortChoice({ sorts }: Props) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const current = sorts.findIndex(({ field, order }) => field === sort.field && order === sort.order);
  return (
    <TextField
      select
      id="sort"
      label={translate('admin.list.order')}
      value={Math.max(current, 0)}
      onChange={({ target }) => {
        const chosen = sorts[Number(target.value)];
        if (chosen) setSort({ field: chosen.field, order: chosen.order });
      }}
      sx={{ maxWidth: { sm: 220 } }}
      slotProps={{ select: { native: true } }}
    >
      {sorts.map(({ label }, index) => (
        <option key={label} value={index}>
          {translate(label, { _: label })}
        </option>
      ))}
    </TextField>
  );
}
