import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import { call } from '../providers/call';
import { fieldErrors, useErrorMessage, useNotifyText } from '../providers/errors';
import { cleanedValues } from '../providers/validators';

interface Announcement {
  text: string;
  who: string;
  createdAt: string;
}

const KEY = ['dashboard', 'announcement'];
const PATH = '/dashboard/announcement';

export function useAnnouncement() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      ((await call(PATH, { signal })).json as { announcement: Announcement | null }).announcement,
  });
}

/** Saves the announcement; an empty text removes it. Validation errors of the server become the form's errors. */
export function useSaveAnnouncement(onSaved: () => void) {
  const notify = useNotify();
  const notifyText = useNotifyText();
  const message = useErrorMessage();
  const queries = useQueryClient();
  return async (values: Record<string, unknown>) => {
    try {
      const body = JSON.stringify(cleanedValues(ANNOUNCEMENT_FIELDS, values));
      await call(PATH, { method: 'PUT', body });
      await queries.invalidateQueries({ queryKey: KEY });
      notify('dashboard.announcement.saved', { type: 'success' });
      onSaved();
      return undefined;
    } catch (error) {
      const errors = fieldErrors(error);
      if (errors) return errors;
      notifyText(message('dashboard.announcement.failed', error), 'error');
      return undefined;
    }
  };
}
