import type { Rules } from './rule.js';

/** What may be suspected: what is sent without signing in, applications aside. Lists leave it out unless they are asked for it. */
export const SUSPECTED_SPAM_FIELDS = {
  suspectedSpam: { type: 'boolean', label: 'Suspected spam', what: 'yes or no', optional: true },
} as const satisfies Rules;
