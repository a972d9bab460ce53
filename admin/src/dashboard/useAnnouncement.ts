import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { call } from '../providers/call';
import { ifMatch, isPreconditionFailed } from '../providers/conflict';
import { fieldErrors, useErrorMessage, useNotifyText } from '../providers/errors';
import { cleanedValues } from '../providers/validators';

export interface Announcement {
  text: string;
  who: string;
  createdAt: string;
  updatedAt: string;
}

const KEY = ['dashboard', 'announcement'];
const PATH = '/dashboard/announcement';

const fetchAnnouncement = async (signal?: AbortSignal) =>
  ((await call(PATH, signal && { signal })).json as { announcement: Announcement | null }).announcement;

export function useAnnouncement() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchAnnouncement(signal) });
}

/** An announcement replaces the one its writer has read, and no other. */
const replacing = (read: Announcement | null): Headers =>
  read ? ifMatch(read) : new Headers({ 'If-None-Match': '*' });

/**
 * Saves the announcement; an empty text removes it. Validation errors of the server become the form's errors.
 * @param read the announcement that the writer has seen
 * @param onChanged called with the present one where a colleague has changed it since: nothing was saved
 */
export function useSaveAnnouncement(
  read: Announcement | null,
  onSaved: () => void,
  onChanged: (now: Announcement | null) => void,
) {
  const notify = useNotify();
  const notifyText = useNotifyText();
  const message = useErrorMessage();
  const queries = useQueryClient();
  return async (values: Record<string, unknown>) => {
    try {
      const body = JSON.stringify(cleanedValues(ANNOUNCEMENT_FIELDS, values));
      await call(PATH, { method: 'PUT', body, headers: replacing(read) });
      await queries.invalidateQueries({ queryKey: KEY });
      notify('dashboard.announcement.saved', { type: 'success' });
      onSaved();
      return undefined;
    } catch (error) {
      const now = isPreconditionFailed(error) ? await fetchAnnouncement().catch(() => undefined) : undefined;
      if (now !== undefined) {
        queries.setQueryData(KEY, now);
        onChanged(now);
        return undefined;
      }
      const errors = fieldErrors(error);
      if (errors) return errors;
      notifyText(message('dashboard.announcement.failed', error), 'error');
      return undefined;
    }
  };
}
