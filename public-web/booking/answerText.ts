import type { Rule } from '#contract/rule';
import { datePartsOf } from '../form/answers.js';
import type { Catalogue } from '../messages/catalogue.js';
import { fill } from '../messages/fill.js';

type Words = Pick<Catalogue['form'], 'months' | 'date'>;

/** An answer as a person reads it. Month names come from the catalogue: browsers know none in Sinhala. */
export function answerText(rule: Rule, answer: string, words: Words): string {
  if (rule.type !== 'date' || answer === '') return answer.trim();
  const { day, month, year } = datePartsOf(answer);
  const names: Readonly<Record<number, string>> = words.months;
  return fill(words.date, { day: Number(day), month: names[Number(month)] ?? month, year });
}
