import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ANNOUNCEMENT_FIELDS } from '#contract/dashboard';
import type { Saving } from '../form/useSave';
import { call } from '../providers/call';
import { fieldErrors } from '../providers/failures';
import { useFailureWords } from '../providers/useFailureWords';
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

/** Announces; an empty text takes the announcement down. */
export function useAnnounce(onSaved: () => void): Saving {
  const notify = useNotify();
  const words = useFailureWords();
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save: Saving['save'] = async (values) => {
    if (saving) return undefined;
    setSaving(true);
    setFailure(undefined);
    try {
      const body = JSON.stringify(cleanedValues(ANNOUNCEMENT_FIELDS, values));
      await call(PATH, { method: 'PUT', body });
      await queries.invalidateQueries({ queryKey: KEY });
      notify('dashboard.announcement.saved', { type: 'success' });
      onSaved();
      return undefined;
    } catch (error) {
      setFailure(words('dashboard.announcement.failed', error));
      return fieldErrors(error);
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, failure };
}
