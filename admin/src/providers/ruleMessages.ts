import { useMemo } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import type { ValidationErrorCode } from '#contract/check';
import type { Rule, Rules } from '#contract/rule';
import { ADMIN_PASSWORD } from '#contract/users';
import { errorCodesOf, hasOwnSentence, validationMessage } from '#contract/validation-message';
import { useServerSentence } from './errors';

const MEGABYTE = 1024 * 1024;

type Translate = ReturnType<typeof useTranslate>;
export type RuleMessage = (field: string, rule: Rule, error: ValidationErrorCode) => string;

/** Forms in which "your" means the person at the keyboard. */
const OWN_FORMS: readonly (string | undefined)[] = ['account', 'getcontact', 'second-factor-removal'];

/** The contract speaks to the parent or applicant who fills in a form of the site; the office reads about them. */
const ofSomebodyElse = (what: string): string =>
  what.replace('you would', 'the parent would').replace(/^your /, 'the ');

/** What is wrong with a field, by the code of the error; in English as the contract says it. */
const ruleMessage =
  (translate: Translate, form: string | undefined): RuleMessage =>
  (field, rule, error) => {
    const label = translate(`resources.${form}.fields.${field}`, { _: rule.label });
    const what = OWN_FORMS.includes(form) ? rule.what : ofSomebodyElse(rule.what);
    const isOwn = error === 'missing' || (rule.message !== undefined && !hasOwnSentence(error));
    const key = isOwn ? `fields.${form}.${field}` : rule.type === 'file' ? `${rule.accept}.${error}` : error;
    return translate(`validation.${key}`, {
      ...rule,
      ...(rule.type === 'file' && { megabytes: rule.maxBytes / MEGABYTE }),
      label,
      // The contract says how a program writes a day.
      _: validationMessage({ ...rule, label, what }, error).replace(', written as YYYY-MM-DD', ': day, month and year'),
    });
  };

/** The same for the forms of a resource: its messages label the fields. */
export function useRuleMessage(): RuleMessage {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useMemo(() => ruleMessage(translate, resource), [translate, resource]);
}

/** The errors of the contract's rules that no form of the site has. */
const OFFICE_CODES = ['missing', 'notListed', 'notId'] as const;

type Errors = Record<string, string>;

/** A field whose rule the server may have checked: an entry of a list, or any password. */
type Candidate = readonly [form: string | undefined, field: string, rule: Rule];

function candidates(form: string | undefined, field: string, rule: Rule | undefined): Candidate[] {
  if (rule === undefined) return [];
  const entry = rule.type === 'list' ? Object.entries(rule.of) : [];
  return [
    [form, field, rule],
    ...entry.map(([name, one]): Candidate => [`${form}-${field}`, name, one]),
    ...(rule.type === 'password' ? [[form, field, ADMIN_PASSWORD] as const] : []),
  ];
}

interface Saying {
  readonly translate: Translate;
  /** For sentences that are of no rule. */
  readonly sentenceOf: (sentence: string) => string;
  /** Whose messages label the fields. */
  readonly form: string | undefined;
}

/** What the server says of fields, in the language of the app: by the rule and the code behind its sentence. */
export function fieldErrorsInWords({ translate, sentenceOf, form }: Saying, rules: Rules, errors: Errors): Errors {
  const inWords = (field: string, sentence: string): string => {
    for (const [at, name, rule] of candidates(form, field, rules[field])) {
      const code = [...errorCodesOf(rule), ...OFFICE_CODES].find((one) => validationMessage(rule, one) === sentence);
      if (code) return ruleMessage(translate, at)(name, rule, code);
    }
    return sentenceOf(sentence);
  };
  return Object.fromEntries(Object.entries(errors).map(([name, said]) => [name, inWords(name, said)]));
}

/** @param form whose messages label the fields, if not those of the resource around it */
export function useFieldErrors(rules: Rules, form?: string): (errors: Errors | undefined) => Errors | undefined {
  const translate = useTranslate();
  const sentenceOf = useServerSentence();
  const around = useResourceContext();
  return (errors) => errors && fieldErrorsInWords({ translate, sentenceOf, form: form ?? around }, rules, errors);
}
