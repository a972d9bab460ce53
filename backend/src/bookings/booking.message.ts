import type { BookingStatus } from '#contract/bookings';
import type { HistoryEvent } from '#contract/follow-up';
import type { MessageTemplate } from '#contract/outbox';
import type { NewMessage } from '../messages/index.js';
import type { Booking } from './booking.schema.js';

type BookingTemplate = Extract<MessageTemplate, `booking-${string}`>;
/** What the history says of each status, and the message about it. Going back to pending sends no message. */
export const DECISIONS = {
  Pending: { what: 'pending' },
  Approved: { what: 'approved', template: 'booking-approved' },
  Rejected: { what: 'rejected', template: 'booking-rejected' },
} as const satisfies Record<BookingStatus, { what: HistoryEvent; template?: BookingTemplate }>;

/** Whether a booking of this status is answered: its family is told. */
export const isDecided = (status: BookingStatus): boolean => 'template' in DECISIONS[status];

/** The message to the family of a booking; none where the booking came without a number and an address. */
export function bookingMessage(template: BookingTemplate, booking: Booking): NewMessage | undefined {
  const { _id, kind, reference, language, parentName: name, parentPhone: phone, parentEmail: email } = booking;
  if (phone === undefined && email === undefined) return undefined;
  const about = { entity: 'booking', recordId: String(_id), kind, reference } as const;
  return { template, language, name, phone, email, about };
}
