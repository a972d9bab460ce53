import type { BookingStatus } from '#contract/bookings';
import type { HistoryEvent } from '#contract/follow-up';
import type { MessageTemplate } from '#contract/messages';
import type { NewMessage } from '../messages/index.js';
import type { Booking } from './booking.schema.js';

type BookingTemplate = Extract<MessageTemplate, `booking-${string}`>;

/** The history entry for each decision. */
export const DECISION_EVENTS = {
  Approved: 'approved',
  Rejected: 'rejected',
} as const satisfies Record<Exclude<BookingStatus, 'Pending'>, HistoryEvent>;

/** The message to the family; none if the booking has neither a phone number nor an email address. */
export function bookingMessage(template: BookingTemplate, booking: Booking): NewMessage | undefined {
  const { _id, kind, reference, language, parentName: name, parentPhone: phone, parentEmail: email } = booking;
  if (phone === undefined && email === undefined) return undefined;
  const about = { entity: 'booking', recordId: String(_id), kind, reference } as const;
  return { template, language, name, phone, email, about };
}
