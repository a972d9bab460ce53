import { BOOKING_KINDS } from '#contract/bookings';
import { aBooking } from './factories/index.js';
import { expectError } from './support/errors.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { answersLists } from './support/lists.js';
import { anOfficeToken } from './support/office.js';
import { ADMIN, theProduct } from './support/product.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

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

type Row = Readonly<Record<string, unknown>>;

describe('the teacher who is assigned to a booking', () => {
  const add = async (changes: object = {}): Promise<string> => {
    const sent = { ...aBooking('counselling-teacher'), ...changes };
    const { body } = await product.visitor.post('/counselling-teacher/add-booking').send(sent);
    return (body as { bookingId: string }).bookingId;
  };
  const update = (id: string, changes: object) =>
    product.admin.put(`/counselling-teacher/update-booking/${id}`).send(changes);
  const inbox = async (filter: object): Promise<Row[]> =>
    (await product.admin.get('/bookings/inbox').query({ filter: JSON.stringify(filter) })).body as Row[];
  const leaves = (id: string) => product.admin.put(`/category/updatedetails/${id}`).send({ status: 'left' });
  const NOBODY = 'Choose a teacher who works with us from the list.';

  it('is named by an administrator, never by the public, and the audit knows', async () => {
    const { _id: assignedStaff } = await theTeacherProfile(product);
    const id = await add({ assignedStaff });
    expect((await inbox({ id }))[0]).not.toHaveProperty('assignedStaff');
    expect((await update(id, { assignedStaff, status: 'Approved' })).body).toMatchObject({
      assignedStaff,
      status: 'Approved',
    });
    expect(await inbox({ assignedStaff })).toMatchObject([{ _id: id }]);
    const filter = JSON.stringify({ recordId: id, action: 'updated' });
    expect((await product.admin.get('/audit').query({ filter })).body).toMatchObject([
      { who: ADMIN.email, fields: ['status', 'assignedStaff'], from: 'Pending', to: 'Approved' },
    ]);
    expect((await update(id, { assignedStaff: null })).body).not.toHaveProperty('assignedStaff');
    expect(await inbox({ assignedStaff })).toEqual([]);
  });

  it('works with us; who has left keeps the families they had', async () => {
    const { _id: assignedStaff } = await theTeacherProfile(product);
    const [first, second] = [await add(), await add()];
    await update(first, { assignedStaff });
    expect((await leaves(assignedStaff)).status).toBe(200);
    expectError(await update(second, { assignedStaff }), 400, { assignedStaff: NOBODY });
    expectError(await update(second, { assignedStaff: 'a'.repeat(24) }), 400, { assignedStaff: NOBODY });
    expect((await update(first, { assignedStaff, childName: 'Nethmi' })).body).toMatchObject({ assignedStaff });
  });

  it('is not shown to the public after leaving, and to administrators as before', async () => {
    const { _id, service } = await theTeacherProfile(product);
    await leaves(_id);
    const { visitor, admin } = product;
    expect((await visitor.get('/category/alldetails')).body).toEqual([]);
    expect((await visitor.get('/category/alldetails').query({ filter: '{"status":"left"}' })).body).toEqual([]);
    const ofService = visitor.get('/category/counselingdetails').query({ service: String(service) });
    expect((await ofService).body).toEqual([]);
    expectError(await visitor.get(`/category/details/${_id}`), 404);
    expect((await admin.get('/category/alldetails')).body).toMatchObject([{ _id, status: 'left' }]);
    expect((await admin.get(`/category/details/${_id}`)).body).toMatchObject({ category: { _id, status: 'left' } });
    await admin.put(`/category/updatedetails/${_id}`).send({ status: 'active' });
    expect((await visitor.get('/category/alldetails')).body).toMatchObject([{ _id }]);
    const filter = JSON.stringify({ recordId: _id, action: 'updated' });
    expect((await admin.get('/audit').query({ filter })).body).toMatchObject([
      { from: 'left', to: 'active' },
      { from: 'active', to: 'left' },
    ]);
  });

  it.each(['assignedStaff', 'preferredStaff'])('is not deleted while a booking names them as %s', async (field) => {
    const { _id } = await theTeacherProfile(product);
    const id = await add(field === 'preferredStaff' ? { preferredStaff: _id } : {});
    if (field === 'assignedStaff') await update(id, { assignedStaff: _id });
    const remove = () => product.admin.delete(`/category/deletedetails/${_id}`);
    const refused = await remove();
    expectError(refused, 409);
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^Bookings name this teacher\. Say/) as unknown,
    });
    const editor = product.as(await anOfficeToken(product, 'ContentEditor'));
    const { body } = await editor.delete(`/category/deletedetails/${_id}`);
    expect(body).toMatchObject({ message: expect.stringContaining('Ask an administrator to say') as unknown });
    await update(id, { [field]: null });
    expect((await remove()).status).toBe(200);
  });
});

describe.each(BOOKING_KINDS)('deleting a booking of a %s', (kind) => {
  const add = async (): Promise<string> => {
    const { body } = await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind));
    return (body as { bookingId: string }).bookingId;
  };
  const ids = async (): Promise<string[]> => {
    const { body } = await product.admin.get(`/${kind}/view-booking`);
    return (body as { _id: string }[]).map(({ _id }) => _id);
  };
  const remove = (id: string) => product.admin.delete(`/${kind}/delete-booking/${id}`);

  it('removes that booking alone, once', async () => {
    const [first, second] = [await add(), await add()];
    const { status, body } = await remove(first);
    expect({ status, body: body as unknown }).toEqual({
      status: 200,
      body: { message: 'Booking deleted successfully.' },
    });
    expect(await ids()).toEqual([second]);
    expectError(await remove(first), 404);
  });

  it('does not find a booking of another kind', async () => {
    const id = await add();
    for (const other of BOOKING_KINDS.filter((one) => one !== kind)) {
      expectError(await product.admin.delete(`/${other}/delete-booking/${id}`), 404);
    }
    expect(await ids()).toEqual([id]);
  });

  if (kind !== 'shadow-teacher') return;

  it('lets exactly one of two at once remove it', async () => {
    const id = await add();
    const statuses = (await Promise.all([remove(id), remove(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
  });

  answers404ForUnknownIds(remove);
});
