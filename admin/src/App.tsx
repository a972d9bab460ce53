import { useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, type RouteProps } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { OfficeRole } from '#contract/users';
import { lazyPage } from './layout/lazyPage';
import { AdminLayout } from './layout/AdminLayout';
import { CrashPage } from './layout/CrashPage';
import { Notices } from './layout/Notices';
import { NotFound } from './layout/NotFound';
import { PageLoading } from './layout/PageLoading';
import { i18nProvider } from './messages';
import { PATHS } from './paths';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queryClient';
import { store } from './providers/store';
import { CourseCreate, ProfileCreate, ProfileEdit, VIEWS } from './resources';
import { type AdminPath, mayOpen, representationOf, RESOURCE_NAMES, type ResourceName } from './resources/table';
import { UserList } from './resources/users/UserList';
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
};
const CUSTOM_PAGES = [
  ...Object.entries(PAGES_OF_THEIR_OWN).map(([path, page]) => ({ path, ...page })),
  {
    path: `${PATHS.allDetails}/report`,
    Component: lazyPage(async () => (await import('./report/ReportPage')).ReportPage),
  },
];

/** A resource is named after the address of its list (spec section 2); other addresses are custom routes. */
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
        {RESOURCE_NAMES.filter((name) => mayOpen(role, `/${name}`)).map((name) => (
          <Resource key={name} name={name} {...VIEWS[name]} recordRepresentation={representationOf(name)} />
        ))}
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
