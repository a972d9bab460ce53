import type { ValidationErrorCode } from '#contract/check';

/** Templates for what is `#contract/validation-message` in English; `{label}`, `{min}`, `{max}` come from the rule. */
export type ErrorTexts = Readonly<Record<Exclude<ValidationErrorCode, 'missing' | PictureErrorCode>, string>>;

/** No form of the site takes pictures. */
type PictureErrorCode = 'heicPicture' | 'tooManyPixels';
