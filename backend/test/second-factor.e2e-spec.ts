import { generateSync } from 'otplib';
import { Accounts } from '../src/users/index.js';
import { aCourse } from './factories/index.js';
import { type Product, theProduct } from './support/product.js';
import { expectNoSecrets } from './support/errors.js';
import { anApplicant, aSignedIn, login, tokenOf } from './support/registration.js';

const HEAD = { email: 'head@onestep.test', password: 'a long head password' } as const;
const STEP_SECONDS = 30;

interface SetUp {
  readonly token: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code an app would show so many steps from now. */
function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });
}

/** As though some time had passed since the last code was used. */
async function laterThanLastCode({ connection }: Product): Promise<void> {
  await connection.collection('users').updateOne({ email: HEAD.email }, { $set: { 'secondFactor.lastStep': 0 } });
}

async function aHead(product: Product): Promise<string> {
  expect(await product.app.get(Accounts).setAdministrator(HEAD.email, HEAD.password)).toBe(true);
  return tokenOf(await login(product, HEAD.email, HEAD.password));
}

/** An administrator who has set up a second factor. */
async function setUp(product: Product): Promise<SetUp> {
  const token = await aHead(product);
  const { status, body } = await product.as(token).post('/user/me/second-factor');
  expect(status).toBe(200);
  const { secret } = body as { secret: string };
  const confirmed = await product
    .as(token)
    .post('/user/me/second-factor/confirm')
    .send({ code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
  return { token, secret, recoveryCodes };
}

const signIn = ({ visitor }: Product, code?: string, password: string = HEAD.password) =>
  visitor.post('/user/login').send({ email: HEAD.email, password, code });

describe('a second factor', () => {
  const product = theProduct();
  afterEach(() => product.connection.collection('users').deleteMany({ email: HEAD.email }));

  it('is set up with an app, and confirmed by its first code', async () => {
    const token = await aHead(product);
    const other = tokenOf(await login(product, HEAD.email, HEAD.password));
    const { body } = await product.as(token).post('/user/me/second-factor');
    const { secret, otpauthUrl } = body as { secret: string; otpauthUrl: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(otpauthUrl)).toContain(`${HEAD.email}?`);
    expect(otpauthUrl).toContain(secret);
    // Until then nothing is asked for.
    expect((await signIn(product)).status).toBe(200);
    const confirm = (code: string) => product.as(token).post('/user/me/second-factor/confirm').send({ code });
    const wrong = await confirm(codeOf(secret, -20));
    expect([wrong.status, Object.keys((wrong.body as { errors: object }).errors)]).toEqual([400, ['code']]);
    const { status, body: confirmed } = await confirm(codeOf(secret));
    expect(status).toBe(200);
    expect((confirmed as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    // This session stays, the others began without a code.
    expect((await product.as(token).get('/user/me')).status).toBe(200);
    expect((await product.as(other).get('/user/me')).status).toBe(401);
    expect((await confirm(codeOf(secret, 1))).status).toBe(409);
    expect((await product.as(token).post('/user/me/second-factor')).status).toBe(409);
  });

  it('is asked for only after the right password', async () => {
    await setUp(product);
    const right = await signIn(product);
    expect([right.status, (right.body as { code: string }).code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    const wrong = await signIn(product, undefined, 'another password');
    expect([wrong.status, (wrong.body as { code: string }).code]).toEqual([401, 'UNAUTHORIZED']);
    expect((wrong.body as { message: string }).message).toBe('Invalid credentials.');
  });

  it('lets in with a code of the app, once', async () => {
    const { secret } = await setUp(product);
    await laterThanLastCode(product);
    const code = codeOf(secret);
    const { status, body } = await signIn(product, code);
    expect(status).toBe(200);
    expect(Object.keys(body as object)).toEqual(['token']);
    const again = await signIn(product, code);
    expect([again.status, (again.body as { code: string }).code]).toEqual([401, 'SECOND_FACTOR_WRONG']);
    expect((await signIn(product, codeOf(secret, 1))).status).toBe(200);
    // An older one that was never used is no good after a newer one either.
    expect((await signIn(product, codeOf(secret, -1))).status).toBe(401);
  });

  it('does not take the very code it was confirmed with', async () => {
    const { secret } = await setUp(product);
    expect((await signIn(product, codeOf(secret))).status).toBe(401);
  });

  it('lets one of two concurrent logins with the same code in', async () => {
    const { secret } = await setUp(product);
    await laterThanLastCode(product);
    const code = codeOf(secret);
    const both = await Promise.all([signIn(product, code), signIn(product, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('lets in with each recovery code once', async () => {
    const { recoveryCodes, token } = await setUp(product);
    const left = async () => (await product.as(token).get('/user/me')).body as object;
    expect(await left()).toMatchObject({ user: { recoveryCodesLeft: 10 } });
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(product, first)).status).toBe(200);
    expect((await signIn(product, first)).status).toBe(401);
    expect((await signIn(product, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect(await left()).toMatchObject({ user: { recoveryCodesLeft: 8 } });
  });

  it('is kept so that nobody who reads the store can make a code', async () => {
    const { secret, recoveryCodes } = await setUp(product);
    const kept = JSON.stringify(await product.connection.collection('users').find().toArray());
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(kept).not.toContain(text);
    }
    const { body } = await product.admin.get('/administrators');
    expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ email: HEAD.email, secondFactor: true })]));
    expectNoSecrets((body as object[]).map(({ ...row }) => ({ ...row, secondFactor: undefined })));
  });

  it('is removed with the password and a code', async () => {
    const { token, secret, recoveryCodes } = await setUp(product);
    const remove = (password: string, code: string) =>
      product.as(token).delete('/user/me/second-factor').send({ password, code });
    expect((await remove('another password', codeOf(secret, 1))).status).toBe(400);
    expect((await remove(HEAD.password, '000000')).status).toBe(400);
    expect((await remove(HEAD.password, recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await signIn(product)).status).toBe(200);
    expect((await remove(HEAD.password, codeOf(secret, 1))).status).toBe(409);
    const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ who: HEAD.email }) });
    const changes = (body as { action: string; fields: string[] }[]).filter(({ action }) => action === 'updated');
    expect(changes.map(({ fields }) => fields)).toEqual([['secondFactor'], ['secondFactor']]);
  });

  it('is removed from the terminal', async () => {
    await setUp(product);
    await product.app.get(Accounts).setAdministrator(HEAD.email, HEAD.password);
    expect((await signIn(product)).status).toBe(200);
  });

  it('is for those who work in the office', async () => {
    const token = await aSignedIn(product);
    expect((await product.as(token).post('/user/me/second-factor')).status).toBe(403);
  });
});

describe('guessing at a second factor', () => {
  const product = theProduct({ RATE_LIMITS: 'on' });
  afterEach(() => product.connection.collection('users').deleteMany({ email: HEAD.email }));

  it('ends after ten tries, for the right code too', async () => {
    const { secret } = await setUp(product);
    await laterThanLastCode(product);
    for (let i = 0; i < 10; i += 1) expect((await signIn(product, `00000${i}`)).status).toBe(401);
    const answer = await signIn(product, codeOf(secret));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a product that asks for a second factor', () => {
  const product = theProduct({ REQUIRE_SECOND_FACTOR: 'on' });
  afterEach(() => product.connection.collection('users').deleteMany({ email: HEAD.email }));

  it('lets an administrator without one do nothing but set it up', async () => {
    const as = product.as(await aHead(product));
    for (const answer of [
      await as.get('/user/get'),
      await as.get('/audit'),
      await as.post('/course/addCourse').send(aCourse()),
      await as.put('/user/me/password').send({ current: HEAD.password, password: 'another long password' }),
      await as.get('/user/me/data'),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({
        code: 'SECOND_FACTOR_SETUP_REQUIRED',
        message: 'Please set up the second factor of your account first.',
      });
    }
    expect((await as.get('/user/me')).status).toBe(200);
    const { secret } = (await as.post('/user/me/second-factor')).body as { secret: string };
    expect((await as.post('/user/me/second-factor/confirm').send({ code: codeOf(secret) })).status).toBe(200);
    expect((await as.get('/user/get')).status).toBe(200);
    expect((await as.post('/user/logout')).status).toBe(204);
  });

  it('says so on lists that are public too: a content editor opens nothing else, and would miss the links there', async () => {
    const as = product.as(await aHead(product));
    for (const path of ['/course/getcourses', '/category/alldetails']) {
      const { status, body } = await as.get(path);
      expect([status, (body as { code: string }).code]).toEqual([403, 'SECOND_FACTOR_SETUP_REQUIRED']);
      expect((await product.visitor.get(path)).status).toBe(200);
    }
  });

  it('asks nothing of applicants', async () => {
    const { email } = await anApplicant(product);
    const token = tokenOf(await login(product, email, 'one step at a time'));
    expect((await product.as(token).get('/user/me/data')).status).toBe(200);
  });
});
