import { BOOKING_KINDS, type BookingKind, type BookingStatus } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { bookingResources } from './bookings';

const tabs = { Pending: 'Waiting', Approved: 'Approved', Rejected: 'Rejected' } satisfies Record<BookingStatus, string>;

export const inbox = {
  title: 'Inbox: all bookings',
  advice: 'Bookings arrive here when parents send one of the booking forms of the public site.',
  noMatch: 'No bookings here.',
  tabs: { label: 'Bookings by status', ...tabs, all: 'All' },
  kinds: Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, KIND_PAGES[kind].service])) as Record<
    BookingKind,
    string
  >,
  age: {
    fresh: 'Less than an hour',
    hours: '%{smart_count} hour |||| %{smart_count} hours',
    days: '%{smart_count} day |||| %{smart_count} days',
  },
} as const;

/** The fields of all kinds, and what only the inbox says. */
export const inboxResource = {
  name: 'Booking |||| Bookings',
  fields: {
    ...Object.values(bookingResources).reduce<Record<string, string>>((all, { fields }) => ({ ...all, ...fields }), {}),
    kind: 'Kind',
    createdAt: 'Waits for',
  },
};
