import type { OfficeRole } from '#contract/users';
// By their files: Vite's own settings read this table too, where "#contract/*" means nothing.
import { BOOKING_KINDS, type BookingKind } from '../../../backend/src/contract/bookings.js';
import { type ADMIN_PATHS, MANAGE_PATHS } from '../../../backend/src/contract/admin-paths.js';
import type { Api, Page, ResourcePage } from './pageTypes.js';

export type AdminPath = (typeof ADMIN_PATHS)[number];
type ManagePath = (typeof MANAGE_PATHS)[BookingKind];

const bookingPage = (kind: BookingKind): ResourcePage => ({
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
  '/dashboard-admin': { editors: true },
  '/find': {},
  '/inbox': {
    group: 'bookings',
    titleFields: ['childName'],
    // Changes go to the routes of the booking's kind (providers/dataProvider.ts).
    api: { list: '/bookings/inbox' },
    entities: ['booking'],
  },
  ...bookingPages,
  '/add-booking': { group: 'bookings' },
  '/timetable': { group: 'bookings', menu: true },
  '/plan-sessions': {},
  '/family-list': {
    group: 'office',
    titleFields: ['name'],
    api: { list: '/families', one: '/families/:id', create: '/families', update: '/families/:id' },
    entities: ['family'],
  },
  '/people-list': {
    group: 'office',
    // A booking of an old client names nobody but the child.
    titleFields: ['name', 'phone', 'email', 'childName'],
    api: { list: '/people', one: '/people/:id' },
    entities: ['person'],
  },
  '/privacy-requests': {
    group: 'office',
    titleFields: ['reference'],
    api: { list: '/data-requests' },
    entities: ['data-request'],
  },
  '/user-list': {
    group: 'teachers',
    titleFields: ['full_name'],
    api: { list: '/user/get', update: '/user/:id/update' },
    entities: ['user', 'cv'],
  },
  '/pending-user-list': { group: 'teachers' },
  '/approved-user-list': { group: 'teachers' },
  '/rejected-user-list': { group: 'teachers' },
  '/alldetails': {
    group: 'teachers',
    editors: true,
    titleFields: ['tName'],
    api: {
      list: '/category/alldetails',
      one: '/category/details/:id',
      create: '/category/adddetails',
      update: '/category/updatedetails/:id',
      delete: '/category/deletedetails/:id',
      answerPath: { one: ['category'], update: ['category'] },
      multipart: true,
    },
    entities: ['category', 'staff-hours', 'calendar-address'],
  },
  '/adddetails': { group: 'teachers', editors: true },
  '/updatedetails': { editors: true },
  '/staff-hours': { group: 'teachers', menu: true },
  '/holiday-list': { group: 'office', menu: true },
  '/prices': {
    group: 'office',
    editors: true,
    titleFields: ['service'],
    api: { list: '/services', create: '/services', update: '/services/:id', delete: '/services/:id' },
    entities: ['service'],
  },
  '/getcontact': {
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
    group: 'contacts',
    editors: true,
    titleFields: ['title'],
    api: {
      list: '/course/getcourses',
      create: '/course/addCourse',
      update: '/course/updateCourse/:id',
      delete: '/course/deleteCourse/:id',
      answerPath: { list: ['data', 'courses'] },
    },
    entities: ['course'],
  },
  '/addCourse': { group: 'contacts', editors: true },
  '/courseRequests': {
    group: 'contacts',
    titleFields: ['name'],
    api: {
      list: '/course/course-requests',
      update: '/course/course-requests/:id',
      undo: '/course/course-requests/:id/take-back',
      delete: '/course/course-requests/:id',
      release: '/course/course-requests/:id/release',
      answerPath: { list: ['data', 'requests'] },
    },
    entities: ['course-request'],
  },
  '/vacancies': {
    group: 'teachers',
    titleFields: ['title'],
    api: { list: '/vacancy', create: '/vacancy', update: '/vacancy/:id', delete: '/vacancy/:id' },
    entities: ['vacancy'],
  },
  '/my-account': { editors: true },
  '/admin-accounts': {
    group: 'office',
    titleFields: ['full_name', 'email'],
    api: { list: '/administrators', create: '/administrators', delete: '/administrators/:id' },
    entities: ['account'],
  },
  '/audit-log': { group: 'office', titleFields: ['who'], api: { list: '/audit' } },
  '/invite-admin': {},
  '/outgoing-messages': {
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

/** Whether a role may open a page, by the page's address or one below it; a role not known yet opens least. */
export function mayOpen(role: OfficeRole | undefined, pathname: string): boolean {
  const path = Object.keys(PAGES).find((one) => pathname === one || pathname.startsWith(`${one}/`));
  const page: Page | undefined = path === undefined ? undefined : PAGES[path as AdminPath];
  return role === 'Admin' || page === undefined || page.editors === true;
}

/** The message key of the page at an address. */
export function pageKey(address: string): string | undefined {
  const [path = ''] = address.split('?');
  return Object.hasOwn(PAGES, path) ? `pages.${path}` : undefined;
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
  '/dashboard',
  '/file',
  '/uploads',
  '/outbox',
  '/notes',
  '/search',
  '/staff',
  '/sessions',
  '/series',
  '/goals',
  '/calendar',
  '/holidays',
  ...BOOKING_KINDS.map((kind) => `/${kind}`),
  ...new Set(Object.values(RESOURCES).map(({ api }) => `/${api.list.split('/')[1] ?? ''}`)),
];
