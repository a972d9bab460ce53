import type { Types } from 'mongoose';
import { type Mood, SESSION_NOTE_FIELDS, type SessionNote } from '#contract/goals';
import type { Language } from '#contract/languages';
import { schemaOf } from '../common/schema-of.js';

/** The note of a session; each session has one at most. */
export interface StoredSessionNote {
  _id: Types.ObjectId;
  session: string;
  /** Copied from the session. */
  booking: string;
  family: string;
  day: string;
  steps: string[];
  mood: Mood;
  forFamily?: string;
  forTeam?: string;
  language: Language;
  /** The name of whoever wrote it. */
  by: string;
  /** The words it had before, where they were replaced by somebody who may not have seen them. */
  earlier?: { forFamily?: string; forTeam?: string; by: string; at: Date }[];
  createdAt: Date;
  updatedAt: Date;
}
export const SESSION_NOTE_MODEL = 'SessionNote';

const required = { type: String, required: true } as const;
export const sessionNoteSchema = schemaOf(SESSION_NOTE_FIELDS, {
  session: required,
  booking: required,
  family: required,
  day: required,
  steps: [String],
  by: required,
  earlier: { type: [{ forFamily: String, forTeam: String, by: String, at: Date, _id: false }], default: undefined },
});
sessionNoteSchema.index({ session: 1 }, { unique: true });
sessionNoteSchema.index({ booking: 1, day: -1 });
sessionNoteSchema.index({ day: 1 });

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
