export { BookingsModule } from './bookings.module.js';
export { KINDS } from './kinds.js';
