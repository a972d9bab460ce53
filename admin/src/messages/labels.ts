import type { Rules } from '#contract/rule';

/** The contract's labels as a resource's `fields` messages. */
export function labelsOf(rules: Rules): Record<string, string> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule.label]));
}
