import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Children, isValidElement, useState, type ReactNode } from 'react';
import {
  ColumnsSelector,
  DataTableBase,
  DataTableRenderContext,
  RecordContextProvider,
  SelectPageCheckbox,
  useListContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { type ColumnProps, useHiddenColumns } from './Column';
import { Definitions } from './Definitions';
import { RowFailure } from './FailureNote';
import { DIMMED, useRowAttributes } from './keptRows';
import { useListParts } from './listParts';
import { RowStateProvider, useRowState } from './rowState';
import { SelectBox } from './SelectBox';
import { useRecordName } from './useRecordName';
import { PANEL, PLAIN_LIST } from '../theme/boxes';

/** The props of the `Column`s among a list's children. */
export const columnsOf = (children: ReactNode): ColumnProps[] =>
  Children.toArray(children).flatMap((child) => (isValidElement<ColumnProps>(child) ? [child.props] : []));

const GRID = {
  ...PLAIN_LIST,
  maxWidth: 'none',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  alignItems: 'start',
};

/** The records as cards with the same columns as the table: on a phone, and where the spec requires it. */
export function RecordCards({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const { bulk } = useListParts();
  const { data } = useListContext<RaRecord>();
  const columns = columnsOf(children);
  return (
    // As in `RecordTable`: kept records are shown though the server counts none.
    <DataTableBase total={data?.length} hasBulkActions={bulk !== undefined} empty={null} loading={null}>
      {bulk}
      {bulk && (
        <FormControlLabel sx={{ mb: 1 }} control={<SelectPageCheckbox />} label={translate('ra.action.select_all')} />
      )}
      <Box component="ul" aria-label={title} sx={GRID}>
        {data?.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <RowStateProvider>
              <RecordCard columns={columns} />
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

function RecordCard({ columns }: { columns: readonly ColumnProps[] }) {
  const { bulk, panel } = useListParts();
  const { mode } = useRowState();
  const mark = useRowAttributes();
  const [hidden] = useHiddenColumns();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const canFold = isPhone && columns.some(({ folds }) => folds);
  const shown = columns.filter(({ folds }) => !(folds && canFold && !isOpen && mode === undefined));
  const fields = shown.filter(({ source, headline, actions }) => !headline && !actions && !hidden.includes(source));
  return (
    <Box
      component="li"
      {...mark}
      sx={{
        ...PANEL,
        py: 0.75,
        px: 1.25,
        lineHeight: 1.35,
        ...DIMMED,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h2" variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {columns.find(({ headline }) => headline)?.children}
        </Typography>
        <Box sx={{ mr: -1, display: 'flex' }}>
          {canFold && <MoreButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)} />}
          {bulk && <SelectBox />}
        </Box>
      </Box>
      <Definitions items={fields.map(({ children, ...field }) => ({ ...field, value: children }))} flow />
      <RowFailure />
      <Box>{shown.find(({ actions }) => actions)?.children}</Box>
      {panel && (mode === 'details' || mode === 'edit') && (
        <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>{panel}</Box>
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
