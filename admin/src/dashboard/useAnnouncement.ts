import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { httpClient } from '../providers/http';
import { ifMatch, mergeOrAsk } from '../providers/conflict';

export interface Announcement {
  text: string;
  who: string;
  createdAt: string;
  updatedAt: string;
}

const KEY = ['dashboard', 'announcement'];
const PATH = '/dashboard/announcement';

const fetchAnnouncement = async (signal?: AbortSignal) =>
  ((await httpClient(PATH, signal && { signal })).json as { announcement: Announcement | null }).announcement;

export function useAnnouncement() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchAnnouncement(signal) });
}

/** An announcement, or that there is none, as a record. */
const recordOf = (announcement: Announcement | null): RaRecord => ({ id: 'announcement', text: null, ...announcement });

/** An announcement replaces the one its writer has read, and no other. */
const replacing = (read: RaRecord): Headers =>
  'updatedAt' in read ? ifMatch(read) : new Headers({ 'If-None-Match': '*' });

/** Saves the announcement; an empty text removes it. */
export function useSaveAnnouncement() {
  const queries = useQueryClient();
  return async (changes: Record<string, unknown>, opened: Announcement | null, newer?: RaRecord): Promise<void> => {
    await mergeOrAsk({
      read: newer ?? recordOf(opened),
      changes,
      send: (read) => httpClient(PATH, { method: 'PUT', body: JSON.stringify(changes), headers: replacing(read) }),
      readNow: async () => {
        const now = await fetchAnnouncement();
        queries.setQueryData(KEY, now);
        return { record: recordOf(now), history: now ? [{ ...now, fields: ['text'] }] : [] };
      },
    });
    await queries.invalidateQueries({ queryKey: KEY });
  };
}
