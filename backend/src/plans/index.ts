export { StaffModule } from './staff.module.js';
export { TIME_OFF_MODEL } from './time-off.schema.js';
