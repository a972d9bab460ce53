import { setImmediate } from 'node:timers/promises';
import type { Test } from 'supertest';
import { AUDITED, type Audited } from '#contract/audit';
import { BOOKING_KINDS } from '#contract/bookings';
import { STORE, type Store } from '../src/database/index.js';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { captureLogs } from './support/capture-logs.js';
import type { Change } from './support/change.js';
import { CHANGES, ONE_OF_EACH_WAY } from './support/changes.js';
import { expectError } from './support/errors.js';
import { ADMIN, type Product, startProduct, theProduct } from './support/product.js';
import { anApplicant, aSignedIn, login } from './support/registration.js';
import { type TcpProxy, tcpProxyTo } from './support/tcp-proxy.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

const logs = captureLogs();
const product = theProduct({ LOG_LEVEL: 'info' }, true, logs.stream);

describe('the audit', () => {
  const lines = async (query: Readonly<Record<string, string>> = {}): Promise<Line[]> => {
    const { status, body } = await product.admin.get('/audit').query(query);
    expect(status).toBe(200);
    return body as Line[];
  };
  const book = async (kind: (typeof BOOKING_KINDS)[number] = 'shadow-teacher') => {
    const { body } = await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind));
    return (body as { bookingId: string }).bookingId;
  };

  it.each(BOOKING_KINDS)('says who decided on a booking of a %s', async (kind) => {
    const id = await book(kind);
    await product.admin.put(`/${kind}/update-booking/${id}`).send({ status: 'Approved' });
    const [line] = await lines({ filter: JSON.stringify({ recordId: id }) });
    expect(line).toMatchObject({
      who: ADMIN.email,
      action: 'updated',
      entity: 'booking',
      kind,
      recordId: id,
      fields: ['status'],
      from: 'Pending',
      to: 'Approved',
    });
  });

  it('names the fields that changed and never what a parent wrote', async () => {
    const id = await book();
    await product.admin
      .put(`/shadow-teacher/update-booking/${id}`)
      .send({ ...aBooking('shadow-teacher'), childName: 'Canary Child', location: 'Canary Street' });
    const [line] = await lines();
    expect(line).toMatchObject({ fields: ['childName', 'location'] });
    expect(line).not.toHaveProperty('from');
    expect(JSON.stringify(line)).not.toContain('Canary');
  });

  it('stays silent about a change that changes nothing, and about what is refused', async () => {
    const id = await book();
    const path = `/shadow-teacher/update-booking/${id}`;
    await product.admin.put(path).send({ status: 'Pending' });
    await product.admin.put(path).send({ status: 'Lost' });
    await product.visitor.put(path).send({ status: 'Approved' });
    expect(await lines()).toEqual([]);
  });

  /** Each has a receipt, and becomes one that somebody is to be told about. */
  const DECISIONS: readonly (readonly [entity: string, make: () => Promise<string>, decide: (id: string) => Test])[] = [
    [
      'booking',
      async () => {
        const booking = aBooking('shadow-teacher', { parentPhone: '0771234567' });
        const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(booking);
        return (body as { bookingId: string }).bookingId;
      },
      (id) => product.admin.put(`/shadow-teacher/update-booking/${id}`).send({ status: 'Approved' }),
    ],
    [
      'user',
      async () => (await anApplicant(product))._id,
      (id) => product.admin.put(`/user/${id}/update`).send({ status: 'rejected' }),
    ],
    [
      'course-request',
      async () => {
        await product.admin.post('/course/addCourse').send(aCourse());
        const { body } = await product.visitor.post('/course/add-course-requests').send(aCourseRequest());
        return (body as { request: { _id: string } }).request._id;
      },
      (id) => product.admin.put(`/course/course-requests/${id}`).send({ status: 'accepted' }),
    ],
    [
      'contact',
      async () => {
        await product.visitor.post('/contact/addcontact').send(aMessage());
        return String((await product.connection.collection('contacts').findOne())?._id);
      },
      (id) => product.admin.post(`/contact/${id}/answer`).send({ text: 'We open at eight.' }),
    ],
  ];

  it.each(DECISIONS)('has one line of a decision that answers what is to be told: %s', async (entity, make, decide) => {
    const id = await make();
    const before = (await lines()).length;
    const { status, body } = await decide(id).set('Prefer', 'outgoing');
    expect(status).toBe(200);
    const { outgoing, ...record } = body as { outgoing: { template: string }[] };
    const [line, ...more] = await lines();
    expect(line).toMatchObject({ who: ADMIN.email, action: 'updated', entity, recordId: id });
    expect(more).toHaveLength(before);
    expect(record).toMatchObject({ _id: id, toTell: true });
    expect(outgoing.map(({ template }) => template)).toEqual([
      expect.stringMatching(/-(approved|rejected|accepted|answered)$/),
      expect.stringMatching(/-received$/),
    ]);
    expect((await product.admin.get('/outbox').query({ filter: JSON.stringify({ recordId: id }) })).body).toEqual(
      outgoing,
    );
  });

  it.each(DECISIONS)(
    'has one line of a decision of any other client, which is answered the record: %s',
    async (...of) => {
      const [, make, decide] = of;
      const id = await make();
      const before = (await lines()).length;
      const { body } = await decide(id).set('Prefer', 'return=representation');
      expect(body).toMatchObject({ _id: id, toTell: true });
      expect(body).not.toHaveProperty('outgoing');
      expect(await lines()).toHaveLength(before + 1);
    },
  );

  it('has a line for every other thing an administrator does', async () => {
    const done = async (action: string, entity: string) => {
      const [line] = await lines({ range: '[0,0]' });
      expect(line).toMatchObject({ who: ADMIN.email, action, entity });
    };
    const course = (await product.admin.post('/course/addCourse').send(aCourse())).body as { _id: string };
    await done('created', 'course');
    await product.admin.put(`/course/updateCourse/${course._id}`).send({ title: 'Another' });
    await done('updated', 'course');
    await product.admin.delete(`/course/deleteCourse/${course._id}`);
    await done('deleted', 'course');
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const [message] = (await product.admin.get('/contact/getcontact')).body as { _id: string }[];
    await product.admin.delete(`/contact/deletecontact/${message?._id ?? ''}`);
    await done('deleted', 'contact');
    await product.admin.delete(`/shadow-teacher/delete-booking/${await book()}`);
    await done('deleted', 'booking');
    await product.admin.put('/dashboard/announcement').send({ text: 'Closed on Monday.' });
    await done('created', 'announcement');
    const staff = await theTeacherProfile(product);
    await done('created', 'category');
    await product.admin.put(`/category/updatedetails/${staff._id}`).send({ age: 41 });
    await done('updated', 'category');
    await product.admin.delete(`/category/deletedetails/${staff._id}`);
    await done('deleted', 'category');
  });

  it('is append-only', async () => {
    const id = await book();
    await product.admin.delete(`/shadow-teacher/delete-booking/${id}`);
    const audit = product.connection.model<{ recordId: string; who: string }>('Audit');
    await expect(audit.updateOne({ recordId: id }, { who: 'nobody@example.org' })).rejects.toThrow('append-only');
    await expect(audit.deleteMany({})).rejects.toThrow('append-only');
    const line = await audit.findOne({ recordId: id });
    await expect(line?.set({ who: 'nobody@example.org' }).save()).rejects.toThrow('append-only');
    await expect(line?.deleteOne()).rejects.toThrow('append-only');
    expect(await lines()).toHaveLength(1);
  });

  it('tells of a change without changing the record: its version stays the one that was answered', async () => {
    const { body } = await product.admin.post('/course/addCourse').send(aCourse());
    const path = `/course/updateCourse/${(body as { _id: string })._id}`;
    let { updatedAt } = body as { updatedAt: string };
    for (const title of ['First', 'Second']) {
      const answer = await product.admin.put(path).set('If-Match', `"${updatedAt}"`).send({ title });
      expect(answer.status).toBe(200);
      ({ updatedAt } = answer.body as { updatedAt: string });
      const stored = await product.connection.collection('courses').findOne({});
      expect(stored).toMatchObject({ title, updatedAt: new Date(updatedAt) });
    }
    expect(await lines({ filter: JSON.stringify({ action: 'updated' }) })).toHaveLength(2);
  });

  it('is narrowed to days of Sri Lanka', async () => {
    const event = { action: 'updated', entity: 'course', fields: [] };
    const at = ['2026-11-20T18:29:59Z', '2026-11-20T18:30:00Z', '2026-11-21T18:29:59Z', '2026-11-21T18:30:00Z'];
    const events = at.map((moment) => ({ ...event, createdAt: new Date(moment), updatedAt: new Date(moment) }));
    await product.connection.collection('audits').insertMany(events);
    const filter = JSON.stringify({ since: '2026-11-21', until: '2026-11-21' });
    expect((await lines({ filter })).map(({ createdAt }) => createdAt)).toEqual([
      '2026-11-21T18:29:59.000Z',
      '2026-11-20T18:30:00.000Z',
    ]);
    const { status } = await product.admin.get('/audit').query({ filter: '{"since":"21 November"}' });
    expect(status).toBe(400);
  });
});

