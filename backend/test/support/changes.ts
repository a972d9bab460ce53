import type { Response } from 'supertest';
import { aCourse, aFamilyRecord, aHoliday, aPortrait, aService, aVacancy } from '../factories/index.js';
import { sendForm } from './form.js';
import { bookingOf, courseOf, familyOf, messageOf, requestOf, suspectOf } from './one-of-each.js';
import { aPlacedChild, aSession, day } from './placed-child.js';
import { aPlannable, aProfile, aSeries, dayFromToday } from './plans.js';
import type { Product } from './product.js';
import { anApplicant, aSignedIn } from './registration.js';
import { addTeacherProfile, theTeacherProfile } from './teacher-profiles.js';

export interface Change {
  readonly name: string;
  readonly collection: string;
  readonly action: string;
  readonly entity: string;
  /** What is there before; its id. */
  readonly prepare?: (product: Product) => Promise<string>;
  readonly change: (product: Product, id: string) => PromiseLike<Response>;
}

const pricesOf = async ({ admin }: Product): Promise<string> =>
  ((await admin.post('/services').send(aService())).body as { _id: string })._id;

/** What a series and a session are planned with, as JSON: today, which may be a holiday. */
const aPlan = async (product: Product): Promise<string> => {
  const { booking } = await aPlannable(product);
  const day = dayFromToday(0);
  const series = aSeries(booking, await aProfile(product), day, 1);
  const allow = [{ day, reason: 'Agreed by phone.' }];
  return JSON.stringify({ ...series, day, at: '15:00', minutes: 60, allow });
};
const seriesOf = async (product: Product): Promise<string> => {
  const { body } = await product.admin.post('/sessions/series').send(JSON.parse(await aPlan(product)) as object);
  return (body as { series: { _id: string } }).series._id;
};
const sessionOf = async (product: Product): Promise<string> => {
  const { body } = await product.admin.post('/sessions').send(JSON.parse(await aPlan(product)) as object);
  return (body as { _id: string })._id;
};

