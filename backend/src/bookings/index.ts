export { BookingsModule } from './bookings.module.js';
export { BookingsService } from './bookings.service.js';
export { KINDS } from './kinds.js';
