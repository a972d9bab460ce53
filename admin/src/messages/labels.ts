import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
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
