import { setImmediate } from 'node:timers/promises';
import type { Response } from 'supertest';
import { AUDITED, type Audited } from '#contract/audit';
import { BOOKING_KINDS } from '#contract/bookings';
import { PendingEvents } from '../src/common/pending-events/index.js';
import { STORE, type Store } from '../src/database/index.js';
import { aBooking, aCourse, aPortrait, aService, aVacancy } from './factories/index.js';
import { expectError } from './support/errors.js';
import { sendForm } from './support/form.js';
import { bookingOf, courseOf, messageOf, requestOf, suspectOf } from './support/one-of-each.js';
import { ADMIN, type Product, startProduct, theProduct } from './support/product.js';
import { anApplicant, aSignedIn, login } from './support/registration.js';
import { type TcpProxy, tcpProxyTo } from './support/tcp-proxy.js';
import { addTeacherProfile, theTeacherProfile } from './support/teacher-profiles.js';

type Line = Readonly<Record<string, unknown>>;

const ID: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);

const HIDDEN: unknown = expect.stringMatching(/^[\w-]{22}$/);

describe('the audit, of what was seen and refused', () => {
  const product = theProduct();
  const lines = async (action: string): Promise<Line[]> => {
    const { status, body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ action }) });
    expect(status).toBe(200);
    return body as Line[];
  };
  const book = async (kind: (typeof BOOKING_KINDS)[number], childName = 'Canary Child') => {
    const { body } = await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind, { childName }));
    return (body as { bookingId: string }).bookingId;
  };

  it('says who signed in, and where from only under a hash', async () => {
    expect((await login(product, ADMIN.email, ADMIN.password)).status).toBe(200);
    const [line] = await lines('login');
    expect(line).toMatchObject({ who: ADMIN.email, actor: ID, entity: 'account', result: 'done', address: HIDDEN });
    expect(line?.['recordId']).toBe(line?.['actor']);
    expect(JSON.stringify(await product.connection.collection('audits').find().toArray())).not.toContain('127.0.0.1');
  });

  it('says which account a failed login was for, and nothing that was typed', async () => {
    expectError(await login(product, ADMIN.email, 'Canary password'), 401);
    expectError(await login(product, 'canary@onestep.test', 'Canary password'), 401);
    const [unknown, known] = await lines('login');
    expect(known).toMatchObject({ recordId: ID, result: 'refused' });
    expect(known).not.toHaveProperty('who');
    expect(unknown).toMatchObject({ result: 'refused', address: HIDDEN });
    expect(unknown).not.toHaveProperty('recordId');
    expect(JSON.stringify([unknown, known])).not.toMatch(/canary/i);
  });

  it('records a denied request once a minute for each account and route', async () => {
    const email = 'ruwan@onestep.test';
    const applicant = product.as(await aSignedIn(product, { email }));
    const path = `/shadow-teacher/delete-booking/${'f'.repeat(24)}`;
    for (let i = 0; i < 3; i++) expectError(await applicant.delete(path), 403);
    expectError(await applicant.get('/user/get?filter={"q":"Canary"}'), 403);
    const [second, first, ...more] = await lines('denied');
    expect(more).toEqual([]);
    const refused = { who: email, actor: ID, entity: 'route', result: 'refused' };
    expect(first).toMatchObject({ ...refused, route: 'DELETE /shadow-teacher/delete-booking/:id' });
    expect(second).toMatchObject({ ...refused, route: 'GET /user/get' });
    expect(JSON.stringify([first, second])).not.toContain('Canary');
  });

  const SEEN: readonly (readonly [path: string, entity: object, make: () => Promise<string>])[] = [
    ['/user/get', { entity: 'user' }, async () => (await anApplicant(product))._id],
    ['/contact/getcontact', { entity: 'contact' }, () => stored('contacts')],
    ['/course/course-requests', { entity: 'course-request' }, () => stored('courserequests')],
    ['/bookings/inbox', { entity: 'booking' }, () => book('shadow-teacher')],
    ...BOOKING_KINDS.map((kind) => [`/${kind}/view-booking`, { entity: 'booking', kind }, () => book(kind)] as const),
  ];
  /** A record as the store holds it; some of them came with forms that are tested elsewhere. */
  async function stored(collection: string): Promise<string> {
    const now = new Date();
    const record = { name: 'Canary', email: 'canary@onestep.test', status: 'pending', createdAt: now, updatedAt: now };
    return String((await product.connection.collection(collection).insertOne(record)).insertedId);
  }
  const idsOf = (events: readonly Line[]): string[] => events.flatMap(({ recordIds }) => recordIds as string[]).sort();

  it.each(SEEN)('says which records of %s were shown, pages of one moment in one event', async (path, about, make) => {
    const ids = [await make(), await make(), await make()].sort();
    await Promise.all([
      product.admin.get(`${path}?range=[0,1]`),
      product.admin.get(`${path}?range=[0,1]`),
      product.admin.get(`${path}?range=[2,3]`),
      product.admin.get(`${path}?range=[3,9]`),
    ]);
    const seen = await lines('viewed');
    expect(idsOf(seen)).toEqual(ids);
    expect(seen[0]).toMatchObject({ who: ADMIN.email, actor: ID, ...about, result: 'done' });
    expect(seen[0]).not.toHaveProperty('recordId');
    expect(JSON.stringify(seen)).not.toMatch(/canary/i);
  });

  it.each(SEEN)('says which record of %s was opened, in its history', async (path, about, make) => {
    const id = await make();
    await make();
    await product.admin.get(path).query({ filter: JSON.stringify({ id }) });
    await product.admin.get(path).query({ filter: JSON.stringify({ id: 'f'.repeat(24) }) });
    await product.admin.get(path);
    const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ recordId: id }) });
    expect(body).toEqual([expect.objectContaining({ action: 'viewed', ...about, recordId: id, count: 1 })]);
    const [list, ...more] = (await lines('viewed')).filter(({ recordId }) => recordId === undefined);
    expect([list, more.length]).toEqual([expect.objectContaining({ count: 2, ...about }), 0]);
  });

  it.each(SEEN)('calls it an export where %s is read for one', async (path, about, make) => {
    const id = await make();
    await product.admin.get(path).set('X-Purpose', 'export');
    expect(await lines('exported')).toEqual([
      expect.objectContaining({ who: ADMIN.email, ...about, recordIds: [id], count: 1 }),
    ]);
    expect(await lines('viewed')).toEqual([]);
  });

  it('names every record of a list without an end, a hundred to an event', async () => {
    const now = new Date();
    const messages = Array.from({ length: 250 }, () => ({ name: 'Canary', createdAt: now, updatedAt: now }));
    const { insertedIds } = await product.connection.collection('contacts').insertMany(messages);
    await product.admin.get('/contact/getcontact');
    const seen = await lines('viewed');
    expect(seen.map(({ count }) => count).sort()).toEqual([100, 100, 50]);
    expect(idsOf(seen)).toEqual(Object.values(insertedIds).map(String).sort());
  });

  it('says whose CV was opened', async () => {
    const { _id, cv } = await anApplicant(product);
    expect((await product.admin.get(`/file/${cv}`)).status).toBe(200);
    expectError(await product.admin.get('/file/none.pdf'), 404);
    expect(await lines('viewed')).toEqual([
      expect.objectContaining({ who: ADMIN.email, entity: 'cv', recordId: _id, result: 'done' }),
    ]);
  });

  it('records what was shown just before a clean stop', async () => {
    const relay = await tcpProxyTo(product.app.get<Store>(STORE).uri);
    const stopping = await startProduct({ MONGODB_URI: relay.uri });
    const id = await stored('contacts');
    expect((await stopping.admin.get('/contact/getcontact')).status).toBe(200);
    await stopping.app.close();
    await relay.close();
    // Read from the store: Passport's strategy of this process is that of the product that has ended.
    const kept = await product.connection.collection('audits').find<Line>({ action: 'viewed' }).toArray();
    expect(idsOf(kept)).toEqual([id]);
  });
});

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
    ...{ name: 'an erased person', collection: 'erasures', action: 'erased', entity: 'person', prepare: messageOf },
    change: ({ admin }, id) => admin.post(`/people/${id}/erase`).send({ reason: 'Asked by phone.' }),
  },
  {
    ...{ name: 'a session that is signed out', collection: 'users', action: 'logout', entity: 'account' },
    prepare: (product) => aSignedIn(product),
    change: (product, token) => product.as(token).post('/user/logout'),
  },
  {
    ...{ name: 'an announcement', collection: 'announcements', action: 'created', entity: 'announcement' },
    change: ({ admin }) => admin.put('/dashboard/announcement').send({ text: 'Closed on Monday.' }),
  },
];

