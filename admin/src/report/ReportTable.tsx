import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '../theme/visuallyHidden';
import { COLUMNS } from './detail';
import type { Report } from './useReport';

/** Too wide for its place, it scrolls, also from the keyboard. */
export function ReportTable({ report, caption }: { report: Report; caption: string }) {
  return (
    <Box role="region" aria-label={caption} tabIndex={0} sx={{ overflowX: 'auto', bgcolor: 'background.paper' }}>
      <Table>
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column} scope="col">
                {report.heads[column]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {report.rows.map((row) => (
            <TableRow key={row.number}>
              {COLUMNS.map((column) => (
                <TableCell
                  key={column}
                  {...(column === 'teacher' && { component: 'th', scope: 'row' })}
                  sx={{ whiteSpace: 'pre-line', verticalAlign: 'top' }}
                >
                  {row[column]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
