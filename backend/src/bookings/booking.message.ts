import type { BookingStatus } from '#contract/bookings';
import type { HistoryEvent } from '#contract/follow-up';
import type { MessageTemplate } from '#contract/messages';
import type { NewMessage } from '../messages/index.js';
import type { Booking } from './booking.schema.js';

type BookingTemplate = Extract<MessageTemplate, `booking-${string}`>;
/** The history entry and the message for each status. No message is sent when a booking is open again. */
export const DECISIONS = {
  Pending: { what: 'pending' },
  Approved: { what: 'approved', template: 'booking-approved' },
  Rejected: { what: 'rejected', template: 'booking-rejected' },
} as const satisfies Record<BookingStatus, { what: HistoryEvent; template?: BookingTemplate }>;

/** Whether this status is an answer, so that the family has to be told. */
export const isDecided = (status: BookingStatus): boolean => 'template' in DECISIONS[status];

/** The message to the family; none if the booking has neither a phone number nor an email address. */
export function bookingMessage(template: BookingTemplate, booking: Booking): NewMessage | undefined {
  const { _id, kind, reference, language, parentName: name, parentPhone: phone, parentEmail: email } = booking;
  if (phone === undefined && email === undefined) return undefined;
  const about = { entity: 'booking', recordId: String(_id), kind, reference } as const;
  return { template, language, name, phone, email, about };
}
