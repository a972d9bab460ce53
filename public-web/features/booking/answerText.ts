import type { Rule } from '#contract/rule';
import { dayOf } from '#contract/sri-lanka';
import { datePartsOf, insteadOf, sendable, type Answers } from '../../form/answers.js';
import type { FormConfig } from '../../form/useForm.js';
import { fill } from '../../messages/fill.js';

interface Words {
  months: Readonly<Record<number, string>>;
  date: string;
}

/** An answer as a person reads it. Month names come from the catalogue: browsers know none in Sinhala. */
export function answerText(rule: Rule, answer: string, words: Words): string {
  if (rule.type !== 'date' || answer === '') return answer.trim();
  const { day, month, year } = datePartsOf(sendable(rule, answer));
  return fill(words.date, { day: Number(day), month: words.months[Number(month)] ?? month, year });
}

export type AnsweredForm = Pick<FormConfig, 'rules' | 'texts' | 'instead' | 'options' | 'presumed'>;

/** The answer to one question, or the checkbox that replaces it; empty if there is neither. */
export function answerTo(name: string, form: AnsweredForm, answers: Answers, words: Words): string {
  const ticked = form.instead?.[name]?.[answers[insteadOf(name)] ?? ''];
  if (ticked !== undefined) return ticked;
  const answer = answers[name] || (form.presumed?.[name] ?? '');
  const rule = form.rules[name];
  return form.options?.[name]?.[answer] ?? (rule ? answerText(rule, answer, words) : '');
}

export type Warning = 'pastDate' | 'farDate' | 'closedDay' | 'oddNumber';

/** A warning about an unlikely answer: a date in the past, far ahead or on a weekend, or a number like 077 000 0000. */
export function warningOf(rule: Rule, answer: string, now = new Date()): Warning | undefined {
  if (answer === '') return undefined;
  if (rule.type === 'phone') return /(\d)\1{6}/.test(sendable(rule, answer)) ? 'oddNumber' : undefined;
  if (rule.type !== 'date') return undefined;
  const day = sendable(rule, answer);
  const today = dayOf(now);
  if (day < today) return 'pastDate';
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (day > inAYear) return 'farDate';
  // Sunday is 0 and Saturday 6.
  return new Date(day).getUTCDay() % 6 ? undefined : 'closedDay';
}
