import { type BestTime, BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import type { Rules } from '#contract/rule';
import { type Service, SERVICES } from '#contract/services';
import { TEACHER_TYPES, type TeacherType } from '#contract/users';

/** The contract's labels as a resource's `fields` messages. */
export function labelsOf<R extends Rules>(rules: R): Record<keyof R & string, string> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule.label])) as Record<
    keyof R & string,
    string
  >;
}

/** The words of every value to choose, by field: one that is forgotten does not compile. Statuses have a place of their own. */
export type ChoiceWords<R> = {
  readonly [
    Field in keyof R as R[Field] extends { readonly type: 'choice' | 'choices' } ? Exclude<Field, 'status'> : never
  ]: R[Field] extends { readonly values: readonly (infer Value extends string)[] }
    ? Readonly<Record<Value, string>>
    : never;
} & Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts for every kind of booking, by a name of the kind. */
export const byKind = <Name extends string, Texts>(
  nameOf: (kind: BookingKind) => Name,
  textsOf: (kind: BookingKind) => Texts,
) => Object.fromEntries(BOOKING_KINDS.map((kind) => [nameOf(kind), textsOf(kind)])) as Record<Name, Texts>;

/** The labels of the kinds of bookings. */
export const KIND_WORDS = byKind(
  (kind) => kind,
  (kind) => KIND_PAGES[kind].service,
);

/** The labels of the services: in English the stored values, which the spec fixes. */
export const SERVICE_WORDS = Object.fromEntries(SERVICES.map((service) => [service, service])) as Record<
  Service,
  string
>;

/** The labels of the professions. */
export const TEACHER_TYPE_WORDS = Object.fromEntries(
  TEACHER_TYPES.map((type) => [type, type.replaceAll('_', ' ')]),
) as Record<TeacherType, string>;

/** The labels of the times to be called. */
export const BEST_TIME_WORDS = {
  any: 'At any time',
  morning: 'In the morning (8 to 11)',
  midday: 'Around midday (11 to 2)',
  afternoon: 'In the afternoon (2 to 5)',
} as const satisfies Record<BestTime, string>;

/** For records that the office adds, such as a course or a price. */
export const ADDED_AT = 'Added %{moment}.';
