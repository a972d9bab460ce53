import CssBaseline from '@mui/material/CssBaseline';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router';
import { BOOKING_KINDS } from '#contract/bookings';
import { AdminLayout } from './layout/AdminLayout';
import { CrashPage } from './layout/CrashPage';
import { Notices } from './layout/Notices';
import { NotFound } from './layout/NotFound';
import { Waiting } from './layout/Waiting';
import { i18nProvider } from './messages';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queryClient';
import { store } from './providers/store';
import { nameOfHeld } from './resources/quarantine/held';
import { SCREENS } from './screens';
import { darkTheme, lightTheme } from './theme/theme';

/**
 * The admin at the spec's own addresses; what the resources are called inside is in `providers/routes.ts`. The parts of
 * `<Admin>` instead of the whole: that one brings its own frame, sign-in form and error pages along, 40 KB nobody sees.
 */
export const App = () => (
  <BrowserRouter>
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        layout={AdminLayout}
        loading={Waiting}
        error={CrashPage}
        authenticationError={CrashPage}
        accessDenied={CrashPage}
        catchAll={NotFound}
        requireAuth
        disableTelemetry
      >
        <Resource name="users" recordRepresentation="full_name" />
        {BOOKING_KINDS.map((kind) => (
          <Resource key={kind} name={kind} recordRepresentation="childName" />
        ))}
        <Resource name="inbox" recordRepresentation="childName" />
        <Resource name="categories" recordRepresentation="tName" />
        <Resource name="courses" recordRepresentation="title" />
        <Resource name="course-requests" recordRepresentation="name" />
        <Resource name="contacts" recordRepresentation="name" />
        <Resource name="quarantine" recordRepresentation={nameOfHeld} />
        <CustomRoutes>{SCREENS}</CustomRoutes>
      </CoreAdminUI>
      <Notices />
    </AdminContext>
  </BrowserRouter>
);
