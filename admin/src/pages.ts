import { type ComponentType, lazy } from 'react';

const loads = {
  dashboard: () => import('./dashboard'),
  users: () => import('./resources/users'),
  // Apart from the list: the first list must not wait for the code of forms.
  user: () => import('./resources/users/UserShow'),
  bookings: () => import('./resources/bookings'),
  inbox: () => import('./resources/inbox'),
  requests: () => import('./resources/course-requests'),
  courses: () => import('./resources/courses'),
  details: () => import('./resources/categories'),
  contacts: () => import('./resources/contacts'),
  heldBack: () => import('./resources/quarantine'),
  report: () => import('./report'),
};

/** One page of a resource's code, which comes when it is first needed. */
function page<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  type Props = Module[Name] extends ComponentType<infer P> ? P : never;
  return lazy(async () => ({ default: (await load())[name] as ComponentType<Props> }));
}

export const Dashboard = page(loads.dashboard, 'Dashboard');
export const UserList = page(loads.users, 'UserList');
export const UserShow = page(loads.user, 'UserShow');
export const BookingList = page(loads.bookings, 'BookingList');
export const BookingShow = page(loads.bookings, 'BookingShow');
export const Inbox = page(loads.inbox, 'Inbox');
export const RequestList = page(loads.requests, 'RequestList');
export const RequestShow = page(loads.requests, 'RequestShow');
export const CourseList = page(loads.courses, 'CourseList');
export const CourseShow = page(loads.courses, 'CourseShow');
export const CourseCreate = page(loads.courses, 'CourseCreate');
export const CourseEdit = page(loads.courses, 'CourseEdit');
export const DetailList = page(loads.details, 'DetailList');
export const DetailShow = page(loads.details, 'DetailShow');
export const DetailCreate = page(loads.details, 'DetailCreate');
export const DetailEdit = page(loads.details, 'DetailEdit');
export const ContactList = page(loads.contacts, 'ContactList');
export const ContactShow = page(loads.contacts, 'ContactShow');
export const HeldList = page(loads.heldBack, 'HeldList');
export const ReportPage = page(loads.report, 'ReportPage');

/**
 * Fetches the code of the other pages, one after the other so that a click in between does not queue behind them all.
 * What fails here is tried again, and told, when the page is opened.
 */
export async function warmPages(): Promise<void> {
  for (const load of Object.values(loads)) await load().catch(() => undefined);
}
