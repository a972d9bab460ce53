import ShownIcon from '@mui/icons-material/CheckBoxOutlined';
import HiddenIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import {
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useResourceContext,
  useStore,
  useTranslateLabel,
} from 'react-admin';

export interface ColumnProps {
  /** The field it shows and is sorted by; its label is `resources.{resource}.fields.{source}`. */
  source: string;
  /** Message key of another label. */
  label?: string;
  /** Names the record: the row's header in a table, the heading of a card. It cannot be hidden. */
  headline?: true;
  /** The actions column; it cannot be hidden. */
  actions?: true;
  /** Self-explanatory values: on a card the label is for screen readers only. */
  selfEvident?: true;
  /** On a phone it is shown once the card is opened. */
  folds?: true;
  /** The API cannot sort by it. */
  disableSort?: true;
  width?: number | string;
  children: ReactNode;
}

/**
 * A `DataTable.Col` with what it lacks for screen readers: `aria-sort`, the row header, and a real menu item in the
 * columns menu.
 */
export function Column({ headline, actions, width, disableSort, selfEvident: _, folds: __, ...props }: ColumnProps) {
  const context = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const { source } = props;
  if (context === 'columnsSelector') return headline || actions ? null : <ColumnToggle {...props} />;
  if (context === 'header') {
    const sorted = !disableSort && sort?.field === source;
    return (
      <DataTable.Col
        {...props}
        disableSort={Boolean(disableSort ?? actions)}
        sortDirection={sorted ? (sort.order === 'ASC' ? 'asc' : 'desc') : false}
        sx={{ width }}
      />
    );
  }
  return (
    <DataTable.Col
      {...props}
      {...(headline && { component: 'th', scope: 'row' })}
      sx={{ ...(width !== undefined && { maxWidth: 'none' }), ...(headline && { fontWeight: 700 }) }}
    />
  );
}

/** The hidden columns of a list; kept on this device. */
export function useHiddenColumns() {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  return useStore<string[]>(storeKey, defaultHiddenColumns);
}

function ColumnToggle({ source, label }: ColumnProps) {
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
