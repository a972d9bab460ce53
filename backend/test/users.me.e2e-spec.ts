import { aCv, aPdf } from './factories/index.js';
import { expectError, expectNoSecrets } from './support/errors.js';
import { messagesOf, secretSentTo } from './support/messages.js';
import { anOfficeToken, EDITOR } from './support/office.js';
import { aStaffMember, dayFromToday } from './support/plans.js';
import { ADMIN, theProduct } from './support/product.js';
import { anApplicant, type Applicant, aSignedIn, login, register, tokenOf } from './support/registration.js';

const product = theProduct({ JWT_EXPIRES_IN: '30m' });
const DATE: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const CONTACT = { home_address: '12 Lake Road, Wattala', phone_number: '0771234567', whatsapp_number: '0719876543' };

describe('one’s own account', () => {
  const _id: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);

  it('tells somebody who they are and how their application stands', async () => {
    const teacher_type = 'Speech_Therapist';
    const token = await aSignedIn(product, { teacher_type, email: 'me@example.org', full_name: 'Kamala' });
    const user = { _id, full_name: 'Kamala', email: 'me@example.org', role: teacher_type, teacher_type, ...CONTACT };
    const reference: unknown = expect.stringMatching(/^OS-/);
    const more = { reference, cv: expect.stringMatching(/\.pdf$/) as unknown, createdAt: DATE, updatedAt: DATE };
    const me = async (): Promise<unknown> => (await product.as(token).get('/user/me')).body as unknown;
    expect(await me()).toEqual({ user: { ...user, ...more, status: 'pending' } });

    const { body } = await product.admin.get('/user/get');
    const [applicant] = body as Applicant[];
    const path = `/user/${applicant?._id ?? ''}/update`;
    await product.admin.put(path).send({ status: 'rejected' });
    expect(await me()).toEqual({ user: { ...user, ...more, status: 'rejected', decidedAt: DATE } });
    await product.admin.put(path).send({ status: 'pending' });
    expect(await me()).toEqual({ user: { ...user, ...more, status: 'pending' } });
  });

  it('tells an administrator and a content editor so', async () => {
    const dates = { createdAt: DATE, updatedAt: DATE };
    const { status, body } = await product.admin.get('/user/me');
    expect(status).toBe(200);
    expect(body).toEqual({ user: { _id, email: ADMIN.email, role: 'Admin', secondFactor: false, ...dates } });
    const editor = product.as(await anOfficeToken(product, 'ContentEditor'));
    const { email } = EDITOR;
    const user = { _id, email, full_name: 'Kumari Fonseka', role: 'ContentEditor', secondFactor: false, ...dates };
    expect((await editor.get('/user/me')).body).toEqual({ user });
  });
});

