import type { Rule, Rules } from '#contract/rule';
import { NO_DIAGNOSIS_YET, openOf, openValueOf } from '#contract/open-fields';
import { insteadOf, type Answers } from '../../form/answers.js';
import type { Catalogue } from '../../messages/catalogue.js';

type Ticked = Exclude<keyof Catalogue['form']['instead'], 'noEmail'>;

/** Checkboxes that replace an answer, by field. */
const OFFERED: Readonly<Record<string, readonly Ticked[]>> = {
  schoolGrade: ['notYet', 'preschool'],
  noOfsessionPerweek: ['unknown'],
  noOfdaysPerweek: ['unknown'],
  noOfhoursPerweek: ['unknown'],
  startingDate: ['unknown'],
  diagnosedCondition: ['notTold'],
};

/** The same with labels, for `FormConfig.instead`. */
export function insteadIn(words: Catalogue['form']['instead']): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(OFFERED).map(([name, ticks]) => [
      name,
      Object.fromEntries(ticks.map((tick) => [tick, words[tick]])),
    ]),
  );
}

/** The fields to send for the ticked checkboxes. */
export function sentInstead(rules: Rules, answers: Answers): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const [name, ticks] of Object.entries(OFFERED)) {
    const rule = rules[name];
    const ticked = ticks.find((tick) => tick === answers[insteadOf(name)]);
    if (rule && ticked) Object.assign(sent, meaningOf(ticked, name, rule));
  }
  return sent;
}

function meaningOf(ticked: Ticked, name: string, rule: Rule): Record<string, string> {
  switch (ticked) {
    case 'notYet':
      return { notAtSchool: 'true' };
    case 'preschool':
      return { notAtSchool: 'true', preschool: 'true' };
    case 'notTold':
      return { [name]: NO_DIAGNOSIS_YET };
    case 'unknown':
      return { [name]: openValueOf(rule), [openOf(name)]: 'true' };
  }
}
