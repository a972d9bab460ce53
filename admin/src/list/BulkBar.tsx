import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  BulkActionsToolbar,
  BulkDeleteWithConfirmButton,
  BulkExportButton,
  BulkUpdateWithConfirmButton,
  ListContextProvider,
  useCloseNotification,
  useCreatePath,
  useDataProvider,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
  type Identifier,
  type NotificationType,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router';
import { useTell } from '../outbox/tell';
import { FOR_EXPORT } from '../providers/dataProvider';
import { serverMessage } from '../providers/errors';
import { PartialError } from '../providers/partial';
import { BAR_HEIGHT } from '../theme/components';
import { StatusIcon } from '../status/StatusChip';
import type { Statuses } from '../status/statuses';

interface Props {
  /** Many records can be decided at once: those of the selected that still wait. */
  statuses?: Statuses;
  canDelete?: boolean;
}

/** Actions on the selected records of this page; records selected on other pages are left alone. */
export function BulkBar({ statuses, canDelete = false }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const represent = useGetRecordRepresentation(resource);
  const list = useListContext<RaRecord>();
  const records = (list.data ?? []).filter(({ id }) => list.selectedIds.includes(id));
  const mutationFor = useBulkMutation();
  const waiting = records.filter(({ status }) => status === statuses?.waiting);
  const wordsFor = (some: readonly RaRecord[]) => ({
    smart_count: some.length,
    names: some
      .map((record) => represent(record))
      .filter((name) => typeof name === 'string')
      .join(', '),
  });
  return (
    // Sticky, while more records are selected further down.
    <Box
      role="region"
      aria-label={translate('admin.bulk.region')}
      sx={{ position: 'sticky', top: BAR_HEIGHT, zIndex: 3 }}
    >
      {records.length > 0 && (
        <ListContextProvider value={{ ...list, selectedIds: records.map(({ id }) => id) }}>
          <BulkActionsToolbar selectAllButton={false}>
            {statuses && waiting.length > 0 && (
              <ListContextProvider value={{ ...list, selectedIds: waiting.map(({ id }) => id) }}>
                {statuses.decisions.map((value) => {
                  const status = translate(`resources.${resource}.statuses.${value}`);
                  return (
                    <BulkUpdateWithConfirmButton
                      key={value}
                      data={{ status: value }}
                      label={translate('admin.bulk.setTo', { status })}
                      icon={<StatusIcon status={value} />}
                      confirmTitle={translate('admin.bulk.askStatus', { ...wordsFor(waiting), status })}
                      confirmContent={translate('admin.bulk.statusText', wordsFor(waiting))}
                      mutationOptions={mutationFor(waiting, 'admin.bulk.statusDone', status)}
                    />
                  );
                })}
              </ListContextProvider>
            )}
            <BulkExportButton label="admin.bulk.export" meta={FOR_EXPORT} />
            {canDelete && (
              <BulkDeleteWithConfirmButton
                confirmTitle={translate('admin.bulk.askDelete', wordsFor(records))}
                confirmContent={translate('admin.bulk.deleteText', wordsFor(records))}
                confirmColor="warning"
                mutationOptions={mutationFor(records, 'admin.bulk.deleteDone')}
              />
            )}
          </BulkActionsToolbar>
        </ListContextProvider>
      )}
    </Box>
  );
}

/** Passes the records, for their versions; failed ones stay selected, with the first reason as a message. */
function useBulkMutation() {
  const translate = useTranslate();
  const tell = useOutcome();
  const refresh = useRefresh();
  const { onSelect } = useListContext<RaRecord>();
  return (records: readonly RaRecord[], doneKey: string, status?: string) => {
    const doneText = (count: number) => translate(doneKey, { smart_count: count, status });
    return {
      meta: { records },
      onSuccess: () => {
        const decided = status === undefined ? [] : records.map(({ id }) => id);
        void tell(doneText(records.length), 'success', decided);
        onSelect([]);
        refresh();
      },
      onError: (error: unknown) => {
        const partial = error instanceof PartialError ? error : undefined;
        const failed = partial?.failed ?? records.map(({ id }) => id);
        const message = [
          partial && partial.done.length > 0 && doneText(partial.done.length),
          translate('admin.bulk.failed', { smart_count: failed.length }),
          serverMessage(partial?.reason ?? error) ?? translate('admin.bulk.tryAgain'),
        ];
        void tell(message.filter(Boolean).join(' '), 'error', status === undefined ? [] : (partial?.done ?? []));
        onSelect([...failed]);
        refresh();
      },
    };
  };
}

const TO_TELL = { toTell: true } as const;
const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' } } as const;

/** Says what a bulk action did, and, of those it decided on, how many people are now to be told, with the way to them. */
function useOutcome() {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const { show } = useTell();
  return async (text: string, type: NotificationType, decided: readonly Identifier[]): Promise<void> => {
    // What the panel says of a single decision may be untrue by now.
    if (decided.length > 0) show(undefined);
    const toTell = decided.length === 0 ? 0 : await countToTell();
    const told = toTell > 0 && translate('admin.bulk.toTell', { smart_count: toTell });
    const notice = [text, told].filter(Boolean).join(' ');
    const lasting = told && { autoHideDuration: null, action: <ToTellLink resource={resource} /> };
    notify(notice, { type, messageArgs: { _: notice }, ...lasting });

    async function countToTell(): Promise<number> {
      const filter = { id: decided, ...TO_TELL };
      // The decisions are saved: a failure here is no reason to say otherwise.
      return dataProvider.getList(resource, { ...ONE, filter }).then(
        ({ total = 0 }) => total,
        () => 0,
      );
    }
  };
}

function ToTellLink({ resource }: { resource: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const close = useCloseNotification();
  const filter = new URLSearchParams({ filter: JSON.stringify(TO_TELL) });
  return (
    <Button
      component={Link}
      to={`${createPath({ resource, type: 'list' })}?${filter}`}
      color="inherit"
      sx={{ textDecoration: 'underline' }}
      onClick={close}
    >
      {translate('admin.bulk.show')}
    </Button>
  );
}
