import { BOOKING_KINDS } from '#contract/bookings';
import type { Figures } from '#contract/dashboard';
import { PATHS } from '../paths';
import type { ResourceName } from '../config/resources';

export interface Queue {
  resource: ResourceName;
  to: string;
  total: number;
  isSuspected?: true;
}

/** An explicit filter, because a list remembers the last one. */
const filteredBy = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const PENDING = filteredBy({ status: 'Pending' });
const SUSPECTED = filteredBy({ suspectedSpam: true });

/** The numbers of pending records, and the lists they are decided in; the inbox has all kinds of bookings. */
export function queuesOf({ applications, courseRequests, bookings, unanswered, suspectedSpam }: Figures): Queue[] {
  const all = BOOKING_KINDS.reduce((sum, kind) => sum + bookings[kind].Pending, 0);
  return [
    { resource: 'user-list', to: PATHS.pendingUsers + filteredBy({}), total: applications.pending },
    {
      resource: 'courseRequests',
      to: PATHS.courseRequests + filteredBy({ status: 'pending' }),
      total: courseRequests.pending,
    },
    { resource: 'inbox', to: PATHS.inbox + PENDING, total: all },
    { resource: 'getcontact', to: PATHS.messages + filteredBy({ status: 'new' }), total: unanswered },
    { resource: 'inbox', isSuspected: true, to: PATHS.inbox + SUSPECTED, total: suspectedSpam.bookings },
    {
      resource: 'courseRequests',
      isSuspected: true,
      to: PATHS.courseRequests + SUSPECTED,
      total: suspectedSpam.courseRequests,
    },
    { resource: 'getcontact', isSuspected: true, to: PATHS.messages + SUSPECTED, total: suspectedSpam.messages },
  ];
}
