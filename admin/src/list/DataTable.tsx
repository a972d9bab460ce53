import { Box, TableCell, TableRow, type Theme, useMediaQuery } from '@mui/material';
import { Children, cloneElement, use, type ReactElement, type ReactNode } from 'react';
import {
  DataTable as RaDataTable,
  DataTableBody,
  TextField,
  useDataTableConfigContext,
  useListContext,
  type DataTableBodyProps,
  type DataTableRowProps,
  type RaRecord,
} from 'react-admin';
import { CardList } from './CardList';
import { Column, type ColumnProps, columnsOf, SelectRowCheckbox } from './stockFixes';
import { RowFailure } from '../ui/FailureNote';
import { useHasLeft } from './hasLeft';
import { BulkToolbar, DIMMED, ExpandContext } from './rowParts';
import { RecordLink } from '../ui/RecordLink';
import { RowButtons } from '../ui/RowButtons';
import { RowStateProvider, useRowState } from '../ui/rowState';

export interface DataTableProps {
  /** Actions on the selected records; without them no record can be selected. */
  bulkActionButtons?: ReactNode;
  /** Opens below a record, by a button of its row (`useRowState`). */
  expand?: ReactNode;
  /** Cards on every screen. */
  cards?: boolean | undefined;
  /** `DataTable.Col`s: the first names the record, by a link to its page if it is empty; those without `source` hold buttons. */
  children: ReactNode;
}

/** Whether there is no room for a table. */
export const useIsNarrow = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });

/**
 * react-admin's `<DataTable>` with what it lacks for screen readers (aria-sort, row headers, names of checkboxes), and as
 * cards of the same columns where there is no room for a table.
 */
export function DataTable({ bulkActionButtons, expand, cards, children }: DataTableProps) {
  const hasLeft = useHasLeft();
  const isNarrow = useIsNarrow();
  const { defaultTitle } = useListContext();
  const columns = columnsOf(children).map(completed);
  const props = {
    'aria-label': defaultTitle as string,
    bulkActionButtons: bulkActionButtons ?? (false as const),
    bulkActionsToolbar: bulkActionButtons ? <BulkToolbar>{bulkActionButtons}</BulkToolbar> : <></>,
    rowSx: (record: RaRecord) => (hasLeft(record) ? DIMMED : {}),
  };
  return (
    <ExpandContext value={expand}>
      {cards || isNarrow ? (
        <CardList {...props}>{columns}</CardList>
      ) : (
        <RaDataTable {...props} body={Body} empty={false} hover={false} rowClick={false} size="medium">
          {columns}
        </RaDataTable>
      )}
    </ExpandContext>
  );
}
DataTable.Col = Column;

/** A column with what it need not say: the link of the first one, the text of its field, the row of several buttons. */
function completed(column: ReactElement<ColumnProps>, index: number) {
  const { source, children, render } = column.props;
  if (index === 0) return cloneElement(column, { rowHeader: true }, children ?? (render ? undefined : <RecordLink />));
  if (source === undefined && Children.count(children) > 1)
    return cloneElement(column, {}, <RowButtons>{children}</RowButtons>);
  // The stock column shows the bare value: nothing says that there is none, and a long one is not cut.
  if (source !== undefined && !children && !render) return cloneElement(column, {}, <TextField source={source} />);
  return column;
}

const Body = (props: DataTableBodyProps) => <DataTableBody {...props} row={Row} />;

const Row = (props: DataTableRowProps) => (
  <RowStateProvider>
    <OpenableRow {...props} />
  </RowStateProvider>
);

/** A row, its error, and what opens below it. */
function OpenableRow({ children, ...props }: DataTableRowProps) {
  const { hasBulkActions } = useDataTableConfigContext();
  const expand = use(ExpandContext);
  const { mode, failure } = useRowState();
  const span = Children.count(children) + (hasBulkActions ? 1 : 0);
  return (
    <>
      <TableRow {...props} data-row tabIndex={-1}>
        {hasBulkActions && (
          <TableCell padding="checkbox">
            <SelectRowCheckbox />
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
      {expand && (mode === 'details' || mode === 'edit') && (
        <TableRow>
          <TableCell colSpan={span} sx={{ bgcolor: 'background.default' }}>
            {/* A margin of its own: the cells of a small laptop have next to none. */}
            <Box sx={{ p: 2 }}>{expand}</Box>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
