import type { NumberRule, Rule, TextRule } from './rule.js';

/** Why a value is not accepted; `validationMessage()` says it in English, the web apps translate it by code. */
export type ValidationErrorCode =
  | 'missing'
  | 'tooLong'
  | 'tooShort'
  | 'guessable'
  | 'wrongPassword'
  | 'oneLine'
  | 'range'
  | 'notWhole'
  | 'notListed'
  | 'notDate'
  | 'notEmail'
  | 'notPhone'
  | 'notLink'
  | 'notId'
  | 'wrongFile'
  | 'emptyFile'
  | 'damagedFile'
  | 'heicPicture'
  | 'tooManyPixels'
  | 'tooLarge';

/** Dates outside these years are typing mistakes. */
const YEARS = { first: 2000, last: 2100 } as const;
const EMAIL_MAX = 254;
const LINK_MAX = 2000;

const NUMERIC = /^[+-]?\d+(\.\d+)?$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
/** `?&=%#` are refused in the domain: no domain has them, and in a link they have a meaning of their own. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".?&=%#]+(\.[^\s@<>()[\]\\,;:".?&=%#]+)+$/;
const PHONE = /^\d{10}$/;
/** A Sri Lankan number with its country is one of the ten digits: with another length it is mistyped, not foreign. */
const FOREIGN_PHONE = /^\+(?!94)[1-9]\d{7,14}$/;
const PHONE_MAX = 16;
const LINK = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i;
const ID = /^[0-9a-f]{24}$/i;
/** Control characters, lone surrogates, direction overrides and spaces of no width hide text. ZWJ and ZWNJ stay: Sinhala needs them. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cs}\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** The number of characters a person would count at most: code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').normalize('NFC').trim();
}

/**
 * Normalises a value: trimmed, numbers from numeric strings, dates from ISO 8601, e-mail in lower case.
 * Returns `undefined` for what counts as empty; a value of the wrong type comes back unchanged, for `check` to refuse.
 */
export function clean(rule: Rule, raw: unknown): unknown {
  if (rule.type === 'ids') return idsFrom(raw);
  if (raw === null || raw === undefined) return undefined;
  if (rule.type === 'choices') return listFrom(raw);
  if (rule.type === 'text' && typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== 'string') return raw;
  if (rule.type === 'password') return raw.trim() === '' ? undefined : raw.normalize('NFC');
  const text = tidy(raw);
  if (text === '') return undefined;
  switch (rule.type) {
    case 'number':
      return NUMERIC.test(text) ? Number(text) : text;
    case 'date':
      return dateFrom(text) ?? text;
    case 'email':
      return text.toLowerCase();
    case 'phone':
      return phoneDigits(text);
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}

/** Each once, in lower case. Anything else stays for `check` to refuse, `null` too: who names no records means all. */
function idsFrom(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  return [...new Set(raw.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id)))];
}

function listFrom(raw: unknown): unknown {
  const list: unknown =
    typeof raw === 'string'
      ? tidy(raw)
          .split(/\s*,\s*/)
          .filter(Boolean)
      : raw;
  if (!Array.isArray(list)) return raw;
  return list.length === 0 ? undefined : [...new Set<unknown>(list)];
}

function dateFrom(text: string): Date | undefined {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  if (day === undefined) return undefined;
  const sameDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // "2026-02-30" would roll over into March: a day that does not exist is no date.
  if (sameDay.getUTCMonth() !== Number(month) - 1 || sameDay.getUTCDate() !== Number(day)) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether a field may be left out, given the others of its form. */
function isOptional({ optional, optionalIf }: Rule, others: Fields): boolean {
  const isGiven = (field: string): boolean => (others[field] ?? false) !== false;
  return optional === true || optionalIf?.every(isGiven) === true;
}

/**
 * Returns what is wrong with a cleaned value, or nothing. Only the server checks the content of files and whether a
 * password is easy to guess.
 * @param others the cleaned fields of the same form, where the rule may depend on them
 */
export function check(rule: Rule, value: unknown, others: Fields = {}): ValidationErrorCode | undefined {
  if (value === undefined) return isOptional(rule, others) ? undefined : 'missing';
  switch (rule.type) {
    case 'text':
      return checkText(rule, value);
    case 'password':
      return checkLength(value, rule.min, rule.max);
    case 'number':
      return checkNumber(rule, value);
    case 'choice':
      return typeof value === 'string' && rule.values.includes(value) ? undefined : 'notListed';
    case 'choices':
      return Array.isArray(value) && value.every((one) => rule.values.includes(one as string))
        ? undefined
        : 'notListed';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'notListed';
    case 'date':
      return isDate(value) ? undefined : 'notDate';
    case 'email':
      return matches(value, EMAIL, EMAIL_MAX) ? undefined : 'notEmail';
    case 'phone':
      return matches(value, PHONE, PHONE_MAX) ||
        (rule.foreign && matches(value, FOREIGN_PHONE, PHONE_MAX)) ||
        (rule.orEmail && matches(value, EMAIL, EMAIL_MAX))
        ? undefined
        : 'notPhone';
    case 'link':
      return matches(value, LINK, LINK_MAX) ? undefined : 'notLink';
    case 'id':
      return matches(value, ID, 24) ? undefined : 'notId';
    case 'ids':
      return checkIds(value);
    case 'file':
      return undefined;
  }
}

function checkText(rule: TextRule, value: unknown): ValidationErrorCode | undefined {
  if (typeof value === 'string' && !rule.lines && value.includes('\n')) return 'oneLine';
  return checkLength(value, 1, rule.max);
}

function checkLength(value: unknown, min: number, max: number): ValidationErrorCode | undefined {
  if (typeof value !== 'string') return 'missing';
  const length = lengthOf(value);
  if (length < min) return 'tooShort';
  return length > max ? 'tooLong' : undefined;
}

function checkIds(value: unknown): ValidationErrorCode | undefined {
  if (!Array.isArray(value)) return 'notId';
  if (value.length === 0) return 'missing';
  return value.every((id) => matches(id, ID, 24)) ? undefined : 'notId';
}

function checkNumber(rule: NumberRule, value: unknown): ValidationErrorCode | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'range';
  if (value < rule.min || value > rule.max || (rule.below && value === rule.max)) return 'range';
  return rule.whole && !Number.isInteger(value) ? 'notWhole' : undefined;
}

function isDate(value: unknown): boolean {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return false;
  const year = value.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last;
}

function matches(value: unknown, pattern: RegExp, max: number): boolean {
  return typeof value === 'string' && value.length <= max && pattern.test(value);
}

/**
 * One spelling of a phone number for all that people type: `077 123 4567`, `077-1234567` and `+94 77 123 4567` are ten
 * digits, `00974 …` is `+974…`. An e-mail address comes back in lower case, other text without its spaces, dots, dashes
 * and brackets.
 */
export function phoneDigits(typed: string): string {
  if (typed.includes('@')) return typed.toLowerCase();
  const bare = typed.replace(/[\s().\u2010-\u2015-]/g, '').replace(/^00/, '+');
  return bare.replace(/^\+?940?(?=\d{9}$)/, '0');
}
