import type { Rules } from './rule.js';
import { LANGUAGE_FIELDS } from './languages.js';
import { BOOKING_KINDS, type BookingStatus } from './bookings.js';
import type { RequestStatus } from './courses.js';
import { SUBJECT_ENTITIES } from './subjects.js';
import type { UserStatus } from './users.js';

/** Messages that tell a member of staff about sessions with a child. */
export const STAFF_TEMPLATES = [
  'staff-planned',
  'staff-moved',
  'staff-cancelled',
  'staff-family-cancelled',
  'staff-erased',
] as const;

/** Messages about sessions. */
export const SESSION_TEMPLATES = [
  'sessions-planned',
  'session-moved',
  'session-cancelled',
  'session-covered',
  'session-reminder',
  'session-sentence',
  ...STAFF_TEMPLATES,
] as const;

/** What people are told about; each has a text in every language. */
export const MESSAGE_TEMPLATES = [
  'booking-received',
  'booking-approved',
  'booking-rejected',
  'booking-changed',
  'booking-cancelled',
  'application-received',
  'application-approved',
  'application-rejected',
  'request-received',
  'request-accepted',
  'request-denied',
  'request-changed',
  'request-cancelled',
  'contact-received',
  'contact-answered',
  'contact-changed',
  'contact-cancelled',
  'password-reset',
  'invitation',
  'details-changed',
  'new-login-address',
  ...SESSION_TEMPLATES,
] as const;
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number];

/** The message that tells a decision, by the record that was decided on and the status it was given. */
export const DECISION_MESSAGES = {
  booking: { Approved: 'booking-approved', Rejected: 'booking-rejected' },
  'course-request': { accepted: 'request-accepted', denied: 'request-denied' },
  user: { approved: 'application-approved', rejected: 'application-rejected' },
} as const satisfies {
  booking: Record<Exclude<BookingStatus, 'Pending'>, MessageTemplate>;
  'course-request': Record<Exclude<RequestStatus, 'pending'>, MessageTemplate>;
  user: Record<Exclude<UserStatus, 'pending'>, MessageTemplate>;
};
export const DECISION_TEMPLATES: readonly MessageTemplate[] = Object.values(DECISION_MESSAGES).flatMap((byStatus) =>
  Object.values(byStatus),
);

/**
 * Messages to a former address or number that it was replaced. They go to the address they were created with, not to their
 * record's current one, and nobody waits for them.
 */
export const FORMER_TEMPLATES = ['details-changed', 'new-login-address'] as const satisfies readonly MessageTemplate[];

/** A session that was dragged elsewhere is moved back with one tap. */
export const MOVE_TEMPLATES = ['session-moved', 'staff-moved'] as const satisfies readonly MessageTemplate[];

/** How long the e-mail about a decision or a move waits, so that this can still be undone. */
export const UNDO_MS = 10_000;

/** `lastError` of an e-mail that is sent later because too many of its kind were sent within the hour. */
export const TOO_MANY_MAILS = 'too many messages in all';

/** Messages that somebody waits for. If one cannot be sent, an administrator is reminded to pass it on. */
export const AWAITED_TEMPLATES: readonly MessageTemplate[] = [...DECISION_TEMPLATES, 'contact-answered'];

/** These replace an earlier decision about the same record: an unsent message about it is dropped. */
export const REPLACING_TEMPLATES: readonly MessageTemplate[] = [...DECISION_TEMPLATES, 'booking-cancelled'];

/** Messages about the deletion of their record, which remove all earlier ones about it. */
export const LAST_TEMPLATES = ['request-cancelled', 'contact-cancelled'] as const satisfies readonly MessageTemplate[];

/** `waiting`: to be sent by e-mail, or to be told by a person. `sent`: by e-mail. `told`: by a person. */
const MESSAGE_STATUSES = ['waiting', 'sent', 'told', 'failed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** How a message reaches its person. */
const CHANNELS = ['email', 'phone', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];
/** How a person was told: over a channel, or by reading it on their private page. */
export const TOLD_BY = [...CHANNELS, 'page'] as const;
export type ToldBy = (typeof TOLD_BY)[number];

/** The fields by which messages can be filtered and sorted. */
export const MESSAGE_FIELDS = {
  template: { type: 'choice', label: 'Message', what: 'a message', values: MESSAGE_TEMPLATES },
  status: { type: 'choice', label: 'Status', what: 'a status', values: MESSAGE_STATUSES },
  channel: { type: 'choice', label: 'Channel', what: 'a channel', values: CHANNELS },
  ...LANGUAGE_FIELDS,
  name: { type: 'text', label: 'Name', what: 'a name', max: 120, optional: true },
  email: { type: 'email', label: 'Email', what: 'an email address', optional: true },
  phone: { type: 'text', label: 'Phone number', what: 'a phone number', max: 20, optional: true },
  entity: { type: 'choice', label: 'About', what: 'a kind of record', values: SUBJECT_ENTITIES },
  recordId: { type: 'id', label: 'Record', what: "a record's id" },
  kind: { type: 'choice', label: 'Kind', what: 'a kind of booking', values: BOOKING_KINDS, optional: true },
  reference: { type: 'text', label: 'Reference', what: 'a reference', max: 20, optional: true },
} as const satisfies Rules;

/** How a person told somebody (contract, `POST /outbox/{id}/told`). */
export const TOLD_FIELDS = {
  by: { type: 'choice', label: 'Told by', what: 'how it was told', values: CHANNELS },
} as const satisfies Rules;

/** Sent with a change by a client that shows the messages about the record next: the answer holds them as `outgoing`. */
export const PREFERS_OUTGOING = { header: 'Prefer', value: 'outgoing' } as const;
