import { SENTENCES } from '#contract/sentences';
import { NOTE_FIELDS, type NoteKind } from '#contract/notes';
import { labelsOf } from './labels';

export const notes = {
  title: 'Team notes',
  whoSees: 'Only administrators see these. They are deleted with the record.',
  ofFamily:
    'Only administrators see these: the notes on all records above. A new one is kept with the latest record, and deleted with it.',
  loading: 'Loading the notes…',
  failed: 'The notes could not be loaded.',
  add: 'Add the note',
  addFailed: 'The note could not be saved. It is still here. %{tryAgain}',
  of: 'the note of %{by}, %{moment}',
  deleteTitle: 'Delete this note?',
  deleted: SENTENCES.noteDeleted,
  deleteFailed: 'The note could not be deleted.',
} as const;

/** The texts of the form. */
export const noteForm = {
  fields: labelsOf(NOTE_FIELDS),
  choices: { kind: { note: 'Note', call: 'Phone call' } satisfies Record<NoteKind, string> },
} as const;
