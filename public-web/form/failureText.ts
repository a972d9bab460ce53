import type { Language } from '#contract/pages';
import type { Failure } from '../api/send.js';
import type { Translation } from '../messages/catalogue.js';
import { fill, plural } from '../messages/fill.js';
import type { Plan } from './useForm.js';

const MINUTE = 60;

type Sentences = Pick<Plan, 'failed' | 'broken'>;

/** Honest words for a form that did not go through; the plan brings the spec's sentences for this form. */
export function failureText(failure: Failure, words: Translation['form'], language: Language, plan: Sentences): string {
  const { failed, broken } = plan;
  if (failure.kind === 'unreachable') return together(failure.why === 'lost' && broken, words[failure.why]);
  const { status, error, retryAfter } = failure;
  if (status === 429) {
    const minutes = Math.ceil(retryAfter / MINUTE);
    return fill(plural(language, minutes, words.busy), { minutes });
  }
  if (status === 422) return words.changedAfterSending;
  // The server speaks English; in another language its sentence would help nobody.
  const said = language === 'en' && error.message;
  if (status === 507) return said || words.full;
  if (status >= 500) return together(said || broken, words.away);
  if (said) return said;
  return status === 409 ? words.known : failed;
}

function together(...sentences: (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}
