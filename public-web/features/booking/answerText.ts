import type { Rule } from '#contract/rule';
import { datePartsOf } from '../../form/answers.js';
import { fill } from '../../messages/fill.js';

interface Words {
  months: Readonly<Record<number, string>>;
  date: string;
}

/** An answer as a person reads it. Month names come from the catalogue: browsers know none in Sinhala. */
export function answerText(rule: Rule, answer: string, words: Words): string {
  if (rule.type !== 'date' || answer === '') return answer.trim();
  const { day, month, year } = datePartsOf(answer);
  return fill(words.date, { day: Number(day), month: words.months[Number(month)] ?? month, year });
}

/** A day before today is no error, but it deserves a second look: the year is easily mistyped. */
export function hasPassed(answer: string, now: Date): boolean {
  if (answer === '') return false;
  const { day, month, year } = datePartsOf(answer);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return new Date(Number(year), Number(month) - 1, Number(day)) < today;
}
