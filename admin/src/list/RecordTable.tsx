import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Children, type ReactNode } from 'react';
import { DataTable, DataTableBody, useListContext, type DataTableBodyProps, type DataTableRowProps } from 'react-admin';
import { RowFailure } from './FailureNote';
import { DIMMED, useRowAttributes } from './keptRows';
import { useListParts } from './listParts';
import { RowStateProvider, useRowState } from './rowState';
import { SelectBox } from './SelectBox';

/** The records as a table. */
export function RecordTable({ title, children }: { title: string; children: ReactNode }) {
  const { bulk } = useListParts();
  // Rows that are kept are shown though the server counts none: react-admin shows no row of a list whose total is 0.
  const shown = useListContext().data?.length;
  return (
    <DataTable
      total={shown}
      aria-label={title}
      body={Body}
      bulkActionsToolbar={bulk ?? <></>}
      bulkActionButtons={bulk === undefined ? false : <></>}
      empty={false}
      hover={false}
      rowClick={false}
      size="medium"
    >
      {children}
    </DataTable>
  );
}

const Body = (props: DataTableBodyProps) => <DataTableBody {...props} row={Row} />;

const Row = (props: DataTableRowProps) => (
  <RowStateProvider>
    <RecordRow {...props} />
  </RowStateProvider>
);

/** Of text, or buttons; a decision does not change it. */
const TWO_LINES = { height: 54, py: 0 } as const;

/** A row, its error, and its expanded panel. */
function RecordRow({ className, children }: DataTableRowProps) {
  const { bulk, panel } = useListParts();
  const { mode, failure } = useRowState();
  const mark = useRowAttributes();
  const span = Children.count(children) + (bulk ? 1 : 0);
  return (
    <>
      <TableRow className={className} {...mark} sx={{ ...DIMMED, '& > .MuiTableCell-root': TWO_LINES }}>
        {bulk && (
          <TableCell padding="checkbox">
            <SelectBox />
          </TableCell>
        )}
        {children}
      </TableRow>
      {failure !== undefined && (
        <TableRow>
          <TableCell colSpan={span}>
            <RowFailure />
          </TableCell>
        </TableRow>
      )}
      {panel && (mode === 'details' || mode === 'edit') && (
        <TableRow>
          <TableCell colSpan={span} sx={{ bgcolor: 'background.default', p: 3 }}>
            {panel}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