describe('the process log', () => {
  const told = () => logs.lines().filter(({ msg }) => msg === 'audit event');

  it('has each event too: ids and names of fields, and nothing that says who anybody is', async () => {
    const { body } = await product.visitor
      .post('/shadow-teacher/add-booking')
      .send(aBooking('shadow-teacher', { childName: 'Canary' }));
    const { bookingId } = body as { bookingId: string };
    const before = told().length;
    await product.admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ status: 'Approved' });
    await product.admin.get('/bookings/inbox');
    const { body: listed } = await product.admin.get('/audit');
    const events = (listed as Line[]).slice(0, 2).reverse();
    const withoutWho = events.map(({ who: _who, ...event }) => event);
    expect(withoutWho).toEqual([
      expect.objectContaining({ action: 'updated', recordId: bookingId, from: 'Pending', to: 'Approved' }),
      expect.objectContaining({ action: 'viewed', recordIds: [bookingId], count: 1 }),
    ]);
    const lines = told().slice(before);
    expect(lines.map(({ auditEvent }) => auditEvent)).toEqual(withoutWho);
    expect(lines.map(({ level }) => level)).toEqual([30, 30]);
    expect(JSON.stringify(told())).not.toMatch(/Canary|@|127\.0\.0\.1/);
  });
});

