export { aBooking } from './bookings.js';
export { aPdf, aRegistration } from './people.js';
