import type { ValidationErrorCode } from '#contract/check';

/** Templates for what is `#contract/validation-message` in English; `{label}`, `{min}`, `{max}` come from the rule. */
export type ErrorTexts = Readonly<Record<Exclude<ValidationErrorCode, 'missing' | NotAskedErrorCode>, string>>;

/** No form of the form kit takes pictures, days and times as text, or lists of entries. */
export type NotAskedErrorCode = (typeof NOT_ASKED)[number];
export const NOT_ASKED = [
  ...(['heicPicture', 'tooManyPixels'] as const),
  ...(['notDay', 'notTime', 'notStep', 'tooMany', 'wrongEntry'] as const),
] as const satisfies ValidationErrorCode[];
