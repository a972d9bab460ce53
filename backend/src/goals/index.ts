export { FamilyView } from './family-view.js';
export { GOAL_MODEL } from './goal.schema.js';
export { GoalsModule } from './goals.module.js';
export { type AskedReport, ProgressReports } from './progress-reports.js';
