import ShownIcon from '@mui/icons-material/CheckBoxOutlined';
import HiddenIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import { Checkbox, ListItemIcon, MenuItem } from '@mui/material';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  DataTable,
  ListContextProvider,
  Pagination,
  PaginationActions,
  useDataTableRenderContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useListContext,
  useRecordContext,
  useResourceContext,
  useStore,
  useTranslate,
  useTranslateLabel,
  type DataTableColumnProps,
  type PaginationActionsProps,
  type RaRecord,
} from 'react-admin';
import { useLocation } from 'react-router';
import { useRecordName } from '../ui/useRecordName';
import { isSameView, type View } from './ViewTabs';

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
  const ofAnyWidth = width !== undefined && { maxWidth: 'none' };
  if (context === 'columnsSelector') return rowHeader || !source ? null : <ColumnToggle {...column} source={source} />;
  if (context === 'header') {
    const isSorted = !disableSort && source !== undefined && sort?.field === source;
    return (
      <DataTable.Col
        {...props}
        sortDirection={isSorted && (sort.order === 'ASC' ? 'asc' : 'desc')}
        sx={{ width, ...ofAnyWidth }}
      />
    );
  }
  return (
    <DataTable.Col
      {...props}
      {...(rowHeader && { component: 'th', scope: 'row' })}
      sx={{ ...ofAnyWidth, ...(rowHeader && { fontWeight: 700 }) }}
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

/** The stock checkbox says "Select this row" in every row; this one has the record's name. */
export function SelectRowCheckbox() {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = useRecordName();
  const { selectedIds, onToggleItem } = useListContext<RaRecord>();
  if (!record) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': translate('admin.bulk.select', { name }) } }}
    />
  );
}

/**
 * react-admin's filter form submits half a second after the last keystroke, whatever happened since. Unchanged filters
 * are not set again, and none are once the list has been left: either would navigate back to it while the code of the
 * next page is still loading.
 */
export function GuardedFilters({ title, children }: { title: string; children: ReactNode }) {
  const list = useListContext();
  const { pathname } = useLocation();
  const shown = list.filterValues as View;
  const setFilters: typeof list.setFilters = (filters: View, ...rest) => {
    const hasLeft = window.location.pathname !== pathname;
    if (!hasLeft && !isSameView(filters, shown)) list.setFilters(filters, ...rest);
  };
  return <ListContextProvider value={{ ...list, defaultTitle: title, setFilters }}>{children}</ListContextProvider>;
}

/** The stock buttons of the pages, which are "pagination navigation" in every language. */
function NamedPages(props: PaginationActionsProps) {
  const translate = useTranslate();
  return <PaginationActions {...props} aria-label={translate('admin.list.pages')} />;
}

/** The stock pages, of which phones name the buttons in English, and which count records that could not be fetched. */
export function NamedPagination() {
  const translate = useTranslate();
  const { total } = useListContext();
  if (total === undefined) return null;
  const namedButtons = { getItemAriaLabel: (item: string) => translate(`ra.navigation.${item}`) };
  return <Pagination rowsPerPageOptions={[]} actions={NamedPages} {...namedButtons} />;
}
