import type { Rules } from './rule.js';
import { SUBJECT_ENTITIES } from './subjects.js';

const NOTE_KINDS = ['note', 'call'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** What somebody of the team writes down; nobody else ever sees it. */
export const NOTE_FIELDS = {
  kind: { type: 'choice', label: 'Kind', what: 'note or phone call', values: NOTE_KINDS },
  text: { type: 'text', label: 'Note for the team', what: 'the note', max: 2000, lines: true },
} as const satisfies Rules;

export const NOTE_ABOUT_FIELDS = {
  entity: { type: 'choice', label: 'About', what: 'a kind of record', values: SUBJECT_ENTITIES },
  recordId: { type: 'id', label: 'Record', what: "a record's id" },
} as const satisfies Rules;
