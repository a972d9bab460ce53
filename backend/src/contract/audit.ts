import { BOOKING_KINDS } from './bookings.js';
import type { Rules } from './rule.js';

/** What the audit speaks of. */
export const AUDITED = ['user', 'booking', 'course', 'course-request', 'category', 'contact', 'announcement'] as const;
export type Audited = (typeof AUDITED)[number];

export const AUDIT_ACTIONS = ['created', 'updated', 'deleted'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * One line of the audit: who did what to which record. Names of fields and statuses only, never what a person wrote:
 * a child's data has no copy here.
 */
export const AUDIT_FIELDS = {
  who: { type: 'email', label: 'Who', what: 'an email address' },
  action: { type: 'choice', label: 'What', what: 'an action', values: AUDIT_ACTIONS },
  entity: { type: 'choice', label: 'Of', what: 'a kind of record', values: AUDITED },
  recordId: { type: 'id', label: 'Record', what: "a record's id" },
  kind: { type: 'choice', label: 'Kind', what: 'a kind of booking', values: BOOKING_KINDS, optional: true },
  from: { type: 'text', label: 'Status before', what: 'a status', max: 20, optional: true },
  to: { type: 'text', label: 'Status after', what: 'a status', max: 20, optional: true },
} as const satisfies Rules;
