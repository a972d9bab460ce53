import type { ComponentType } from 'react';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { PROFILE_PICTURE, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { COURSE_FIELDS } from '#contract/courses';
import type { Rules } from '#contract/rule';
import { SERVICE_FIELDS } from '#contract/services';
import { APPLICANT_FIELDS } from '#contract/users';
import { VACANCY_FIELDS } from '#contract/vacancies';
import { lazyPage } from '../layout/lazyPage';
import { editedFieldsOf } from './bookings/booking';
import { BookingList } from './bookings/BookingList';
import { TeacherProfileList } from './categories/TeacherProfileList';
import { Inbox } from './inbox/Inbox';
import { bookingResource, type BookingResource, type ResourceName } from './table';
import { UserList } from './users/UserList';

/** The views of a resource, as props of `<Resource>`. */
interface Views {
  readonly list: ComponentType;
  readonly create?: ComponentType;
  readonly edit?: ComponentType;
  readonly show?: ComponentType;
}

const CreatePage = lazyPage(async () => (await import('../form/pages')).CreatePage);
const EditPage = lazyPage(async () => (await import('../form/pages')).EditPage);

const PROFILE_FORM: Rules = { ...TEACHER_PROFILE_FIELDS, profilePicture: PROFILE_PICTURE };

/** Forms whose addresses are not those of react-admin (spec section 2). */
export const CourseCreate = () => <CreatePage resource="courses" rules={COURSE_FIELDS} />;
export const ProfileCreate = () => <CreatePage resource="alldetails" rules={PROFILE_FORM} />;
export const ProfileEdit = () => <EditPage resource="alldetails" rules={PROFILE_FORM} />;

/** The views of one kind of bookings, generated from the contract's fields. */
const bookings = (kind: BookingKind): Views => ({
  list: () => <BookingList kind={kind} />,
  edit: () => <EditPage resource={bookingResource(kind)} rules={editedFieldsOf(kind)} />,
  show: lazyPage(async () => {
    const { BookingShow } = await import('./bookings/BookingShow');
    return () => <BookingShow kind={kind} />;
  }),
});

/** The views of every resource; a missing one does not compile. */
export const VIEWS: Record<ResourceName, Views> = {
  inbox: { list: Inbox },
  families: {
    list: lazyPage(async () => (await import('./families/FamilyList')).FamilyList),
    show: lazyPage(async () => (await import('./families/FamilyShow')).FamilyShow),
  },
  'privacy-requests': { list: lazyPage(async () => (await import('./data-requests/DataRequestList')).DataRequestList) },
  ...(Object.fromEntries(BOOKING_KINDS.map((kind) => [bookingResource(kind), bookings(kind)])) as Record<
    BookingResource,
    Views
  >),
  'user-list': {
    list: UserList,
    edit: () => <EditPage resource="user-list" rules={APPLICANT_FIELDS} />,
    show: lazyPage(async () => (await import('./users/UserShow')).UserShow),
  },
  alldetails: {
    list: TeacherProfileList,
    show: lazyPage(async () => (await import('./categories/TeacherProfileShow')).TeacherProfileShow),
  },
  prices: {
    list: lazyPage(async () => (await import('./services/PriceList')).PriceList),
    create: () => <CreatePage resource="prices" rules={SERVICE_FIELDS} />,
    edit: () => <EditPage resource="prices" rules={SERVICE_FIELDS} />,
    show: lazyPage(async () => (await import('./services/PriceList')).PriceShow),
  },
  getcontact: {
    list: lazyPage(async () => (await import('./contacts/ContactList')).ContactList),
    show: lazyPage(async () => (await import('./contacts/ContactShow')).ContactShow),
  },
  courses: {
    list: lazyPage(async () => (await import('./courses/CourseList')).CourseList),
    edit: () => <EditPage resource="courses" rules={COURSE_FIELDS} />,
    show: lazyPage(async () => (await import('./courses/CourseShow')).CourseShow),
  },
  courseRequests: {
    list: lazyPage(async () => (await import('./course-requests/RequestList')).RequestList),
    show: lazyPage(async () => (await import('./course-requests/RequestShow')).RequestShow),
  },
  vacancies: {
    list: lazyPage(async () => (await import('./vacancies/VacancyList')).VacancyList),
    create: () => <CreatePage resource="vacancies" rules={VACANCY_FIELDS} />,
    edit: () => <EditPage resource="vacancies" rules={VACANCY_FIELDS} />,
    show: lazyPage(async () => (await import('./vacancies/VacancyShow')).VacancyShow),
  },
  'outgoing-messages': { list: lazyPage(async () => (await import('./outgoing-messages/OutgoingList')).OutgoingList) },
  'audit-log': { list: lazyPage(async () => (await import('./audit-log/AuditLog')).AuditLog) },
  'admin-accounts': { list: lazyPage(async () => (await import('./admin-accounts/AccountList')).AccountList) },
};
