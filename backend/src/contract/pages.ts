import type { BookingKind } from './bookings.js';
import type { Service } from './services.js';

/** Where each kind is offered, booked and managed (spec section 2), and the service its staff belong to. */
export const KIND_PAGES = {
  'shadow-teacher': {
    service: 'Shadow teacher for school',
    info: '/shadow-teacher',
    booking: '/booking-shadow-teacher',
    manage: '/manage-shadow-teacher-booking',
  },
  'special-need-teacher': {
    service: 'Special needs teacher for home',
    info: '/special-needs',
    booking: '/booking-special-needs-teacher',
    manage: '/manage-special-need-teacher-booking',
  },
  'readiness-teacher': {
    service: 'School Readiness Program',
    info: '/school-readiness',
    booking: '/booking-readiness-teacher',
    manage: '/readiness-teacher-booking',
  },
  'counselling-teacher': {
    service: 'Student counseling',
    info: '/student-counseling',
    booking: '/booking-counselling-teacher',
    manage: '/manage-counselling-teacher-booking',
  },
  'therapy-session-teacher': {
    service: 'Speech and behavior occupational therapy session',
    info: '/speech-therapy',
    booking: '/booking-therapy-session-teacher',
    manage: '/therapy-session-teacher-booking',
  },
} as const satisfies Record<BookingKind, { service: Service; info: string; booking: string; manage: string }>;

/** Paths the admin app answers; the server sends its HTML for these and for what lies below them. */
export const ADMIN_PATHS = [
  '/dashboard-admin',
  '/find',
  '/families',
  '/privacy-requests',
  '/inbox',
  '/add-booking',
  '/courseRequests',
  '/courses',
  '/addCourse',
  '/vacancies',
  '/user-list',
  '/pending-user-list',
  '/approved-user-list',
  '/rejected-user-list',
  '/adddetails',
  '/alldetails',
  '/updatedetails',
  '/prices',
  '/getcontact',
  '/outgoing-messages',
  '/admin-accounts',
  '/audit-log',
  '/invite-admin',
  '/my-account',
  '/timetable',
  '/plan-sessions',
  '/staff-hours',
  '/holiday-list',
  ...Object.values(KIND_PAGES).map((page) => page.manage),
] as const;

/** Placeholder for the site's own address in the built pages; the server replaces it with PUBLIC_URL. */
export const SITE_ADDRESS = 'https://public-url.invalid';
