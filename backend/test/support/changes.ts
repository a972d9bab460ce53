import { aCourse, aFamilyRecord, aPortrait, aService, aVacancy } from '../factories/index.js';
import type { Change } from './change.js';
import { sendForm } from './form.js';
import { bookingOf, courseOf, familyOf, messageOf, requestOf, suspectOf } from './one-of-each.js';
import { PLAN_CHANGES } from './plan-changes.js';
import type { Product } from './product.js';
import { anApplicant, aSignedIn } from './registration.js';
import { addTeacherProfile, theTeacherProfile } from './teacher-profiles.js';

const pricesOf = async ({ admin }: Product): Promise<string> =>
  ((await admin.post('/services').send(aService())).body as { _id: string })._id;

/** Every way in which a record is created, changed or deleted by an administrator. */
export const CHANGES: readonly Change[] = [
  {
    name: 'a new course',
    collection: 'courses',
    action: 'created',
    entity: 'course',
    change: ({ admin }) => admin.post('/course/addCourse').send(aCourse()),
  },
  {
    name: 'a changed course',
    collection: 'courses',
    action: 'updated',
    entity: 'course',
    prepare: courseOf,
    change: ({ admin }, id) => admin.put(`/course/updateCourse/${id}`).send({ title: 'Another' }),
  },
  {
    name: 'a deleted course',
    collection: 'courses',
    action: 'deleted',
    entity: 'course',
    prepare: courseOf,
    change: ({ admin }, id) => admin.delete(`/course/deleteCourse/${id}`),
  },
  {
    name: 'a new vacancy',
    collection: 'vacancies',
    action: 'created',
    entity: 'vacancy',
    change: ({ admin }) => admin.post('/vacancy').send(aVacancy()),
  },
  {
    name: 'changed prices',
    collection: 'services',
    action: 'updated',
    entity: 'service',
    prepare: pricesOf,
    change: ({ admin }, id) => admin.put(`/services/${id}`).send({ waitingWeeks: 5 }),
  },
  {
    name: 'a decided booking',
    collection: 'bookings',
    action: 'updated',
    entity: 'booking',
    prepare: bookingOf,
    change: ({ admin }, id) => admin.put(`/shadow-teacher/update-booking/${id}`).send({ status: 'Approved' }),
  },
  {
    name: 'a deleted booking',
    collection: 'bookings',
    action: 'deleted',
    entity: 'booking',
    prepare: bookingOf,
    change: ({ admin }, id) => admin.delete(`/shadow-teacher/delete-booking/${id}`),
  },
  {
    name: 'a decided application',
    collection: 'users',
    action: 'updated',
    entity: 'user',
    prepare: async (product) => (await anApplicant(product))._id,
    change: ({ admin }, id) => admin.put(`/user/${id}/update`).send({ status: 'approved' }),
  },
  {
    name: 'a decided course request',
    collection: 'courserequests',
    action: 'updated',
    entity: 'course-request',
    prepare: requestOf,
    change: ({ admin }, id) => admin.put(`/course/course-requests/${id}`).send({ status: 'accepted' }),
  },
  {
    name: 'a closed message',
    collection: 'contacts',
    action: 'updated',
    entity: 'contact',
    prepare: messageOf,
    change: ({ admin }, id) => admin.put(`/contact/${id}/status`).send({ status: 'closed' }),
  },
  {
    name: 'a deleted message',
    collection: 'contacts',
    action: 'deleted',
    entity: 'contact',
    prepare: messageOf,
    change: ({ admin }, id) => admin.delete(`/contact/deletecontact/${id}`),
  },
  {
    name: 'a released form',
    collection: 'contacts',
    action: 'released',
    entity: 'contact',
    prepare: suspectOf,
    change: ({ admin }, id) => admin.post(`/contact/${id}/release`),
  },
  {
    name: 'new teacher details',
    collection: 'categories',
    action: 'created',
    entity: 'category',
    change: (product) => addTeacherProfile(product),
  },
  {
    name: 'changed teacher details',
    collection: 'categories',
    action: 'updated',
    entity: 'category',
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) => admin.put(`/category/updatedetails/${id}`).send({ age: 41 }),
  },
  {
    name: 'a changed picture',
    collection: 'categories',
    action: 'updated',
    entity: 'category',
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) => sendForm(admin.put(`/category/updatedetails/${id}`), {}, aPortrait()),
  },
  {
    name: 'deleted teacher details',
    collection: 'categories',
    action: 'deleted',
    entity: 'category',
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) => admin.delete(`/category/deletedetails/${id}`),
  },
  {
    name: 'a note',
    collection: 'notes',
    action: 'created',
    entity: 'note',
    prepare: messageOf,
    change: ({ admin }, recordId) =>
      admin.post('/notes').send({
        entity: 'contact',
        recordId,
        kind: 'note',
        text: 'Call again.',
      }),
  },
  {
    name: 'a request about data',
    collection: 'datarequests',
    action: 'created',
    entity: 'data-request',
    prepare: messageOf,
    change: ({ admin }, id) => admin.post(`/people/${id}/data-requests`).send({ kind: 'access' }),
  },
  {
    name: 'a closed request about data',
    collection: 'datarequests',
    action: 'updated',
    entity: 'data-request',
    prepare: async (product) => {
      const path = `/people/${await messageOf(product)}/data-requests`;
      return (
        (await product.admin.post(path).send({ kind: 'access' })).body as {
          _id: string;
        }
      )._id;
    },
    change: ({ admin }, id) =>
      admin.post(`/data-requests/${id}/close`).send({
        status: 'done',
        sentence: 'By post.',
      }),
  },
  {
    name: 'a new family',
    collection: 'families',
    action: 'created',
    entity: 'family',
    change: ({ admin }) => admin.post('/families').send(aFamilyRecord()),
  },
  {
    name: 'a changed family',
    collection: 'families',
    action: 'updated',
    entity: 'family',
    prepare: familyOf,
    change: ({ admin }, id) => admin.put(`/families/${id}`).send({ name: 'Silva' }),
  },
  {
    name: 'a record of a family',
    collection: 'bookings',
    action: 'updated',
    entity: 'booking',
    prepare: bookingOf,
    change: async (product, id) =>
      product.admin.post(`/families/${await familyOf(product)}/records`).send({
        add: [
          {
            entity: 'booking',
            id,
          },
        ],
      }),
  },
  {
    name: 'a merged family',
    collection: 'familymerges',
    action: 'deleted',
    entity: 'family',
    prepare: familyOf,
    change: async (product, other) => product.admin.post(`/families/${await familyOf(product)}/merge`).send({ other }),
  },
  {
    name: 'an erased person',
    collection: 'erasures',
    action: 'erased',
    entity: 'person',
    prepare: messageOf,
    change: ({ admin }, id) => admin.post(`/people/${id}/erase`).send({ reason: 'Asked by phone.' }),
  },
  {
    name: 'a session that is signed out',
    collection: 'users',
    action: 'logout',
    entity: 'account',
    prepare: (product) => aSignedIn(product),
    change: (product, token) => product.as(token).post('/user/logout'),
  },
  {
    name: 'an announcement',
    collection: 'announcements',
    action: 'created',
    entity: 'announcement',
    change: ({ admin }) => admin.put('/dashboard/announcement').send({ text: 'Closed on Monday.' }),
  },
  ...PLAN_CHANGES,
];

/** Each method of `AuditedChanges`. */
export const ONE_OF_EACH_WAY = new Set([
  'a new course',
  'a changed course',
  'a deleted course',
  'a decided course request',
  'a changed picture',
  'a released form',
  'a deleted message',
  'an erased person',
  'a session that is signed out',
]);
