import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Column, Layout } from './columns';
import { RowFailure } from './RowFailure';
import { useRowState } from './rowState';

export function TableRecord({ layout, columns }: { layout: Layout; columns: readonly Column[] }) {
  const { mode, failure } = useRowState();
  const open = layout.panel !== undefined && (mode === 'details' || mode === 'edit');
  return (
    <>
      <TableRow data-row="">
        {columns.map((column) =>
          column === layout.headline ? (
            <TableCell key={column.source} component="th" scope="row" sx={{ fontWeight: 700 }}>
              {column.cell}
            </TableCell>
          ) : (
            <TableCell key={column.source} sx={column.width ? { maxWidth: 'none' } : {}}>
              {column.cell}
            </TableCell>
          ),
        )}
      </TableRow>
      {failure !== undefined && (
        <TableRow>
          <TableCell colSpan={columns.length}>
            <RowFailure />
          </TableCell>
        </TableRow>
      )}
      {open && (
        <TableRow>
          <TableCell colSpan={columns.length} sx={{ bgcolor: 'background.default', p: 3 }}>
            {layout.panel}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
