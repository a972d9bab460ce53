import { dayOf, daysFromNow } from '#contract/sri-lanka';
import { aBooking, aPortrait } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { sendForm } from './support/form.js';
import { anOfficeToken } from './support/office.js';
import { theProduct } from './support/product.js';
import { aSignedIn, login, tokenOf } from './support/registration.js';
import { anApproved, aStaff, storeSession } from './support/staff.js';
import { addTeacherProfile, theTeacherProfile } from './support/teacher-profiles.js';

const product = theProduct();

const DAY = 'Please enter a real day, written as YYYY-MM-DD.';
const WRONG = 'Weekly hours: 21 entries at most, each with a weekday, a beginning and an end.';
const NOBODY = 'f'.repeat(24);
const inDays = (days: number): string => dayOf(daysFromNow(days));

describe('the account of a member of staff', () => {
  const link = (profile: string, account: unknown) => product.admin.put(`/staff/${profile}/account`).send({ account });
  const profileOf = async (token: string): Promise<unknown> =>
    ((await product.as(token).get('/user/me')).body as { user: { profile?: unknown } }).user.profile;
  const accountOf = async (profile: string): Promise<unknown> =>
    ((await product.admin.get(`/category/details/${profile}`)).body as { category: { account?: unknown } }).category
      .account;

  it('is an approved application’s, which the account then knows', async () => {
    const { _id: profile } = await theTeacherProfile(product);
    const { _id: account, email } = await anApproved(product);
    const token = tokenOf(await login(product, email, 'one step at a time'));
    expect(await profileOf(token)).toBeUndefined();
    const { status, body, headers } = await link(profile, account);
    expect({ status, body: body as unknown }).toMatchObject({ status: 200, body: { _id: profile, account } });
    expect(headers['etag']).toBe(`"${(body as { updatedAt: string }).updatedAt}"`);
    expect(await profileOf(token)).toBe(profile);
  });

  it('is shown to administrators only', async () => {
    const { profile, account, client } = await aStaff(product);
    expect(await accountOf(profile)).toBe(account);
    const [row] = (await product.admin.get('/category/alldetails')).body as { account?: string }[];
    expect(row?.account).toBe(account);
    for (const caller of [product.visitor, client]) {
      for (const path of [`/category/details/${profile}`, '/category/alldetails', '/category/counselingdetails']) {
        expect(JSON.stringify((await caller.get(path)).body)).not.toContain(account);
      }
    }
  });

  it('belongs to one profile, and can be taken off', async () => {
    const { profile, account, client } = await aStaff(product);
    const { _id: other } = await theTeacherProfile(product);
    expectError(await link(other, account), 409, { account: 'This account already belongs to another profile.' });
    expect((await link(profile, account)).status).toBe(200);
    expect((await link(profile, '')).status).toBe(200);
    expect((await client.get(`/staff/${profile}/availability`)).status).toBe(404);
    expect((await link(other, account)).status).toBe(200);
  });

  it('is not one that waits, was refused, works in the office or is unknown', async () => {
    const { _id: profile } = await theTeacherProfile(product);
    const { _id: waiting } = await anApproved(product);
    await product.admin.put(`/user/${waiting}/update`).send({ status: 'pending' });
    const administrator = await product.connection.collection('users').findOne({ kind: 'administrator' });
    for (const account of [waiting, String(administrator?._id), NOBODY]) {
      expectError(await link(profile, account), 400, { account: 'Account is not known here. Choose it again.' });
    }
    expectError(await link(profile, 'x'), 400, { account: 'Account is not known here. Choose it again.' });
    expect(await accountOf(profile)).toBeUndefined();
  });

  it('is no longer linked once it is refused or deleted', async () => {
    const first = await aStaff(product, { email: 'first@onestep.test' });
    await product.admin.put(`/user/${first.account}/update`).send({ status: 'rejected' });
    expect(await accountOf(first.profile)).toBeUndefined();
    expect((await first.client.get(`/staff/${first.profile}/availability`)).status).toBe(404);
    const second = await aStaff(product, { email: 'second@onestep.test' });
    await product.admin.delete(`/user/${second.account}`);
    expect(await accountOf(second.profile)).toBeUndefined();
    const third = await aStaff(product, { email: 'third@onestep.test' });
    await product.admin.post(`/people/${third.account}/erase`).send({ reason: 'Asked for it.' });
    expect(await accountOf(third.profile)).toBeUndefined();
  });

  it('is a field of the profile as well, for administrators', async () => {
    const { profile, account, client } = await aStaff(product);
    const { _id: other } = await theTeacherProfile(product);
    const put = (id: string, fields: object) => product.admin.put(`/category/updatedetails/${id}`).send(fields);
    expectError(await put(other, { account }), 409, { account: 'This account already belongs to another profile.' });
    expectError(await put(other, { account: NOBODY }), 400, { account: 'Account is not known here. Choose it again.' });
    expect((await put(profile, { account, age: 40 })).body).toMatchObject({ category: { account, age: 40 } });
    expect((await put(profile, { age: 41 })).body).toMatchObject({ category: { account, age: 41 } });
    const editor = product.as(await anOfficeToken(product, 'ContentEditor'));
    const byEditor = await editor.put(`/category/updatedetails/${profile}`).send({ account: null, age: 41 });
    expect(byEditor.status).toBe(200);
    expect(JSON.stringify(byEditor.body)).not.toContain(account);
    expect(await accountOf(profile)).toBe(account);
    expect((await client.post(`/staff/${profile}/calendar-address`)).status).toBe(201);
    expect((await put(profile, { account: account.toUpperCase() })).status).toBe(200);
    const profiles = product.connection.collection('categories');
    expect(await profiles.findOne({ age: 41 })).toHaveProperty('calendarHash');
    expect((await put(profile, { account: null })).status).toBe(200);
    expect(await accountOf(profile)).toBeUndefined();
    expect(await profiles.findOne({ age: 41 })).not.toHaveProperty('calendarHash');
    const form = product.admin.put(`/category/updatedetails/${other}`);
    expect((await sendForm(form, { account: account.toUpperCase() }, aPortrait())).body).toMatchObject({
      category: { account },
    });
    expect((await client.get(`/staff/${other}/availability`)).status).toBe(200);
  });

  it('is taken with a new profile too', async () => {
    const { _id: account, email } = await anApproved(product);
    const { _id: profile } = await theTeacherProfile(product, { account });
    expect(await accountOf(profile)).toBe(account);
    expect(await profileOf(tokenOf(await login(product, email, 'one step at a time')))).toBe(profile);
    const text = 'This account already belongs to another profile.';
    expectError(await addTeacherProfile(product, { account }), 409, { account: text });
  });

  it('is linked on the version that was read', async () => {
    const { _id: profile } = await theTeacherProfile(product);
    const { _id: account } = await anApproved(product);
    expectError(await link(profile, account).set('If-Match', '"2020-01-01T00:00:00.000Z"'), 412);
    expect(await accountOf(profile)).toBeUndefined();
  });

  answers404ForUnknownIds((id) => product.admin.put(`/staff/${id}/account`).send({ account: '' }));
});

