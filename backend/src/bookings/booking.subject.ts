import { type BookingStatus, PARENT_FIELDS } from '#contract/bookings';
import { byStatus, type Retention, type Subject } from '../subjects/index.js';
import { INBOX_LIST } from './booking.dto.js';
import { toBooking } from './booking.mapper.js';
import { BOOKING_MODEL, type BookingOfKind } from './booking.schema.js';

const { parentName, parentPhone, parentEmail } = PARENT_FIELDS;

/** The starting date stands in for the day of the last session where none is planned. */
const RETAINED: Readonly<Record<BookingStatus, Retention>> = {
  Pending: { name: 'bookings never answered', from: ['updatedAt'], keep: { months: 6 } },
  Rejected: { name: 'bookings refused', from: ['updatedAt'], keep: { months: 6 } },
  Approved: { name: 'bookings approved', from: ['updatedAt', 'startingDate', 'lastSession'], keep: { years: 2 } },
};

export const BOOKING_SUBJECT = {
  model: BOOKING_MODEL,
  contact: { name: 'parentName', phone: 'parentPhone', email: 'parentEmail' },
  rules: { name: parentName, phone: parentPhone, email: parentEmail },
  staff: ['assignedStaff', 'preferredStaff'],
  list: INBOX_LIST,
  toAnswer: toBooking,
  retained: byStatus(RETAINED),
} as const satisfies Subject<BookingOfKind, keyof BookingOfKind>;
