import type { FaultCode } from '#contract/check';

/** Templates for what `#contract/sentence` says in English; `{label}`, `{min}`, `{max}` come from the rule. */
export type ErrorTexts = Readonly<Record<Exclude<FaultCode, 'missing'> | 'wrongPicture', string>>;
