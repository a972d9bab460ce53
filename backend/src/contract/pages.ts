import type { BookingKind } from './bookings.js';
import type { Service } from './services.js';

/** Where each kind is offered and booked (spec section 2), and the service its staff belong to. */
export const KIND_PAGES = {
  'shadow-teacher': {
    service: 'Shadow teacher for school',
    info: '/shadow-teacher',
    booking: '/booking-shadow-teacher',
  },
  'special-need-teacher': {
    service: 'Special needs teacher for home',
    info: '/special-needs',
    booking: '/booking-special-needs-teacher',
  },
  'readiness-teacher': {
    service: 'School Readiness Program',
    info: '/school-readiness',
    booking: '/booking-readiness-teacher',
  },
  'counselling-teacher': {
    service: 'Student counseling',
    info: '/student-counseling',
    booking: '/booking-counselling-teacher',
  },
  'therapy-session-teacher': {
    service: 'Speech and behavior occupational therapy session',
    info: '/speech-therapy',
    booking: '/booking-therapy-session-teacher',
  },
} as const satisfies Record<BookingKind, { service: Service; info: string; booking: string }>;

/** Placeholder for the site's own address in the built pages; the server replaces it with PUBLIC_URL. */
export const SITE_ADDRESS = 'https://public-url.invalid';
