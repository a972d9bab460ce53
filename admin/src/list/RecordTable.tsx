import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate, type RaRecord } from 'react-admin';
import { visuallyHidden } from '../theme/visuallyHidden';
import { useBulk } from './bulk';
import type { Layout } from './columns';
import { HeadCell } from './HeadCell';
import { TableRecord } from './TableRecord';
import { EachRecord } from './EachRecord';
import { SelectPage } from './SelectPage';
import { useChosenColumns } from './useColumnChoice';

/** The records as a table; wider than its place, it scrolls by itself and can be reached by keyboard. */
export function RecordTable({
  records,
  title,
  layout,
}: {
  records: readonly RaRecord[];
  title: string;
  layout: Layout;
}) {
  const translate = useTranslate();
  const bulk = useBulk();
  const columns = [layout.headline, ...useChosenColumns(layout), ...(layout.actions ? [layout.actions] : [])];
  return (
    <Box
      role="region"
      aria-label={translate('admin.list.tableRegion', { title })}
      tabIndex={0}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Table>
        <Box component="caption" sx={visuallyHidden}>
          {title}
        </Box>
        <TableHead>
          <TableRow>
            {bulk && (
              <TableCell component="td" padding="checkbox">
                <SelectPage />
              </TableCell>
            )}
            {columns.map((column) => (
              <HeadCell key={column.source} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <EachRecord records={records}>
            <TableRecord layout={layout} columns={columns} />
          </EachRecord>
        </TableBody>
      </Table>
    </Box>
  );
}
