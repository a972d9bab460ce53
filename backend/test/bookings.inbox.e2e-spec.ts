import { BOOKING_KINDS } from '#contract/bookings';
import { aBooking } from './factories/index.js';
import { answersLists } from './support/lists.js';
import { theProduct } from './support/product.js';

describe('the inbox of all bookings', () => {
  const product = theProduct();
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
