import type { Response } from 'supertest';
import { PendingEvents } from '../src/common/pending-events/index.js';
import { STORE, type Store } from '../src/database/index.js';
import { aCourse, aPortrait, aService, aVacancy } from './factories/index.js';
import { bookingOf, courseOf, messageOf, requestOf, suspectOf } from './support/one-of-each.js';
import { addTeacherProfile, theTeacherProfile } from './support/teacher-profiles.js';
import { sendForm } from './support/form.js';
import { type Product, startProduct, theProduct } from './support/product.js';
import { type Relay, relayTo } from './support/relay.js';
import { anApplicant } from './support/registration.js';

interface Change {
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

/** Every way in which a record is created, changed or deleted by an administrator. */
const CHANGES: readonly Change[] = [
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
    ...{ name: 'a released form', collection: 'contacts', action: 'released', entity: 'quarantine' },
    prepare: suspectOf,
    change: ({ admin }, id) => admin.put(`/quarantine/${id}/release`),
  },
  {
    ...{ name: 'a deleted form', collection: 'contacts', action: 'deleted', entity: 'quarantine', prepare: suspectOf },
    change: ({ admin }, id) => admin.delete(`/quarantine/${id}`),
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
    ...{ name: 'a note', collection: 'notes', action: 'created', entity: 'note', prepare: messageOf },
    change: ({ admin }, recordId) =>
      admin.post('/notes').send({ entity: 'contact', recordId, kind: 'note', text: 'Call again.' }),
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
    ...{ name: 'a link', collection: 'personlinks', action: 'created', entity: 'person-link', prepare: messageOf },
    change: async (product, id) => product.admin.post(`/people/${id}/links`).send({ other: await bookingOf(product) }),
  },
  {
    ...{ name: 'a removed link', collection: 'personlinks', action: 'deleted', entity: 'person-link' },
    prepare: async (product) => {
      const id = await messageOf(product);
      const link = product.admin.post(`/people/${id}/links`).send({ other: await bookingOf(product) });
      return `${id}/links/${((await link).body as { links: { _id: string }[] }).links[0]?._id}`;
    },
    change: ({ admin }, path) => admin.delete(`/people/${path}`),
  },
  {
    ...{ name: 'an announcement', collection: 'announcements', action: 'created', entity: 'announcement' },
    change: ({ admin }) => admin.put('/dashboard/announcement').send({ text: 'Closed on Monday.' }),
  },
];

/** Each method of `AuditedChanges`. */
const ONE_OF_EACH_WAY = new Set([
  'a new course',
  'a changed course',
  'a deleted course',
  'a decided course request',
  'a changed picture',
  'a released form',
  'a deleted message',
]);

describe('a change of a record and its event are one step', () => {
  const store = theProduct();
  let relay: Relay | undefined;
  let product: Product | undefined;
  beforeAll(async () => {
    relay = await relayTo(store.app.get<Store>(STORE).uri);
    // Commands can be listened to where they are measured.
    product = await startProduct({ MONGODB_URI: relay.uri, METRICS_TOKEN: 'a token for figures' });
  }, 60_000);
  afterAll(async () => {
    await product?.close();
    await relay?.close();
  });

  // The store behind the relay is looked at on a line of its own.
  const stored = (collection: string) => store.connection.collection(collection).find().sort({ _id: 1 }).toArray();
  const withoutPending = async (collection: string) =>
    JSON.stringify((await stored(collection)).map(({ pendingEvents: _event, eventPending: _id, ...record }) => record));

  /** Breaks all lines to the store when the product sends its command of that number, if it sends so many. */
  function breakAt(number: number, connection: Product['connection'], line: Relay): { readonly broke: boolean } {
    const state = { sent: 0, broke: false };
    const listener = (): void => {
      state.sent += 1;
      if (state.sent < number) return;
      connection.removeListener('commandStarted', listener);
      state.broke = true;
      line.cut();
      line.mend();
    };
    connection.on('commandStarted', listener);
    return state;
  }

  /** Makes a change with the line broken at one of the product's commands; says whether it sent so many. */
  async function isOneStep({ collection, action, entity, prepare, change }: Change, number: number): Promise<boolean> {
    if (!product || !relay) throw new Error('Nothing is running.');
    await store.clear();
    const id = (await prepare?.(product)) ?? '';
    await store.connection.collection('audits').deleteMany({});
    const before = await withoutPending(collection);

    const line = breakAt(number, product.connection, relay);
    const { status } = await change(product, id);
    product.connection.removeAllListeners('commandStarted');
    // Who is told that it failed tries a deletion again: that is still one deletion.
    if (status >= 500 && action === 'deleted') await change(product, id);
    await product.app.get(PendingEvents).deliverAll();

    const isChanged = (await withoutPending(collection)) !== before;
    const events = await store.connection.collection('audits').find({ action, entity }).toArray();
    expect({ number, events: events.length }).toEqual({ number, events: isChanged ? 1 : 0 });
    if (status < 400) expect(isChanged).toBe(true);
    expect(JSON.stringify(await stored(collection))).not.toMatch(/pendingEvents|eventPending/);
    return line.broke;
  }

  it.each(CHANGES)('for $name', async (change) => {
    await isOneStep(change, Number.POSITIVE_INFINITY);
  });

  it.each(CHANGES.filter(({ name }) => ONE_OF_EACH_WAY.has(name)))(
    'for $name, wherever the line to the store breaks',
    async (change) => {
      let number = 1;
      while (await isOneStep(change, number)) number += 1;
      expect(number).toBeGreaterThan(2);
    },
    120_000,
  );
});
