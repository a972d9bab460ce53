import {
  BOOKING_FIELDS,
  BOOKING_STATUS,
  BOOKING_STATUSES,
  CONSENT_FIELDS,
  PARENT_FIELDS,
  type BookingKind,
} from '#contract/bookings';
import type { Rules } from '#contract/rule';
import type { DeleteTexts } from '../../record/DeleteButton';
import type { StatusChoice } from '../../status/statusForm';

/** A booking as the API answers it: what all kinds share; the rest is read by the rules of its kind. */
export interface Booking {
  id: string;
  status: string;
  childName: string;
  childAge: number;
  schoolGrade: number;
  createdAt: string;
  parentName?: string;
  parentPhone?: string;
  parentEmail?: string;
  startingDate?: string;
}

/** What an administrator sees of a booking, in order; the parent's consent is read, never changed. */
export function fieldsOf(kind: BookingKind): Rules {
  return { ...BOOKING_FIELDS[kind], ...PARENT_FIELDS, ...CONSENT_FIELDS };
}

export function editedFieldsOf(kind: BookingKind): Rules {
  return { status: BOOKING_STATUS, ...BOOKING_FIELDS[kind], ...PARENT_FIELDS };
}

export const STATUS_WORDS = 'bookings.statuses';

export const STATUS: StatusChoice = {
  values: BOOKING_STATUSES,
  wordsAt: STATUS_WORDS,
  decisions: { waiting: 'Pending', ways: { Approved: 'admin.actions.approve', Rejected: 'admin.actions.reject' } },
};

export const DELETE_TEXTS: DeleteTexts = {
  ask: 'bookings.deleteTitle',
  text: 'bookings.deleteText',
  failed: 'bookings.deleteFailed',
};
