import type { Rules } from '#contract/rule';
import { sentence } from '#contract/sentence';

/** What a language says of one field. `sentence`, where given, answers every fault, as the rule's own does in English. */
export interface FieldText {
  label: string;
  missing: string;
  sentence?: string;
  hint?: string;
}
export type FieldTexts = Readonly<Record<string, FieldText>>;

/** English labels and sentences are the contract's own; only hints are added here. */
export function englishFields<R extends Rules>(
  rules: R,
  hints: Partial<Record<keyof R, string>> = {},
): Record<keyof R & string, FieldText> {
  const texts: Record<string, FieldText> = {};
  for (const [name, rule] of Object.entries(rules)) {
    texts[name] = { label: rule.label, missing: sentence(rule, 'missing'), hint: hints[name] };
  }
  return texts;
}
