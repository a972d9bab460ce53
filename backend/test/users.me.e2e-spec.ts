import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Types } from 'mongoose';
import { OPERATOR } from '../src/audit/index.js';
import { Accounts, Sessions } from '../src/users/index.js';
import { aCourse, aCv, aPdf } from './factories/index.js';
import { expectError, expectNoSecrets } from './support/errors.js';
import { outboxOf, secretSentTo } from './support/mail.js';
import { anOfficeToken, EDITOR } from './support/office.js';
import { aStaffMember, dayFromToday } from './support/plans.js';
import { ADMIN, theProduct } from './support/product.js';
import { anApplicant, type Applicant, aSignedIn, login, register, tokenOf } from './support/registration.js';
import { payloadOf, signed } from './support/tokens.js';

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
    expect((await outboxOf(product)).map(({ template }) => template)).not.toContain('new-login-address');
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
    const told = (await outboxOf(product)).filter(({ template }) => template === 'new-login-address');
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
    const { body: registered } = await register(product, { email: 'me@example.org' }, aCv({ name: 'my cv.pdf' }));
    const token = tokenOf(await login(product, 'me@example.org', 'one step at a time').set('User-Agent', 'A phone'));
    const answer = await product.as(token).get('/user/me/data');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="one-step-my-data.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { user } = registered as { user: object };
    expect(answer.body).toEqual({
      exportedAt: DATE,
      account: { ...user, role: 'Shadow_Teacher' },
      cv: { name: 'my cv.pdf', bytes: aPdf().length, base64: aPdf().toString('base64') },
      sessions: [{ createdAt: DATE, until: DATE, agent: 'A phone' }],
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

  it('of somebody who works in the office are their account', async () => {
    const token = await anOfficeToken(product, 'ContentEditor');
    const { status, body } = await product.as(token).get('/user/me/data');
    expect(status).toBe(200);
    expect(body).toMatchObject({ account: { email: EDITOR.email, role: 'ContentEditor' } });
    expect(body).not.toHaveProperty('cv');
  });
});

const PASSWORD = 'one step at a time';

interface Listed {
  readonly id: string;
  readonly createdAt: string;
  readonly until: string;
  readonly agent: string;
  readonly current: boolean;
}

