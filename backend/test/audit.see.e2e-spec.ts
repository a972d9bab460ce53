import { BOOKING_KINDS } from '#contract/bookings';
import { aBooking } from './factories/index.js';
import { ADMIN, theProduct } from './support/product.js';
import { expectRefusal } from './support/refusals.js';
import { anApplicant, aSignedIn, login } from './support/registration.js';

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
    expectRefusal(await login(product, ADMIN.email, 'Canary password'), 401);
    expectRefusal(await login(product, 'canary@onestep.test', 'Canary password'), 401);
    const [unknown, known] = await lines('login');
    expect(known).toMatchObject({ recordId: ID, result: 'refused' });
    expect(known).not.toHaveProperty('who');
    expect(unknown).toMatchObject({ result: 'refused', address: HIDDEN });
    expect(unknown).not.toHaveProperty('recordId');
    expect(JSON.stringify([unknown, known])).not.toMatch(/canary/i);
  });

  it('says once in a while that an account knocked at a closed door', async () => {
    const email = 'ruwan@onestep.test';
    const applicant = product.as(await aSignedIn(product, { email }));
    const path = `/shadow-teacher/delete-booking/${'f'.repeat(24)}`;
    for (let i = 0; i < 3; i++) expectRefusal(await applicant.delete(path), 403);
    expectRefusal(await applicant.get('/user/get?filter={"q":"Canary"}'), 403);
    const [second, first, ...more] = await lines('denied');
    expect(more).toEqual([]);
    const refused = { who: email, actor: ID, entity: 'route', result: 'refused' };
    expect(first).toMatchObject({ ...refused, route: 'DELETE /shadow-teacher/delete-booking/:id' });
    expect(second).toMatchObject({ ...refused, route: 'GET /user/get' });
    expect(JSON.stringify([first, second])).not.toContain('Canary');
  });

  it.each(BOOKING_KINDS)('says how many bookings of a %s were shown, pages of one moment in one line', async (kind) => {
    for (let i = 0; i < 3; i++) await book(kind);
    await product.admin.get(`/${kind}/view-booking?range=[0,1]`);
    await product.admin.get(`/${kind}/view-booking?range=[2,3]`);
    await product.admin.get(`/${kind}/view-booking?range=[3,9]`);
    const seen = await lines('viewed');
    expect(seen.reduce((sum, { count }) => sum + Number(count), 0)).toBe(3);
    expect(seen[0]).toMatchObject({ who: ADMIN.email, actor: ID, entity: 'booking', kind, result: 'done' });
    expect(JSON.stringify(seen)).not.toContain('Canary');
  });

  it('says which booking was opened, in its history', async () => {
    const id = await book('shadow-teacher');
    await book('shadow-teacher');
    await product.admin.get(`/bookings/inbox?filter={"id":"${id}"}`);
    await product.admin.get('/bookings/inbox?filter={"q":"Canary"}');
    const [inbox, one] = await lines('viewed');
    expect(inbox).toMatchObject({ count: 2, entity: 'booking' });
    expect(one).toMatchObject({ count: 1, recordId: id });
    const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ recordId: id }) });
    expect(body).toEqual([one]);
  });

  it('says whose CV was opened', async () => {
    const { _id, cv } = await anApplicant(product);
    expect((await product.admin.get(`/file/${cv}`)).status).toBe(200);
    expectRefusal(await product.admin.get('/file/none.pdf'), 404);
    expect(await lines('viewed')).toEqual([
      expect.objectContaining({ who: ADMIN.email, entity: 'cv', recordId: _id, result: 'done' }),
    ]);
  });
});
