import type { FaultCode } from '#contract/check';
import type { Rule, Rules } from '#contract/rule';
import { faultsOf, sentence } from '#contract/sentence';
import type { Failure } from '../api/send.js';
import type { FaultTexts } from '../messages/faults.js';
import type { FieldText } from '../messages/fields.js';

const MEGABYTE = 1024 * 1024;

/** What is wrong with a field: a fault of the contract, or a sentence only the server knows. */
export type Problem = FaultCode | { said: string; taken: boolean };
export type Problems = Readonly<Record<string, Problem>>;

/** The words a problem needs in a language; English has no templates, the contract makes its sentences. */
export interface ProblemWords {
  templates: FaultTexts | null;
  known: string;
}

export function problemText(rule: Rule, problem: Problem, field: FieldText, words: ProblemWords): string {
  if (typeof problem !== 'string') return problem.taken && words.templates !== null ? words.known : problem.said;
  if (words.templates === null) return sentence(rule, problem);
  if (field.sentence !== undefined && problem !== 'tooLarge') return field.sentence;
  if (problem === 'missing') return field.missing;
  const picture = problem === 'wrongFile' && rule.type === 'file' && rule.accept === 'picture';
  const template = words.templates[picture ? 'wrongPicture' : problem];
  return template.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name, rule, field));
}

function valueOf(name: string, rule: Rule, field: FieldText): string {
  if (name === 'label') return field.label;
  if (name === 'megabytes') return rule.type === 'file' ? String(rule.maxBytes / MEGABYTE) : '';
  if (name === 'min') return 'min' in rule ? String(rule.min) : '1';
  return 'max' in rule ? String(rule.max) : '';
}

/** Finds the fault behind a server's English sentence, so that it can be said in the language of the page. */
export function faultBehind(rule: Rule, message: string): FaultCode | undefined {
  return faultsOf(rule).find((fault) => sentence(rule, fault) === message);
}

/** A refusal's `errors`, placed at the fields this form knows. */
export function problemsFrom(failure: Failure, rules: Rules): Problems {
  if (failure.kind !== 'refused') return {};
  const problems: Record<string, Problem> = {};
  for (const [name, said] of Object.entries(failure.error.errors ?? {})) {
    const rule = rules[name];
    if (rule) problems[name] = faultBehind(rule, said) ?? { said, taken: failure.status === 409 };
  }
  return problems;
}
