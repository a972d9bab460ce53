import { lazy, Suspense, type ReactElement } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import type { OfficeRole } from '#contract/users';
import { Dashboard } from './dashboard/Dashboard';
import { AdminLayout } from './layout/AdminLayout';
import { CrashPage } from './layout/CrashPage';
import { Notices } from './layout/Notices';
import { NotFound } from './layout/NotFound';
import { Waiting } from './layout/Waiting';
import { i18nProvider } from './messages';
import { PATHS } from './paths';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queryClient';
import { store } from './providers/store';
import { VIEWS } from './resources';
import { DetailCreate } from './resources/categories/DetailCreate';
import { DetailEdit } from './resources/categories/DetailEdit';
import { CourseCreate } from './resources/courses/CourseCreate';
import { mayOpen, representationOf, RESOURCE_NAMES } from './resources/table';
import { UserList } from './resources/users/UserList';
import { darkTheme, lightTheme } from './theme/theme';

const SearchPage = lazy(async () => ({ default: (await import('./search/SearchPage')).SearchPage }));
const ReportPage = lazy(async () => ({ default: (await import('./report/ReportPage')).ReportPage }));
const AddBooking = lazy(async () => ({ default: (await import('./resources/bookings/AddBooking')).AddBooking }));
const Invite = lazy(async () => ({ default: (await import('./resources/admin-accounts/Invite')).Invite }));
const MyAccount = lazy(async () => ({ default: (await import('./account/MyAccount')).MyAccount }));

/** A page whose code comes when it is opened. */
const later = (page: ReactElement) => <Suspense fallback={<Waiting />}>{page}</Suspense>;

/** Pages that are no resource's list, form or record. */
const CUSTOM_PAGES = [
  { path: PATHS.dashboard, element: <Dashboard /> },
  { path: PATHS.find, element: later(<SearchPage />) },
  { path: PATHS.pendingUsers, element: <UserList view="pending" /> },
  { path: PATHS.approvedUsers, element: <UserList view="approved" /> },
  { path: PATHS.rejectedUsers, element: <UserList view="rejected" /> },
  { path: PATHS.addBooking, element: later(<AddBooking />) },
  { path: PATHS.addCourse, element: <CourseCreate /> },
  { path: PATHS.addDetails, element: <DetailCreate /> },
  { path: `${PATHS.updateDetails}/:id`, element: <DetailEdit /> },
  { path: `${PATHS.allDetails}/report`, element: later(<ReportPage />) },
  { path: PATHS.invite, element: later(<Invite />) },
  { path: PATHS.myAccount, element: later(<MyAccount />) },
];

/** A resource is named after the address of its list (spec section 2); other addresses are custom routes. */
export const App = () => (
  <BrowserRouter>
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      layout={AdminLayout}
      loading={Waiting}
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
  </BrowserRouter>
);
