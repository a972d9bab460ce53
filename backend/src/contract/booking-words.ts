import type { BOOKING_FIELDS, BookingKind, PARENT_FIELDS } from './bookings.js';
import type { DayWords } from './day-text.js';
import type { LANGUAGE_FIELDS } from './languages.js';

type Fields = typeof PARENT_FIELDS | typeof LANGUAGE_FIELDS | (typeof BOOKING_FIELDS)[BookingKind];
// Of each kind by itself: `keyof` of the union has only what all kinds ask.
type NameIn<OneOf> = OneOf extends unknown ? keyof OneOf : never;
/** Every question of a booking form. */
export type BookingQuestion = NameIn<Fields>;

type RuleOf<Name extends BookingQuestion, OneOf = Fields> = OneOf extends { readonly [N in Name]: infer R } ? R : never;
/** The words of every answer to choose. */
export type BookingChoices = {
  readonly [Name in BookingQuestion as RuleOf<Name> extends { readonly type: 'choice' } ? Name : never]: Readonly<
    Record<RuleOf<Name> extends { readonly values: readonly (infer Value extends string)[] } ? Value : never, string>
  >;
};

/**
 * The questions of a booking and their answers in one language: on the form, on its receipt and in the mail. A module for
 * each language, so that nobody loads another's.
 */
export interface BookingWords {
  readonly labels: Readonly<Record<BookingQuestion, string>>;
  readonly choices: BookingChoices;
  /** What stands in place of an answer. */
  readonly instead: Readonly<Record<'unknown' | 'notYet' | 'preschool' | 'notTold', string>>;
  readonly days: DayWords;
}
