import type { Types } from 'mongoose';
import { NOTE_ABOUT_FIELDS, NOTE_FIELDS } from '#contract/notes';
import type { Values } from '#contract/rule';
import { dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';
import { schemaOf } from '../common/schema-of.js';

/** A note of the team about a record. */
export interface Note extends Values<typeof NOTE_FIELDS>, Values<typeof NOTE_ABOUT_FIELDS> {
  _id: Types.ObjectId;
  /** The e-mail address of whoever wrote it. */
  by: string;
  createdAt: Date;
  updatedAt: Date;
}
export const NOTE_MODEL = 'Note';

export const noteSchema = schemaOf({ ...NOTE_FIELDS, ...NOTE_ABOUT_FIELDS }, { by: { type: String, required: true } });
noteSchema.index({ createdAt: -1, _id: -1 });
noteSchema.index({ recordId: 1, createdAt: -1, _id: -1 });

export class NoteDto extends dtoOf('Note', { ...NOTE_FIELDS, ...NOTE_ABOUT_FIELDS }) {}

export const NOTE_LIST: ListFields = {
  resource: 'notes',
  rules: { ...NOTE_ABOUT_FIELDS, kind: NOTE_FIELDS.kind },
  searched: ['text'],
};

export function toNote({ _id, kind, text, entity, recordId, by, createdAt, updatedAt }: Note) {
  return { _id: String(_id), kind, text, entity, recordId, by, createdAt, updatedAt };
}
