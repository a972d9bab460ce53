export { BookingsModule } from './bookings.module.js';
