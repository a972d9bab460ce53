import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';

export type ResourceName =
  BookingKind | 'users' | 'courses' | 'course-requests' | 'categories' | 'contacts' | 'inbox' | 'audit' | 'quarantine';
export type Verb = 'list' | 'one' | 'create' | 'update' | 'delete';

export interface Route {
  /** The documented path; `:id` stands for the record's id. */
  readonly path: string;
  /** Where in the answer the record or the records lie. */
  readonly within?: readonly string[];
  /** Beside the record, under this name, lies a sentence to show; the record brings it along as `said`. */
  readonly said?: string;
  /** Sent as multipart: a file belongs to it. */
  readonly form?: true;
}
/** A resource without a route for one record is read through its list with a filter by id. */
type Routes = { readonly list: Route } & { readonly [V in Verb]?: Route };

const bookingRoutes = (kind: BookingKind): Routes => ({
  list: { path: `/${kind}/view-booking` },
  update: { path: `/${kind}/update-booking/:id` },
  delete: { path: `/${kind}/delete-booking/:id`, said: 'message' },
});

/** Which documented path serves what (contract, "Routes"): the only place of the admin that knows them. */
export const ROUTES: Record<ResourceName, Routes> = {
  users: {
    list: { path: '/user/get' },
    update: { path: '/user/:id/update' },
  },
  courses: {
    list: { path: '/course/getcourses', within: ['data', 'courses'] },
    create: { path: '/course/addCourse' },
    update: { path: '/course/updateCourse/:id' },
    delete: { path: '/course/deleteCourse/:id', said: 'message' },
  },
  'course-requests': {
    list: { path: '/course/course-requests', within: ['data', 'requests'] },
    update: { path: '/course/course-requests/:id' },
  },
  categories: {
    list: { path: '/category/alldetails' },
    one: { path: '/category/details/:id', within: ['category'] },
    create: { path: '/category/adddetails', form: true },
    update: { path: '/category/updatedetails/:id', within: ['category'], said: 'status' },
    delete: { path: '/category/deletedetails/:id', said: 'status' },
  },
  // What is changed in the inbox goes to the booking's own kind (withInbox.ts).
  inbox: { list: { path: '/bookings/inbox' } },
  audit: { list: { path: '/audit' } },
  contacts: {
    list: { path: '/contact/getcontact' },
    delete: { path: '/contact/deletecontact/:id', said: 'message' },
  },
  quarantine: {
    list: { path: '/quarantine' },
    // The one change there is: it goes where it belongs.
    update: { path: '/quarantine/:id/release', within: ['held'], said: 'message' },
    delete: { path: '/quarantine/:id', said: 'message' },
  },
  ...(Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, bookingRoutes(kind)])) as Record<BookingKind, Routes>),
};

export function isResource(name: string): name is ResourceName {
  return Object.hasOwn(ROUTES, name);
}
