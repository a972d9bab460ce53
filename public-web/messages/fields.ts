import type { Rules } from '#contract/rule';
import { validationMessage } from '#contract/validation-message';

/** The texts of one field. `message`, if given, is used for every error, like the rule's own in English. */
export interface FieldText {
  label: string;
  missing: string;
  message?: string;
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
    texts[name] = { label: rule.label, missing: validationMessage(rule, 'missing'), hint: hints[name] };
  }
  return texts;
}
