import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, FormControlLabel, IconButton, type SxProps, type Theme, Typography, useMediaQuery } from '@mui/material';
import { use, useState, type ReactElement, type ReactNode } from 'react';
import {
  ColumnsSelector,
  DataTableBase,
  DataTableRenderContext,
  RecordContextProvider,
  SelectPageCheckbox,
  useListContext,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { PANEL, PLAIN_LIST } from '../theme/boxes';
import { type ColumnProps, SelectRowCheckbox, useHiddenColumns } from './stockFixes';
import { Definitions } from '../ui/Definitions';
import { RowFailure } from '../ui/FailureNote';
import { ExpandContext } from './rowParts';
import { RowStateProvider, useRowState } from '../ui/rowState';
import { useRecordName } from '../ui/useRecordName';

const GRID = {
  ...PLAIN_LIST,
  maxWidth: 'none',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  alignItems: 'start',
};

interface Props {
  'aria-label': string;
  bulkActionButtons: ReactNode;
  bulkActionsToolbar: ReactNode;
  rowSx: (record: RaRecord) => object;
  children: readonly ReactElement<ColumnProps>[];
}

/** The records as cards with the columns of a table. */
export function CardList({ bulkActionButtons, bulkActionsToolbar, rowSx, children, ...named }: Props) {
  const translate = useTranslate();
  const { data } = useListContext<RaRecord>();
  const hasBulkActions = Boolean(bulkActionButtons);
  const columns = children.map(({ props }) => props);
  return (
    <DataTableBase hasBulkActions={hasBulkActions} empty={null} loading={null}>
      {bulkActionsToolbar}
      {hasBulkActions && (
        <FormControlLabel sx={{ mb: 1 }} control={<SelectPageCheckbox />} label={translate('ra.action.select_all')} />
      )}
      <Box component="ul" {...named} sx={GRID}>
        {data?.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <RowStateProvider>
              <Card columns={columns} selectable={hasBulkActions} sx={rowSx(record)} />
            </RowStateProvider>
          </RecordContextProvider>
        ))}
      </Box>
      <DataTableRenderContext.Provider value="columnsSelector">
        <ColumnsSelector>{children}</ColumnsSelector>
      </DataTableRenderContext.Provider>
    </DataTableBase>
  );
}

interface CardProps {
  columns: readonly ColumnProps[];
  selectable: boolean;
  sx: SxProps<Theme>;
}

function Card({ columns: [title, ...columns], selectable, sx }: CardProps) {
  const record = useRecordContext();
  const expand = use(ExpandContext);
  const { mode } = useRowState();
  const [hidden] = useHiddenColumns();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const canFold = isPhone && columns.some(({ foldOnPhones }) => foldOnPhones);
  const isFolded = canFold && !isOpen && mode === undefined;
  const shown = columns.filter(({ foldOnPhones }) => !(foldOnPhones && isFolded));
  const valueOf = ({ source = '', render, children }: ColumnProps): ReactNode =>
    children ?? (record && render ? render(record) : (record?.[source] as ReactNode));
  const items = shown.flatMap(({ source, label, labelOnCards, ...column }) =>
    source === undefined || hidden.includes(source)
      ? []
      : [{ source, label, hiddenLabel: labelOnCards === false, value: valueOf({ source, ...column }) }],
  );
  return (
    <Box
      component="li"
      data-row
      tabIndex={-1}
      sx={{ ...PANEL, py: 0.75, px: 1.25, lineHeight: 1.35, ...(sx as object) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h2" variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title && valueOf(title)}
        </Typography>
        <Box sx={{ mr: -1, display: 'flex' }}>
          {canFold && <MoreButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)} />}
          {selectable && <SelectRowCheckbox />}
        </Box>
      </Box>
      <Definitions items={items} flow />
      <RowFailure />
      {shown.map((column) => column.source === undefined && <Box key={column.label}>{column.children}</Box>)}
      {expand && (mode === 'details' || mode === 'edit') && (
        <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>{expand}</Box>
      )}
    </Box>
  );
}

function MoreButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const translate = useTranslate();
  const name = useRecordName();
  return (
    <IconButton aria-label={translate('admin.list.moreAbout', { name })} aria-expanded={isOpen} onClick={onClick}>
      <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
    </IconButton>
  );
}
