import type { Rules } from './rule.js';

/** Records that may be suspected spam: those anybody can send, except applications. Lists show them only when filtered by it. */
export const SUSPECTED_SPAM_FIELDS = {
  suspectedSpam: { type: 'boolean', label: 'Suspected spam', what: 'yes or no', optional: true },
} as const satisfies Rules;
