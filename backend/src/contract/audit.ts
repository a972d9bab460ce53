import { BOOKING_KINDS } from './bookings.js';
import type { Rules } from './rule.js';

/** What an audit event is about. */
export const AUDITED = [
  'user',
  'booking',
  'course',
  'course-request',
  'vacancy',
  'category',
  'service',
  'contact',
  'announcement',
  'cv',
  'account',
  'message',
  'note',
  'person',
  'data-request',
  'family',
  'staff-hours',
  'time-off',
  'series',
  'session',
  'calendar-address',
  'holiday',
  'goal',
  'session-note',
  'progress-report',
  'route',
  'file',
  'consent-proof',
  'audit',
] as const;
export type Audited = (typeof AUDITED)[number];

/** What left a record different from before. */
export const AUDIT_CHANGES = ['created', 'updated', 'deleted', 'released'] as const;
/** `exported`: shown to be kept in a file. `expired`: the product removed records by a retention rule. */
export const AUDIT_ACTIONS = [
  ...AUDIT_CHANGES,
  'viewed',
  'exported',
  'told',
  'erased',
  'login',
  'logout',
  'denied',
  'expired',
] as const;
const AUDIT_RESULTS = ['done', 'refused'] as const;
export type AuditResult = (typeof AUDIT_RESULTS)[number];
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Sent by a client that reads records in order to export them; the audit then records `exported`. */
export const EXPORT_PURPOSE = { header: 'X-Purpose', value: 'export' } as const;

/**
 * One event: who did what to which record. Names of fields and statuses only, never what a person wrote, so that the
 * audit holds no copy of a child's data.
 */
export const AUDIT_FIELDS = {
  /** The e-mail address of the account that acted; absent if nobody was signed in. */
  who: { type: 'email', label: 'Who', what: 'an email address', optional: true },
  actor: { type: 'id', label: 'Account', what: "an account's id", optional: true },
  action: { type: 'choice', label: 'What', what: 'an action', values: AUDIT_ACTIONS },
  entity: { type: 'choice', label: 'Of', what: 'a kind of record', values: AUDITED },
  recordId: { type: 'id', label: 'Record', what: "a record's id", optional: true },
  result: { type: 'choice', label: 'Result', what: 'a result', values: AUDIT_RESULTS, optional: true },
  /** How many records were shown, or removed by a rule. */
  count: { type: 'number', label: 'How many', what: 'a number', min: 0, max: 1e9, whole: true, optional: true },
  /** The route that was refused, as the code writes it: never an address somebody typed. */
  route: { type: 'text', label: 'Route', what: 'a route', max: 100, optional: true },
  /** The rule by which records go, as `backend/src/retention/rules.ts` names it. */
  rule: { type: 'text', label: 'Rule', what: 'a rule', max: 100, optional: true },
  kind: { type: 'choice', label: 'Kind', what: 'a kind of booking', values: BOOKING_KINDS, optional: true },
  from: { type: 'text', label: 'Status before', what: 'a status', max: 20, optional: true },
  to: { type: 'text', label: 'Status after', what: 'a status', max: 20, optional: true },
} as const satisfies Rules;

/** One change of a record since the version that a refused change was about (412). */
export interface RecordChange {
  /** The e-mail address of the account; absent where it has none. */
  readonly who?: string;
  readonly createdAt: string;
  readonly fields: readonly string[];
  /** The new status, where it changed. */
  readonly to?: string;
}
