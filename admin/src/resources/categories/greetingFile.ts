import type { Identifier } from 'react-admin';
import { GREETING } from '#contract/categories';
import { validationMessage } from '#contract/validation-message';
import { httpClient } from '../../providers/http';
import { ruleCheck } from '../../providers/validators';

export const GREETING_RULES = { greeting: GREETING };

const check = ruleCheck(GREETING);
/** The stated limit is 20 seconds; one more for stopping the recorder. */
const MAX_SECONDS = 21;

/**
 * The duration of a recording; 0 if this browser cannot decode it, so that the server validates it. Not by an audio
 * element: the Content-Security-Policy allows no blob: media.
 */
async function secondsOf(file: File): Promise<number> {
  try {
    return (await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await file.arrayBuffer())).duration;
  } catch {
    return 0;
  }
}

/** What is wrong with a chosen recording, as the server would say it. */
export async function greetingProblem(file: File): Promise<string | undefined> {
  const wrong = check(file);
  if (wrong !== undefined) return validationMessage(GREETING, wrong);
  return (await secondsOf(file)) > MAX_SECONDS ? 'resources.alldetails.greeting.tooLong' : undefined;
}

export const greetingPath = (id: Identifier): string => `/category/greeting/${id}`;

/** Stores a recording as the voice greeting of a profile, which it gives as it is then. */
export async function saveGreeting(id: Identifier, file: File): Promise<object> {
  const body = new FormData();
  body.append('greeting', file, file.name);
  const answer = await httpClient(greetingPath(id), { method: 'PUT', body });
  return (answer.json as { readonly category: object }).category;
}
