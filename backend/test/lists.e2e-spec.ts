import { BOOKING_KINDS } from '#contract/bookings';
import type { Figures } from '#contract/dashboard';
import { work } from '../src/database/embedded/query/scan.js';
import { aBooking, aMessage, aVacancy } from './factories/index.js';
import { expectError } from './support/errors.js';
import { ADMIN, type Product, theProduct } from './support/product.js';

const product = theProduct();

describe('the dashboard', () => {
  const figures = async () => (await product.admin.get('/dashboard/figures')).body as Figures;
  const none = { Pending: 0, Approved: 0, Rejected: 0 };
  const noneDue = { today: 0, late: 0 };

  it('counts zero in an empty store', async () => {
    const { weeks, ...now } = await figures();
    expect(now).toEqual({
      applications: { pending: 0, approved: 0, rejected: 0 },
      bookings: Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, none])),
      courseRequests: { pending: 0, accepted: 0, denied: 0 },
      messages: 0,
      messageStatuses: { new: 0, answered: 0, closed: 0 },
      unanswered: 0,
      due: { bookings: noneDue, courseRequests: noneDue, messages: noneDue },
      dataRequests: { open: 0, soon: 0, late: 0 },
      suspectedSpam: { bookings: 0, courseRequests: 0, messages: 0 },
      outbox: { toTell: 0, failed: 0 },
    });
    expect(weeks).toHaveLength(8);
  });

  it('counts each kind by status, and this week', async () => {
    for (const kind of BOOKING_KINDS) await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind));
    const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
    const { bookingId } = body as { bookingId: string };
    await product.admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ status: 'Rejected' });
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const now = await figures();
    expect(now.bookings['shadow-teacher']).toEqual({ Pending: 1, Approved: 0, Rejected: 1 });
    expect(now.bookings['readiness-teacher']).toEqual({ Pending: 1, Approved: 0, Rejected: 0 });
    expect([now.messages, now.unanswered]).toEqual([1, 1]);
    const [message] = (await product.admin.get('/contact/getcontact')).body as { _id: string }[];
    await product.admin.post(`/contact/${message?._id}/answer`).send({ text: 'We open at eight.' });
    const messageStatuses = { new: 0, answered: 1, closed: 0 };
    expect(await figures()).toMatchObject({ messages: 1, unanswered: 0, messageStatuses });
    expect(now.weeks.at(-1)).toMatchObject({ applications: 0, bookings: 6, courseRequests: 0, messages: 1 });
    expect(now.weeks.at(-2)).toMatchObject({ bookings: 0, messages: 0 });
  });

  it('puts what came in earlier into its own week', async () => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const createdAt = new Date(Date.now() - 14 * 24 * 60 * 60 * 1000);
    await product.connection.collection('contacts').updateMany({}, { $set: { createdAt } });
    expect((await figures()).weeks.map(({ messages }) => messages)).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
  });

  it('counts what waits for longer than two working days, and its list shows it', async () => {
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', { childName: 'Late' }));
    const createdAt = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    await product.connection.collection('bookings').updateMany({}, { $set: { createdAt } });
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', { childName: 'New' }));
    expect((await figures()).due).toMatchObject({ bookings: { today: 0, late: 1 }, messages: { late: 0 } });
    for (const path of ['/bookings/inbox', '/shadow-teacher/view-booking']) {
      const late = product.admin.get(path).query({ filter: '{"due":"late"}', range: '[0,9]' });
      const { body, headers } = await late;
      expect(body).toMatchObject([{ childName: 'Late' }]);
      expect(headers['content-range']).toMatch(/ 0-0\/1$/);
    }
    const [{ _id: id } = { _id: '' }] = (await product.admin.get('/bookings/inbox').query({ filter: '{"due":"late"}' }))
      .body as { _id: string }[];
    await product.admin.put(`/shadow-teacher/update-booking/${id}`).send({ status: 'Approved' });
    expect((await figures()).due.bookings).toEqual({ today: 0, late: 0 });
  });

  it.each(['/bookings/inbox', '/course/course-requests', '/contact/getcontact'])(
    'knows what is due in %s, and nothing else',
    async (path) => {
      const ask = (due: unknown) => product.admin.get(path).query({ filter: JSON.stringify({ due }) });
      for (const due of ['today', 'late']) expect((await ask(due)).status).toBe(200);
      for (const due of ['tomorrow', '', null, ['late'], { $ne: 1 }]) expect((await ask(due)).status).toBe(400);
      expect((await product.admin.get('/user/get').query({ filter: '{"due":"late"}' })).status).toBe(400);
    },
  );

  it('shows the newest announcement, and none after an empty one', async () => {
    const path = '/dashboard/announcement';
    expect((await product.admin.get(path)).body).toEqual({ announcement: null });
    for (const text of ['Closed on Monday.', 'Open again.']) await product.admin.put(path).send({ text });
    expect((await product.admin.get(path)).body).toMatchObject({
      announcement: { text: 'Open again.', who: ADMIN.email },
    });
    await product.admin.put(path).send({ text: '  ' });
    expect((await product.admin.get(path)).body).toEqual({ announcement: null });
    const { status } = await product.admin.put(path).send({ text: 'x'.repeat(501) });
    expect(status).toBe(400);
  });

  it('lets only the first of two announce who have read the same announcement, or none', async () => {
    const path = '/dashboard/announcement';
    const announce = (text: string, header: string, value = '') =>
      product.admin.put(path).set(header, value).send({ text });
    const answers = async (header: string, value?: string) =>
      (await Promise.all(['Mine', 'Yours'].map((text) => announce(text, header, value)))).map(({ status }) => status);
    expect((await announce('First', 'If-None-Match', '*')).status).toBe(200);
    expectError(await announce('Second', 'If-None-Match', '*'), 412);
    const read = await product.admin.get(path);
    expect(read.headers['etag']).toBe(
      `"${(read.body as { announcement: { updatedAt: string } }).announcement.updatedAt}"`,
    );
    expect((await answers('If-Match', read.headers['etag'])).sort()).toEqual([200, 412]);
    const { body } = await product.admin.get(path);
    expect(['Mine', 'Yours']).toContain((body as { announcement: { text: string } }).announcement.text);
    const refused = await announce('', 'If-Match', read.headers['etag']);
    expectError(refused, 412);
    expect(refused.body).toMatchObject({ message: 'Somebody else has changed this in the meantime.' });
    expect((await product.admin.put(path).send({ text: '' })).status).toBe(200);
    expect((await announce('Again', 'If-None-Match', '*')).status).toBe(200);
  });
});

