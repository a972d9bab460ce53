import { useTranslate, type RaRecord } from 'react-admin';
import { useWhoChanged } from '../audit/useWhoChanged';

/** A sentence on who has changed the decision since a record was read, how and when. */
export function useDecidedMeanwhile() {
  const translate = useTranslate();
  const whoChanged = useWhoChanged();
  return async (resource: string, current: RaRecord, name: string): Promise<string> => {
    const status = String(current.status);
    const change = await whoChanged(current, ({ to }) => to === status);
    return translate('admin.conflict.decided', {
      ...change,
      ...(current.cancelledBy === 'family' && { who: translate('admin.conflict.family') }),
      name,
      status: translate(`resources.${resource}.statuses.${status}`),
    });
  };
}
