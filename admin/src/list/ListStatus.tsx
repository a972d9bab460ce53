import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { isUnreachable, useServerMessage } from '../providers/errors';
import { PANEL } from '../theme/boxes';
import { useHasLeft } from './hasLeft';

/** The list's texts: loading, failed, empty, noMatch, allDone, count and advice. */
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
  const { isPending, error, total = 0, setFilters, data = [], ...list } = useListContext<RaRecord>();
  const left = total - data.filter(useHasLeft()).length;
  if (error) return <ListFailure texts={texts} serverFirst={serverFirst} />;
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
        <Box sx={{ ...PANEL, p: 3, maxWidth: 560 }}>
          <Typography sx={{ mb: 2 }}>{filtered ? translate('admin.list.adviceFiltered') : texts('advice')}</Typography>
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

/** The list's own message with the server's, or that alone, and a button to try again. */
function ListFailure({ texts, serverFirst }: Omit<Props, 'empty' | 'toDo'>) {
  const translate = useTranslate();
  const { error, refetch, isFetching } = useListContext();
  const message = useServerMessage()(error);
  return (
    <Alert severity="error" sx={{ my: 2, flexWrap: 'wrap' }}>
      <Typography>{(serverFirst && message) || texts('failed')}</Typography>
      {!serverFirst && message && <Typography>{message}</Typography>}
      {isUnreachable(error) && <Typography>{translate('admin.errors.unreachable')}</Typography>}
      <Button
        variant="outlined"
        color="inherit"
        sx={{ mt: 1 }}
        aria-disabled={isFetching}
        onClick={() => void refetch()}
      >
        {translate('admin.actions.tryAgain')}
      </Button>
    </Alert>
  );
}
