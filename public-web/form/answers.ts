import { plainText } from '#contract/characters';
import { check, clean, type ValidationErrorCode } from '#contract/check';
import { HONEYPOT_FIELD } from '#contract/honeypot';
import { phoneDigits } from '#contract/phones-and-emails';
import type { Rule, Rules } from '#contract/rule';
import { dayOf } from '#contract/sri-lanka';

/** The answers as typed. */
export type Answers = Readonly<Record<string, string>>;
export type Files = Readonly<Record<string, File>>;

const INSTEAD = '-instead';
/** Key of the checkbox that replaces an answer, "I don't know yet" for example. */
export const insteadOf = (name: string): string => `${name}${INSTEAD}`;

/** Stores an answer. Typing clears the checkbox that replaces it, and ticking that clears the answer. */
export function withAnswer(answers: Answers, name: string, value: string): Answers {
  const other = name.endsWith(INSTEAD) ? name.slice(0, -INSTEAD.length) : insteadOf(name);
  return { ...answers, [name]: value, ...(value !== '' && answers[other] && { [other]: '' }) };
}

/** A date is stored as the values of its three boxes, year first: "2027-1-5". */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export function datePartsOf(answer: string): DateParts {
  const [year = '', month = '', day = ''] = answer.split('-');
  return { day, month, year };
}

export function dateFrom({ day, month, year }: DateParts): string {
  const parts = [year, month, day].map((part) => part.replace(/[\s-]/g, ''));
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/**
 * The answer as the API reads it: ten digits of a phone number, two digits of a month. A day without a year is the next
 * one in Sri Lanka; what is no day gets none.
 */
export function sendable(rule: Rule, answer: string, now = new Date()): string {
  if (rule.type === 'phone') return phoneDigits(answer);
  if (rule.type !== 'date' || answer === '') return answer.trim();
  const { day, month, year } = datePartsOf(plainText(answer));
  const date = [month, day].map((part) => part.padStart(2, '0')).join('-');
  const today = dayOf(now);
  const coming = Number(month) && Number(day) ? Number(today.slice(0, 4)) + Number(date < today.slice(5)) : '';
  return `${year || coming}-${date}`;
}

/** The body of a request: only what was answered, in the order of the rules. */
export function bodyOf(rules: Rules, answers: Answers): Record<string, string> {
  const body: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = rule.type === 'password' ? (answers[name] ?? '') : sendable(rule, answers[name] ?? '');
    if (value !== '') body[name] = value;
  }
  return body;
}

/** The errors of the fields, by the rules of the contract. */
export function errorsIn(rules: Rules, answers: Answers, files: Files = {}): Record<string, ValidationErrorCode> {
  const errors: Record<string, ValidationErrorCode> = {};
  for (const [name, rule] of Object.entries(rules)) {
    if (answers[insteadOf(name)]) continue;
    const error = rule.type === 'file' ? errorOfFile(rule, files[name]) : errorOf(rule, answers[name] ?? '');
    if (error) errors[name] = error;
  }
  return errors;
}

function errorOf(rule: Rule, answer: string): ValidationErrorCode | undefined {
  return check(rule, clean(rule, rule.type === 'password' ? answer : sendable(rule, answer)));
}

/** Checks type and size to save a needless upload; the server checks the content. */
function errorOfFile(rule: Extract<Rule, { type: 'file' }>, file: File | undefined): ValidationErrorCode | undefined {
  if (!file) return rule.optional ? undefined : 'missing';
  if (rule.accept === 'pdf' && file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return 'wrongFile';
  if (file.size === 0) return 'emptyFile';
  return file.size > rule.maxBytes ? 'tooLarge' : undefined;
}

/** The answers and files entered before hydration; an option that was selected by default is not an answer. */
export function readForm(
  form: HTMLFormElement | null,
  rules: Rules,
  presumed: Answers = {},
): { answers: Answers; files: Files } {
  const answers: Record<string, string> = {};
  const files: Record<string, File> = {};
  for (const [name, value] of form ? new FormData(form) : []) {
    if (!rules[name] && !Object.keys(rules).some((field) => insteadOf(field) === name)) continue;
    if (typeof value !== 'string') {
      // An empty file field gives a file without a name.
      if (value.name !== '') files[name] = value;
    } else if (value !== (presumed[name] ?? '')) answers[name] = value;
  }
  return { answers, files };
}

/** Reads the chosen files into memory. One that was changed or deleted since cannot be read, and the upload would fail. */
export async function readFiles(files: Files): Promise<{ read: Files; unreadable: string[] }> {
  const read: Record<string, File> = {};
  const unreadable: string[] = [];
  for (const [name, file] of Object.entries(files)) {
    try {
      read[name] = new File([await file.arrayBuffer()], file.name, { type: file.type });
    } catch {
      unreadable.push(name);
    }
  }
  return { read, unreadable };
}

function honeypotOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(HONEYPOT_FIELD);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** The honeypot's value for the request body, if it is filled in. */
export function honeypotIn(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const value = honeypotOf(form)?.value ?? '';
  return value.trim() === '' ? {} : { [HONEYPOT_FIELD]: value };
}

export function clearHoneypot(form: HTMLFormElement | null): void {
  const field = honeypotOf(form);
  if (field) field.value = '';
}

/** A form may require what the contract leaves optional. */
export function required<R extends Rule>(rule: R): Omit<R, 'optional'> {
  const { optional: _, ...rest } = rule;
  return rest;
}
