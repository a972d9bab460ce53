import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { BOOKING_KINDS } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { AdminLayout } from './layout/AdminLayout';
import { CrashPage } from './layout/CrashPage';
import { Notices } from './layout/Notices';
import { NotBuiltYet } from './layout/NotBuiltYet';
import { NotFound } from './layout/NotFound';
import { Waiting } from './layout/Waiting';
import { i18nProvider } from './messages';
import { BookingList, Dashboard, UserList } from './pages';
import { PATHS } from './paths';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queryClient';
import { store } from './providers/store';
import { darkTheme, lightTheme } from './theme/theme';

/** The admin at the spec's own addresses; what the resources are called inside is in `providers/routes.ts`. */
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
      catchAll={NotFound}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      <Resource name="users" recordRepresentation="full_name" />
      {BOOKING_KINDS.map((kind) => (
        <Resource key={kind} name={kind} recordRepresentation="childName" />
      ))}
      <Resource name="categories" recordRepresentation="tName" />
      <CustomRoutes>
        <Route path={PATHS.dashboard} element={<Dashboard />} />
        <Route path={PATHS.users} element={<UserList view="all" />} />
        <Route path={PATHS.pendingUsers} element={<UserList view="pending" />} />
        <Route path={PATHS.approvedUsers} element={<UserList view="approved" />} />
        <Route path={PATHS.rejectedUsers} element={<UserList view="rejected" />} />
        {BOOKING_KINDS.map((kind) => (
          <Route key={kind} path={KIND_PAGES[kind].manage} element={<BookingList kind={kind} />} />
        ))}
        <Route path={PATHS.courses} element={<NotBuiltYet screen="courses" />} />
        <Route path={PATHS.addCourse} element={<NotBuiltYet screen="addCourse" />} />
        <Route path={PATHS.courseRequests} element={<NotBuiltYet screen="courseRequests" />} />
        <Route path={PATHS.addDetails} element={<NotBuiltYet screen="addDetails" />} />
        <Route path={PATHS.allDetails} element={<NotBuiltYet screen="allDetails" />} />
        <Route path={`${PATHS.updateDetails}/:id`} element={<NotBuiltYet screen="updateDetails" />} />
        <Route path={PATHS.contacts} element={<NotBuiltYet screen="contacts" />} />
      </CustomRoutes>
    </Admin>
  </BrowserRouter>
);
