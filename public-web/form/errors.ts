import type { ValidationErrorCode } from '#contract/check';
import { SECOND_FACTOR_SETUP_REQUIRED } from '#contract/errors';
import type { Language } from '#contract/languages';
import { ADMIN_PASSWORD, PASSWORD } from '#contract/new-password';
import type { Rule, Rules } from '#contract/rule';
import { errorCodesOf, hasOwnSentence, validationMessage } from '#contract/validation-message';
import type { Failure } from '../api/send.js';
import type { Translation } from '../messages/catalogue.js';
import type { ErrorTexts } from '../messages/errors.js';
import type { FieldText } from '../messages/fields.js';
import { fill, plural } from '../messages/fill.js';

const MEGABYTE = 1024 * 1024;
const MINUTE = 60;

/** What is wrong with a field: a broken rule of the contract, or a message that only the server knows. */
export type FieldError = ValidationErrorCode | 'changedFile' | { message: string; taken: boolean };
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Texts for an error in a language; English has no templates, its sentences come from the contract. */
export interface ErrorWords {
  templates: ErrorTexts | null;
  /** Of an e-mail address that is registered: says what to do as well. */
  known: string;
  changedFile: string;
}

export function errorText(rule: Rule, error: FieldError, field: FieldText, words: ErrorWords): string {
  if (typeof error !== 'string')
    return newPasswordText(rule, error.message, field, words) ?? (error.taken ? words.known : error.message);
  if (error === 'changedFile') return words.changedFile;
  if (words.templates === null) return validationMessage(rule, error);
  if (field.message !== undefined && !hasOwnSentence(error)) return field.message;
  if (error === 'missing') return field.missing;
  const templates: Partial<Record<ValidationErrorCode, string>> = words.templates;
  return (templates[error] ?? validationMessage(rule, error)).replace(/\{(\w+)\}/g, (_, name: string) =>
    valueOf(name, rule, field),
  );
}

/** A new password is refused by the rule of its role, which the page does not know, and in the words of a first one. */
function newPasswordText(rule: Rule, message: string, field: FieldText, words: ErrorWords): string | undefined {
  for (const one of rule.type === 'password' ? [PASSWORD, ADMIN_PASSWORD] : []) {
    const error = errorCodeOf(one, message);
    if (error) return errorText(one, error, field, words);
  }
  return undefined;
}

function valueOf(name: string, rule: Rule, field: FieldText): string {
  if (name === 'label') return field.label;
  if (name === 'megabytes') return rule.type === 'file' ? String(rule.maxBytes / MEGABYTE) : '';
  if (name === 'min') return 'min' in rule ? String(rule.min) : '1';
  return 'max' in rule ? String(rule.max) : '';
}

/** Finds the rule behind a server's English message, so that it can be shown in the language of the page. */
export function errorCodeOf(rule: Rule, message: string): ValidationErrorCode | undefined {
  return errorCodesOf(rule).find((error) => validationMessage(rule, error) === message);
}

/** A refusal's `errors`, placed at the fields this form knows. */
export function errorsFrom(failure: Failure, rules: Rules): FieldErrors {
  if (failure.kind !== 'refused') return {};
  const errors: Record<string, FieldError> = {};
  for (const [name, message] of Object.entries(failure.error.errors ?? {})) {
    const rule = rules[name];
    if (rule) errors[name] = errorCodeOf(rule, message) ?? { message, taken: failure.status === 409 };
  }
  return errors;
}

/** The same key came before with other content: what was sent first has arrived. */
export const isSentBefore = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 422;

/** The spec's messages for a form that could not be sent. */
export interface FailureTexts {
  /** For a 4xx response without a message of its own. */
  failed: string;
  /** The same for a server error or a lost response. */
  broken?: string;
  /** For an account of the office that must set up its second factor first. */
  locked?: string;
}

/** The message for a form that could not be sent. */
export function failureText(
  failure: Failure,
  words: Translation['form'],
  language: Language,
  { failed, broken, locked }: FailureTexts,
): string {
  if (failure.kind === 'unreachable') return joined(failure.why === 'lost' && broken, words[failure.why]);
  const { status, error, retryAfter } = failure;
  if (status === 429) {
    const minutes = Math.ceil(retryAfter / MINUTE);
    return fill(plural(language, minutes, words.busy), { minutes });
  }
  if (isSentBefore(failure)) return words.changedAfterSending;
  if (locked && error.code === SECOND_FACTOR_SETUP_REQUIRED) return locked;
  // The server's messages are in English, so other languages use their own.
  const message = language === 'en' && error.message;
  if (status === 507) return message || words.full;
  if (status >= 500) return joined(message || broken, words.away);
  return message || failed;
}

function joined(...sentences: (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}
