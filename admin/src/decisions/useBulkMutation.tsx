import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  useCloseNotification,
  useCreatePath,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
  type NotificationType,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router';
import { filteredList } from '../paths';
import { useTell } from './tell';
import { ConflictError } from '../providers/conflict';
import { isGone, useNotifyText, useReason } from '../providers/errors';
import { forEachConcurrently, PartialError } from '../providers/partial';
import { replaceCached } from '../providers/queryClient';
import { undo } from '../providers/dataProvider';
import { useDecidedMeanwhile } from './useDecidedMeanwhile';

/**
 * The options of a bulk mutation. `meta.records` carries the versions for If-Match; records that failed stay selected.
 * @param waiting the status of all of them before the decision, for Undo
 */
export function useBulkMutation(waiting = '') {
  const translate = useTranslate();
  const reasonOf = useReason();
  const resource = useResourceContext() ?? '';
  const represent = useGetRecordRepresentation(resource);
  const decidedMeanwhile = useDecidedMeanwhile();
  const tell = useOutcome();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { onSelect } = useListContext<RaRecord>();
  const meanwhile = (conflict: ConflictError): Promise<string> => {
    const name = represent(conflict.current);
    return decidedMeanwhile(resource, conflict, typeof name === 'string' ? name : '').catch(() =>
      translate('admin.conflict.title'),
    );
  };
  return (records: readonly RaRecord[], doneKey: string, status?: string) => {
    const word = status && translate(`resources.${resource}.statuses.${status}`);
    const doneText = (count: number) => translate(doneKey, { smart_count: count, status: word });
    /** Decided records keep their places as the server answered them; nothing is read again. */
    const show = (changed: readonly RaRecord[]): void => {
      for (const record of changed) replaceCached(queries, resource, record);
    };
    const decided = (changed: readonly RaRecord[]): Decided => ({
      records: status === undefined ? [] : changed,
      waiting,
    });
    return {
      meta: { records },
      // react-admin says ids: see `updateMany` of our data provider.
      onSuccess: (changed: unknown) => {
        const done = changed as readonly RaRecord[];
        tell(doneText(done.length), 'success', decided(done));
        onSelect([]);
        if (status) show(done);
        else refresh();
      },
      onError: async (error: unknown): Promise<void> => {
        const partial = error instanceof PartialError ? error : undefined;
        const failed = partial?.failed ?? records.map(({ id }) => id);
        const done = partial?.done ?? [];
        const reasons = partial?.reasons ?? [error];
        const isDecided = (reason: unknown): reason is ConflictError =>
          status !== undefined && reason instanceof ConflictError;
        const conflicts = reasons.filter(isDecided);
        const others = reasons.filter((reason) => !isDecided(reason));
        const gone = failed.filter((_, place) => isGone(reasons[place]));
        const names = records
          .filter(({ id }) => gone.includes(id))
          .map((record) => represent(record))
          .filter((name) => typeof name === 'string');
        const inWords = (reason: unknown): string => {
          const words = reasonOf(reason) ?? translate('admin.bulk.tryAgain');
          return isGone(reason) ? `${words} (${names.join(', ')})` : words;
        };
        const who = await Promise.all(conflicts.map(meanwhile));
        const theirs = conflicts.map(({ current }) => current);
        const message = [
          done.length > 0 && doneText(done.length),
          translate('admin.bulk.failed', { smart_count: failed.length }),
          ...sentencesOf([...who, ...others.map(inWords)]),
        ];
        if (status) show([...done, ...theirs]);
        tell(message.filter(Boolean).join(' '), 'error', decided(done));
        onSelect([...failed]);
        // What a colleague decided is in the answer, and stays to be seen.
        if (others.length > 0) refresh();
      },
    };
  };
}

/** As many different reasons as can be read in a notice. */
const MOST_REASONS = 3;
const sentencesOf = (reasons: readonly string[]): string[] => [...new Set(reasons)].slice(0, MOST_REASONS);

/** Decided records, and the status of all of them before. */
interface Decided {
  records: readonly RaRecord[];
  waiting: string;
}

const TO_TELL = { toTell: true } as const;

/** Notifies of the result; for decisions with Undo, and with the number of people to be told and a link to their list. */
function useOutcome() {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const { show } = useTell();
  return (text: string, type: NotificationType, { records, waiting }: Decided): void => {
    const isDecided = records.length > 0;
    // The panel may show a single decision that this one has overtaken.
    if (isDecided) show(undefined);
    const toTell = records.filter((record) => record.toTell).length;
    const told = toTell > 0 && translate('admin.bulk.toTell', { smart_count: toTell });
    const alone = records.filter(({ kind, status, family }) => kind && status === 'Approved' && !family).length;
    const withoutFamily = alone > 0 && translate('admin.bulk.withoutFamily', { count: alone });
    const notice = [text, told, withoutFamily].filter(Boolean).join(' ');
    const action = (
      <>
        {told && <ToTellLink resource={resource} />}
        <UndoAllButton resource={resource} records={records} waiting={waiting} />
      </>
    );
    // Stays until it is closed: nobody has to hurry to undo.
    notify(notice, { type, messageArgs: { _: notice }, ...(isDecided && { autoHideDuration: null, action }) });
  };
}

const ACTION = { color: 'inherit', textDecoration: 'underline' } as const;

/** Undoes all decisions; those told or changed meanwhile stay as they are, and are counted. */
function UndoAllButton({ resource, records, waiting }: Decided & { resource: string }) {
  const translate = useTranslate();
  const reasonOf = useReason();
  const notifyText = useNotifyText();
  const refresh = useRefresh();
  const say = (done: number, failed: number, reasons: readonly unknown[] = []): void => {
    const sentences = [
      done > 0 && translate('admin.bulk.undone', { smart_count: done }),
      failed > 0 && translate('admin.bulk.notUndone', { smart_count: failed }),
      ...sentencesOf(reasons.map((reason) => reasonOf(reason) ?? '')),
    ];
    notifyText(sentences.filter(Boolean).join(' '), failed > 0 ? 'error' : 'success');
    refresh();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => forEachConcurrently(records, (record) => undo(resource, record, waiting)),
    onSuccess: (done) => say(done.length, 0),
    onError: (error) => {
      if (error instanceof PartialError) say(error.done.length, error.failed.length, error.reasons);
    },
  });
  return (
    <Button sx={ACTION} aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {translate(`admin.status.${isPending ? 'undoing' : 'undo'}`)}
    </Button>
  );
}

function ToTellLink({ resource }: { resource: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const close = useCloseNotification();
  return (
    <Button
      component={Link}
      to={filteredList(createPath({ resource, type: 'list' }), TO_TELL)}
      sx={ACTION}
      onClick={close}
    >
      {translate('admin.bulk.show')}
    </Button>
  );
}
