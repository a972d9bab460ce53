import { FAILURES, manyTriesFromHere, REFUSALS, tooManyTries } from '#contract/refusals';

/** What the server says, by the contract's own names. */
export interface Server {
  readonly refusals: Readonly<Record<keyof typeof REFUSALS, string>>;
  readonly failures: Readonly<Record<number, string>>;
  readonly tooManyTries: string;
  readonly manyTriesFromHere: string;
}

/** No limit lasts longer. */
const MOST_MINUTES = 60;
const WAITS = { tooManyTries, manyTriesFromHere };

/** The message key of each sentence, with what it names. */
export function serverKeys(): Map<string, [key: string, options?: object]> {
  const keys = new Map<string, [key: string, options?: object]>();
  for (const [name, sentence] of Object.entries(REFUSALS)) keys.set(sentence, [`server.refusals.${name}`]);
  for (const [status, sentence] of Object.entries(FAILURES)) keys.set(String(sentence), [`server.failures.${status}`]);
  for (const [name, say] of Object.entries(WAITS))
    for (let minutes = 1; minutes <= MOST_MINUTES; minutes += 1)
      keys.set(say(minutes), [`server.${name}`, { smart_count: minutes }]);
  return keys;
}
