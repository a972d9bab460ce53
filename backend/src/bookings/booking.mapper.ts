import { ASSIGNMENT_FIELDS, CONSENT_FIELDS, ENTERED_FIELDS } from '#contract/bookings';
import { FAMILY_OF_FIELDS } from '#contract/families';
import { cancelReasonOf, historyOf, notesOf } from '../submissions/index.js';
import type { BookingOfKind } from './booking.schema.js';
import { forEachKind, kindRules } from './kind-rules.js';

const ANSWERED = forEachKind((kind) => [
  ...Object.keys(kindRules(kind)),
  'status',
  ...Object.keys({ ...CONSENT_FIELDS, ...ENTERED_FIELDS, ...ASSIGNMENT_FIELDS, ...FAMILY_OF_FIELDS }),
]);

/** A booking as administrators see it: the fields of its kind and nothing else. */
export function toBooking(booking: BookingOfKind): Record<string, unknown> {
  const answer: Record<string, unknown> = { _id: String(booking._id), kind: booking.kind };
  for (const field of ANSWERED[booking.kind]) answer[field] = serialize(booking[field as keyof BookingOfKind]);
  const { reference, language, cancelledBy, consentWithdrawnAt, toTell, told } = booking;
  Object.assign(answer, { reference, language });
  if (cancelledBy) Object.assign(answer, { cancelledBy, cancelReason: cancelReasonOf(booking) });
  answer['consentWithdrawnAt'] = serialize(consentWithdrawnAt ?? undefined);
  Object.assign(answer, { toTell: toTell ?? undefined, told: told ?? undefined });
  answer['reopenedAt'] = serialize(booking.reopenedAt);
  if (typeof booking.noSentences === 'boolean') answer['noSentences'] = booking.noSentences;
  answer['sentencesAsked'] = serialize(booking.sentencesAsked ?? undefined);
  if (booking.suspectedSpam) answer['suspectedSpam'] = true;
  answer['notes'] = notesOf(booking);
  answer['history'] = historyOf(booking);
  answer['createdAt'] = booking.createdAt.toISOString();
  answer['updatedAt'] = booking.updatedAt.toISOString();
  return answer;
}

/** Serialising Date objects takes twice as long as their strings. */
function serialize(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
