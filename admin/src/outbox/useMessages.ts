import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetList, useNotify, useRefresh } from 'react-admin';
import type { Channel } from '#contract/outbox';
import { call } from '../providers/call';
import { type OutgoingMessage, progressOf } from './message';

const RESOURCE = 'outgoing-messages';
const ENOUGH = 50;
/** Polls while an e-mail is being sent; not for ever, because every read is written to the audit log. */
const LOOK_AGAIN_MS = 3000;
const LOOKS = 5;

/** The messages about one record, newest first. */
export function useMessages(recordId: string | undefined, changedAt?: string) {
  return useGetList<OutgoingMessage>(
    RESOURCE,
    {
      filter: { recordId },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: ENOUGH },
      // A decision creates a message: a new version of the record refetches.
      meta: { of: changedAt },
    },
    {
      enabled: recordId !== undefined,
      onError: () => undefined,
      refetchInterval: ({ state }) => {
        const isOnItsWay = state.data?.data.some((message) => progressOf(message) === 'onItsWay') ?? false;
        return isOnItsWay && state.dataUpdateCount < LOOKS && LOOK_AGAIN_MS;
      },
    },
  );
}

type Act = { readonly told: Channel } | 'resend' | 'notTold';

const REQUESTS = {
  resend: ['resend', 'POST'],
  notTold: ['told', 'DELETE'],
} as const;

/** Writes down that a message was told, or was not after all, or has it sent again. */
export function useMessageAction({ id }: OutgoingMessage) {
  const queries = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  return useMutation({
    mutationFn: (act: Act) => {
      if (typeof act === 'object') {
        return call(`/outbox/${id}/told`, { method: 'POST', body: JSON.stringify({ by: act.told }) });
      }
      const [path, method] = REQUESTS[act];
      return call(`/outbox/${id}/${path}`, { method });
    },
    onSuccess: async (_answer, act) => {
      // Not beside the message, which may leave its list.
      if (act === 'resend') notify('outbox.resent', { type: 'success' });
      // The record shows it too, and lists filtered for "not told" drop it.
      refresh();
      await queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
}