describe('sessions', () => {
  const signIn = async (email: string): Promise<string> => tokenOf(await login(product, email, PASSWORD));
  const isIn = async (token: string): Promise<boolean> => (await product.as(token).get('/user/me')).status === 200;
  const listOf = async (token: string): Promise<Listed[]> => {
    const { status, body } = await product.as(token).get('/user/me/sessions');
    expect(status).toBe(200);
    return body as Listed[];
  };
  const record = async (email: string) => {
    const user = await product.connection.collection('users').findOne({ email });
    return user as unknown as { sessions?: Record<string, unknown>; updatedAt: Date };
  };
  const eventsOf = async (recordId: string) => {
    const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ recordId }) });
    return body as { action: string; fields: string[] }[];
  };

  it('end on the server by signing out, one and not the others', async () => {
    const { email, _id } = await anApplicant(product);
    const [phone, laptop] = [await signIn(email), await signIn(email)];
    const { status, text } = await product.as(phone).post('/user/logout');
    expect([status, text]).toEqual([204, '']);
    expectError(await product.as(phone).get('/user/me'), 401);
    expectError(await product.as(phone).post('/user/logout'), 401);
    expect(await isIn(laptop)).toBe(true);
    expect((await eventsOf(_id))[0]).toMatchObject({ action: 'logout', entity: 'account', who: email });
  });

  it('of an administrator end the same way', async () => {
    const token = tokenOf(await login(product, ADMIN.email, ADMIN.password));
    expect((await product.as(token).get('/user/get')).status).toBe(200);
    expect((await product.as(token).post('/user/logout')).status).toBe(204);
    expectError(await product.as(token).get('/user/get'), 401);
    expect((await product.admin.get('/user/get')).status).toBe(200);
  });

  it('are shown to their owner, newest first, with what the browser calls itself', async () => {
    const { email } = await anApplicant(product);
    const phone = tokenOf(await login(product, email, PASSWORD).set('User-Agent', 'A phone'));
    const laptop = tokenOf(await login(product, email, PASSWORD).set('User-Agent', 'A laptop'));
    const list = await listOf(phone);
    expect(list.map(({ agent, current }) => [agent, current])).toEqual([
      ['A laptop', false],
      ['A phone', true],
    ]);
    expect(Date.parse(list[0]?.until ?? '') - Date.parse(list[0]?.createdAt ?? '')).toBe(30 * 60 * 1000);
    expect(list.map(({ id }) => id)).toEqual([payloadOf(laptop)['sid'], payloadOf(phone)['sid']]);
  });

  it('end one by one, or all others together', async () => {
    const { email, _id } = await anApplicant(product);
    const [mine, second] = [await signIn(email), await signIn(email)];
    const [third, fourth] = [await signIn(email), await signIn(email)];
    const end = (id: string) => product.as(mine).delete(`/user/me/sessions/${id}`);
    expect((await end(String(payloadOf(second)['sid']))).status).toBe(204);
    expect([await isIn(second), await isIn(third)]).toEqual([false, true]);
    expectError(await end(String(payloadOf(second)['sid'])), 404);
    expectError(await end('..'), 404);
    expect((await product.as(mine).delete('/user/me/sessions')).status).toBe(204);
    expect([await isIn(mine), await isIn(third), await isIn(fourth)]).toEqual([true, false, false]);
    const events = await eventsOf(_id);
    expect(events[0]).toMatchObject({ action: 'updated', entity: 'account', fields: ['sessions'] });
    // There is none left to end, and so nothing to tell.
    expect((await product.as(mine).delete('/user/me/sessions')).status).toBe(204);
    expect(await eventsOf(_id)).toHaveLength(events.length);
  });

  it('of somebody else cannot be ended', async () => {
    const [own, other] = [await anApplicant(product), await anApplicant(product)];
    const [mine, theirs] = [await signIn(own.email), await signIn(other.email)];
    expectError(await product.as(mine).delete(`/user/me/sessions/${String(payloadOf(theirs)['sid'])}`), 404);
    expect(await isIn(theirs)).toBe(true);
  });

  it('that are over go at the next login, and beyond twenty the oldest ones', async () => {
    const { email } = await anApplicant(product);
    const first = await signIn(email);
    const day = 24 * 60 * 60 * 1000;
    const old = (name: string, made: number, until: number) => [
      `sessions.${name.padEnd(22, '_')}`,
      { createdAt: new Date(Date.now() - made), until: new Date(Date.now() + until) },
    ];
    const kept = Array.from({ length: 19 }, (_, i) => old(`kept${i}`, (i + 1) * 1000, day));
    const set = Object.fromEntries([old('over', day, -1), old('oldest', 2 * day, day), ...kept]) as object;
    await product.connection.collection('users').updateOne({ email }, { $set: set });
    const last = await signIn(email);
    const { sessions } = await record(email);
    const left = Object.keys(sessions ?? {});
    expect(left).toHaveLength(20);
    for (const gone of ['over', 'oldest']) expect(left).not.toContain(gone.padEnd(22, '_'));
    expect([await isIn(first), await isIn(last)]).toEqual([true, true]);
  });

  it('change nothing that a change of the account is matched with', async () => {
    const { email } = await anApplicant(product);
    const before = await record(email);
    const token = await signIn(email);
    await product.as(token).post('/user/logout');
    expect((await record(email)).updatedAt).toEqual(before.updatedAt);
  });

  it('begin for nobody whose password was changed after it was compared', async () => {
    const { _id, email } = await anApplicant(product);
    const accounts = product.app.get(Accounts);
    const compared = await accounts.byEmail(email);
    const changed = await accounts.setPassword(_id, 'a newer step at a time', OPERATOR);
    const sessions = product.app.get(Sessions);
    expect(compared && (await sessions.begin(compared, 'late'))).toBeUndefined();
    expect((await record(email)).sessions).toBeUndefined();
    expect(changed && (await sessions.begin(changed, 'in time'))).toMatch(/^[\w-]{22}$/);
  });
});

describe('a token', () => {
  const setAdministrator = async (email: string, password: string): Promise<string> => {
    expect(await product.app.get(Accounts).setAdministrator(email, password)).toBe(true);
    return tokenOf(await login(product, email, password));
  };

  it('stops working when the password changes, and a new one works', async () => {
    const email = 'second@onestep.test';
    const before = await setAdministrator(email, 'the first password');
    expect((await product.as(before).get('/user/get')).status).toBe(200);
    const after = await setAdministrator(email, 'the second password');
    expectError(await product.as(before).get('/user/get'), 401);
    expect((await product.as(after).get('/user/get')).status).toBe(200);
    expectError(await login(product, email, 'the first password'), 401);
    // Both are in the audit.
    const recordId = String(payloadOf(after)['sub']);
    const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ recordId }) });
    const changes = (body as { action: string }[]).filter(({ action }) => action !== 'login');
    expect(changes).toMatchObject([
      { action: 'updated', entity: 'account', fields: ['password'], result: 'done' },
      { action: 'created', entity: 'account', fields: ['password'], result: 'done' },
    ]);
  });

  it('stops working when the account is removed', async () => {
    const token = await aSignedIn(product);
    const _id = new Types.ObjectId(String(payloadOf(token)['sub']));
    await product.connection.collection('users').deleteOne({ _id });
    expectError(await product.as(token).get('/user/me'), 401);
  });

  it('takes its role from the account as it is now, not from its payload, and works on when that is decided', async () => {
    const token = await aSignedIn(product);
    const { sub, ...payload } = payloadOf(token);
    expectError(await product.as(signed({ ...payload, sub, role: 'Admin' })).get('/user/get'), 403);
    await product.admin.put(`/user/${String(sub)}/update`).send({ teacher_type: 'Counselor' });
    const { body } = await product.as(token).get('/user/me');
    expect(body).toMatchObject({ user: { role: 'Counselor' } });
    await product.admin.put(`/user/${String(sub)}/update`).send({ status: 'rejected' });
    expect((await product.as(token).get('/user/me')).status).toBe(200);
  });

  it('ends on time, also when it was accepted a moment ago', async () => {
    const token = await aSignedIn(product);
    expect((await product.as(token).get('/user/me')).status).toBe(200);
    const { exp } = payloadOf(token) as { exp: number };
    const clock = jest.spyOn(Date, 'now').mockReturnValue(exp * 1000);
    try {
      expectError(await product.as(token).get('/user/me'), 401);
    } finally {
      clock.mockRestore();
    }
  });

  it('is good for as long as JWT_EXPIRES_IN says, and one that says longer is refused', async () => {
    const token = await aSignedIn(product);
    const { iat, exp, ...rest } = payloadOf(token) as { iat: number; exp: number };
    expect(exp - iat).toBe(30 * 60);
    const old = signed({ ...rest, iat: iat - 31 * 60, exp: exp + 31 * 60 });
    expectError(await product.as(old).get('/user/me'), 401);
  });

  it('is read from the Authorization header only', async () => {
    const token = await setAdministrator('third@onestep.test', 'a long password');
    const get = () => product.visitor.get('/user/get');
    expectError(await get().query({ token, access_token: token, auth_token: token, jwt: token }), 401);
    expectError(await get().set('Cookie', `token=${token}; jwt=${token}`), 401);
    expectError(await get().set('X-Authorization', `Bearer ${token}`), 401);
    expectError(await get().set('Authorization', `Basic ${token}`), 401);
    expectError(await get().set('Authorization', token), 401);
    expect((await get().set('Authorization', `Bearer ${token}`)).status).toBe(200);
  });
});

