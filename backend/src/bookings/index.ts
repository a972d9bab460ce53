export { BookingsModule } from './bookings.module.js';
export { BookingsService } from './bookings.service.js';
export { keepProof, type Proven } from './consent-proof.js';
export { KINDS } from './kinds.js';
