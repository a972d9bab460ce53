import { BOOKING_FIELDS, BOOKING_KINDS, CONSENT_FIELDS, PARENT_FIELDS, type BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { labelsOf } from './labels';

/** The contract's labels speak to the parent who fills in the form; here an administrator reads about that parent. */
const SPOKEN_OF_THE_PARENT = {
  parentName: "Parent's name",
  parentPhone: "Parent's phone number",
  parentEmail: "Parent's email",
  requirementsNeeds: 'What the parent would like',
  childNeeds: "Child's needs",
  childCondition: "Child's condition",
};

const ofKind = (kind: BookingKind) => ({
  name: `${KIND_PAGES[kind].service} |||| ${KIND_PAGES[kind].service}`,
  fields: {
    ...labelsOf({ ...BOOKING_FIELDS[kind], ...PARENT_FIELDS, ...CONSENT_FIELDS }),
    ...SPOKEN_OF_THE_PARENT,
    child: 'Child',
    parent: 'Parent',
    plan: 'Starts',
    status: 'Status',
    createdAt: 'Received',
    actions: 'Actions',
  },
});

export const bookingResources = Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, ofKind(kind)]));

export const bookings = {
  title: 'Bookings: %{service}',
  category: 'Booking category',
  search: 'Search by child, parent or phone',
  loading: 'Loading bookings...',
  failed: 'The bookings could not be fetched.',
  empty: 'No bookings yet.',
  advice: 'Bookings arrive here when parents send the booking form of this service on the public site.',
  noMatch: 'No bookings match your search.',
  count: '%{smart_count} booking |||| %{smart_count} bookings',
  child: 'Age %{age}, grade %{grade}',
  noParent: 'No contact details given',
  detailsOf: 'Booking for %{name}',
  editing: 'Editing the booking for %{name}',
  statuses: { Pending: 'Pending', Approved: 'Approved', Rejected: 'Rejected' },
  updateFailed: 'The booking could not be updated. Please try again.',
  deleteFailed: 'The booking could not be deleted. Please try again.',
  deleteTitle: 'Delete the booking for %{name}?',
  deleteText: 'The booking and the contact details in it are removed for good.',
} as const;
