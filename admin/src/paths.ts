import { type ADMIN_PATHS, KIND_PAGES } from '#contract/pages';
import { BOOKING_KINDS } from '#contract/bookings';

type AdminPath = (typeof ADMIN_PATHS)[number];

/** The spec's own addresses; one the server does not answer does not compile. The booking pages' are in KIND_PAGES. */
export const PATHS = {
  dashboard: '/dashboard-admin',
  inbox: '/inbox',
  users: '/user-list',
  pendingUsers: '/pending-user-list',
  approvedUsers: '/approved-user-list',
  rejectedUsers: '/rejected-user-list',
  courses: '/courses',
  addCourse: '/addCourse',
  courseRequests: '/courseRequests',
  addDetails: '/adddetails',
  allDetails: '/alldetails',
  updateDetails: '/updatedetails',
  contacts: '/getcontact',
  heldBack: '/held-back',
} as const satisfies Record<string, AdminPath>;

export const BOOKING_PATHS: readonly string[] = BOOKING_KINDS.map((kind) => KIND_PAGES[kind].manage);

/** Sign-in is a page of the public site: reaching it leaves this app. */
export const LOGIN_PATH = '/login';

/** Navigation state of the dashboard: the id of the section to bring into view. */
export interface ScrollState {
  scrollTo: string;
}
export const MANAGE_SECTION = 'manage';
