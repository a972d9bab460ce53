import type { BookingStatus } from '#contract/bookings';
import { Transactions } from '../src/database/index.js';
import { aBooking } from './factories/index.js';
import { aPlannable, aSession, aStaffMember, dayFromToday } from './support/plans.js';
import type { Product } from './support/product.js';
import { ALLOWED, twoBackends } from './support/two-backends.js';

/** Whatever meets whatever, what is kept must be true of one order of events. */
const { product, backend } = twoBackends({ METRICS_TOKEN: 'a token for figures' });
const both = (): [Product, Product] => [backend(0), backend(1)];
const turned = (): [Product, Product] => [backend(1), backend(0)];

const PARENT = { parentName: 'Nimali Perera', parentPhone: '0771234567' };
const LIST = '/shadow-teacher/view-booking';

async function aStoredBooking(): Promise<string> {
  const body = aBooking('shadow-teacher', PARENT);
  const answer = await product.visitor.post('/shadow-teacher/add-booking').send(body);
  return (answer.body as { bookingId: string }).bookingId;
}
const bookings = async () =>
  (await product.admin.get(LIST)).body as { _id: string; status: string; updatedAt: string }[];
const messagesAbout = (recordId: string) => product.connection.collection('messages').find({ recordId }).toArray();
const decide = (on: Product, id: string, status: BookingStatus, version?: string) => {
  const request = on.admin.put(`/shadow-teacher/update-booking/${id}`);
  return (version === undefined ? request : request.set('If-Match', version)).send({ status });
};
const TOLD: Partial<Record<string, BookingStatus>> = { 'booking-approved': 'Approved', 'booking-rejected': 'Rejected' };
/** What the messages that wait say of the decision. */
const toldOf = async (id: string) => (await messagesAbout(id)).flatMap(({ template }) => TOLD[String(template)] ?? []);

describe('two decisions, one after the other at two backends', () => {
  it.each(['Rejected', 'Pending'] as const)('that end as %s tell nobody of the first', async (last) => {
    for (let round = 0; round < 6; round += 1) {
      const [one, other] = round % 2 === 0 ? both() : turned();
      const id = await aStoredBooking();
      const approved = await decide(one, id, 'Approved');
      const { etag = '' } = approved.headers as Record<string, string>;
      expect((await decide(other, id, last, etag)).status).toBe(200);
      expect(await toldOf(id)).toEqual(last === 'Pending' ? [] : [last]);
    }
  });
});

describe('a family that is told of a decision while it is changed', () => {
  it.each(['one backend', 'two backends'])('has both at once, at %s', async (where) => {
    const [one, other] = where === 'one backend' ? [backend(0), backend(0)] : both();
    for (let round = 0; round < 6; round += 1) {
      const id = await aStoredBooking();
      await decide(one, id, 'Approved');
      const approved = (await messagesAbout(id)).find(({ template }) => template === 'booking-approved');
      const told = one.admin.post(`/outbox/${String(approved?._id)}/told`).send({ by: 'phone' });
      const [{ status }, rejected] = await Promise.all([told, decide(other, id, 'Rejected')]);
      expect(rejected.status).toBe(200);
      // Told before, or a message that is gone by then.
      expect([200, 404]).toContain(status);
    }
  });
});

describe('ten decisions at the same moment at two backends', () => {
  const WANTED: readonly BookingStatus[] = ['Approved', 'Rejected', 'Pending', 'Approved', 'Rejected'];

  it('leave a line each with the status it replaced, and the message about the last', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await aStoredBooking();
      const answers = await Promise.all(WANTED.flatMap((status) => both().map((on) => decide(on, id, status))));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      const [booking] = (await bookings()).filter(({ _id }) => _id === id);
      const told = await toldOf(id);
      expect(told).toEqual(booking?.status === 'Pending' ? [] : [booking?.status]);
      const audits = product.connection.collection('audits');
      const moves = await audits.find({ recordId: id, from: { $exists: true } }).toArray();
      const events = moves.map(({ from, to }) => [String(from), String(to)] as const);
      // A walk from Pending to the last status: what is entered is left again, but for its two ends.
      for (const status of ['Pending', 'Approved', 'Rejected']) {
        const left = events.filter(([from]) => from === status).length;
        const entered = events.filter(([, to]) => to === status).length;
        const begins = status === 'Pending' ? 1 : 0;
        const ends = status === booking?.status ? 1 : 0;
        expect([status, left - entered]).toEqual([status, begins - ends]);
      }
    }
  });

  it('give each version a tag of its own', async () => {
    const id = await aStoredBooking();
    const answers = await Promise.all(WANTED.flatMap((status) => both().map((on) => decide(on, id, status))));
    const audits = product.connection.collection('audits');
    const changes = await audits.countDocuments({ recordId: id, action: 'updated' });
    const tags = new Set(answers.map(({ headers }) => (headers as Record<string, string>)['etag']));
    expect(changes).toBeGreaterThan(1);
    expect(tags.size).toBeGreaterThanOrEqual(changes);
  });

  it('with the version they have read let one of them through', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await aStoredBooking();
      const [booking] = (await bookings()).filter(({ _id }) => _id === id);
      const version = `"${booking?.updatedAt ?? ''}"`;
      const answers = await Promise.all(
        WANTED.flatMap((status) => both().map((on) => decide(on, id, status, version))),
      );
      const statuses = answers.map(({ status }) => status);
      // Pending is what it is already: that changes nothing, and is no other version.
      expect(statuses.filter((status) => status !== 200 && status !== 412)).toEqual([]);
      const audits = product.connection.collection('audits');
      expect(await audits.countDocuments({ recordId: id, from: { $exists: true } })).toBeLessThanOrEqual(1);
    }
  });
});

