import { GOAL_CHANGE_FIELDS, GOAL_FIELDS, SESSION_NOTE_FIELDS } from '#contract/goals';
import { type ChangedBy, changesOf, dtoOf, uncheckedOf } from '../common/dto/index.js';

export class GoalDto extends dtoOf('Goal', GOAL_FIELDS) {}
export class GoalChangesDto extends changesOf('GoalChanges', GOAL_CHANGE_FIELDS) {}
export type GoalChanges = ChangedBy<GoalChangesDto>;
export type SentStep = GoalDto['steps'][number];

export class SessionNoteDto extends uncheckedOf('SessionNote', SESSION_NOTE_FIELDS) {}
