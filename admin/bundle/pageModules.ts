import { type ADMIN_PATHS, KIND_PAGES } from '../../backend/src/contract/pages.js';

type AdminPath = (typeof ADMIN_PATHS)[number];

const bookings = Object.fromEntries(Object.values(KIND_PAGES).map(({ manage }) => [manage, 'resources/bookings'])) as {
  [Kind in keyof typeof KIND_PAGES as (typeof KIND_PAGES)[Kind]['manage']]: string;
};

/** The folder below admin/src that shows each address (src/screens.tsx says it to the router). */
export const PAGE_MODULES: Record<AdminPath, string> = {
  '/dashboard-admin': 'dashboard',
  '/inbox': 'resources/inbox',
  '/courseRequests': 'resources/course-requests',
  '/courses': 'resources/courses',
  '/addCourse': 'resources/courses',
  '/user-list': 'resources/users',
  '/pending-user-list': 'resources/users',
  '/approved-user-list': 'resources/users',
  '/rejected-user-list': 'resources/users',
  '/adddetails': 'resources/categories',
  '/alldetails': 'resources/categories',
  '/updatedetails': 'resources/categories',
  '/getcontact': 'resources/contacts',
  '/held-back': 'resources/quarantine',
  ...bookings,
};
