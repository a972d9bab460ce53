import type { ValidationErrorCode } from '#contract/check';

/** Templates for what `#contract/validation-message` says in English; `{label}`, `{min}`, `{max}` come from the rule. */
export type ErrorTexts = Readonly<Record<Exclude<ValidationErrorCode, 'missing'> | 'wrongPicture', string>>;