describe('changing one’s own details', () => {
  it('changes the contact fields, and administrators see which ones changed', async () => {
    const token = await aSignedIn(product, { email: 'me@example.org' });
    const changes = { full_name: 'Kamala Silva', phone_number: '0112223334', email: 'New@Example.org' };
    const sent = { ...changes, current: 'one step at a time' };
    const { status, body } = await product.as(token).put('/user/me').send(sent);
    expect(status).toBe(200);
    const { user } = body as { user: Record<string, unknown> };
    expect(user).toMatchObject({ ...changes, email: 'new@example.org', home_address: CONTACT.home_address });
    expectNoSecrets(body);
    expect(body).toEqual({ ...user, user });
    expect((await product.as(token).get('/user/me')).body).toEqual({ user });
    const filter = JSON.stringify({ recordId: user['_id'], action: 'updated' });
    const { body: events } = await product.admin.get('/audit').query({ filter });
    expect(events).toMatchObject([{ entity: 'user', fields: ['full_name', 'phone_number', 'email'] }]);
    expect(JSON.stringify(events)).not.toMatch(/Kamala|0112223334/);
    expect((await login(product, 'new@example.org', 'one step at a time')).status).toBe(200);
  });

  it('changes nothing else', async () => {
    const token = await aSignedIn(product);
    const before = (await product.as(token).get('/user/me')).body as { user: object };
    const wanted = { teacher_type: 'Counselor', status: 'approved', role: 'Admin', kind: 'administrator' };
    const more = { cv: 'x.pdf', password: 'another one' };
    const { status, body } = await product
      .as(token)
      .put('/user/me')
      .send({ ...wanted, ...more });
    expect([status, body as unknown]).toEqual([200, { ...before.user, ...before }]);
  });

  it('says what is wrong with a field, and changes nothing then', async () => {
    const token = await aSignedIn(product);
    const answer = await product.as(token).put('/user/me').send({ full_name: 'Kamala', phone_number: '123' });
    expectError(answer, 400, { phone_number: 'Please enter a valid 10-digit phone number.' });
    const { body } = await product.as(token).get('/user/me');
    expect(body).toMatchObject({ user: { full_name: 'Nimal Perera' } });
  });

  it('takes no address that somebody else has', async () => {
    await anApplicant(product, { email: 'taken@example.org' });
    const token = await aSignedIn(product);
    const sent = { email: 'taken@example.org', current: 'one step at a time' };
    const answer = await product.as(token).put('/user/me').send(sent);
    expectError(answer, 409, { email: 'This email address is already registered.' });
  });

  it('needs the password for another email address, and for nothing else', async () => {
    const token = await aSignedIn(product, { email: 'me@example.org' });
    const change = (changes: object) => product.as(token).put('/user/me').send(changes);
    const email = 'thief@example.org';
    expectError(await change({ email, full_name: 'Thief' }), 400, { current: 'Enter your current password.' });
    expectError(await change({ email, current: '' }), 400, { current: 'Enter your current password.' });
    const wrong = 'This is not your current password. Enter it again.';
    expectError(await change({ email, current: 'not this one' }), 400, { current: wrong });
    // A conflict would say whose addresses are known.
    await anApplicant(product, { email: 'taken@example.org' });
    expectError(await change({ email: 'taken@example.org', current: 'not this one' }), 400, { current: wrong });
    const same = await change({ email: 'ME@example.org', full_name: 'Kamala Silva', home_address: '5 Hill Road' });
    expect(same.status).toBe(200);
    expect(same.body).toMatchObject({ full_name: 'Kamala Silva', email: 'me@example.org' });
    expect((await change({ current: 'not this one', phone_number: '0112223334' })).status).toBe(200);
    expect((await messagesOf(product)).map(({ template }) => template)).not.toContain('new-login-address');
  });

  it('tells the old email address of the new one, and ends other sessions and links', async () => {
    const token = await aSignedIn(product, { email: 'me@example.org', language: 'ta' });
    const other = tokenOf(await login(product, 'me@example.org', 'one step at a time'));
    await product.visitor.post('/user/forgot-password').send({ email: 'me@example.org' });
    const link = await secretSentTo(product, 'me@example.org');
    const sent = { email: 'new@example.org', current: 'one step at a time' };
    const { status, body } = await product.as(token).put('/user/me').send(sent);
    expect([status, (body as { email: string }).email]).toEqual([200, 'new@example.org']);
    expectNoSecrets(body);
    expect((await product.as(token).get('/user/me')).status).toBe(200);
    expectError(await product.as(other).get('/user/me'), 401);
    const reset = { token: link, password: 'a newer step at a time' };
    expectError(await product.visitor.post('/user/reset-password').send(reset), 400);
    const told = (await messagesOf(product)).filter(({ template }) => template === 'new-login-address');
    expect(told).toMatchObject([{ to: 'me@example.org', language: 'ta' }]);
    expect(told[0]?.text).not.toContain('new@example.org');
    expect(JSON.stringify(await product.connection.collection('users').findOne())).not.toContain('one step at');
    expect((await login(product, 'new@example.org', 'one step at a time')).status).toBe(200);
    expectError(await login(product, 'me@example.org', 'one step at a time'), 401);
  });

  it('changes no email address of a version that has changed since', async () => {
    const token = await aSignedIn(product, { email: 'me@example.org' });
    const sent = { email: 'new@example.org', current: 'one step at a time' };
    const stale = await product.as(token).put('/user/me').set('If-Match', '"2020-01-01T00:00:00.000Z"').send(sent);
    expectError(stale, 412);
    const { body } = await product.as(token).get('/user/me');
    const { updatedAt } = (body as { user: { updatedAt: string } }).user;
    const fresh = await product.as(token).put('/user/me').set('If-Match', `"${updatedAt}"`).send(sent);
    expect(fresh.status).toBe(200);
  });

  it('changes an administrator’s name only', async () => {
    const other = { email: 'second@onestep.test', password: 'a second long password' };
    const token = await anOfficeToken(product, 'Admin', other);
    const changes = { full_name: 'Head of Office', email: 'x@example.org', phone_number: '0112223334' };
    const { status, body } = await product.as(token).put('/user/me').send(changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { full_name: 'Head of Office', email: other.email } });
    expect((body as { user: object }).user).not.toHaveProperty('phone_number');
    await product.connection.collection('users').deleteOne({ email: other.email });
  });
});

