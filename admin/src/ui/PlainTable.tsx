import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden';

interface Props extends Pick<TableProps, 'size'> {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** The column that names the rows. */
  namedBy: number;
  /** Styles of the cells. */
  sx?: SxProps<Theme>;
}

/** A table that is only read. Too wide for its place, it scrolls, also from the keyboard. */
export function PlainTable({ caption, heads, rows, namedBy, size, sx = {} }: Props) {
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      sx={{ overflowX: 'auto', minWidth: 0, bgcolor: 'background.paper' }}
    >
      <Table size={size}>
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head} scope="col">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, place) => (
            <TableRow key={place}>
              {row.map((cell, column) => (
                <TableCell key={column} sx={sx} {...(column === namedBy && { component: 'th', scope: 'row' })}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