const GUARDED = '/user/get';
const LINK = 'https://hidden.example/x';

describe('a token that names its own key', () => {
  let elsewhere: Server;
  let address: string;
  const asked: (string | undefined)[] = [];
  let good: string;
  beforeAll(async () => {
    elsewhere = createServer(({ url }, response) => {
      asked.push(url);
      response.end('{"keys":[{"kty":"oct","k":"YQ","alg":"HS256"}]}');
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    good = tokenOf(await login(product, ADMIN.email, ADMIN.password));
  });
  afterAll(() => elsewhere.close());

  it.each(['jku', 'x5u', 'jwk', 'kid', 'x5c', 'url', 'crit', 'b64', 'zip', 'enc'])(
    'in %s is refused, and nothing is fetched',
    async (name) => {
      const where = `${address}/${name}`;
      const read = { crit: ['b64'], b64: false, zip: 'DEF', enc: 'A128GCM' };
      const value = { jwk: { kty: 'oct', k: 'YQ' }, x5c: [where], ...read }[name] ?? where;
      // "YQ" is the letter a, which that place would give as the key.
      const token = signed(payloadOf(good), { header: { [name]: value }, key: 'a' });
      expectError(await product.as(token).get(GUARDED), 401);
      expect(asked).toEqual([]);
    },
  );

  it.each(['../../dev/null', '/dev/null', "x' UNION SELECT 'a", '__proto__', '$(id)'])(
    'as kid %j is refused with whatever key',
    async (kid) => {
      for (const key of ['', 'a', kid]) {
        expectError(await product.as(signed(payloadOf(good), { header: { kid }, key })).get(GUARDED), 401);
      }
    },
  );
});

/** How long another process's change of an account may stay unseen. */
const BELIEVED_MS = 5000;

/**
 * Each uses its token first, then the account is changed as another process would change it: past the product, so that
 * only time can make it look again.
 */
describe('the token of a former administrator', () => {
  const EMAIL = 'leaving@onestep.test';
  const users = () => product.connection.collection('users');
  const inside = async (): Promise<{ token: string; _id: Types.ObjectId }> => {
    await product.app.get(Accounts).setAdministrator(EMAIL, 'a long password');
    const token = tokenOf(await login(product, EMAIL, 'a long password'));
    expect((await product.as(token).get(GUARDED)).status).toBe(200);
    return { token, _id: new Types.ObjectId(String(payloadOf(token)['sub'])) };
  };
  const later = (): void => {
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + BELIEVED_MS);
  };
  afterEach(async () => {
    jest.restoreAllMocks();
    await users().deleteMany({ email: EMAIL });
  });

  it('loses its rights once the account is no longer an administrator', async () => {
    const { token, _id } = await inside();
    await users().updateOne({ _id }, { $set: { kind: 'applicant', teacher_type: 'Counselor', status: 'pending' } });
    later();
    expectError(await product.as(token).get(GUARDED), 403);
  });

  it('is refused once the account is removed, and reads the public course list without its links', async () => {
    const { status: added } = await product.admin.post('/course/addCourse').send(aCourse({ link: LINK }));
    const { token, _id } = await inside();
    await users().deleteOne({ _id });
    later();
    const { status, text } = await product.as(token).get('/course/getcourses');
    expect([added, status, text.includes(LINK)]).toEqual([201, 200, false]);
    for (const path of [GUARDED, '/user/me']) expectError(await product.as(token).get(path), 401);
  });
});
