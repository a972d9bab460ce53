import { MANAGE_PATHS } from '#contract/admin-paths';
import type { AdminPath } from '../config/resources';
import { byKind, KIND_WORDS } from './labels';

/** What each page is called on the dashboard, inside its group, and in the menu. */
export const pages = {
  '/dashboard-admin': 'Dashboard',
  '/find': 'Search',
  '/inbox': 'Inbox: all bookings',
  ...byKind(
    (kind) => MANAGE_PATHS[kind],
    (kind) => KIND_WORDS[kind],
  ),
  '/add-booking': 'Add a booking',
  '/timetable': 'Timetable',
  '/plan-sessions': 'Plan sessions',
  '/family-list': 'Families',
  '/people-list': 'People and their data',
  '/privacy-requests': 'Data requests',
  '/user-list': 'All applications',
  '/pending-user-list': 'Pending applications',
  '/approved-user-list': 'Approved applications',
  '/rejected-user-list': 'Rejected applications',
  '/alldetails': 'Teacher profiles',
  '/adddetails': 'Add a teacher profile',
  '/updatedetails': 'Edit a teacher profile',
  '/staff-hours': 'Hours of staff',
  '/holiday-list': 'Holidays',
  '/prices': 'Prices and waiting times',
  '/getcontact': 'Contact messages',
  '/courses': 'Courses',
  '/addCourse': 'Add a course',
  '/courseRequests': 'Course requests',
  '/vacancies': 'Vacancies',
  '/my-account': 'My account',
  '/admin-accounts': 'Administrators',
  '/audit-log': 'Audit: who did what',
  '/invite-admin': 'Invite an administrator',
  '/outgoing-messages': 'Messages to families and applicants',
} as const satisfies Record<AdminPath, string>;
