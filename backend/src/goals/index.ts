export { GOAL_MODEL } from './goal.schema.js';
export { GoalsModule } from './goals.module.js';
export { SESSION_NOTE_MODEL } from './session-note.schema.js';
