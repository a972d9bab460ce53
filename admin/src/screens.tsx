import { Route } from 'react-router';
import { BOOKING_KINDS } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import * as Pages from './pages';
import { PATHS } from './paths';

/** The spec's own addresses; the page about one record lies below its list. */
export const SCREENS = (
  <>
    <Route path={PATHS.dashboard} element={<Pages.Dashboard />} />
    <Route path={PATHS.inbox} element={<Pages.Inbox />} />
    <Route path={PATHS.users} element={<Pages.UserList view="all" />} />
    <Route path={PATHS.pendingUsers} element={<Pages.UserList view="pending" />} />
    <Route path={PATHS.approvedUsers} element={<Pages.UserList view="approved" />} />
    <Route path={PATHS.rejectedUsers} element={<Pages.UserList view="rejected" />} />
    <Route path={`${PATHS.users}/:id`} element={<Pages.UserShow />} />
    {BOOKING_KINDS.map((kind) => (
      <Route key={kind} path={KIND_PAGES[kind].manage}>
        <Route index element={<Pages.BookingList kind={kind} />} />
        <Route path=":id" element={<Pages.BookingShow kind={kind} />} />
      </Route>
    ))}
    <Route path={PATHS.courses}>
      <Route index element={<Pages.CourseList />} />
      <Route path=":id" element={<Pages.CourseShow />} />
      <Route path=":id/edit" element={<Pages.CourseEdit />} />
    </Route>
    <Route path={PATHS.addCourse} element={<Pages.CourseCreate />} />
    <Route path={PATHS.courseRequests}>
      <Route index element={<Pages.RequestList />} />
      <Route path=":id" element={<Pages.RequestShow />} />
    </Route>
    <Route path={PATHS.addDetails} element={<Pages.DetailCreate />} />
    <Route path={PATHS.allDetails}>
      <Route index element={<Pages.DetailList />} />
      <Route path="report" element={<Pages.ReportPage />} />
      <Route path=":id" element={<Pages.DetailShow />} />
    </Route>
    <Route path={`${PATHS.updateDetails}/:id`} element={<Pages.DetailEdit />} />
    <Route path={PATHS.heldBack} element={<Pages.HeldList />} />
    <Route path={PATHS.contacts}>
      <Route index element={<Pages.ContactList />} />
      <Route path=":id" element={<Pages.ContactShow />} />
    </Route>
  </>
);
