export { SESSION_NOTE_MODEL, sessionNoteSchema, type StoredSessionNote } from './session-note.schema.js';
