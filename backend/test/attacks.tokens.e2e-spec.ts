import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Types } from 'mongoose';
import { Accounts } from '../src/users/index.js';
import { ADMIN, theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import { login, tokenOf } from './support/registration.js';
import { payloadOf, signed } from './support/tokens.js';

const GUARDED = '/user/get';

describe('a token that names where its key lies', () => {
  const product = theProduct({}, false);
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

  it.each(['jku', 'x5u', 'jwk', 'kid', 'x5c', 'url'])('in %s is refused, and nothing is fetched', async (name) => {
    const where = `${address}/${name}`;
    const value = { jwk: { kty: 'oct', k: 'YQ' }, x5c: [where] }[name] ?? where;
    // "YQ" is the letter a, which that place would give as the key.
    const token = signed(payloadOf(good), { header: { [name]: value }, key: 'a' });
    expectError(await product.as(token).get(GUARDED), 401);
    expect(asked).toEqual([]);
  });

  it.each(['../../dev/null', '/dev/null', "x' UNION SELECT 'a", '__proto__', '$(id)'])(
    'as kid %j is refused with whatever key',
    async (kid) => {
      for (const key of ['', 'a', kid]) {
        expectError(await product.as(signed(payloadOf(good), { header: { kid }, key })).get(GUARDED), 401);
      }
    },
  );

  it.each(['crit', 'b64', 'zip', 'enc'])('is not read in another way for a %s in its head', async (name) => {
    const header = { [name]: { crit: ['b64'], b64: false, zip: 'DEF', enc: 'A128GCM' }[name] };
    const { status } = await product.as(signed(payloadOf(good), { header, key: 'a' })).get(GUARDED);
    expect(status).toBe(401);
  });
});

const { jest } = import.meta;
/** How long another process's change of an account may stay unseen. */
const BELIEVED_MS = 5000;

/**
 * Each uses its token first, then the account is changed as another process would change it: past the product, so that
 * only time can make it look again.
 */
describe('the token of an administrator who was in', () => {
  const product = theProduct();
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

  it('is nothing worth once the account is removed', async () => {
    const { token, _id } = await inside();
    await users().deleteOne({ _id });
    later();
    expectError(await product.as(token).get(GUARDED), 401);
    expectError(await product.as(token).get('/user/me'), 401);
  });

  it('opens nothing more once the account is no administrator’s', async () => {
    const { token, _id } = await inside();
    await users().updateOne({ _id }, { $set: { kind: 'applicant', teacher_type: 'Counselor', status: 'pending' } });
    later();
    expectError(await product.as(token).get(GUARDED), 403);
  });

  it('shows a stranger’s course list once the account is removed', async () => {
    const { token, _id } = await inside();
    await users().deleteOne({ _id });
    later();
    await product.admin
      .post('/course/addCourse')
      .send({ name: 'x', description: 'x', link: 'https://hidden.example/x' });
    const { status, text } = await product.as(token).get('/course/getcourses');
    expect(status).toBe(200);
    expect(text).not.toContain('hidden.example');
  });
});
