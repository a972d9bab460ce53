import { BOOKING_KINDS } from '#contract/bookings';
import type { Figures } from '#contract/dashboard';
import type { Due, RightsDue } from '#contract/working-days';
import { PATHS } from '../paths';
import { bookingResource, type ResourceName } from '../resources/table';

export interface Queue {
  resource: ResourceName;
  to: string;
  total: number;
  /** Not all that waits, but what is late or due. */
  due?: Due | RightsDue;
}

/** A list remembers what it was narrowed to: a count leads to what it counts. */
const narrowedTo = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const PENDING = narrowedTo({ status: 'Pending' });

/** What waits for a decision, and where it is decided; all bookings together, then each kind. */
export function queuesOf({ applications, courseRequests, bookings, unanswered, heldBack }: Figures): Queue[] {
  const kinds = BOOKING_KINDS.map((kind) => ({
    resource: bookingResource(kind),
    to: `/${bookingResource(kind)}${PENDING}`,
    total: bookings[kind].Pending,
  }));
  const all = kinds.reduce((sum, { total }) => sum + total, 0);
  return [
    { resource: 'user-list', to: PATHS.pendingUsers + narrowedTo({}), total: applications.pending },
    {
      resource: 'courseRequests',
      to: PATHS.courseRequests + narrowedTo({ status: 'pending' }),
      total: courseRequests.pending,
    },
    { resource: 'inbox', to: PATHS.inbox + PENDING, total: all },
    ...kinds,
    { resource: 'getcontact', to: PATHS.messages + narrowedTo({ status: 'new' }), total: unanswered },
    { resource: 'held-back', to: PATHS.heldBack + narrowedTo({}), total: heldBack },
  ];
}
