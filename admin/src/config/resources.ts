import type { OfficeRole } from '#contract/users';
// By their files: Vite's own settings read this table too, where "#contract/*" means nothing.
import { BOOKING_KINDS, type BookingKind } from '../../../backend/src/contract/bookings.js';
import { type ADMIN_PATHS, MANAGE_PATHS } from '../../../backend/src/contract/admin-paths.js';
import { KIND_PAGES } from '../../../backend/src/contract/pages.js';
import type { Api, Page, ResourcePage } from './pageTypes.js';

export type AdminPath = (typeof ADMIN_PATHS)[number];
type ManagePath = (typeof MANAGE_PATHS)[BookingKind];

const bookingPage = (kind: BookingKind): ResourcePage => ({
  label: KIND_PAGES[kind].service,
  group: 'bookings',
  titleFields: ['childName'],
  api: {
    list: `/${kind}/view-booking`,
    create: `/${kind}/enter-booking`,
    update: `/${kind}/update-booking/:id`,
    delete: `/${kind}/delete-booking/:id`,
    release: `/${kind}/release-booking/:id`,
  },
});

const bookingPages = Object.fromEntries(BOOKING_KINDS.map((kind) => [MANAGE_PATHS[kind], bookingPage(kind)])) as Record<
  ManagePath,
  ResourcePage
>;

/** Every page of the admin, in the dashboard's order. Routes, links, audit words and the dev proxy follow from it. */
export const PAGES = {
  '/dashboard-admin': { label: 'Dashboard', editors: true },
  '/find': { label: 'Search' },
  '/inbox': {
    label: 'Inbox: all bookings',
    group: 'bookings',
    titleFields: ['childName'],
    // Changes go to the routes of the booking's kind (providers/dataProvider.ts).
    api: { list: '/bookings/inbox' },
    entities: ['booking'],
  },
  ...bookingPages,
  '/add-booking': { label: 'Add a booking', group: 'bookings' },
  '/timetable': { label: 'Timetable', group: 'bookings', menu: true },
  '/plan-sessions': { label: 'Plan sessions' },
  '/family-list': {
    label: 'Families',
    group: 'office',
    titleFields: ['name'],
    api: { list: '/families', one: '/families/:id', create: '/families', update: '/families/:id' },
    entities: ['family'],
  },
  '/people-list': {
    label: 'People and their data',
    group: 'office',
    // A booking of an old client names nobody but the child.
    titleFields: ['name', 'phone', 'email', 'childName'],
    api: { list: '/people', one: '/people/:id' },
    entities: ['person'],
  },
  '/privacy-requests': {
    label: 'Data requests',
    group: 'office',
    titleFields: ['reference'],
    api: { list: '/data-requests' },
    entities: ['data-request'],
  },
  '/user-list': {
    label: 'All applications',
    group: 'teachers',
    titleFields: ['full_name'],
    api: { list: '/user/get', update: '/user/:id/update' },
    entities: ['user', 'cv'],
  },
  '/pending-user-list': { label: 'Pending applications', group: 'teachers' },
  '/approved-user-list': { label: 'Approved applications', group: 'teachers' },
  '/rejected-user-list': { label: 'Rejected applications', group: 'teachers' },
  '/alldetails': {
    label: 'Teacher profiles',
    group: 'teachers',
    editors: true,
    titleFields: ['tName'],
    api: {
      list: '/category/alldetails',
      one: '/category/details/:id',
      create: '/category/adddetails',
      update: '/category/updatedetails/:id',
      delete: '/category/deletedetails/:id',
      within: { one: ['category'], update: ['category'] },
      multipart: true,
    },
    entities: ['category', 'staff-hours', 'calendar-address'],
  },
  '/adddetails': { label: 'Add a teacher profile', group: 'teachers', editors: true },
  '/updatedetails': { label: 'Edit a teacher profile', editors: true },
  '/staff-hours': { label: 'Hours of staff', group: 'teachers', menu: true },
  '/holiday-list': { label: 'Holidays', group: 'office', menu: true },
  '/prices': {
    label: 'Prices and waiting times',
    group: 'office',
    editors: true,
    titleFields: ['service'],
    api: { list: '/services', create: '/services', update: '/services/:id', delete: '/services/:id' },
    entities: ['service'],
  },
  '/getcontact': {
    label: 'Contact messages',
    group: 'contacts',
    titleFields: ['name'],
    api: {
      list: '/contact/getcontact',
      update: '/contact/:id/status',
      delete: '/contact/deletecontact/:id',
      release: '/contact/:id/release',
    },
    entities: ['contact'],
  },
  '/courses': {
    label: 'Courses',
    group: 'contacts',
    editors: true,
    titleFields: ['title'],
    api: {
      list: '/course/getcourses',
      create: '/course/addCourse',
      update: '/course/updateCourse/:id',
      delete: '/course/deleteCourse/:id',
      within: { list: ['data', 'courses'] },
    },
    entities: ['course'],
  },
  '/addCourse': { label: 'Add a course', group: 'contacts', editors: true },
  '/courseRequests': {
    label: 'Course requests',
    group: 'contacts',
    titleFields: ['name'],
    api: {
      list: '/course/course-requests',
      update: '/course/course-requests/:id',
      undo: '/course/course-requests/:id/take-back',
      delete: '/course/course-requests/:id',
      release: '/course/course-requests/:id/release',
      within: { list: ['data', 'requests'] },
    },
    entities: ['course-request'],
  },
  '/vacancies': {
    label: 'Vacancies',
    group: 'teachers',
    titleFields: ['title'],
    api: { list: '/vacancy', create: '/vacancy', update: '/vacancy/:id', delete: '/vacancy/:id' },
    entities: ['vacancy'],
  },
  '/my-account': { label: 'My account', editors: true },
  '/admin-accounts': {
    label: 'Administrators',
    group: 'office',
    titleFields: ['full_name', 'email'],
    api: { list: '/administrators', create: '/administrators', delete: '/administrators/:id' },
    entities: ['account'],
  },
  '/audit-log': { label: 'Audit: who did what', group: 'office', titleFields: ['who'], api: { list: '/audit' } },
  '/invite-admin': { label: 'Invite an administrator' },
  '/outgoing-messages': {
    label: 'Messages to families and applicants',
    group: 'contacts',
    titleFields: ['name', 'to'],
    api: { list: '/outbox' },
    entities: ['message'],
  },
} as const satisfies Record<AdminPath, Page | ResourcePage>;

