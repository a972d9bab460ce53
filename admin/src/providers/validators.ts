import { check, clean, phoneDigits } from '#contract/check';
import type { Rule, Rules } from '#contract/rule';
import { sentence } from '#contract/sentence';

/** What a typed value means under a rule: the same cleaning the server does, and people's ways to write a phone number. */
function meant(rule: Rule, typed: unknown): unknown {
  return clean(rule, rule.type === 'phone' && typeof typed === 'string' ? phoneDigits(typed) : typed);
}

/** A rule of the contract as a react-admin validator. */
export function follows(rule: Rule) {
  return (typed: unknown): string | undefined => {
    const fault = check(rule, meant(rule, typed));
    return fault === undefined ? undefined : sentence(rule, fault);
  };
}

/** The form's values as the API takes them: only the fields the rules name; what was emptied is sent as null. */
export function cleanedValues(rules: Rules, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, meant(rule, values[name]) ?? null]));
}
