import type { BookingKind, BookingStatus } from './bookings.js';
import type { ContactStatus } from './contacts.js';
import type { RequestStatus } from './courses.js';
import type { Rules } from './rule.js';
import type { UserStatus } from './users.js';
import type { Due, RightsDue } from './working-days.js';

/** What all administrators read first; left empty, nothing is announced. */
export const ANNOUNCEMENT_FIELDS = {
  text: { type: 'text', label: 'Announcement', what: 'the announcement', max: 500, lines: true, optional: true },
} as const satisfies Rules;

/** What was received in one week. */
interface Week {
  /** Its Monday in Sri Lanka, `2026-11-16`. */
  readonly monday: string;
  readonly applications: number;
  readonly bookings: number;
  readonly courseRequests: number;
  readonly messages: number;
}

/** How many records of each kind there are. */
export interface Figures {
  readonly applications: Readonly<Record<UserStatus, number>>;
  readonly bookings: Readonly<Record<BookingKind, Readonly<Record<BookingStatus, number>>>>;
  readonly courseRequests: Readonly<Record<RequestStatus, number>>;
  readonly messages: number;
  readonly messageStatuses: Readonly<Record<ContactStatus, number>>;
  /** Messages that wait for an answer. */
  readonly unanswered: number;
  /** What waits for an answer longer than the site promises. */
  readonly due: Readonly<Record<'bookings' | 'courseRequests' | 'messages', Readonly<Record<Due, number>>>>;
  /** Open requests of people about their own data. */
  readonly dataRequests: Readonly<Record<'open' | RightsDue, number>>;
  /** Suspected spam, which no other figure counts. */
  readonly suspectedSpam: Readonly<Record<'bookings' | 'courseRequests' | 'messages', number>>;
  readonly outbox: {
    /** Decisions that nobody was told of. */
    readonly toTell: number;
    /** E-mails the mail server does not take. */
    readonly failed: number;
    /** E-mails that are sent later because too many were sent within the hour; absent if there are none. */
    readonly postponed?: number;
    /** When the e-mail was made that has waited longest to be sent. */
    readonly oldestUnsent?: string;
    /** When the decision or answer was made that somebody has waited longest to be told. */
    readonly oldestToTell?: string;
  };
  /** Oldest first; the last one is the current week. */
  readonly weeks: readonly Week[];
}
