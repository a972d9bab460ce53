import { useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, type RouteProps } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { OfficeRole } from '#contract/users';
import { lazyPage, PageLoading } from './ui/lazyPage';
import { AdminLayout } from './layout/AdminLayout';
import { CrashPage } from './layout/CrashPage';
import { Notices } from './layout/Notices';
import { NotFound } from './layout/NotFound';
import { i18nProvider } from './messages';
import { PATHS } from './paths';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queryClient';
import { store } from './providers/store';
import { administrators } from './resources/admin-accounts';
import { auditLog } from './resources/audit-log';
import { bookings } from './resources/bookings';
import { ProfileCreate, ProfileEdit, teacherProfiles } from './resources/categories';
import { contacts } from './resources/contacts';
import { courseRequests } from './resources/course-requests';
import { CourseCreate, courses } from './resources/courses';
import { dataRequests } from './resources/data-requests';
import { families } from './resources/families';
import { people } from './resources/people';
import { inbox } from './resources/inbox';
import { outgoingMessages } from './resources/outgoing-messages';
import { prices } from './resources/services';
import { type AdminPath, mayOpen, type ResourceName } from './config/resources';
import { applications } from './resources/users';
import { UserList } from './resources/users/UserList';
import { vacancies } from './resources/vacancies';
import { darkTheme, lightTheme } from './theme/theme';

/** Pages outside react-admin's list, create, edit and show; a missing one does not compile. */
const PAGES_OF_THEIR_OWN: Record<Exclude<AdminPath, `/${ResourceName}`>, RouteProps> = {
  [PATHS.dashboard]: { Component: lazyPage(async () => (await import('./dashboard/Dashboard')).Dashboard) },
  [PATHS.find]: { Component: lazyPage(async () => (await import('./search/SearchPage')).SearchPage) },
  [PATHS.pendingUsers]: { element: <UserList view="pending" /> },
  [PATHS.approvedUsers]: { element: <UserList view="approved" /> },
  [PATHS.rejectedUsers]: { element: <UserList view="rejected" /> },
  [PATHS.addBooking]: {
    Component: lazyPage(async () => (await import('./resources/bookings/AddBooking')).AddBooking),
  },
  [PATHS.addCourse]: { element: <CourseCreate /> },
  [PATHS.addDetails]: { element: <ProfileCreate /> },
  [PATHS.updateDetails]: { path: `${PATHS.updateDetails}/:id`, element: <ProfileEdit /> },
  [PATHS.invite]: { Component: lazyPage(async () => (await import('./resources/admin-accounts/Invite')).Invite) },
  [PATHS.myAccount]: { Component: lazyPage(async () => (await import('./account/MyAccount')).MyAccount) },
  [PATHS.timetable]: { Component: lazyPage(async () => (await import('./resources/sessions/Timetable')).Timetable) },
  [PATHS.planSessions]: {
    Component: lazyPage(async () => (await import('./resources/series/PlanSessions')).PlanSessions),
  },
  [PATHS.staffHours]: { Component: lazyPage(async () => (await import('./resources/staff/HoursPage')).HoursPage) },
  [PATHS.holidayList]: {
    Component: lazyPage(async () => (await import('./resources/holidays/HolidaysPage')).HolidaysPage),
  },
};
const CUSTOM_PAGES = [
  ...Object.entries(PAGES_OF_THEIR_OWN).map(([path, page]) => ({ path, ...page })),
  {
    path: `${PATHS.allDetails}/report`,
    Component: lazyPage(async () => (await import('./resources/categories/report/ReportPage')).ReportPage),
  },
];

/** A resource is named after the address of its list (spec section 2); other addresses of the spec are custom routes. */
const AdminApp = () => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    layout={AdminLayout}
    loading={PageLoading}
    notification={Notices}
    error={CrashPage}
    authenticationError={CrashPage}
    accessDenied={CrashPage}
    catchAll={NotFound}
    loginPage={false}
    requireAuth
    disableTelemetry
  >
    {(role: OfficeRole) => (
      <>
        <Resource name="alldetails" {...teacherProfiles} />
        <Resource name="prices" {...prices} />
        <Resource name="courses" {...courses} />
        {role === 'Admin' && (
          <>
            <Resource name="inbox" {...inbox} />
            <Resource name="manage-shadow-teacher-booking" {...bookings['shadow-teacher']} />
            <Resource name="manage-special-need-teacher-booking" {...bookings['special-need-teacher']} />
            <Resource name="readiness-teacher-booking" {...bookings['readiness-teacher']} />
            <Resource name="manage-counselling-teacher-booking" {...bookings['counselling-teacher']} />
            <Resource name="therapy-session-teacher-booking" {...bookings['therapy-session-teacher']} />
            <Resource name="family-list" {...families} />
            <Resource name="people-list" {...people} />
            <Resource name="privacy-requests" {...dataRequests} />
            <Resource name="user-list" {...applications} />
            <Resource name="vacancies" {...vacancies} />
            <Resource name="getcontact" {...contacts} />
            <Resource name="courseRequests" {...courseRequests} />
            <Resource name="outgoing-messages" {...outgoingMessages} />
            <Resource name="audit-log" {...auditLog} />
            <Resource name="admin-accounts" {...administrators} />
          </>
        )}
        <CustomRoutes>
          {CUSTOM_PAGES.filter(({ path }) => mayOpen(role, path)).map((page) => (
            <Route key={page.path} {...page} />
          ))}
        </CustomRoutes>
      </>
    )}
  </Admin>
);

export function App() {
  // A data router: `useBlocker` (layout/LeaveGuard.tsx) works in no other. It reads the address when it is made.
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <AdminApp /> }]));
  return <RouterProvider router={router} />;
}