describe('a booking that is deleted while the same form comes again at both backends', () => {
  it('never comes back, has one answer, and nobody is written to about it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const key = `form ${round}`;
      const submit = (on: Product) =>
        on.visitor
          .post('/shadow-teacher/add-booking')
          .set('Idempotency-Key', key)
          .send(aBooking('shadow-teacher', { ...PARENT, childName: `Child ${round}` }));
      const first = await submit(product);
      const { bookingId } = first.body as { bookingId: string };
      const [deleted, ...again] = await Promise.all([
        product.admin.delete(`/shadow-teacher/delete-booking/${bookingId}`),
        ...Array.from({ length: 6 }, (_, i) => submit(both()[i % 2] ?? product)),
      ]);
      expect(deleted.status).toBe(200);
      expect(again.map(({ status, body }) => [status, body as unknown])).toEqual(
        again.map(() => [201, first.body as unknown]),
      );
      expect(await bookings()).toEqual([]);
      expect(await product.connection.collection('messages').find().toArray()).toEqual([]);
    }
  });

  it('has one answer where it comes to both at the same moment for the first time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const submit = (on: Product) =>
        on.visitor
          .post('/shadow-teacher/add-booking')
          .set('Idempotency-Key', `at once ${round}`)
          .send(aBooking('shadow-teacher', PARENT));
      const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => submit(both()[i % 2] ?? product)));
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      expect(await bookings()).toHaveLength(round + 1);
    }
  });
});

it('of a hundred transactions at the same moment sixteen are open at most, and all are made', async () => {
  const transactions = product.app.get(Transactions);
  const courses = product.connection.collection('courses');
  let [open, most] = [0, 0];
  const made = Array.from({ length: 100 }, (_, n) =>
    transactions.run(async (tx) => {
      open += 1;
      most = Math.max(most, open);
      await tx.insert(courses, { title: `Course ${n}` });
      open -= 1;
    }),
  );
  await Promise.all(made);
  expect([most, open]).toEqual([16, 0]);
  expect(await courses.countDocuments()).toBe(100);
});

it('a search among sessions reads each collection once, and for staff only what their own sessions name', async () => {
  const other = backend(1);
  const [{ booking, family }] = [await aPlannable(other), await aPlannable(other)];
  const { profile, api } = await aStaffMember(other);
  const own = await aSession(other, booking, profile, { day: dayFromToday(1), allow: ALLOWED.slice(0, 2) });
  const read: Readonly<Record<string, unknown>>[] = [];
  other.connection.on('commandStarted', ({ command }: { command: { find?: string; filter?: { $or?: unknown } } }) => {
    if (command.filter?.$or !== undefined) read.push({ ...command.filter, from: command.find });
  });
  const q = ['perera', ...Array.from({ length: 20 }, () => 'si')].join(' ');
  for (const by of [api, other.admin]) {
    const { status, body } = await by.get('/sessions').query({ q });
    expect([status, body]).toMatchObject([200, [{ _id: own._id }]]);
  }
  other.connection.removeAllListeners('commandStarted');
  const searched = (from: string) => read.filter((each) => each['from'] === from).map(({ _id }) => JSON.stringify(_id));
  expect(searched('bookings')).toEqual([JSON.stringify({ $in: [booking] }), undefined]);
  expect(searched('families')).toEqual([JSON.stringify({ $in: [family] }), undefined]);
});

it('no command says what an engine may refuse without need: an empty sort, nothing to skip, no limit', async () => {
  const other = backend(1);
  const found: string[] = [];
  other.connection.on('commandStarted', ({ commandName, command }: { commandName: string; command: object }) => {
    const { sort, skip, limit } = command as { sort?: object; skip?: number; limit?: number };
    const isEmpty = sort !== undefined && (sort instanceof Map ? sort.size : Object.keys(sort).length) === 0;
    if (isEmpty || skip === 0 || limit === 0) found.push(`${commandName} ${JSON.stringify(command)}`);
  });
  await other.visitor
    .post('/shadow-teacher/add-booking')
    .set('Idempotency-Key', 'plain')
    .send(aBooking('shadow-teacher', PARENT));
  for (const path of [
    LIST,
    `${LIST}?range=[0,9]`,
    '/dashboard/figures',
    '/outbox',
    '/audit',
    '/people?q=Nimali',
    '/search?q=Nimali',
  ]) {
    expect((await other.admin.get(path)).status).toBe(200);
  }
  other.connection.removeAllListeners('commandStarted');
  expect(found).toEqual([]);
});