describe('a filter with two conditions on one field', () => {
  const rows = async (client: Product['admin'], path: string, filter: object) =>
    (
      await client
        .get(path)
        .query({ filter: JSON.stringify(filter) })
        .expect(200)
    ).body as { _id: string }[];

  it('finds what meets both, whichever stands first', async () => {
    const { body } = await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Both' }));
    expect(body).toHaveProperty('reference');
    const createdAt = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    await product.connection.collection('contacts').updateMany({ name: 'Both' }, { $set: { createdAt } });
    const found = async (filter: object) => (await rows(product.admin, '/contact/getcontact', filter)).length;
    const mine = { name: 'Both' };
    expect(await found({ ...mine, due: 'late', status: 'new' })).toBe(1);
    expect(await found({ ...mine, due: 'late', status: 'answered' })).toBe(0);
    expect(await found({ status: 'answered', due: 'late', ...mine })).toBe(0);
    expect(await found({ due: 'late', createdAt: createdAt.toISOString(), ...mine })).toBe(1);
    const [{ _id } = { _id: '' }] = await rows(product.admin, '/contact/getcontact', mine);
    expect(await found({ id: _id, _id: 'f'.repeat(24) })).toBe(0);
    expect(await rows(product.admin, '/people', { id: _id, _id: 'f'.repeat(24), q: 'Both' })).toEqual([]);
    expect(await rows(product.admin, '/people', { id: _id, _id: [_id], q: 'Both' })).toHaveLength(1);
  });

  it('shows the public nothing else instead of what it may not see', async () => {
    const [open, over] = ['2099-01-01', '2026-01-01'].map((closingDate) => aVacancy({ title: 'Both', closingDate }));
    for (const vacancy of [open, over]) await product.admin.post('/vacancy').send(vacancy).expect(201);
    expect(await rows(product.visitor, '/vacancy', { closingDate: '2026-01-01' })).toEqual([]);
    expect(await rows(product.visitor, '/vacancy', { closingDate: '2099-01-01' })).toHaveLength(1);
    await product.connection
      .collection('categories')
      .insertOne({ tName: 'Both', status: 'active', createdAt: new Date(), updatedAt: new Date() });
    expect(await rows(product.visitor, '/category/alldetails', { status: 'left', tName: 'Both' })).toEqual([]);
  });

  it('takes a missing boolean for false, also in a list and as text', async () => {
    await product.visitor
      .post('/contact/addcontact')
      .send(aMessage({ name: 'Quiet' }))
      .expect(201);
    const found = async (callBack: unknown) =>
      (await rows(product.admin, '/contact/getcontact', { name: 'Quiet', callBack })).length;
    for (const callBack of [false, 'false', [false], [true, false], ['false']]) expect(await found(callBack)).toBe(1);
    for (const callBack of [true, [true], 'true', []]) expect(await found(callBack)).toBe(0);
  });
});