type Line = Readonly<Record<string, unknown>>;

const ID: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);

const HIDDEN: unknown = expect.stringMatching(/^[\w-]{22}$/);

describe('the audit, of what was seen and refused', () => {
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
    // One service shows all kinds.
    ['/shadow-teacher/view-booking', { entity: 'booking', kind: 'shadow-teacher' }, () => book('shadow-teacher')],
  ];
  /** A record as the store holds it; some of them came with forms that are tested elsewhere. */
  async function stored(collection: string): Promise<string> {
    const now = new Date();
    const record = { name: 'Canary', email: 'canary@onestep.test', status: 'pending', createdAt: now, updatedAt: now };
    return String((await product.connection.collection(collection).insertOne(record)).insertedId);
  }
  const idsOf = (events: readonly Line[]): string[] => events.flatMap(({ recordIds }) => recordIds as string[]).sort();

  it.each(SEEN)('says which records of %s were shown', async (path, about, make) => {
    const ids = [await make(), await make(), await make()].sort();
    await Promise.all([
      product.admin.get(`${path}?range=[0,1]`),
      product.admin.get(`${path}?range=[0,1]`),
      product.admin.get(`${path}?range=[2,3]`),
      product.admin.get(`${path}?range=[3,9]`),
    ]);
    const seen = await lines('viewed');
    // Pages of one moment share an event; on a slow machine they are not of one moment.
    expect([...new Set(idsOf(seen))]).toEqual(ids);
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

  /** Every list of the team, with what it can be narrowed by; a record that matches is there. */
  const NARROWED: readonly (readonly [path: string, entity: string, filter: Readonly<Record<string, unknown>>])[] = [
    ['/user/get', 'user', { phone_number: '0770000001', q: 'silva' }],
    ['/bookings/inbox', 'booking', { status: 'Pending', q: 'autism' }],
    ...BOOKING_KINDS.map(
      (kind) => [`/${kind}/view-booking`, 'booking', { parentPhone: '0719990001', q: 'a' }] as const,
    ),
    ['/contact/getcontact', 'contact', { email: 'canary@onestep.test', due: 'late' }],
    ['/course/course-requests', 'course-request', { phone: '0770000001' }],
    ['/contact/getcontact', 'contact', { suspectedSpam: true, q: 'canary' }],
    ['/people', 'person', { q: 'canary' }],
    ['/outbox', 'message', { status: 'waiting', q: 'canary' }],
    ['/notes', 'note', { recordId: 'f'.repeat(24) }],
    ['/data-requests', 'data-request', { kind: 'access', q: 'OS' }],
    ['/administrators', 'account', { role: 'Admin', q: 'nobody' }],
    ['/people', 'person', { id: 'f'.repeat(24) }],
  ];

  it.each(NARROWED)('says what %s was asked for, where no row is shown: %s', async (path, entity, filter) => {
    const answer = await product.admin.get(path).query({ filter: JSON.stringify(filter), range: '[100000,100000]' });
    expect(answer.status).toBe(200);
    const seen = await lines('viewed');
    expect(seen).toMatchObject([{ who: ADMIN.email, entity, fields: Object.keys(filter), count: 0 }]);
    expect(JSON.stringify(seen)).not.toMatch(/silva|autism|canary|071999|077000/i);
    // Nothing was asked for, and nothing was shown.
    await product.admin.get(path).query({ range: '[100000,100000]' });
    expect(await lines('viewed')).toHaveLength(1);
  });

  it('says how many match what was asked for, each time, whether they are shown or not', async () => {
    const parent = { parentPhone: '0719990001', diagnosedCondition: 'Epilepsy' };
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', parent));
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', parent));
    const ask = (range: string, q: string) =>
      product.admin
        .get('/shadow-teacher/view-booking')
        .query({ filter: JSON.stringify({ parentPhone: '0719990001', q }), range });
    for (const answer of await Promise.all([
      ask('[100000,100000]', 'epilepsy'),
      ask('[0,0]', 'epilepsy'),
      ask('[0,9]', 'asthma'),
    ])) {
      expect(answer.status).toBe(200);
    }
    const seen = await lines('viewed');
    const fields = ['parentPhone', 'q'];
    expect(seen).toHaveLength(3);
    expect(seen).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ fields, count: 2, recordIds: [expect.any(String)] }),
        expect.objectContaining({ fields, count: 2 }),
        expect.objectContaining({ fields, count: 0 }),
      ]),
    );
    expect(seen.filter(({ recordIds }) => recordIds !== undefined)).toHaveLength(1);
  });

  it('says of a search that nothing was found, of every kind of record', async () => {
    await product.admin.get('/search').query({ q: 'canary' });
    await product.admin.get('/search').query({ q: ' ' });
    await product.admin.get('/people').query({ q: 'canary', range: '[7,7]' });
    const seen = await lines('viewed');
    expect(seen.map(({ entity }) => entity as string).sort()).toEqual([
      'booking',
      'contact',
      'course-request',
      'person',
      'user',
    ]);
    for (const line of seen) expect(line).toMatchObject({ fields: ['q'], count: 0 });
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
    await stopping.close();
    await relay.close();
    // Read from the store: Passport's strategy of this process is that of the product that has ended.
    const kept = await product.connection.collection('audits').find<Line>({ action: 'viewed' }).toArray();
    expect(idsOf(kept)).toEqual([id]);
  });
});

