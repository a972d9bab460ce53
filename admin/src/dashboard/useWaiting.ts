import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { BOOKING_KINDS, type BookingStatus } from '#contract/bookings';
import type { RequestStatus } from '#contract/courses';
import { KIND_PAGES } from '#contract/pages';
import type { UserStatus } from '#contract/users';
import { PATHS } from '../paths';
import type { ResourceName } from '../providers/routes';

interface Queue {
  resource: ResourceName;
  to: string;
  waiting: UserStatus | RequestStatus | BookingStatus;
}

/** What an administrator decides about. */
const QUEUES: readonly Queue[] = [
  { resource: 'users', to: PATHS.pendingUsers, waiting: 'pending' },
  { resource: 'course-requests', to: PATHS.courseRequests, waiting: 'pending' },
  ...BOOKING_KINDS.map((kind): Queue => ({ resource: kind, to: KIND_PAGES[kind].manage, waiting: 'Pending' })),
];

/** How many wait, as the list routes count them: one record of each is fetched for its Content-Range. */
export function useWaiting() {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['dashboard', 'waiting'],
    queryFn: ({ signal }) =>
      Promise.all(
        QUEUES.map(async ({ resource, to, waiting }) => {
          const { total = 0 } = await dataProvider.getList(resource, {
            pagination: { page: 1, perPage: 1 },
            sort: { field: 'createdAt', order: 'DESC' },
            filter: { status: waiting },
            signal,
          });
          return { resource, to, total };
        }),
      ),
  });
}
