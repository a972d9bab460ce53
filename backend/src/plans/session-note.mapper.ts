import type { SessionNote } from '#contract/goals';
import type { StoredSessionNote } from './session-note.schema.js';

export function toSessionNote(note: StoredSessionNote): SessionNote {
  const { session, steps, mood, forFamily, forTeam, language, by, updatedAt, earlier } = note;
  return {
    session,
    steps,
    mood,
    language,
    by,
    ...(forFamily && { forFamily }),
    ...(forTeam && { forTeam }),
    updatedAt: updatedAt.toISOString(),
    ...(earlier?.length && {
      earlier: earlier.map(({ at, ...words }) => ({
        ...words,
        at: at.toISOString(),
      })),
    }),
  };
}
