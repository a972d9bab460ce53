import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
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
import { ReportPage } from './report/ReportPage';
import { VIEWS } from './resources';
import { DetailCreate } from './resources/categories/DetailCreate';
import { DetailEdit } from './resources/categories/DetailEdit';
import { CourseCreate } from './resources/courses/CourseCreate';
import { representationOf, RESOURCE_NAMES } from './resources/table';
import { UserList } from './resources/users/UserList';
import { darkTheme, lightTheme } from './theme/theme';

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
      {RESOURCE_NAMES.map((name) => (
        <Resource key={name} name={name} {...VIEWS[name]} recordRepresentation={representationOf(name)} />
      ))}
      <CustomRoutes>
        <Route path={PATHS.dashboard} element={<Dashboard />} />
        <Route path={PATHS.pendingUsers} element={<UserList view="pending" />} />
        <Route path={PATHS.approvedUsers} element={<UserList view="approved" />} />
        <Route path={PATHS.rejectedUsers} element={<UserList view="rejected" />} />
        <Route path={PATHS.addCourse} element={<CourseCreate />} />
        <Route path={PATHS.addDetails} element={<DetailCreate />} />
        <Route path={`${PATHS.updateDetails}/:id`} element={<DetailEdit />} />
        <Route path={`${PATHS.allDetails}/report`} element={<ReportPage />} />
      </CustomRoutes>
    </Admin>
  </BrowserRouter>
);
