import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useBulk } from './bulk';
import type { Column, Layout } from './columns';
import { RowFailure } from './RowFailure';
import { SelectBox } from './SelectBox';
import { useRowState } from './rowState';

export function TableRecord({ layout, columns }: { layout: Layout; columns: readonly Column[] }) {
  const { mode, failure } = useRowState();
  const bulk = useBulk();
  const span = columns.length + (bulk ? 1 : 0);
  const open = layout.panel !== undefined && (mode === 'details' || mode === 'edit');
  return (
    <>
      <TableRow data-row="">
        {bulk && (
          <TableCell padding="checkbox">
            <SelectBox />
          </TableCell>
        )}
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
          <TableCell colSpan={span}>
            <RowFailure />
          </TableCell>
        </TableRow>
      )}
      {open && (
        <TableRow>
          <TableCell colSpan={span} sx={{ bgcolor: 'background.default', p: 3 }}>
            {layout.panel}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