describe('one’s own data', () => {
  it('are everything that is kept, the CV included, and nothing secret', async () => {
    const sent = { email: 'me@example.org', language: 'ta' };
    const { body: registered } = await register(product, sent, aCv({ name: 'my cv.pdf' }));
    const token = tokenOf(await login(product, 'me@example.org', 'one step at a time').set('User-Agent', 'A phone'));
    const answer = await product.as(token).get('/user/me/data');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="one-step-my-data.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { user } = registered as { user: object };
    expect(answer.body).toEqual({
      exportedAt: DATE,
      account: { ...user, role: 'Shadow_Teacher', language: 'ta' },
      cv: { name: 'my cv.pdf', bytes: aPdf().length, base64: aPdf().toString('base64') },
      sessions: [{ createdAt: DATE, until: DATE, agent: 'A phone' }],
      told: [],
    });
    expectNoSecrets(answer.body);
    expect(answer.text).not.toContain('$argon2');
  });

  it('of a member of staff are the weekly hours and the time off too, also in the copy that the office hands out', async () => {
    const { profile, account, api } = await aStaffMember(product, 'hours@staff.test');
    const availability = [{ weekday: 2, from: '08:00', to: '12:00' }];
    await api.put(`/staff/${profile}/availability`).send({ availability, travelMinutes: 30 });
    const day = dayFromToday(3);
    await api.post(`/staff/${profile}/time-off`).send({ from: day, to: day, reason: 'A wedding.' });
    const timeOff = [{ _id: expect.any(String) as string, profile, from: day, to: day, reason: 'A wedding.' }];
    const work = [{ availability, travelMinutes: 30, timeOff }];
    expect((await api.get('/user/me/data')).body).toMatchObject({ work });
    expect((await product.admin.get(`/people/${account}/export`)).body).toMatchObject({ work });
  });

  it('are the messages that somebody got too, without the link that opens their account', async () => {
    const { email } = await anApplicant(product, { email: 'told@example.org' });
    const token = tokenOf(await login(product, email, 'one step at a time'));
    await product.visitor.post('/user/forgot-password').send({ email });
    const [reset, received] = await messagesOf(product);
    for (const message of [reset, received]) {
      expect((await product.admin.post(`/outbox/${message?._id}/told`).send({ by: 'phone' })).status).toBe(200);
    }
    const secret = await secretSentTo(product, email);
    const answer = await product.as(token).get('/user/me/data');
    expect((answer.body as { told: unknown }).told).toMatchObject([
      { template: 'password-reset', status: 'told' },
      { template: 'application-received', text: received?.text, to: email, told: { at: DATE, by: 'phone' } },
    ]);
    expect(answer.text).not.toContain(secret);
    expect(answer.text).not.toContain(ADMIN.email);
  });

  it('of somebody who works in the office are their account', async () => {
    const token = await anOfficeToken(product, 'ContentEditor');
    const { status, body } = await product.as(token).get('/user/me/data');
    expect(status).toBe(200);
    expect(body).toMatchObject({ account: { email: EDITOR.email, role: 'ContentEditor' } });
    expect(body).not.toHaveProperty('cv');
  });
});