/** What a query has read is known of the embedded store only. */
const describeEmbedded = process.env['MONGODB_URI'] ? describe.skip : describe;

const LAST = 24;

/** Many more than a page has rows. */
const MANY = 400;

const MINUTE = 60_000;

/** The account of the token, and the line before its own that the audit reads when a list was looked at. */
const ASIDE = 10;

const NEWEST = ['createdAt', 'DESC'];

type Asked = readonly [path: string, filter: object, orders: readonly (readonly string[])[], waiting?: number];

/**
 * The lists of the admin as they open, and by the columns that their tables sort by; of bookings by time only. What is
 * due is counted among the records that wait.
 */
const LISTS: readonly Asked[] = [
  ['/user/get', {}, [NEWEST, ['full_name', 'ASC'], ['email', 'ASC'], ['teacher_type', 'DESC'], ['status', 'ASC']]],
  ['/user/get', { status: 'pending' }, [NEWEST]],
  ['/user/get', { status: ['approved'] }, [NEWEST]],
  ['/bookings/inbox', { status: 'Pending' }, [['createdAt', 'ASC']]],
  ['/bookings/inbox', {}, [NEWEST]],
  ['/bookings/inbox', { due: 'late' }, [['createdAt', 'ASC']], MANY / 2],
  ['/shadow-teacher/view-booking', { due: 'late' }, [NEWEST], MANY / 10],
  ['/course/course-requests', { due: 'late' }, [NEWEST], MANY / 3],
  ['/shadow-teacher/view-booking', {}, [NEWEST, ['createdAt', 'ASC']]],
  ['/shadow-teacher/view-booking', { status: 'Pending' }, [NEWEST]],
  ['/course/course-requests', {}, [['status', 'DESC'], NEWEST, ['createdAt', 'ASC'], ['name', 'ASC']]],
  ['/course/getcourses', {}, [NEWEST, ['title', 'ASC']]],
  ['/category/alldetails', {}, [NEWEST, ...['tName', 'service', 'age', 'experience'].map((column) => [column, 'ASC'])]],
  ['/contact/getcontact', {}, [NEWEST, ['name', 'ASC'], ['email', 'DESC']]],
  ['/sessions', {}, [NEWEST, ['day', 'ASC'], ['day', 'DESC']]],
  ['/sessions', { status: 'planned' }, [['day', 'ASC']]],
  ['/sessions', { status: 'planned', since: '2026-01-02' }, [['day', 'ASC']]],
  ['/goals', {}, [NEWEST]],
  ['/notes', {}, [NEWEST]],
  ...[{}, { who: 'a1@example.org' }, { entity: 'user' }, { action: 'updated' }, { since: '2026-01-01' }].map(
    (filter): Asked => ['/audit', filter, [NEWEST]],
  ),
];

const ASKED = LISTS.flatMap(([path, filter, orders, waiting = 0]) =>
  orders.map((sort) => ({ path, filter, sort, waiting })),
);

