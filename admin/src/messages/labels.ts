import type { BestTime } from '#contract/contacts';
import type { Rules } from '#contract/rule';

/** The contract's labels as a resource's `fields` messages. */
export function labelsOf(rules: Rules): Record<string, string> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule.label]));
}

/** When somebody likes to be called. */
export const BEST_TIME_WORDS = {
  any: 'At any time',
  morning: 'In the morning (8 to 11)',
  midday: 'Around midday (11 to 2)',
  afternoon: 'In the afternoon (2 to 5)',
} as const satisfies Record<BestTime, string>;
