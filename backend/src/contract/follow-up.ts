import { type BookingKind, type BookingStatus, PARENT_FIELDS } from './bookings.js';
import type { RequestStatus } from './courses.js';
import type { FamilyGoal, FamilyNote, Look } from './goals.js';
import type { FamilySession } from './plans.js';
import { REFERENCE } from './references.js';
import type { Rules } from './rule.js';

/** What a family may follow: the forms that anybody may send, applications aside. */
export type RequestKind = BookingKind | 'contact' | 'course-request';

/** What can happen to a request, as its family reads it. */
export type HistoryEvent =
  | 'received'
  | 'changed'
  /** By an administrator. */
  | 'corrected'
  | 'note'
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'accepted'
  | 'denied'
  | 'answered'
  | 'renewed'
  | 'cancelled'
  | 'told';

/** Events that change neither the decision nor whether it was told. */
export const DETAIL_EVENTS: readonly HistoryEvent[] = ['changed', 'corrected', 'note', 'renewed'];

const TOKEN = { type: 'text', label: 'Private address', what: 'the private address', max: 100 } as const;

/** The two ways to ask for a request: by the private address, or by the reference with the phone number or e-mail address. */
export const FOLLOW_UP_FIELDS = {
  token: { ...TOKEN, optional: true },
  reference: { type: 'text', label: 'Reference', what: REFERENCE.what, max: REFERENCE.max, optionalIf: ['token'] },
  phone: { ...PARENT_FIELDS.parentPhone, label: 'Phone number', orEmail: true },
  email: { ...PARENT_FIELDS.parentEmail, label: 'Email' },
} as const satisfies Rules;

const { parentName, parentPhone, parentEmail } = PARENT_FIELDS;

/** What a family may change of its request; a field that is left out or empty stays as it is. */
export const FAMILY_CHANGES = {
  parentName,
  parentPhone,
  parentEmail,
  startingDate: { type: 'date', label: 'Starting date', what: 'the starting date', optional: true },
  note: { type: 'text', label: 'Note', what: 'a note', max: 1000, lines: true, optional: true },
} as const satisfies Rules;

export const FOLLOW_UP_CHANGE_FIELDS = { token: TOKEN, ...FAMILY_CHANGES } as const satisfies Rules;
export const FOLLOW_UP_CANCEL_FIELDS = {
  token: TOKEN,
  reason: { type: 'text', label: 'Reason', what: 'the reason', max: 500, lines: true, optional: true },
} as const satisfies Rules;
export const FOLLOW_UP_RENEW_FIELDS = { token: TOKEN } as const satisfies Rules;

/** "We cannot come" to one session, why, and when it was on the page that the family read. */
export const FOLLOW_UP_SESSION_FIELDS = {
  token: TOKEN,
  reason: { type: 'text', label: 'Reason', what: 'the reason', max: 200, optional: true },
  day: { type: 'day', label: 'Day', what: 'the day', optional: true },
  at: { type: 'time', label: 'Time', what: 'the time', optional: true },
} as const satisfies Rules;
/** Whether the sentences of session notes are shown on the private page. */
export const FOLLOW_UP_SENTENCES_FIELDS = {
  token: TOKEN,
  allowed: { type: 'boolean', label: 'Show sentences', what: 'yes or no' },
} as const satisfies Rules;

/** Notes one request can take; after that a call helps more. */
export const NOTES_MAX = 20;

/** For so many days a former number or address still opens the request, in case the family did not change it itself. */
export const FORMER_DAYS = 7;

/** For how many days an accepted course request shows the link. */
export const COURSE_DAYS = 30;

/** One thing that happened, oldest first in a history. */
export interface HistoryEntry {
  readonly at: string;
  readonly what: HistoryEvent;
}

/** As the administrators have it; of a message, which nobody decides on, `received`, `answered` or `closed`. */
export type FollowedStatus = BookingStatus | RequestStatus | 'received' | 'answered' | 'closed';

/** A request as its family sees it: where it stands and, of an approved booking, how it goes on. */
export interface FollowedRequest extends Partial<FamilyProgress> {
  readonly reference: string;
  readonly kind: RequestKind;
  readonly status: FollowedStatus;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly startingDate?: string;
  /** The family does not know the day yet; `startingDate` is then only the day it wrote. */
  readonly startingDateOpen?: true;
  readonly history: readonly HistoryEntry[];
  /** The day by which we call, while nothing is decided or somebody has to be told of it: `2026-11-24`. */
  readonly replyBy?: string;
  readonly cancelledBy?: 'family';
  /** Its consent is withdrawn: nothing is decided or changed until it agrees again. */
  readonly withdrawn?: true;
  /** What we have to reach the family, in part: enough to see that it is right. */
  readonly reach: { readonly phone?: string; readonly email?: string };
  /** Of an accepted course request; the link until that moment, after which neither is there. */
  readonly course?: { readonly title: string; readonly link?: string; readonly until?: string };
}

/** What a family reads of its approved booking, besides where it stands. Nothing that was written for the team. */
export interface FamilyProgress {
  /** The next eight and the last eight, in the order of their days. */
  readonly sessions: readonly FamilySession[];
  /** The open ones and the reached ones. */
  readonly goals: readonly FamilyGoal[];
  /** The newest twenty; none where the family wants no sentences. */
  readonly notes: readonly FamilyNote[];
  /** The newest thirty, each role once a day. */
  readonly looks: readonly Look[];
  /** Whether the family wants the sentences of notes here. */
  readonly sentences: boolean;
  /** It was asked whether it wants them, and has not said so yet. */
  readonly sentencesAsked?: true;
}

/** What `/follow-up` answers; after a course request or message was cancelled there is none left. */
export interface FollowUpAnswer {
  readonly request: FollowedRequest;
  readonly token: string;
}
