import ShownIcon from '@mui/icons-material/CheckBoxOutlined';
import HiddenIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useResourceContext,
  useStore,
  useTranslateLabel,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';

export interface ColumnProps<T extends RaRecord = RaRecord> extends Pick<
  DataTableColumnProps<T>,
  'children' | 'disableSort' | 'render' | 'width'
> {
  source?: string;
  /** Message key of another label than `resources.{resource}.fields.{source}`. */
  label?: string;
  /** On cards the label is for screen readers only: the values speak for themselves. */
  labelOnCards?: false;
  /** On phones it is shown once the card is opened. */
  foldOnPhones?: true;
  /** Set by `DataTable` on its first column, which names the record: the row's header. It cannot be hidden. */
  rowHeader?: true;
}

/** The columns of a table. */
export const columnsOf = (children: ReactNode): ReactElement<ColumnProps>[] =>
  Children.toArray(children).filter((child) => isValidElement<ColumnProps>(child));

/** Whether the server can sort by a column. */
export const sortFieldsOf = (children: ReactNode): string[] =>
  columnsOf(children).flatMap(({ props: { source, disableSort } }) => (disableSort || !source ? [] : [source]));

/** The stock `DataTable.Col` with `aria-sort`, the row header, and a real menu item in the columns menu. */
export function Column<T extends RaRecord>({
  labelOnCards: _,
  foldOnPhones: __,
  rowHeader,
  width,
  ...column
}: ColumnProps<T>) {
  const props = column as DataTableColumnProps;
  const context = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const { source, disableSort } = column;
  if (context === 'columnsSelector') return rowHeader || !source ? null : <ColumnToggle {...column} source={source} />;
  if (context === 'header') {
    const isSorted = !disableSort && source !== undefined && sort?.field === source;
    return (
      <DataTable.Col {...props} sortDirection={isSorted && (sort.order === 'ASC' ? 'asc' : 'desc')} sx={{ width }} />
    );
  }
  return (
    <DataTable.Col
      {...props}
      {...(rowHeader && { component: 'th', scope: 'row' })}
      sx={{ ...(width !== undefined && { maxWidth: 'none' }), ...(rowHeader && { fontWeight: 700 }) }}
    />
  );
}

/** The hidden columns of a list; kept on this device. */
export function useHiddenColumns() {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  return useStore<string[]>(storeKey, defaultHiddenColumns);
}

function ColumnToggle({ source, label }: { source: string; label?: string }) {
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  const [hidden, setHidden] = useHiddenColumns();
  const shown = !hidden.includes(source);
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={shown}
      onClick={() => setHidden(shown ? [...hidden, source] : hidden.filter((other) => other !== source))}
    >
      <ListItemIcon>{shown ? <ShownIcon /> : <HiddenIcon />}</ListItemIcon>
      {labelOf({ source, label, resource })}
    </MenuItem>
  );
}
