import { plainText, cleanText } from './characters.js';
import { check, clean, type ValidationErrorCode } from './check.js';
import type { ListRule, Rule } from './rule.js';
import { startOf } from './sri-lanka.js';

type Fields = Readonly<Record<string, unknown>>;

const TIME = /^([01]\d|2[0-3]):(00|15|30|45)$/;
const ID = { type: 'id', label: '', what: '' } as const;
const DATE = { type: 'date', label: '', what: '' } as const;

/**
 * `clean` for any rule, those of plans among them: a day of a moment is the day it is in Sri Lanka; the entries of a list
 * keep their known fields, cleaned. What is no entry stays for `checkField` to refuse.
 */
export function cleanField(rule: Rule, raw: unknown): unknown {
  if (rule.type === 'ids') return idsFrom(raw);
  if (rule.type === 'choices') return choicesFrom(raw);
  const value = clean(rule, raw);
  if (rule.type === 'list' && typeof value === 'string' && plainText(value).trim() === '') return undefined;
  if (rule.type === 'day') return dayOfText(value);
  if (rule.type === 'time' && typeof value === 'string') return plainText(value).replace(/^(\d):/, '0$1:');
  return rule.type === 'list' && Array.isArray(value) ? value.map((entry: unknown) => cleanEntry(rule, entry)) : value;
}

/** Each once, in lower case. Anything else stays for `check` to refuse, `null` too: who names no records means all. */
function idsFrom(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  return [...new Set(raw.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id)))];
}

function choicesFrom(raw: unknown): unknown {
  if (raw === null || raw === undefined) return undefined;
  const list: unknown =
    typeof raw === 'string'
      ? cleanText(raw)
          .split(/\s*,\s*/)
          .filter(Boolean)
      : raw;
  if (!Array.isArray(list)) return raw;
  return list.length === 0 ? undefined : [...new Set<unknown>(list)];
}

function dayOfText(value: unknown): unknown {
  const date = clean(DATE, value);
  return date instanceof Date ? date.toISOString().slice(0, 10) : value;
}

function cleanEntry({ of }: ListRule, entry: unknown): unknown {
  if (!isEntry(entry)) return entry;
  const known = Object.entries(of).map(([name, one]) => [name, cleanField(one, entry[name])] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** `check` for any rule, those of plans among them. */
export function checkField(rule: Rule, value: unknown, others: Fields = {}): ValidationErrorCode | undefined {
  const error = check(rule, value, others);
  if (error !== undefined || value === undefined) return error;
  switch (rule.type) {
    case 'list':
      return checkList(rule, value);
    case 'ids':
      return checkIds(value, rule.orNone);
    case 'choices':
      return Array.isArray(value) && value.every((one) => rule.values.includes(one as string))
        ? undefined
        : 'notListed';
    case 'day':
      return typeof value === 'string' && isDay(value) ? undefined : 'notDay';
    case 'time':
      return typeof value === 'string' && TIME.test(value) ? undefined : 'notTime';
    case 'number':
      return rule.step && Number(value) % rule.step !== 0 ? 'notStep' : undefined;
    default:
      return undefined;
  }
}

/** Its midnight in UTC is compared: in Sri Lanka a year begins while it is still the one before in UTC. */
const isDay = (day: string): boolean => startOf(day) !== undefined && check(DATE, new Date(day)) === undefined;

function checkIds(value: unknown, orNone: boolean | undefined): ValidationErrorCode | undefined {
  if (!Array.isArray(value)) return 'notId';
  if (value.length === 0) return orNone ? undefined : 'missing';
  return value.every((id) => check(ID, id) === undefined) ? undefined : 'notId';
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
      const error = checkField(one, fields[name], fields);
      if (error !== undefined) return { rule: one, error };
    }
  }
  return undefined;
}

function isEntry(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
