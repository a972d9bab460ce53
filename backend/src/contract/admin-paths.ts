import type { BookingKind } from './bookings.js';

/** Where the bookings of each kind are managed (spec section 2). */
export const MANAGE_PATHS = {
  'shadow-teacher': '/manage-shadow-teacher-booking',
  'special-need-teacher': '/manage-special-need-teacher-booking',
  'readiness-teacher': '/readiness-teacher-booking',
  'counselling-teacher': '/manage-counselling-teacher-booking',
  'therapy-session-teacher': '/therapy-session-teacher-booking',
} as const satisfies Record<BookingKind, string>;

/** Paths the admin app answers; the server sends its HTML for these and for what lies below them. */
export const ADMIN_PATHS = [
  '/dashboard-admin',
  '/find',
  '/family-list',
  '/people-list',
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
  ...Object.values(MANAGE_PATHS),
] as const;
