import { check, clean, phoneDigits, type FaultCode } from '#contract/check';
import type { Rule, Rules } from '#contract/rule';

/** What was typed, to the letter: nothing is rewritten under a person's hands. */
export type Answers = Readonly<Record<string, string>>;
export type Faults = Readonly<Record<string, FaultCode>>;

/** A date lives as its three boxes, year first: "2027-1-5". */
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

/** The answer as the API reads it: ten digits of a phone number, two digits of a month. */
export function sendable(rule: Rule, answer: string): string {
  if (rule.type === 'phone') return phoneDigits(answer);
  if (rule.type !== 'date' || answer === '') return answer.trim();
  const { day, month, year } = datePartsOf(answer);
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
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

export function faultsIn(rules: Rules, answers: Answers, files: Readonly<Record<string, File>> = {}): Faults {
  const faults: Record<string, FaultCode> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const fault = rule.type === 'file' ? faultOfFile(rule, files[name]) : faultOf(rule, answers[name] ?? '');
    if (fault) faults[name] = fault;
  }
  return faults;
}

function faultOf(rule: Rule, answer: string): FaultCode | undefined {
  return check(rule, clean(rule, rule.type === 'password' ? answer : sendable(rule, answer)));
}

/** The server looks into the file; here only what can be seen from outside saves a needless upload. */
function faultOfFile(rule: Extract<Rule, { type: 'file' }>, file: File | undefined): FaultCode | undefined {
  if (!file) return rule.optional ? undefined : 'missing';
  if (rule.accept === 'pdf' && file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return 'wrongFile';
  return file.size > rule.maxBytes ? 'tooLarge' : undefined;
}

/** A form may ask for what the contract leaves open. */
export function required<R extends Rule>(rule: R): Omit<R, 'optional'> {
  const { optional: _, ...rest } = rule;
  return rest;
}
