import { useTranslate } from 'react-admin';
import { useWhoChanged } from '../audit/useWhoChanged';
import type { ConflictError } from '../providers/conflict';

/** A sentence on who has changed the decision since a record was read, how and when. */
export function useDecidedMeanwhile() {
  const translate = useTranslate();
  const whoChanged = useWhoChanged();
  return async (resource: string, conflict: ConflictError, name: string): Promise<string> => {
    const { current } = conflict;
    const status = String(current.status);
    const change = await whoChanged(conflict, ({ to }) => to === status);
    return translate('admin.conflict.decided', {
      ...change,
      ...(current.cancelledBy === 'family' && { who: translate('admin.conflict.family') }),
      name,
      status: translate(`resources.${resource}.statuses.${status}`),
    });
  };
}
