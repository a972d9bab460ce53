import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '../theme/visuallyHidden';
import type { Series } from './series';

/** A date stays on its line; the name of a service may take several. */
const SHORT = 14;

export function FigureTable({ title, head, rows, columns }: Series) {
  return (
    <Box role="region" aria-label={title} tabIndex={0} sx={{ overflowX: 'auto', minWidth: 0 }}>
      <Table size="small">
        <Box component="caption" sx={visuallyHidden}>
          {title}
        </Box>
        <TableHead>
          <TableRow>
            {[head, ...columns.map(({ label }) => label)].map((label) => (
              <TableCell key={label} scope="col">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row}>
              <TableCell component="th" scope="row" sx={row.length < SHORT ? { whiteSpace: 'nowrap' } : {}}>
                {row}
              </TableCell>
              {columns.map(({ label, values }) => (
                <TableCell key={label}>{values[index]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
