export { PlansModule } from './plans.module.js';
export { SERIES_MODEL, type StoredSeries } from './series.schema.js';
export { SESSION_MODEL, type StoredSession } from './session.schema.js';
export { SessionAnswers } from './sessions-answers.js';
export { SessionsViewer } from './sessions-viewer.js';
