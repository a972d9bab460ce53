export { StaffModule } from './staff.module.js';
export { TIME_OFF_MODEL } from './time-off.schema.js';
export { PlansModule } from './plans.module.js';
export { Reminders } from './planning-reminders.js';
export { SERIES_MODEL, type StoredSeries } from './series.schema.js';
export { SESSION_MODEL, type StoredSession } from './session.schema.js';
export { SessionAnswers } from './sessions-answers.js';
export { isLate, SessionsCancelService } from './sessions-cancel.service.js';
export { SessionsViewer } from './sessions-viewer.js';
