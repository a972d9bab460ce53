import { BOOKING_FIELDS, BOOKING_KINDS, type BookingKind, PARENT_FIELDS, SCHOOL_FIELDS } from '#contract/bookings';
import { OPEN_FIELDS } from '#contract/open-fields';
import type { Rules } from '#contract/rule';

/** The fields of a kind that may be written and changed. */
export function kindRules(kind: BookingKind): Rules {
  return { ...PARENT_FIELDS, ...SCHOOL_FIELDS, ...BOOKING_FIELDS[kind], ...OPEN_FIELDS };
}

/** A table with an entry for each kind. */
export function forEachKind<Entry>(make: (kind: BookingKind) => Entry): Readonly<Record<BookingKind, Entry>> {
  return Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, make(kind)])) as Record<BookingKind, Entry>;
}
