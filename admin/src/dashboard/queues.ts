import { BOOKING_KINDS } from '#contract/bookings';
import type { Figures } from '#contract/dashboard';
import { filteredList, PATHS } from '../paths';
import type { ResourceName } from '../config/resources';

export interface Queue {
  resource: ResourceName;
  to: string;
  total: number;
  isSuspected?: true;
}

const SUSPECTED = { suspectedSpam: true };

/** The numbers of pending records, and the lists they are decided in; the inbox has all kinds of bookings. */
export function queuesOf({ applications, courseRequests, bookings, unanswered, suspectedSpam }: Figures): Queue[] {
  const all = BOOKING_KINDS.reduce((sum, kind) => sum + bookings[kind].Pending, 0);
  return [
    { resource: 'user-list', to: filteredList(PATHS.pendingUsers, {}), total: applications.pending },
    {
      resource: 'courseRequests',
      to: filteredList(PATHS.courseRequests, { status: 'pending' }),
      total: courseRequests.pending,
    },
    { resource: 'inbox', to: filteredList(PATHS.inbox, { status: 'Pending' }), total: all },
    { resource: 'getcontact', to: filteredList(PATHS.messages, { status: 'new' }), total: unanswered },
    { resource: 'inbox', isSuspected: true, to: filteredList(PATHS.inbox, SUSPECTED), total: suspectedSpam.bookings },
    {
      resource: 'courseRequests',
      isSuspected: true,
      to: filteredList(PATHS.courseRequests, SUSPECTED),
      total: suspectedSpam.courseRequests,
    },
    {
      resource: 'getcontact',
      isSuspected: true,
      to: filteredList(PATHS.messages, SUSPECTED),
      total: suspectedSpam.messages,
    },
  ];
}
