import { check, clean, type ValidationErrorCode } from './check.js';
import type { ListRule, Rule } from './rule.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * `clean` for any rule, lists among them: each entry keeps its known fields, cleaned. What is no entry stays for
 * `checkField` to refuse.
 */
export function cleanField(rule: Rule, raw: unknown): unknown {
  if (rule.type !== 'list' || !Array.isArray(raw)) return clean(rule, raw);
  return raw.map((entry: unknown) => {
    if (!isEntry(entry)) return entry;
    const known = Object.entries(rule.of).map(([name, one]) => [name, cleanField(one, entry[name])] as const);
    return Object.fromEntries(known.filter(([, value]) => value !== undefined));
  });
}

/** `check` for any rule, lists among them. */
export function checkField(rule: Rule, value: unknown, others: Fields = {}): ValidationErrorCode | undefined {
  return rule.type === 'list' && value !== undefined ? checkList(rule, value) : check(rule, value, others);
}

function checkList(rule: ListRule, value: unknown): ValidationErrorCode | undefined {
  if (!Array.isArray(value)) return 'notListed';
  if (value.length < (rule.min ?? 0)) return 'missing';
  if (value.length > rule.max) return 'tooMany';
  return wrongEntry(rule, value) && 'wrongEntry';
}

/** What is wrong with the first wrong entry of a cleaned list: the rule of its field, and its error. */
export function wrongEntry(
  rule: ListRule,
  entries: readonly unknown[],
): { readonly rule: Rule; readonly error: ValidationErrorCode } | undefined {
  for (const entry of entries) {
    const fields: Fields = isEntry(entry) ? entry : {};
    for (const [name, one] of Object.entries(rule.of)) {
      const error = check(one, fields[name], fields);
      if (error !== undefined) return { rule: one, error };
    }
  }
  return undefined;
}

function isEntry(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
