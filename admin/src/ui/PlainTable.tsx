import {
  Box,
  type SxProps,
  Table,
  TableBody,
  TableCell,
  TableHead,
  type TableProps,
  TableRow,
  type Theme,
} from '@mui/material';
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

/** Up to so many columns fit on a phone. */
const COLUMNS_OF_A_PHONE = 2;
/** Each row one below the other, with the head of its column before each value. Roles keep it a table for screen readers. */
const STACKED = {
  '@media screen and (max-width: 599.95px)': {
    '& thead': visuallyHidden,
    '& table, & tbody': { display: 'block' },
    '& tr': { display: 'grid', py: 1, borderBottom: 1, borderColor: 'divider' },
    '& tbody td, & tbody th': { border: 0, py: 0.25 },
    '& tbody th': { order: -1, fontWeight: 700 },
    '& td': { display: 'grid', gridTemplateColumns: 'minmax(96px, 44%) 1fr', gap: 1 },
    // The text after the slash is what screen readers read: nothing, as they name the column themselves.
    '& td::before': { content: 'attr(data-head) / ""', color: 'text.secondary' },
  },
};

/** A table that is only read. Too wide for its place, it scrolls, also from the keyboard; on a phone it is stacked. */
export function PlainTable({ caption, heads, rows, namedBy, size, sx = {} }: Props) {
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        minWidth: 0,
        bgcolor: 'background.paper',
        ...(heads.length > COLUMNS_OF_A_PHONE && STACKED),
      }}
    >
      <Table size={size} role="table">
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {heads.map((head) => (
              <TableCell key={head} scope="col" role="columnheader">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row, place) => (
            <TableRow key={place} role="row">
              {row.map((cell, column) => (
                <TableCell
                  key={column}
                  sx={sx}
                  role="cell"
                  data-head={heads[column]}
                  {...(column === namedBy && { component: 'th', scope: 'row', role: 'rowheader' })}
                >
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
