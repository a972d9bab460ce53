import { useEffect, useRef } from 'react';
import { parseQueryFromLocation, useDataProvider, useRecordContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useErrorMessage, useNotifyText } from '../../providers/errors';
import { type CameFrom, PATHS } from '../../paths';
import { pauseDecisions } from '../../hooks/pause';
import { type User, VIEWS, WAITING_FIRST } from './user';
import { showPath } from '../../config/recordPage';

/**
 * What follows an own decision on an application that was opened from the pending list: the next one of that list opens,
 * or the list if none is left. Whoever goes elsewhere meanwhile stays there.
 */
export function useNextPending(): () => void {
  const { status } = useRecordContext<User>() ?? {};
  const { key, state } = useLocation() as { key: string; state: CameFrom | null };
  const [path, search = ''] = state?.from.split('?') ?? [];
  const isReview = path === PATHS.pendingUsers && status === 'pending';
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotifyText();
  const message = useErrorMessage();
  /** The visit of a page that this is on; none once it has been left. */
  const visit = useRef<string>(undefined);
  useEffect(() => {
    visit.current = key;
    return () => {
      visit.current = undefined;
    };
  }, [key]);

  const openNext = async (): Promise<void> => {
    const { filter, sort, order } = parseQueryFromLocation({ search }) as {
      filter?: object;
      sort?: string;
      order?: string;
    };
    const { data } = await dataProvider.getList<User>('user-list', {
      filter: { ...filter, ...VIEWS.pending.filter },
      sort: sort ? { field: sort, order: order === 'DESC' ? 'DESC' : 'ASC' } : WAITING_FIRST,
      pagination: { page: 1, perPage: 1 },
    });
    if (visit.current !== key) return;
    const [next] = data;
    pauseDecisions();
    if (next) await navigate(showPath('user-list', next.id), { replace: true, state });
    else await navigate(PATHS.pendingUsers);
  };
  return () => {
    if (!isReview || visit.current !== key) return;
    void openNext().catch((error: unknown) => notify(message('ra.notification.http_error', error), 'error'));
  };
}
