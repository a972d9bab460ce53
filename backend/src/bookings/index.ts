export { bookingMessage } from './booking.message.js';
export { BOOKING_SUBJECT } from './booking.subject.js';
export { type Booking, BOOKING_MODEL } from './booking.schema.js';
export { BookingsModule } from './bookings.module.js';
export { BookingsService } from './bookings.service.js';
export { CONSENT_PROOF_MODEL, keepProof, type ConsentOfBooking } from './consent-proof.js';
export { closeOpenFields } from './close-open-fields.js';
