export { FamilyView } from './family-view.js';
export { GOAL_MODEL, type StoredGoal } from './goal.schema.js';
export { GoalsModule } from './goals.module.js';
export { type AskedReport, ProgressReports } from './progress-reports.js';
