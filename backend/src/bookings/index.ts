export { bookingMessage } from './booking.message.js';
export { type Booking, BOOKING_MODEL } from './booking.schema.js';
export { BookingsModule } from './bookings.module.js';
export { BookingsService } from './bookings.service.js';
export { keepProof, type Proven } from './consent-proof.js';
