import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { ReadFailure } from '../ui/ReadFailure';
import { PANEL } from '../theme/boxes';
import { useHasLeft } from './hasLeft';

/** The list's texts: loading, empty, noMatch, allDone, count and advice. */
export type ListTexts = (key: string, options?: Record<string, unknown>) => string;

interface Props {
  texts: ListTexts;
  serverFirst: boolean | undefined;
  empty: ReactNode;
  /** The default filter of a list of pending records: if it matches nothing, all work is done. */
  toDo: unknown;
}

/** One live region for the state of the list: loading, empty, or how many. Below it, what to do when it is empty. */
export function ListStatus({ texts, serverFirst, empty, toDo }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { isPending, error, refetch, total = 0, setFilters, data = [], ...list } = useListContext<RaRecord>();
  const left = total - data.filter(useHasLeft()).length;
  if (error) {
    return (
      <ReadFailure
        failed={`resources.${resource}.failed`}
        error={error}
        serverFirst={serverFirst}
        refetch={() => refetch()}
      />
    );
  }
  const isDone = toDo !== undefined && JSON.stringify(list.filterValues) === JSON.stringify(toDo);
  const filtered = !isDone && Object.values(list.filterValues as object).some(Boolean);
  const nothing = (isDone && texts('allDone')) || (filtered && texts('noMatch')) || texts('empty');
  const text = left === 0 ? nothing : texts('count', { smart_count: left });
  return (
    <>
      <Typography role="status" sx={{ mb: 0.5, color: 'text.secondary' }}>
        {isPending ? texts('loading') : text}
      </Typography>
      {!isPending && total === 0 && (
        <Box sx={{ ...PANEL, p: 3, maxWidth: 560, display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography>{filtered ? translate('admin.list.adviceFiltered') : texts('advice')}</Typography>
          {filtered ? (
            <Button variant="contained" onClick={() => setFilters({})}>
              {translate('admin.list.clear')}
            </Button>
          ) : (
            empty
          )}
        </Box>
      )}
    </>
  );
}
