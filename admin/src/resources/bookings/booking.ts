import {
  ASSIGNMENT_FIELDS,
  BOOKING_FIELDS,
  BOOKING_STATUS,
  BOOKING_STATUSES,
  CALLER_FIELDS,
  CONSENT_FIELDS,
  ENTERED_FIELDS,
  PARENT_FIELDS,
  SCHOOL_FIELDS,
  type BestTime,
  type BookingKind,
} from '#contract/bookings';
import { OPEN_FIELDS, openOf } from '#contract/open-fields';
import { LANGUAGE_FIELDS } from '#contract/languages';
import type { Rule, Rules } from '#contract/rule';
import type { Statuses } from '../../decisions/statuses';

/** The fields that bookings of all kinds share; the others are read by the rules of the kind. */
export interface Booking {
  id: string;
  /** Where all kinds are in one list. */
  kind?: BookingKind;
  status: string;
  childName: string;
  childAge: number;
  schoolGrade?: number;
  notAtSchool?: boolean;
  preschool?: boolean;
  createdAt: string;
  parentName?: string;
  parentPhone?: string;
  parentEmail?: string;
  bestTime?: BestTime;
  startingDate?: string;
  preferredStaff?: string;
  assignedStaff?: string;
  consentWithdrawnAt?: string;
  family?: string;
  child?: string;
}

/** What an administrator sees of a booking, in order; the parent's consent is read, never changed. */
export const fieldsOf = (kind: BookingKind): Rules => ({
  ...BOOKING_FIELDS[kind],
  ...PARENT_FIELDS,
  ...LANGUAGE_FIELDS,
  ...CONSENT_FIELDS,
  ...ENTERED_FIELDS,
  ...ASSIGNMENT_FIELDS,
});

/**
 * The questions for a caller: name and number first, in case the line drops, then those of the public form in its order;
 * consent last.
 */
export function enteredFieldsOf(kind: BookingKind): Rules {
  const { consentBy, ...caller } = CALLER_FIELDS;
  const { childName, childAge, ...others } = BOOKING_FIELDS[kind];
  const child = { childName, childAge, ...SCHOOL_FIELDS };
  const asked = Object.entries<Rule>(others).map(([name, rule]): Rules => {
    const open = openOf(name);
    const tick = (OPEN_FIELDS as Rules)[open];
    return tick ? { [name]: { ...rule, optionalIf: [open] }, [open]: tick } : { [name]: rule };
  });
  const { parentName, parentPhone } = { ...PARENT_FIELDS, ...caller };
  const first = { parentName, parentPhone, ...LANGUAGE_FIELDS, ...child };
  return { ...first, ...(Object.assign({}, ...asked) as Rules), ...PARENT_FIELDS, ...caller, consentBy };
}

export const editedFieldsOf = (kind: BookingKind): Rules => ({
  status: BOOKING_STATUS,
  ...BOOKING_FIELDS[kind],
  ...PARENT_FIELDS,
  ...ASSIGNMENT_FIELDS,
});

/** Whoever calls from the file has to know the language. */
export const exportedFieldsOf = (kind: BookingKind): Rules => ({ ...editedFieldsOf(kind), ...LANGUAGE_FIELDS });

/** The day a family wishes to begin, alike in all kinds that ask for it. */
export const STARTING_DATE = BOOKING_FIELDS['shadow-teacher'].startingDate;

/** Checkboxes for the fields that the family left open, to mark them as decided. */
export const openFieldsOf = (booking: object): Rules =>
  Object.fromEntries(
    Object.entries(OPEN_FIELDS).filter(([name]) => (booking as Record<string, unknown>)[name] === true),
  );

export const STATUSES: Statuses = {
  values: BOOKING_STATUSES,
  waiting: 'Pending',
  decisions: BOOKING_STATUSES.filter((status) => status !== 'Pending'),
};
