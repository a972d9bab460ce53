import { BOOKING_KINDS } from '#contract/bookings';
import { aBooking } from './factories/index.js';
import { answersLists } from './support/lists.js';
import { theProduct } from './support/product.js';

const product = theProduct();

describe.each(BOOKING_KINDS)('the bookings of a %s', (kind) => {
  const add = (changes: object) => product.visitor.post(`/${kind}/add-booking`).send({ ...aBooking(kind), ...changes });
  const names = async (query: Readonly<Record<string, string>>): Promise<unknown[]> => {
    const { status, body } = await product.admin.get(`/${kind}/view-booking`).query(query);
    expect(status).toBe(200);
    return (body as { childName: unknown }[]).map(({ childName }) => childName);
  };

  it('are filtered by status', async () => {
    await add({ childName: 'new' });
    const { body } = await add({ childName: 'seen' });
    const { bookingId } = body as { bookingId: string };
    await product.admin.put(`/${kind}/update-booking/${bookingId}`).send({ status: 'Approved' });
    expect(await names({ filter: '{"status":"Approved"}' })).toEqual(['seen']);
    expect(await names({ filter: '{"status":["Pending","Rejected"]}' })).toEqual(['new']);
  });

  it('leave out the bookings of the other kinds, whatever is filtered', async () => {
    for (const other of BOOKING_KINDS) await product.visitor.post(`/${other}/add-booking`).send(aBooking(other));
    expect(await names({})).toHaveLength(1);
    expect(await names({ filter: '{"q":"Sithum"}', range: '[0,9]' })).toHaveLength(1);
    const { status } = await product.admin
      .get(`/${kind}/view-booking`)
      .query({ filter: '{"kind":"readiness-teacher"}' });
    expect(status).toBe(400);
  });

  // One controller answers all of them: what follows has nothing of its kind in it.
  if (kind !== 'shadow-teacher') return;

  answersLists({
    get: (query) => product.admin.get(`/${kind}/view-booking`).query(query),
    add: (childName) => add({ childName }),
    field: 'childName',
    resource: kind,
  });

  it('are filtered and sorted by number, as a number or as text', async () => {
    for (const childAge of [10, 4, 9]) await add({ childName: `aged ${childAge}`, childAge });
    expect(await names({ sort: '["childAge","ASC"]' })).toEqual(['aged 4', 'aged 9', 'aged 10']);
    expect(await names({ filter: '{"childAge":9}' })).toEqual(['aged 9']);
    expect(await names({ filter: '{"childAge":"9"}' })).toEqual(['aged 9']);
    expect(await names({ filter: '{"childAge":[4,"10"]}', sort: '["childAge","DESC"]' })).toEqual([
      'aged 10',
      'aged 4',
    ]);
  });

  it.each(['{"childAge":1e999}', '{"childAge":[-1e999]}', '{"childAge":"1e999"}'])(
    'are not filtered by a number that is none: %s',
    async (filter) => {
      const { status } = await product.admin.get(`/${kind}/view-booking`).query({ filter });
      expect(status).toBe(400);
    },
  );

  it('count what was booked before they were asked for, however many ask at once', async () => {
    const total = async () => {
      const answer = await product.admin.get(`/${kind}/view-booking`).query({ range: '[0,0]' });
      return answer.headers['content-range'];
    };
    for (let booked = 1; booked <= 5; booked++) {
      const meanwhile = Array.from({ length: 8 }, total);
      await add({});
      expect(await total()).toBe(`${kind} 0-0/${booked}`);
      await Promise.all(meanwhile);
    }
  });
});

describe('the inbox of all bookings', () => {
  const ask = (query: Readonly<Record<string, string>>) => product.admin.get('/bookings/inbox').query(query);
  const book = (kind: (typeof BOOKING_KINDS)[number], changes: object = {}) =>
    product.visitor.post(`/${kind}/add-booking`).send({ ...aBooking(kind), ...changes });
  const rows = async (query: Readonly<Record<string, string>>) => (await ask(query)).body as Record<string, unknown>[];

  answersLists({
    get: ask,
    add: (childName) => book('therapy-session-teacher', { childName }),
    field: 'childName',
    resource: 'bookings',
  });

  it('holds every kind with the fields of its own form', async () => {
    for (const kind of BOOKING_KINDS) await book(kind);
    const all = await rows({ sort: '["createdAt","ASC"]', range: '[0,9]' });
    expect(all.map(({ kind }) => kind)).toEqual([...BOOKING_KINDS]);
    for (const [i, kind] of BOOKING_KINDS.entries()) {
      const [alone] = (await product.admin.get(`/${kind}/view-booking`)).body as object[];
      expect(all[i]).toEqual(alone);
    }
  });

  it('is filtered by kind and by what waits', async () => {
    await book('shadow-teacher', { childName: 'first' });
    const { body } = await book('readiness-teacher', { childName: 'second' });
    const { bookingId } = body as { bookingId: string };
    await product.admin.put(`/readiness-teacher/update-booking/${bookingId}`).send({ status: 'Approved' });
    const names = async (filter: object) =>
      (await rows({ filter: JSON.stringify(filter) })).map(({ childName }) => childName);
    expect(await names({ status: 'Pending' })).toEqual(['first']);
    expect(await names({ kind: 'readiness-teacher' })).toEqual(['second']);
    expect(await names({ kind: ['readiness-teacher', 'shadow-teacher'], q: 'FIRST' })).toEqual(['first']);
  });
});
