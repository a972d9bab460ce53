import { MESSAGE_SUBJECTS } from './outbox.js';
import type { Rules } from './rule.js';

const NOTE_KINDS = ['note', 'call'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** What a note may be about: the records of families and applicants. */
export const NOTE_SUBJECTS = MESSAGE_SUBJECTS;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** What somebody of the team writes down; nobody else ever sees it. */
export const NOTE_FIELDS = {
  kind: { type: 'choice', label: 'Kind', what: 'note or phone call', values: NOTE_KINDS },
  text: { type: 'text', label: 'Note for the team', what: 'the note', max: 2000, lines: true },
} as const satisfies Rules;

export const NOTE_ABOUT_FIELDS = {
  entity: { type: 'choice', label: 'About', what: 'a kind of record', values: NOTE_SUBJECTS },
  recordId: { type: 'id', label: 'Record', what: "a record's id" },
} as const satisfies Rules;