type ResourcePath = {
  [P in AdminPath]: (typeof PAGES)[P] extends { readonly api: Api } ? P : never;
}[AdminPath];
type NameOf<P> = P extends `/${infer Name}` ? Name : never;

export type ResourceName = NameOf<ResourcePath>;
export type BookingResource = NameOf<ManagePath>;

/** The pages that list records, by the resource's name. */
export const RESOURCES = Object.fromEntries(
  Object.entries(PAGES)
    .filter(([, page]) => 'api' in page)
    .map(([path, page]) => [path.slice(1), page]),
) as Record<ResourceName, ResourcePage>;

export const RESOURCE_NAMES = Object.keys(RESOURCES) as ResourceName[];

/** Whether a role may open a page, by the page's address or one below it. */
export function mayOpen(role: OfficeRole, pathname: string): boolean {
  const path = Object.keys(PAGES).find((one) => pathname === one || pathname.startsWith(`${one}/`));
  const page: Page | undefined = path === undefined ? undefined : PAGES[path as AdminPath];
  return role === 'Admin' || page === undefined || page.editors === true;
}

/** The name of the page at an address. */
export function labelOf(address: string): string | undefined {
  const [path = ''] = address.split('?');
  return Object.hasOwn(PAGES, path) ? PAGES[path as AdminPath].label : undefined;
}

/** The name of a record, for `recordRepresentation` of `<Resource>`. */
export const representationOf =
  (name: ResourceName) =>
  (record: Readonly<Record<string, unknown>>): string => {
    const title = RESOURCES[name].titleFields.map((field) => record[field]).find((value) => value !== undefined);
    return typeof title === 'string' ? title : '';
  };

export const bookingResource = (kind: BookingKind) => MANAGE_PATHS[kind].slice(1) as BookingResource;

/** The first parts of all addresses that the server answers with data: those besides the resources, and theirs. */
export const SERVER_PATHS: readonly string[] = [
  ...['/dashboard', '/file', '/uploads', '/outbox', '/notes', '/search'],
  ...['/staff', '/sessions', '/series', '/goals', '/calendar', '/holidays'],
  ...BOOKING_KINDS.map((kind) => `/${kind}`),
  ...new Set(Object.values(RESOURCES).map(({ api }) => `/${api.list.split('/')[1] ?? ''}`)),
];
