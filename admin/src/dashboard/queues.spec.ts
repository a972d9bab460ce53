import { BOOKING_KINDS } from '#contract/bookings';
import type { Figures } from '#contract/dashboard';
import { queuesOf } from './queues';

it('has four queues and three of suspected spam, with the bookings of all kinds in one', () => {
  const status = { Pending: 2, Approved: 1, Rejected: 0 };
  const figures = {
    applications: { pending: 3 },
    courseRequests: { pending: 4 },
    bookings: Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, status])),
    unanswered: 5,
    suspectedSpam: { bookings: 6, courseRequests: 7, messages: 8 },
  } as unknown as Figures;
  expect(queuesOf(figures).map(({ resource, total }) => [resource, total])).toEqual([
    ['user-list', 3],
    ['courseRequests', 4],
    ['inbox', 10],
    ['getcontact', 5],
    ['inbox', 6],
    ['courseRequests', 7],
    ['getcontact', 8],
  ]);
});
