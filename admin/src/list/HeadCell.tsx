import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'react-admin';
import type { Column } from './columns';
import { useFieldLabel } from './useFieldLabel';

export function HeadCell({ column }: { column: Column }) {
  const { sort, setSort } = useListContext();
  const label = useFieldLabel()(column.source);
  const { sortBy } = column;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const active = sortBy !== undefined && sort.field === sortBy;
  return (
    <TableCell scope="col" sx={{ width: column.width }} sortDirection={active ? direction : undefined}>
      {sortBy === undefined ? (
        label
      ) : (
        <TableSortLabel
          active={active}
          direction={active ? direction : 'asc'}
          onClick={() => setSort({ field: sortBy, order: active && direction === 'asc' ? 'DESC' : 'ASC' })}
          sx={{ minHeight: 44, width: '100%' }}
        >
          {label}
        </TableSortLabel>
      )}
    </TableCell>
  );
}
