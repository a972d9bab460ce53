import { BOOKING_KINDS } from '#contract/bookings';
import { AuditService } from '../src/audit/index.js';
import { STORE, type Store } from '../src/database/index.js';
import { aBooking } from './factories/index.js';
import { captureLogs } from './support/capture-logs.js';
import { expectError } from './support/errors.js';
import { aPlannable, aProfile, aSession, dayFromToday } from './support/plans.js';
import { ADMIN, startProduct, theProduct } from './support/product.js';
import { anApplicant, aSignedIn, login } from './support/registration.js';
import { tcpProxyTo } from './support/tcp-proxy.js';

const logs = captureLogs();
const product = theProduct({ LOG_LEVEL: 'info' }, true, logs.stream);

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

  it('records five hundred denied requests a minute, however many accounts make them', async () => {
    const session = { hasSecondFactor: false, sid: 'one', tokenEnds: 0, address: '127.0.0.1', isExport: false };
    const by = { ...session, email: 'many@onestep.test', role: 'Counselor' } as const;
    const audit = product.app.get(AuditService);
    for (let n = 0; n < 1100; n += 1) await audit.denied({ ...by, id: `account ${n % 550}` }, 'GET /user/get');
    // Those of other tests in this minute are among the five hundred.
    const { length } = await lines('denied');
    expect([length > 490, length <= 500]).toEqual([true, true]);
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
      'family',
      'person',
      'user',
    ]);
    for (const line of seen) expect(line).toMatchObject({ fields: ['q'], count: 0 });
  });

  it('takes a change that changes nothing for a look: it is answered with the whole record', async () => {
    const booking = await book('shadow-teacher');
    const { _id: user } = await anApplicant(product);
    const family = await stored('families');
    for (const path of [
      `/shadow-teacher/update-booking/${booking}`,
      `/user/${user}/update`,
      `/families/${family}`,
    ] as const) {
      expect((await product.admin.put(path).send({})).status).toBe(200);
    }
    const seen = (await lines('viewed')).map(({ recordId, entity }) => [entity, recordId]);
    expect(seen).toHaveLength(3);
    expect(seen).toEqual(
      expect.arrayContaining([
        ['booking', booking],
        ['user', user],
        ['family', family],
      ]),
    );
    expect(await lines('updated')).toEqual([]);
    const looks = await product.connection.collection('looks').find().toArray();
    expect(looks.map(({ record }) => record as string)).toEqual(expect.arrayContaining([booking, family]));
  });

  it('takes the same of a session for a look', async () => {
    const { booking } = await aPlannable(product);
    const slot = { day: dayFromToday(0), at: '00:00', minutes: 15, allow: [{ day: dayFromToday(0), reason: 'Ill.' }] };
    const { _id } = await aSession(product, booking, await aProfile(product), slot);
    const shown = async () => (await lines('viewed')).filter(({ entity }) => entity === 'session').length;
    const put = (body: object) => product.admin.put(`/sessions/${_id}`).send(body);
    expect([(await put({})).status, await shown()]).toEqual([200, 1]);
    const outcome = () => product.admin.post(`/sessions/${_id}/outcome`).send({ status: 'held' });
    expect([(await outcome()).status, await shown()]).toEqual([200, 1]);
    expect([(await outcome()).status, await shown()]).toEqual([200, 2]);
  });

  it('says whose details a suggestion of families has shown', async () => {
    const booking = await book('shadow-teacher');
    await product.admin.get('/families/suggested').query({ entity: 'booking', id: booking });
    expect(await lines('viewed')).toContainEqual(expect.objectContaining({ entity: 'booking', recordId: booking }));
  });

  it('takes nothing of what somebody without children asks for: anybody may have an account, and could fill it', async () => {
    const applicant = product.as(await aSignedIn(product));
    for (const [path, filter] of [
      ['/sessions', { q: 'canary' }],
      ['/goals', { status: 'open' }],
    ] as const) {
      const { status, body } = await applicant.get(path).query({ filter: JSON.stringify(filter) });
      expect([status, body]).toEqual([200, []]);
    }
    expect(await lines('viewed')).toEqual([]);
  });

  it('says whose CV was opened', async () => {
    const { _id, cv } = await anApplicant(product);
    expect((await product.admin.get(`/file/${cv}`)).status).toBe(200);
    expectError(await product.admin.get('/file/none.pdf'), 404);
    expect(await lines('viewed')).toEqual([
      expect.objectContaining({ who: ADMIN.email, entity: 'cv', recordId: _id, result: 'done' }),
    ]);
  });

  it('records what was shown just before a clean stop, and by an answer that was still on its way', async () => {
    const relay = await tcpProxyTo(product.app.get<Store>(STORE).uri);
    const stopping = await startProduct({ MONGODB_URI: relay.uri });
    const ids = [await stored('contacts'), await book('shadow-teacher')];
    expect((await stopping.admin.get('/contact/getcontact')).status).toBe(200);
    const server = stopping.app.getHttpAdapter();
    const close = server.close.bind(server) as () => Promise<void>;
    server.close = async () => {
      expect((await stopping.admin.get('/bookings/inbox')).status).toBe(200);
      return close();
    };
    await stopping.close();
    await relay.close();
    // Read from the store: Passport's strategy of this process is that of the product that has ended.
    const kept = await product.connection.collection('audits').find<Line>({ action: 'viewed' }).toArray();
    expect(idsOf(kept)).toEqual(ids.sort());
  });
});
