import type { OfficeRole } from '#contract/users';
import type { AdminPath } from './config/resources';

/** The spec's addresses that code links to by name; one the server does not answer does not compile. */
export const PATHS = {
  dashboard: '/dashboard-admin',
  find: '/find',
  families: '/family-list',
  people: '/people-list',
  dataRequests: '/privacy-requests',
  inbox: '/inbox',
  addBooking: '/add-booking',
  users: '/user-list',
  pendingUsers: '/pending-user-list',
  approvedUsers: '/approved-user-list',
  rejectedUsers: '/rejected-user-list',
  messages: '/getcontact',
  courses: '/courses',
  addCourse: '/addCourse',
  courseRequests: '/courseRequests',
  vacancies: '/vacancies',
  addDetails: '/adddetails',
  allDetails: '/alldetails',
  updateDetails: '/updatedetails',
  prices: '/prices',
  outgoing: '/outgoing-messages',
  adminAccounts: '/admin-accounts',
  audit: '/audit-log',
  invite: '/invite-admin',
  myAccount: '/my-account',
  timetable: '/timetable',
  planSessions: '/plan-sessions',
  staffHours: '/staff-hours',
  holidayList: '/holiday-list',
} as const satisfies Record<string, AdminPath>;

/** The address of a list with a filter, which is explicit because a list remembers the last one. */
export const filteredList = (path: string, filter: object): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** The start page of each role. */
export const HOME_PATHS = { Admin: PATHS.dashboard, ContentEditor: PATHS.courses } as const satisfies Record<
  OfficeRole,
  AdminPath
>;

/** Sign-in is a page of the public site: reaching it leaves this app. */
export const LOGIN_PATH = '/login';

/** Navigation state of the dashboard: the id of the section to bring into view. */
export interface ScrollState {
  scrollTo: string;
}
export const MANAGE_SECTION = 'manage';

/** Navigation state of a record's page: the list it was opened from. */
export interface CameFrom {
  from: string;
}
