import type { BestTime, BOOKING_FIELDS, BookingKind, PARENT_FIELDS } from './bookings.js';
import type { DayWords } from './day-text.js';
import type { Language } from './languages.js';
import type { LANGUAGE_FIELDS } from './outbox.js';

type AskedOf<K extends BookingKind> = keyof (typeof BOOKING_FIELDS)[K];
/** Every question of a booking form. */
export type BookingQuestion =
  keyof typeof PARENT_FIELDS | keyof typeof LANGUAGE_FIELDS | { [K in BookingKind]: AskedOf<K> }[BookingKind];

/**
 * The questions of a booking and their answers in one language: on the form, on its receipt and in the mail. A module for
 * each language, so that nobody loads another's.
 */
export interface BookingWords {
  readonly labels: Readonly<Record<BookingQuestion, string>>;
  readonly bestTimes: Readonly<Record<BestTime, string>>;
  readonly spoken: Readonly<Record<Language, string>>;
  /** What stands in place of an answer. */
  readonly instead: Readonly<Record<'unknown' | 'notYet' | 'preschool' | 'notTold', string>>;
  readonly days: DayWords;
}
