import { BOOKING_KINDS } from '#contract/bookings';
import type { Figures } from '#contract/dashboard';
import { KIND_PAGES } from '#contract/pages';
import { PATHS } from '../paths';
import type { ResourceName } from '../providers/routes';

export interface Queue {
  resource: ResourceName;
  to: string;
  total: number;
}

const PENDING = `?${new URLSearchParams({ filter: JSON.stringify({ status: 'Pending' }) })}`;

/** What waits for a decision, and where it is decided; all bookings together, then each kind. */
export function queuesOf({ applications, courseRequests, bookings, heldBack }: Figures): Queue[] {
  const kinds = BOOKING_KINDS.map((kind) => ({
    resource: kind,
    to: KIND_PAGES[kind].manage + PENDING,
    total: bookings[kind].Pending,
  }));
  const all = kinds.reduce((sum, { total }) => sum + total, 0);
  return [
    { resource: 'users', to: PATHS.pendingUsers, total: applications.pending },
    { resource: 'course-requests', to: PATHS.courseRequests, total: courseRequests.pending },
    { resource: 'inbox', to: PATHS.inbox, total: all },
    ...kinds,
    { resource: 'quarantine', to: PATHS.heldBack, total: heldBack },
  ];
}