/** Nobody changes these: they are read, refused, sent, or removed by a rule. */
const NEVER_CHANGED: readonly Audited[] = [
  ...(['cv', 'message', 'progress-report', 'route', 'file', 'consent-proof', 'audit'] as const),
];

it('every kind of record that is changed is tried', () => {
  const tried = new Set<string>(CHANGES.map(({ entity }) => entity));
  expect(AUDITED.filter((entity) => !tried.has(entity))).toEqual(NEVER_CHANGED);
});

describe('a change of a record and its event are one step', () => {
  let relay: TcpProxy | undefined;
  let relayed: Product | undefined;
  beforeAll(async () => {
    relay = await tcpProxyTo(product.app.get<Store>(STORE).uri);
    // Commands can be listened to where they are measured.
    relayed = await startProduct({ MONGODB_URI: relay.uri, METRICS_TOKEN: 'a token for figures' });
  }, 60_000);
  afterAll(async () => {
    await relayed?.close();
    await relay?.close();
  });

  // The store behind the relay is looked at on a line of its own.
  const stored = (collection: string) => product.connection.collection(collection).find().sort({ _id: 1 }).toArray();
  const asText = async (collection: string) => JSON.stringify(await stored(collection));

  /** Waits until the driver has found the store again: each attempt leaves it a turn to hear of the product. */
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
    if (!relayed || !relay) throw new Error('Nothing is running.');
    await product.clear();
    const id = (await prepare?.(relayed)) ?? '';
    await product.connection.collection('audits').deleteMany({});
    const before = await asText(collection);

    const line = breakAt(number, relayed.connection, relay);
    const { status } = await change(relayed, id);
    relayed.connection.removeAllListeners('commandStarted');
    await isBack(relayed.connection);
    // Who is told that it failed tries a deletion again: that is still one deletion.
    if (status >= 500 && action === 'deleted') await change(relayed, id);

    const isChanged = (await asText(collection)) !== before;
    const events = await product.connection.collection('audits').find({ action, entity }).toArray();
    expect({ number, events: events.length }).toEqual({ number, events: isChanged ? 1 : 0 });
    if (status < 400) expect(isChanged).toBe(true);
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