/** Records as they are stored, every third of them waiting; 7919 is prime, so no two came in at the same minute. */
function records(collection: string, count: number): object[] {
  return Array.from({ length: count }, (_, i) => {
    const date = new Date(Date.UTC(2026, 0, 1) + ((i * 7919) % count) * MINUTE);
    const name = `Name ${(i * 31) % count}`;
    const fields = { createdAt: date, updatedAt: date, name, email: `a${i}@example.org`, title: name, link: name };
    const more = { tName: name, service: `S ${i % 6}`, age: 18 + (i % 50), experience: i % 60 };
    const child = { childName: name, parentName: name, startingDate: date, kind: BOOKING_KINDS[i % 5] };
    const event = {
      who: `a${i % 3}@example.org`,
      ...(i % 2 ? { entity: 'user', action: 'updated' } : { entity: 'cv' }),
    };
    const user = { full_name: name, teacher_type: `T ${i % 5}`, kind: 'applicant' };
    const gone = 'f'.repeat(24);
    const planned = { booking: gone, family: gone, child: gone, profile: gone, status: i % 3 ? 'planned' : 'absent' };
    const session = { ...planned, day: date.toISOString().slice(0, 10), at: `${10 + (i % 9)}:00` };
    const statuses = collection === 'bookings' ? ['Pending', 'Approved'] : ['pending', 'approved', 'accepted'];
    const own = {
      ...(collection === 'users' && user),
      ...(collection === 'audits' && event),
      ...(collection === 'sessions' && session),
      ...(collection === 'goals' && { steps: [] }),
    };
    return { ...fields, ...more, ...child, status: statuses[i % statuses.length], ...own };
  });
}

describe('a list that exceeds one reply of the store', () => {
  it('is whole', async () => {
    const large = { message: 'x'.repeat(6 * 1024 * 1024), status: 'new', createdAt: new Date(), updatedAt: new Date() };
    await product.connection.collection('contacts').insertMany([1, 2, 3].map((n) => ({ ...large, name: `N ${n}` })));
    const { body } = await product.admin.get('/contact/getcontact').query({ range: '[0,9]' });
    expect(body).toMatchObject([{ name: 'N 3' }, { name: 'N 2' }, { name: 'N 1' }]);
    const many = Array.from({ length: 1200 }, (_, n) => ({ title: `Course ${n}`, createdAt: new Date(0) }));
    await product.connection.collection('courses').insertMany(many);
    const all = (await product.admin.get('/course/getcourses')).body as { data: { courses: unknown[] } };
    expect(all.data.courses).toHaveLength(1200);
  });
});

describeEmbedded('the figures of sessions', () => {
  it('read no time off that is over, which is kept for three years', async () => {
    const [from, to] = ['2024-01-01', '2024-01-02'];
    const over = Array.from({ length: 500 }, () => ({ profile: 'f'.repeat(24), from, to, createdAt: new Date() }));
    await product.connection.collection('timeoffs').insertMany(over);
    const before = work.documents;
    expect((await product.admin.get('/sessions/figures')).status).toBe(200);
    expect(work.documents - before).toBeLessThan(100);
  });
});

describeEmbedded('a page of 25', () => {
  async function fill(count: number): Promise<void> {
    const people = ['users', 'bookings', 'courserequests', 'courses', 'categories', 'contacts'];
    for (const collection of [...people, 'audits', 'sessions', 'goals', 'notes']) {
      await product.connection.collection(collection).insertMany(records(collection, count));
    }
  }

  /** The documents that were read for each list, and how many rows came. */
  async function readFor(): Promise<string[]> {
    const found: string[] = [];
    for (const { path, filter, sort, waiting } of ASKED) {
      const query = { range: JSON.stringify([0, LAST]), sort: JSON.stringify(sort), filter: JSON.stringify(filter) };
      const before = work.documents;
      const { status, headers } = await product.admin.get(path).query(query);
      expect(status).toBe(200);
      const length = /(\d+)-(\d+)\//.exec(String(headers['content-range']));
      const rows = Number(length?.[2]) - Number(length?.[1]) + 1;
      const read = work.documents - before;
      if (read > rows + waiting + ASIDE) found.push(`${path} ${sort.join(' ')}: ${read}`);
    }
    return found;
  }

  it('reads nothing but its records, in every order of the admin', async () => {
    await fill(MANY);
    expect(await readFor()).toEqual([]);
  });
});
