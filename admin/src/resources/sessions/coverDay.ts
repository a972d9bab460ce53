import type { Cover, Session } from '#contract/plans';
import { timeWord } from '../plans/words';

/** The result of a step in sentences: what was done, and what was not and why. */
export interface Outcome {
  readonly done: readonly string[];
  readonly failed: readonly string[];
}

/** One person who takes sessions over. */
export interface TakeOver {
  readonly by: string;
  readonly tName: string;
  readonly sessions: readonly Session[];
}

/** Who is chosen for each session, by its id; nobody is an empty text. */
export type Chosen = Readonly<Record<string, string>>;

/** `09:00–10:00 Kasun`, of a session of the day that is shown. */
export const ofDay = (session: Session): string => `${timeWord(session)} ${session.childName}`;

/** Who is chosen for a session, or the one who suits best; nobody where that was chosen. */
export function chosenFor(session: Session, { candidates = {} }: Cover, chosen: Chosen): string {
  const who = candidates[session._id] ?? [];
  const by = chosen[session._id];
  return by === '' || who.some(({ profile }) => profile === by) ? (by ?? '') : (who[0]?.profile ?? '');
}

/** What each person takes over. */
export function takeOvers(cover: Cover, chosen: Chosen): readonly TakeOver[] {
  const found = new Map<string, TakeOver>();
  for (const session of cover.taken) {
    const by = chosenFor(session, cover, chosen);
    const tName = cover.candidates?.[session._id]?.find(({ profile }) => profile === by)?.tName;
    if (tName !== undefined) found.set(by, { by, tName, sessions: [...(found.get(by)?.sessions ?? []), session] });
  }
  return [...found.values()];
}
