import type { Language } from '#contract/pages';
import type { Failure } from '../api/send.js';
import type { Catalogue } from '../messages/catalogue.js';
import { fill, plural } from '../messages/fill.js';

const MINUTE = 60;

/** Honest words for a form that did not go through. `failed` is the spec's sentence for this form. */
export function failureText(failure: Failure, words: Catalogue['form'], language: Language, failed: string): string {
  if (failure.kind === 'unreachable') return words[failure.why];
  const { status, error, retryAfter } = failure;
  if (status === 429) {
    const minutes = Math.ceil(retryAfter / MINUTE);
    return fill(plural(language, minutes, words.busy), { minutes });
  }
  if (status === 422) return words.changedAfterSending;
  if (status >= 500) return words.away;
  // The server speaks English; in another language its sentence would help nobody.
  if (language === 'en' && error.message) return error.message;
  return status === 409 ? words.known : failed;
}
