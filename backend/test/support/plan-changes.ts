import { aHoliday } from '../factories/index.js';
import type { Change } from './change.js';
import { aPlacedChild, aSession, day } from './placed-child.js';
import { aPlannable, aProfile, aSeries, dayFromToday } from './plans.js';
import type { Product } from './product.js';
import { theTeacherProfile } from './teacher-profiles.js';

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

/** Of sessions, goals, staff and holidays. */
export const PLAN_CHANGES: readonly Change[] = [
  {
    name: 'changed hours',
    collection: 'categories',
    action: 'updated',
    entity: 'staff-hours',
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) =>
      admin.put(`/staff/${id}/availability`).send({
        availability: [
          {
            weekday: 1,
            from: '08:00',
            to: '12:00',
          },
        ],
        travelMinutes: 15,
      }),
  },
  {
    name: 'a calendar address',
    collection: 'categories',
    action: 'created',
    entity: 'calendar-address',
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) => admin.post(`/staff/${id}/calendar-address`),
  },
  {
    name: 'time off',
    collection: 'timeoffs',
    action: 'created',
    entity: 'time-off',
    prepare: async (product) => (await theTeacherProfile(product))._id,
    change: ({ admin }, id) =>
      admin.post(`/staff/${id}/time-off`).send({
        from: '2026-12-01',
        to: '2026-12-02',
      }),
  },
  {
    name: 'a corrected holiday',
    collection: 'holidays',
    action: 'created',
    entity: 'holiday',
    change: ({ admin }) => admin.post('/holidays').send(aHoliday()),
  },
  {
    name: 'a goal',
    collection: 'goals',
    action: 'created',
    entity: 'goal',
    prepare: async (product) => (await aPlacedChild(product)).booking,
    change: ({ admin }, booking) =>
      admin.post('/goals').send({
        booking,
        title: 'Say hello',
        steps: [{ text: 'Look up' }],
      }),
  },
  {
    name: 'a note of a session',
    collection: 'sessionnotes',
    action: 'created',
    entity: 'session-note',
    prepare: async (product) =>
      aSession(product, await aPlacedChild(product), { profile: 'f'.repeat(24) }, { day: day(0) }),
    change: ({ admin }, id) =>
      admin.put(`/sessions/${id}/note`).send({
        mood: 3,
        language: 'en',
      }),
  },
  {
    name: 'a new series',
    collection: 'series',
    action: 'created',
    entity: 'series',
    prepare: aPlan,
    change: ({ admin }, plan) => admin.post('/sessions/series').send(JSON.parse(plan) as object),
  },
  {
    name: 'an ended series',
    collection: 'series',
    action: 'updated',
    entity: 'series',
    prepare: seriesOf,
    change: ({ admin }, id) => admin.post(`/series/${id}/end`).send({ from: dayFromToday(7) }),
  },
  {
    name: 'a paused series',
    collection: 'series',
    action: 'updated',
    entity: 'series',
    prepare: seriesOf,
    change: ({ admin }, id) => admin.post(`/series/${id}/pause`).send({ skip: ['school'] }),
  },
  {
    name: 'a new session',
    collection: 'sessions',
    action: 'created',
    entity: 'session',
    prepare: aPlan,
    change: ({ admin }, plan) => admin.post('/sessions').send(JSON.parse(plan) as object),
  },
  {
    name: 'a moved session',
    collection: 'sessions',
    action: 'updated',
    entity: 'session',
    prepare: sessionOf,
    change: ({ admin }, id) => admin.put(`/sessions/${id}`).send({ at: '08:15' }),
  },
  {
    name: 'a cancelled session',
    collection: 'sessions',
    action: 'updated',
    entity: 'session',
    prepare: sessionOf,
    change: ({ admin }, id) => admin.post(`/sessions/${id}/cancel`).send({ by: 'provider' }),
  },
  {
    name: 'a recorded session',
    collection: 'sessions',
    action: 'updated',
    entity: 'session',
    prepare: sessionOf,
    change: ({ admin }, id) => admin.post(`/sessions/${id}/outcome`).send({ status: 'held' }),
  },
];
