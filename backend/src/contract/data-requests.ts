import type { Rules } from './rule.js';

/** What anybody may ask of us about their own data (Personal Data Protection Act No. 9 of 2022). */
export const DATA_REQUEST_KINDS = ['access', 'correction', 'erasure', 'withdrawal', 'objection'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

const CLOSED_STATUSES = ['done', 'refused'] as const;
export const DATA_REQUEST_STATUSES = ['open', ...CLOSED_STATUSES] as const;
export type DataRequestStatus = (typeof DATA_REQUEST_STATUSES)[number];

/** The actions of a person's page with the requests that each answers. A copy answers none, because it has to be handed over. */
export const ANSWERED_BY = {
  corrected: ['correction'],
  withdrawn: ['withdrawal', 'objection'],
} as const satisfies Record<string, readonly DataRequestKind[]>;
/** Once everything is erased, there is nothing left to answer. */
export type AnsweredBy = keyof typeof ANSWERED_BY | 'erased';

/** The fields of such a request. Without a day it counts as received today. */
export const DATA_REQUEST_FIELDS = {
  kind: { type: 'choice', label: 'Request', what: 'what they asked for', values: DATA_REQUEST_KINDS },
  receivedAt: { type: 'date', label: 'Received on', what: 'the day it was received', optional: true },
} as const satisfies Rules;

/** How an administrator closes a request that no action on the page answers. */
export const CLOSING_FIELDS = {
  status: { type: 'choice', label: 'Outcome', what: 'the outcome', values: CLOSED_STATUSES },
  sentence: { type: 'text', label: 'What was done, or why not', what: 'what was done, or why not', max: 300 },
} as const satisfies Rules;
