export { type Note, NOTE_MODEL, toNote } from './note.schema.js';
export { NotesModule } from './notes.module.js';
export { NotesService } from './notes.service.js';
