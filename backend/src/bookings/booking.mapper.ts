import type { BookingOfKind } from './booking.schema.js';
import { KINDS } from './kinds.js';

/** A booking as administrators see it: the fields of its kind and nothing else. */
export function toBooking(booking: BookingOfKind): Record<string, unknown> {
  const answer: Record<string, unknown> = { _id: String(booking._id), kind: booking.kind };
  for (const field of KINDS[booking.kind].fields) answer[field] = spoken(booking[field]);
  answer['createdAt'] = booking.createdAt.toISOString();
  answer['updatedAt'] = booking.updatedAt.toISOString();
  return answer;
}

/** JSON takes twice as long over a row with dates in it as over their texts. */
function spoken(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
