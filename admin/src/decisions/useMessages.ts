import { type QueryClient, useMutation } from '@tanstack/react-query';
import { type RaRecord, useGetList, useNotify, useRefresh } from 'react-admin';
import type { Channel } from '#contract/messages';
import { ifMatch } from '../providers/conflict';
import { isUnreachable } from '../providers/errors';
import { httpClient } from '../providers/http';
import { refetchFigures, replaceCached } from '../providers/queryClient';
import type { OutgoingMessage } from '../config/message';

const RESOURCE = 'outgoing-messages';
const ENOUGH = 50;

/** The query for the messages about a record, newest first. */
const messagesAbout = (recordId: unknown) => ({
  filter: { recordId },
  sort: { field: 'createdAt', order: 'DESC' as const },
  pagination: { page: 1, perPage: ENOUGH },
});

/** @param staleTime for how long they are shown as they were read, or came with a decision */
export function useMessages(recordId: string | undefined, staleTime = 0) {
  return useGetList<OutgoingMessage>(RESOURCE, messagesAbout(recordId), {
    enabled: recordId !== undefined,
    staleTime,
  });
}

/** The answer to a decision that asked for the messages about the record. */
type Decision = RaRecord & { readonly outgoing?: readonly (Omit<OutgoingMessage, 'id'> & { readonly _id: string })[] };

/**
 * Puts the record and its messages, as a decision answered them, in place of what was read: reading them again would be
 * written to the audit log.
 * @returns the record
 */
export function cacheDecision(client: QueryClient, resource: string, { outgoing, ...record }: Decision): RaRecord {
  replaceCached(client, resource, record);
  const queryKey = [RESOURCE, 'getList', messagesAbout(record.id)];
  const data = outgoing?.map(({ _id, ...message }) => ({ ...message, id: _id }));
  if (data) client.setQueryData(queryKey, { data, total: data.length });
  // They could not be read with the decision: whoever shows them reads them.
  else void client.invalidateQueries({ queryKey });
  void refetchFigures(client);
  return record;
}

/** Has the messages about a record read again, where a change has made one. */
export function forgetMessages(client: QueryClient, recordId: string): void {
  client.removeQueries({ queryKey: [RESOURCE, 'getList', messagesAbout(recordId)] });
}

type Act = { readonly told: Channel } | 'resend' | 'notTold';

const REQUESTS = {
  resend: ['resend', 'POST'],
  notTold: ['told', 'DELETE'],
} as const;

/** Writes down that a message was told, or was not after all, or has it sent again, as it was read. */
export function useMessageAction(message: OutgoingMessage) {
  const { id } = message;
  const refresh = useRefresh();
  const notify = useNotify();
  return useMutation({
    mutationFn: (act: Act) => {
      const headers = ifMatch(message);
      if (typeof act === 'object') {
        return httpClient(`/outbox/${id}/told`, { method: 'POST', headers, body: JSON.stringify({ by: act.told }) });
      }
      const [path, method] = REQUESTS[act];
      return httpClient(`/outbox/${id}/${path}`, { method, headers });
    },
    onError: (error) => {
      // A colleague, or the mail server, may have done something about it meanwhile.
      if (!isUnreachable(error)) refresh();
    },
    onSuccess: (_answer, act) => {
      // Not beside the message, which may leave its list.
      if (act === 'resend') notify('messages.resent', { type: 'success' });
      // The record shows it too, and lists filtered for "not told" drop it.
      refresh();
    },
  });
}