describe('the weekly hours of a member of staff', () => {
  const MONDAY = { weekday: 1, from: '08:00', to: '12:00' };
  const AFTERNOON = { weekday: 1, from: '12:00', to: '16:30' };
  const SUNDAY = { weekday: 7, from: '09:00', to: '10:00' };
  const hours = (changes: object = {}) => ({
    availability: [SUNDAY, AFTERNOON, MONDAY],
    travelMinutes: 20,
    ...changes,
  });

  it('are none at first, and are changed by the office and by that person', async () => {
    const { profile, client } = await aStaff(product);
    const path = `/staff/${profile}/availability`;
    const { body: before } = await client.get(path);
    const updatedAt: unknown = expect.stringMatching(/Z$/);
    expect(before).toEqual({ availability: [], travelMinutes: 0, timeOff: [], updatedAt });
    const { status, body } = await client.put(path).send(hours({ travelMinutes: '20' }));
    const stored = { availability: [MONDAY, AFTERNOON, SUNDAY], travelMinutes: 20, timeOff: [], updatedAt };
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: stored });
    expect((await product.admin.get(path)).body).toEqual(body);
    expect((await product.admin.put(path).send(hours({ availability: [] }))).body).toMatchObject({ availability: [] });
  });

  it.each([
    ['that overlap', [MONDAY, { ...AFTERNOON, from: '11:45' }], 'The hours of one weekday must not overlap.'],
    ['twice the same', [MONDAY, MONDAY], 'The hours of one weekday must not overlap.'],
    ['that end as they begin', [{ ...MONDAY, to: '08:00' }], 'Hours must end after they begin.'],
    ['that end earlier', [{ ...MONDAY, to: '07:45' }], 'Hours must end after they begin.'],
    ['of an eighth day', [{ ...MONDAY, weekday: 8 }], 'Weekday must be between 1 and 7.'],
    [
      'beside the quarters',
      [{ ...MONDAY, from: '08:10' }],
      'Please enter a time on a quarter of an hour, such as 15:30.',
    ],
    ['more than 21', Array.from({ length: 22 }, () => MONDAY), WRONG],
  ])('are not hours %s', async (_, availability, message) => {
    const { _id } = await theTeacherProfile(product);
    const answer = await product.admin.put(`/staff/${_id}/availability`).send(hours({ availability }));
    expectError(answer, 400, { availability: message });
  });

  it('are needed whole, with a travel time', async () => {
    const { _id } = await theTeacherProfile(product);
    const put = (body: object) => product.admin.put(`/staff/${_id}/availability`).send(body);
    expectError(await put({}), 400, {
      availability: WRONG,
      travelMinutes: 'Enter the travel time in minutes.',
    });
    expectError(await put(hours({ travelMinutes: 121 })), 400, {
      travelMinutes: 'Travel time in minutes must be between 0 and 120.',
    });
  });

  it('are changed on the version that was read', async () => {
    const { profile, client } = await aStaff(product);
    const path = `/staff/${profile}/availability`;
    const { headers } = await client.get(path);
    const put = (travelMinutes: number) =>
      client
        .put(path)
        .set('If-Match', headers['etag'] ?? '')
        .send(hours({ travelMinutes }));
    expect((await put(10)).status).toBe(200);
    expectError(await put(30), 412);
  });

  it('are unknown to everybody else', async () => {
    const { profile } = await aStaff(product);
    const other = await aStaff(product, { email: 'other@onestep.test' });
    const path = `/staff/${profile}/availability`;
    for (const client of [other.client, product.as(await aSignedIn(product, { email: 'new@onestep.test' }))]) {
      expectError(await client.get(path), 404);
      expectError(await client.put(path).send(hours()), 404);
      expectError(await client.post(`/staff/${profile}/time-off`).send({}), 404);
    }
    expectError(await product.visitor.get(path), 401);
  });

  answers404ForUnknownIds((id) => product.admin.get(`/staff/${id}/availability`));
});