/** Every way in which a record is created, changed or deleted by an administrator. */
export const CHANGES: readonly Change[] = [
  {
    ...{ name: 'a new course', collection: 'courses', action: 'created', entity: 'course' },
    change: ({ admin }) => admin.post('/course/addCourse').send(aCourse()),
  },
  {
    ...{ name: 'a changed course', collection: 'courses', action: 'updated', entity: 'course', prepare: courseOf },
    change: ({ admin }, id) => admin.put(`/course/updateCourse/${id}`).send({ title: 'Another' }),
  },
  {
    ...{ name: 'a deleted course', collection: 'courses', action: 'deleted', entity: 'course', prepare: courseOf },
    change: ({ admin }, id) => admin.delete(`/course/deleteCourse/${id}`),
  },
  {
    ...{ name: 'a new vacancy', collection: 'vacancies', action: 'created', entity: 'vacancy' },
    change: ({ admin }) => admin.post('/vacancy').send(aVacancy()),
  },
  {
    ...{ name: 'changed prices', collection: 'services', action: 'updated', entity: 'service', prepare: pricesOf },
    change: ({ admin }, id) => admin.put(`/services/${id}`).send({ waitingWeeks: 5 }),
  },
  {
    ...{ name: 'a decided booking', collection: 'bookings', action: 'updated', entity: 'booking', prepare: bookingOf },
    change: ({ admin }, id) => admin.put(`/shadow-teacher/update-booking/${id}`).send({ status: 'Approved' }),
  },
  {
    ...{ name: 'a deleted booking', collection: 'bookings', action: 'deleted', entity: 'booking', prepare: bookingOf },
    change: ({ admin }, id) => admin.delete(`/shadow-teacher/delete-booking/${id}`),
  },
  {
    ...{ name: 'a decided application', collection: 'users', action: 'updated', entity: 'user' },
    prepare: async (product) => (await anApplicant(product))._id,
    change: ({ admin }, id) => admin.put(`/user/${id}/update`).send({ status: 'approved' }),
  },
  {
    ...{ name: 'a decided course request', collection: 'courserequests', action: 'updated', entity: 'course-request' },
    prepare: requestOf,
    change: ({ admin }, id) => admin.put(`/course/course-requests/${id}`).send({ status: 'accepted' }),
  },
  {
    ...{ name: 'a closed message', collection: 'contacts', action: 'updated', entity: 'contact', prepare: messageOf },
    change: ({ admin }, id) => admin.put(`/contact/${id}/status`).send({ status: 'closed' }),
  },
  {
    ...{ name: 'a deleted message', collection: 'contacts', action: 'deleted', entity: 'contact', prepare: messageOf },
    change: ({ admin }, id) => admin.delete(`/contact/deletecontact/${id}`),
  },
  {
    ...{ name: 'a released form', collection: 'contacts', action: 'released', entity: 'contact' },
    prepare: suspectOf,
    change: ({ admin }, id) => admin.post(`/contact/${id}/release`),
  },
  {
    ...{ name: 'new teacher details', collection: 'categories', action: 'created', entity: 'category' },
    change: (product) => addTeacherProfile(product),
  },
  {
    ...{ name: 'changed teacher details', collection: 'categories', action: 'updated', entity: 'category' },
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) => admin.put(`/category/updatedetails/${id}`).send({ age: 41 }),
  },
  {
    ...{ name: 'a changed picture', collection: 'categories', action: 'updated', entity: 'category' },
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) => sendForm(admin.put(`/category/updatedetails/${id}`), {}, aPortrait()),
  },
  {
    ...{ name: 'deleted teacher details', collection: 'categories', action: 'deleted', entity: 'category' },
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) => admin.delete(`/category/deletedetails/${id}`),
  },
  {
    ...{ name: 'changed hours', collection: 'categories', action: 'updated', entity: 'staff-hours' },
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) =>
      admin
        .put(`/staff/${id}/availability`)
        .send({ availability: [{ weekday: 1, from: '08:00', to: '12:00' }], travelMinutes: 15 }),
  },
  {
    ...{ name: 'a calendar address', collection: 'categories', action: 'created', entity: 'calendar-address' },
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) => admin.post(`/staff/${id}/calendar-address`),
  },
  {
    ...{ name: 'time off', collection: 'timeoffs', action: 'created', entity: 'time-off' },
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) => admin.post(`/staff/${id}/time-off`).send({ from: '2026-12-01', to: '2026-12-02' }),
  },
  {
    ...{ name: 'a corrected holiday', collection: 'holidays', action: 'created', entity: 'holiday' },
    change: ({ admin }) => admin.post('/holidays').send(aHoliday()),
  },
  {
    ...{ name: 'a note', collection: 'notes', action: 'created', entity: 'note', prepare: messageOf },
    change: ({ admin }, recordId) =>
      admin.post('/notes').send({ entity: 'contact', recordId, kind: 'note', text: 'Call again.' }),
  },
  {
    ...{ name: 'a goal', collection: 'goals', action: 'created', entity: 'goal' },
    prepare: async (product) => (await aPlacedChild(product)).booking,
    change: ({ admin }, booking) =>
      admin.post('/goals').send({ booking, title: 'Say hello', steps: [{ text: 'Look up' }] }),
  },
  {
    ...{ name: 'a note of a session', collection: 'sessionnotes', action: 'created', entity: 'session-note' },
    prepare: async (product) =>
      aSession(product, await aPlacedChild(product), { profile: 'f'.repeat(24) }, { day: day(0) }),
    change: ({ admin }, id) => admin.put(`/sessions/${id}/note`).send({ mood: 3, language: 'en' }),
  },
  {
    ...{ name: 'a request about data', collection: 'datarequests', action: 'created', entity: 'data-request' },
    prepare: messageOf,
    change: ({ admin }, id) => admin.post(`/people/${id}/data-requests`).send({ kind: 'access' }),
  },
  {
    ...{ name: 'a closed request about data', collection: 'datarequests', action: 'updated', entity: 'data-request' },
    prepare: async (product) => {
      const path = `/people/${await messageOf(product)}/data-requests`;
      return ((await product.admin.post(path).send({ kind: 'access' })).body as { _id: string })._id;
    },
    change: ({ admin }, id) => admin.post(`/data-requests/${id}/close`).send({ status: 'done', sentence: 'By post.' }),
  },
  {
    ...{ name: 'a new family', collection: 'families', action: 'created', entity: 'family' },
    change: ({ admin }) => admin.post('/families').send(aFamilyRecord()),
  },
  {
    ...{ name: 'a changed family', collection: 'families', action: 'updated', entity: 'family', prepare: familyOf },
    change: ({ admin }, id) => admin.put(`/families/${id}`).send({ name: 'Silva' }),
  },
  {
    ...{ name: 'a record of a family', collection: 'bookings', action: 'updated', entity: 'booking' },
    prepare: bookingOf,
    change: async (product, id) =>
      product.admin.post(`/families/${await familyOf(product)}/records`).send({ add: [{ entity: 'booking', id }] }),
  },
  {
    ...{ name: 'a merged family', collection: 'familymerges', action: 'deleted', entity: 'family', prepare: familyOf },
    change: async (product, other) => product.admin.post(`/families/${await familyOf(product)}/merge`).send({ other }),
  },
  {
    ...{ name: 'an erased person', collection: 'erasures', action: 'erased', entity: 'person', prepare: messageOf },
    change: ({ admin }, id) => admin.post(`/people/${id}/erase`).send({ reason: 'Asked by phone.' }),
  },
  {
    ...{ name: 'a session that is signed out', collection: 'users', action: 'logout', entity: 'account' },
    prepare: (product) => aSignedIn(product),
    change: (product, token) => product.as(token).post('/user/logout'),
  },
  {
    ...{ name: 'a new series', collection: 'series', action: 'created', entity: 'series', prepare: aPlan },
    change: ({ admin }, plan) => admin.post('/sessions/series').send(JSON.parse(plan) as object),
  },
  {
    ...{ name: 'an ended series', collection: 'series', action: 'updated', entity: 'series', prepare: seriesOf },
    change: ({ admin }, id) => admin.post(`/series/${id}/end`).send({ from: dayFromToday(7) }),
  },
  {
    ...{ name: 'a paused series', collection: 'series', action: 'updated', entity: 'series', prepare: seriesOf },
    change: ({ admin }, id) => admin.post(`/series/${id}/pause`).send({ skip: ['school'] }),
  },
  {
    ...{ name: 'a new session', collection: 'sessions', action: 'created', entity: 'session', prepare: aPlan },
    change: ({ admin }, plan) => admin.post('/sessions').send(JSON.parse(plan) as object),
  },
  {
    ...{ name: 'a moved session', collection: 'sessions', action: 'updated', entity: 'session', prepare: sessionOf },
    change: ({ admin }, id) => admin.put(`/sessions/${id}`).send({ at: '08:15' }),
  },
  {
    ...{ name: 'a cancelled session', collection: 'sessions', action: 'updated', entity: 'session' },
    prepare: sessionOf,
    change: ({ admin }, id) => admin.post(`/sessions/${id}/cancel`).send({ by: 'provider' }),
  },
  {
    ...{ name: 'a recorded session', collection: 'sessions', action: 'updated', entity: 'session', prepare: sessionOf },
    change: ({ admin }, id) => admin.post(`/sessions/${id}/outcome`).send({ status: 'held' }),
  },
  {
    ...{ name: 'an announcement', collection: 'announcements', action: 'created', entity: 'announcement' },
    change: ({ admin }) => admin.put('/dashboard/announcement').send({ text: 'Closed on Monday.' }),
  },
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