/** Nobody changes these: they are read, refused, sent, or removed by a rule. */
const NEVER_CHANGED: readonly Audited[] = ['cv', 'message', 'route', 'file', 'once-key', 'consent-proof', 'audit'];

it('every kind of record that is changed is tried', () => {
  const tried = new Set<string>(CHANGES.map(({ entity }) => entity));
  expect(AUDITED.filter((entity) => !tried.has(entity))).toEqual(NEVER_CHANGED);
});

/** Each method of `AuditedChanges`. */
const ONE_OF_EACH_WAY = new Set([
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

describe('a change of a record and its event are one step', () => {
  const store = theProduct();
  let relay: TcpProxy | undefined;
  let product: Product | undefined;
  beforeAll(async () => {
    relay = await tcpProxyTo(store.app.get<Store>(STORE).uri);
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

  const isPending = async (collection: string) =>
    (await stored(collection)).some((record) => 'pendingEvents' in record || 'eventPending' in record);

  /** Waits until the driver has found the store again: each attempt leaves it a turn to hear of the store. */
  async function isBack(connection: Product['connection']): Promise<void> {
    const deadline = performance.now() + 30_000;
    while (
      !(await connection.db
        ?.admin()
        .ping()
        .catch(() => undefined))
    ) {
      if (performance.now() > deadline) throw new Error('The driver has not found the store again.');
      await setImmediate();
    }
  }

  /** Breaks all lines to the store when the product sends its command of that number, if it sends so many. */
  function breakAt(number: number, connection: Product['connection'], line: TcpProxy): { readonly broke: boolean } {
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
    await isBack(product.connection);
    // Who is told that it failed tries a deletion again: that is still one deletion.
    if (status >= 500 && action === 'deleted') await change(product, id);
    await product.app.get(PendingEvents).deliverAll();

    const isChanged = (await withoutPending(collection)) !== before;
    const events = await store.connection.collection('audits').find({ action, entity }).toArray();
    expect({ number, events: events.length }).toEqual({ number, events: isChanged ? 1 : 0 });
    if (status < 400) expect(isChanged).toBe(true);
    expect(await isPending(collection)).toBe(false);
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