describe('the time off of a member of staff', () => {
  const bookingOf = async (): Promise<string> => {
    const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
    return (body as { bookingId: string }).bookingId;
  };

  it('is stored once when it comes again under its key', async () => {
    const { profile, client } = await aStaff(product);
    const send = () =>
      client
        .post(`/staff/${profile}/time-off`)
        .set('Idempotency-Key', 'one tap')
        .send({ from: inDays(3), to: inDays(5) });
    const first = await send();
    const again = await send();
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await product.connection.collection('timeoffs').countDocuments()).toBe(1);
  });

  it('is added and removed by the office and by that person', async () => {
    const { profile, client } = await aStaff(product);
    const path = `/staff/${profile}/time-off`;
    const timeOff = { from: inDays(3), to: inDays(5), reason: 'A wedding' };
    const { status, body } = await client.post(path).send(timeOff);
    const { _id } = body as { _id: string };
    expect({ status, body: body as unknown }).toEqual({
      status: 201,
      body: { _id, profile, ...timeOff, affected: [] },
    });
    const earlier = await product.admin.post(path).send({ from: inDays(1), to: inDays(1) });
    const listed = async (): Promise<unknown> =>
      ((await client.get(`/staff/${profile}/availability`)).body as { timeOff: unknown }).timeOff;
    const first = (earlier.body as { _id: string })._id;
    expect(await listed()).toEqual([
      { _id: first, profile, from: inDays(1), to: inDays(1) },
      { _id, profile, ...timeOff },
    ]);
    expect((await product.admin.delete(`${path}/${_id}`)).status).toBe(204);
    expectError(await client.delete(`${path}/${_id}`), 404);
    const { _id: other } = await theTeacherProfile(product);
    expectError(await product.admin.delete(`/staff/${other}/time-off/${first}`), 404);
    expect((await client.delete(`${path}/${first}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  it('tells the planned sessions in it, in order', async () => {
    const { profile, client } = await aStaff(product);
    const booking = await bookingOf();
    const on = (day: number, more: object = {}) =>
      storeSession(product, { booking, profile, day: inDays(day), ...more });
    await on(2);
    const [second, first] = [await on(4, { at: '14:00', place: 'home' as const }), await on(3)];
    await on(3, { status: 'cancelled' as const });
    await on(5);
    await on(3, { profile: NOBODY });
    const { body } = await client.post(`/staff/${profile}/time-off`).send({ from: inDays(3), to: inDays(4) });
    const session = { booking, kind: 'shadow-teacher', childName: 'Sithum', minutes: 60 };
    expect((body as { affected: unknown }).affected).toEqual([
      { ...session, _id: first, day: inDays(3), at: '09:00', place: 'school' },
      { ...session, _id: second, day: inDays(4), at: '14:00', place: 'home' },
    ]);
    // The child's family reads that its member of staff has looked.
    await product.admin.get('/audit');
    expect(await product.connection.collection('looks').countDocuments({ record: booking })).toBe(1);
  });

  it('ends after it begins, and at most two years from now', async () => {
    const { _id } = await theTeacherProfile(product);
    const post = (from: string, to: string) => product.admin.post(`/staff/${_id}/time-off`).send({ from, to });
    expectError(await post(inDays(2), inDays(1)), 400, { to: 'The last day must not be before the first.' });
    expectError(await post(inDays(1), inDays(740)), 400, { to: 'The days must be within two years.' });
    expect((await post(inDays(1), inDays(728))).status).toBe(201);
    expectError(await product.admin.post(`/staff/${_id}/time-off`).send({}), 400, {
      from: DAY,
      to: DAY,
    });
  });

  it('goes with the profile', async () => {
    const { _id } = await theTeacherProfile(product);
    await product.admin.post(`/staff/${_id}/time-off`).send({ from: inDays(1), to: inDays(1), reason: 'Ill' });
    expect((await product.admin.delete(`/category/deletedetails/${_id}`)).status).toBe(200);
    expect(await product.connection.collection('timeoffs').countDocuments()).toBe(0);
  });

  answers404ForUnknownIds((id) => product.admin.post(`/staff/${id}/time-off`).send({ from: inDays(1), to: inDays(1) }));
});
