import { type BestTime, BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import type { Rules } from '#contract/rule';

/** The contract's labels as a resource's `fields` messages. */
export function labelsOf(rules: Rules): Record<string, string> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule.label]));
}

/** What each kind of booking is called. */
export const KIND_WORDS = Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, KIND_PAGES[kind].service])) as Record<
  BookingKind,
  string
>;

/** When somebody likes to be called. */
export const BEST_TIME_WORDS = {
  any: 'At any time',
  morning: 'In the morning (8 to 11)',
  midday: 'Around midday (11 to 2)',
  afternoon: 'In the afternoon (2 to 5)',
} as const satisfies Record<BestTime, string>;
