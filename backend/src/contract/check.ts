import { plainText, cleanText } from './characters.js';
import { emailAddress, holdsTwoPhones, isForeignPhone, isLocalPhone, phoneDigits } from './phones-and-emails.js';
import type { FileError, NumberRule, PhoneRule, Rule, TextRule } from './rule.js';
import { DAY_MS, UTC_OFFSET_MS } from './sri-lanka.js';

/** Why a value is not accepted; `validationMessage()` says it in English, the web apps translate it by code. */
export type ValidationErrorCode =
  | 'missing'
  | 'tooLong'
  | 'tooShort'
  | 'guessable'
  | 'wrongPassword'
  | 'oneLine'
  | 'notNumber'
  | 'range'
  | 'notWhole'
  | 'notStep'
  | 'notListed'
  | 'notDay'
  | 'notTime'
  | 'tooMany'
  | 'wrongEntry'
  | 'notDate'
  | 'notEmail'
  | 'notPhone'
  | 'twoPhones'
  | 'notLink'
  | 'notId'
  | FileError
  | 'tooLarge';

/** A date outside of these years is taken for a typing mistake. */
const YEARS = { first: 2000, last: 2100 } as const;
const EMAIL_MAX = 254;
/** Before the `@`, in bytes. */
const LOCAL_MAX = 64;
const LABEL_MAX = 63;
const LINK_MAX = 2000;

const NUMERIC = /^[+-]?\d+(\.\d+)?$/;
/** The day, the time and its zone. */
const ISO_DATE = /^(\d{4})[-./](\d\d)[-./](\d\d)(?:(T\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
const SRI_LANKA = '+05:30';
const DOMAIN_NAME = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const LAST_NAME = '(?:\\p{L}[\\p{L}\\p{M}]{1,62}|xn--[a-z0-9-]{0,58}[a-z0-9])';
const ATOM = '[^\\s@<>()[\\]\\\\,;:".]+';
/**
 * What mail servers take: no dot at an end of a part or beside another, and a domain of names that neither begin nor end
 * with a hyphen, the last of them two letters or more. Letters of any script are letters.
 */
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${DOMAIN_NAME}\\.)+${LAST_NAME}$`, 'u');
const LINK = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i;
const ID = /^[0-9a-f]{24}$/i;

/** The number of characters a person would count at most: code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/**
 * Normalises a value: trimmed and without what nobody sees, numbers from digits of any script, days and moments from
 * ISO 8601, one spelling of a phone number and of an e-mail address.
 * Returns `undefined` for what counts as empty; a value of the wrong type comes back unchanged, for `check` to refuse.
 */
export function clean(rule: Rule, raw: unknown): unknown {
  if (raw === null || raw === undefined) return undefined;
  if (rule.type === 'text' && typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== 'string') return raw;
  if (rule.type === 'password') return raw.trim() === '' ? undefined : raw.normalize('NFC');
  const text = cleanText(raw);
  if (text === '') return undefined;
  switch (rule.type) {
    case 'number':
      return NUMERIC.test(plainText(text)) ? Number(plainText(text)) : text;
    case 'date':
      return dayFrom(text) ?? text;
    case 'moment':
      return momentFrom(text) ?? text;
    case 'email':
      return emailAddress(text);
    case 'phone':
      return phoneDigits(text);
    case 'id':
      return text.toLowerCase();
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}

/** A moment, on the clock of Sri Lanka where the text names no zone; a day alone is its midnight in UTC. */
function momentFrom(text: string): Date | undefined {
  const [, year, month, day, time, zone = SRI_LANKA] = ISO_DATE.exec(plainText(text)) ?? [];
  if (day === undefined) return undefined;
  const sameDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // "2026-02-30" would roll over into March: a day that does not exist is no date.
  if (sameDay.getUTCMonth() !== Number(month) - 1 || sameDay.getUTCDate() !== Number(day)) return undefined;
  if (time === undefined) return sameDay;
  const offset = zone.replace(/^([+-]\d\d):?(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`);
  const moment = new Date(`${year}-${month}-${day}${time.replace(',', '.')}${offset}`.toUpperCase());
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** The date in Sri Lanka at that moment, as its midnight in UTC. */
function dayFrom(text: string): Date | undefined {
  const moment = momentFrom(text);
  return moment && new Date(Math.floor((moment.getTime() + UTC_OFFSET_MS) / DAY_MS) * DAY_MS);
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
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'notListed';
    case 'date':
    case 'moment':
      return isDate(value) ? undefined : 'notDate';
    case 'email':
      return isEmail(value) ? undefined : 'notEmail';
    case 'phone':
      return checkPhone(rule, value);
    case 'link':
      return matches(value, LINK, LINK_MAX) ? undefined : 'notLink';
    case 'id':
      return matches(value, ID, 24) ? undefined : 'notId';
    // Files by who stores them; the others in `lists.ts`, which the forms of the site do not load.
    default:
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

function checkPhone({ foreign, orEmail }: PhoneRule, value: unknown): ValidationErrorCode | undefined {
  if (isLocalPhone(value) || (foreign && isForeignPhone(value))) return undefined;
  if (orEmail && isEmail(value)) return undefined;
  return typeof value === 'string' && holdsTwoPhones(value) ? 'twoPhones' : 'notPhone';
}

function checkNumber(rule: NumberRule, value: unknown): ValidationErrorCode | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'notNumber';
  if (value < rule.min || value > rule.max || (rule.below && value === rule.max)) return 'range';
  return rule.whole && !Number.isInteger(value) ? 'notWhole' : undefined;
}

function isDate(value: unknown): boolean {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return false;
  const year = value.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last;
}

/** In other letters than English ones, mail servers count bytes, and a domain as it is sent (RFC 6531, RFC 5891). */
function isEmail(value: unknown): boolean {
  if (!matches(value, EMAIL, EMAIL_MAX)) return false;
  const [local = '', domain = ''] = value.split('@');
  return new TextEncoder().encode(local).length <= LOCAL_MAX && isSendable(domain);
}

function isSendable(domain: string): boolean {
  if (/^[!-~]*$/.test(domain)) return true;
  try {
    return new URL(`http://${domain}`).hostname.split('.').every(({ length }) => length <= LABEL_MAX);
  } catch {
    return false;
  }
}

function matches(value: unknown, pattern: RegExp, max: number): value is string {
  return typeof value === 'string' && value.length <= max && pattern.test(value);
}
