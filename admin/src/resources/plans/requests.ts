import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, HttpError, type RaRecord } from 'react-admin';
import type { SeriesPreview, Session } from '#contract/plans';
import { ifMatch, isPreconditionFailed, isSame } from '../../providers/conflict';
import { useNotifyText } from '../../providers/errors';
import { httpClient } from '../../providers/http';
import { forgetKeys, postOnce } from '../../providers/idempotency';

/** More than a year of daily sessions of a child, or a week of forty teachers. */
const MOST = 3000;

const readOnce = async <Answer>(address: string, signal?: AbortSignal): Promise<Answer> =>
  (await httpClient(address, signal ? { signal } : {})).json as Answer;

/** What would be planned: it writes nothing, and needs no idempotency key. */
export const previewed = async <Answer>(address: string, body: object): Promise<Answer> =>
  (await httpClient(address, { method: 'POST', body: JSON.stringify(body) })).json as Answer;

export async function send<Answer>(
  method: 'POST' | 'PUT' | 'DELETE',
  address: string,
  body?: object,
  headers?: Headers,
): Promise<Answer> {
  if (method === 'POST') return (await postOnce(address, body)).json as Answer;
  const options = { method, ...(headers && { headers }), ...(body && { body: JSON.stringify(body) }) };
  const answer = (await httpClient(address, options)).json as Answer;
  if (method === 'DELETE') forgetKeys();
  return answer;
}

/**
 * Sends a change of what was read there. Where something else of it has changed meanwhile, also by another part of the
 * page, it is sent again about the version of now.
 * @param readNow reads it again, where it is not what that address answers
 * @throws HttpError (412) where somebody else has changed the same
 */
export async function sendChange(
  address: string,
  read: object,
  changes: object,
  readNow = () => readOnce<object>(address),
): Promise<void> {
  try {
    await send('PUT', address, changes, ifMatch(read));
  } catch (error) {
    if (!isPreconditionFailed(error)) throw error;
    const now = await readNow();
    const [before, after] = [read, now].map((version) => new Map<string, unknown>(Object.entries(version)));
    if (Object.keys(changes).some((name) => !isSame(before?.get(name), after?.get(name)))) throw error;
    await send('PUT', address, changes, ifMatch(now));
  }
}

/**
 * Links an account to a profile as it was read, or none.
 * @throws HttpError (412) where a colleague has linked another one meanwhile
 */
export function linkAccount(provider: DataProvider, profile: { readonly id: string }, account: string): Promise<void> {
  const readNow = async () => (await provider.getOne<RaRecord>('alldetails', { id: profile.id })).data;
  return sendChange(`/staff/${profile.id}/account`, profile, { account }, readNow);
}

/**
 * Sends the change of a session, and of those that follow it where it says so.
 * @returns the session, and the last day on which one of them is or was
 */
export async function changeSession(session: Session, changes: object): Promise<{ moved: Session; last: string }> {
  const changed = await send<Session[]>('PUT', `/sessions/${session._id}`, changes, ifMatch(session));
  const [last = ''] = [session, ...changed]
    .map(({ day }) => day)
    .toSorted()
    .toReversed();
  return { moved: changed.find(({ _id }) => _id === session._id) ?? session, last };
}

/**
 * Cancels a session as it was read, and those that follow it where that is said.
 * @throws HttpError (412) where a colleague has moved it meanwhile, for example
 */
export const cancelSession = async (session: Session, cancellation: object): Promise<Session[]> =>
  (
    await httpClient(`/sessions/${session._id}/cancel`, {
      method: 'POST',
      headers: ifMatch(session),
      body: JSON.stringify(cancellation),
    })
  ).json as Session[];

/**
 * Records what happened, of a session as it was read, or takes that back.
 * @throws HttpError (412) where a colleague has recorded something else meanwhile
 */
export async function recordOutcome({ _id, ...session }: Session, status?: 'held' | 'absent'): Promise<void> {
  const what = status ? { method: 'POST', body: JSON.stringify({ status }) } : { method: 'DELETE' };
  await httpClient(`/sessions/${_id}/outcome`, { ...what, headers: ifMatch(session) });
}

interface ListOptions {
  filter: object;
  sort?: readonly [string, 'ASC' | 'DESC'];
  most?: number;
}

/** An address with what is asked of it. */
export const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** The address of a list, with what is asked of it. */
export function listAddress(path: string, { filter, sort, most = MOST }: ListOptions): string {
  return withQuery(path, {
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, most - 1]),
    ...(sort && { sort: JSON.stringify(sort) }),
  });
}

const inOrder = (one: Session, other: Session): number =>
  `${one.day} ${one.at} ${one.tName}`.localeCompare(`${other.day} ${other.at} ${other.tName}`);

/** What a change of one part may change in others: everything that is asked for by these pages. */
const ROOT = 'plans';

export function useReload(): () => Promise<void> {
  const queries = useQueryClient();
  return () => {
    // A history on the page has another line now, also where the record that it is about has not changed.
    void queries.invalidateQueries({ queryKey: ['audit-log'] });
    return queries.invalidateQueries({ queryKey: [ROOT] });
  };
}

/** For what follows a change: it is said that it is saved, and these pages are read again. */
export function useDone(): (text: string) => Promise<void> {
  const notify = useNotifyText();
  const reload = useReload();
  return (text) => {
    notify(text, 'success');
    return reload();
  };
}

/** Something these pages read, read again after every change. */
export function useRead<Answer>(address: string, enabled = true) {
  return useQuery({
    queryKey: [ROOT, address],
    enabled,
    queryFn: ({ signal }) => readOnce<Answer>(address, signal),
  });
}

interface UseSessions {
  most?: number;
  /** The last ones first. */
  latest?: true;
  enabled?: boolean;
}

/** Sessions, in the order of their days and times. */
export function useSessions(filter: object, { most, latest, enabled = true }: UseSessions = {}) {
  const address = listAddress('/sessions', {
    filter,
    sort: ['day', latest ? 'DESC' : 'ASC'],
    ...(most !== undefined && { most }),
  });
  const query = useRead<Session[]>(address, enabled);
  const sorted = query.data?.toSorted(inOrder);
  return { ...query, data: latest ? sorted?.toReversed() : sorted };
}

/** It was refused because it has changed since it was read, or is gone. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof HttpError && [404, 409, 412].includes(error.status as number);

/** The days of a plan, where it was refused because of some of them. */
export function refusedPlan(error: unknown): SeriesPreview | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const body: unknown = error.body;
  if (typeof body !== 'object' || body === null || !('sessions' in body)) return undefined;
  return body as SeriesPreview;
}
