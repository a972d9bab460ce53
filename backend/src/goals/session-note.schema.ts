import type { Types } from 'mongoose';
import { SESSION_NOTE_FIELDS } from '#contract/goals';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';

/** What was written down after one session; there is one note of a session. */
export interface StoredSessionNote extends Values<typeof SESSION_NOTE_FIELDS> {
  _id: Types.ObjectId;
  session: string;
  /** Copied from the session. */
  booking: string;
  family: string;
  day: string;
  /** The name of whoever wrote it. */
  by: string;
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
  by: required,
});
sessionNoteSchema.index({ session: 1 }, { unique: true });
sessionNoteSchema.index({ booking: 1, day: -1 });
