import { NOTE_ABOUT_FIELDS, NOTE_FIELDS } from '#contract/notes';
import { dtoOf } from '../common/dto/index.js';

export class NoteDto extends dtoOf('Note', { ...NOTE_FIELDS, ...NOTE_ABOUT_FIELDS }) {}
