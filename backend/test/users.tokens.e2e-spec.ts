import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Types } from 'mongoose';
import { Accounts } from '../src/users/index.js';
import { aCourse } from './factories/index.js';
import { expectError } from './support/errors.js';
import { ADMIN, theProduct } from './support/product.js';
import { aSignedIn, login, tokenOf } from './support/registration.js';
import { payloadOf, signed } from './support/tokens.js';

const product = theProduct({ JWT_EXPIRES_IN: '30m' });

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
