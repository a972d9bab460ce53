import type { ValidationErrorCode } from '#contract/check';

/** Templates for what is `#contract/validation-message` in English; `{label}`, `{min}`, `{max}` come from the rule. */
export type ErrorTexts = Readonly<Record<Exclude<ValidationErrorCode, 'missing' | UnusedErrorCode>, string>>;

/** No form of the site takes pictures, lists or times; without a template the English message is shown. */
type UnusedErrorCode = 'heicPicture' | 'tooManyPixels' | 'notDay' | 'notTime' | 'notStep' | 'tooMany' | 'wrongEntry';
