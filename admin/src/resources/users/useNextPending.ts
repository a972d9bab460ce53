import { useEffect, useRef } from 'react';
import { parseQueryFromLocation, useDataProvider, useRecordContext, useRedirect } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useErrorMessage, useNotifyText } from '../../providers/errors';
import { type CameFrom, PATHS } from '../../paths';
import { type User, VIEWS, WAITING_FIRST } from './user';

/**
 * After a decision on an application opened from the pending list, opens the next one of that list, or the list if none
 * is left.
 */
export function useNextPending(): void {
  const { id, status } = useRecordContext<User>() ?? {};
  const state = useLocation().state as Partial<CameFrom> | null;
  const [path, search = ''] = state?.from?.split('?') ?? [];
  const isReview = path === PATHS.pendingUsers;
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const redirect = useRedirect();
  const notify = useNotifyText();
  const message = useErrorMessage();
  const seen = useRef<{ id: string | undefined; status: string | undefined }>(undefined);

  useEffect(() => {
    const isDecided = seen.current?.id === id && seen.current?.status === 'pending' && status !== 'pending';
    seen.current = { id, status };
    if (!isDecided || !isReview) return;
    const { filter, sort, order } = parseQueryFromLocation({ search }) as {
      filter?: object;
      sort?: string;
      order?: string;
    };
    void dataProvider
      .getList<User>('user-list', {
        filter: { ...filter, ...VIEWS.pending.filter },
        sort: sort ? { field: sort, order: order === 'DESC' ? 'DESC' : 'ASC' } : WAITING_FIRST,
        pagination: { page: 1, perPage: 1 },
      })
      .then(({ data: [next] }) => {
        const after = { ...state, turn: (state?.turn ?? 0) + 1 };
        if (next) void navigate(`${PATHS.users}/${next.id}/show`, { replace: true, state: after });
        else redirect(PATHS.pendingUsers);
      })
      .catch((error: unknown) => notify(message('ra.notification.http_error', error), 'error'));
  }, [id, status, isReview, search, state, dataProvider, navigate, redirect, notify, message]);
}
