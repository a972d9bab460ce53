import { createHash } from 'node:crypto';
import { isPassword } from '../src/passwords/index.js';
import { FileStore } from '../src/files/index.js';
import { Accounts } from '../src/users/index.js';
import { aCourse } from './factories/index.js';
import { expectError, expectNoSecrets } from './support/errors.js';
import { hashing } from './support/hashing.js';
import { ADMIN, theProduct } from './support/product.js';
import { anApplicant, aSignedIn, login, register, tokenOf } from './support/registration.js';
import { aHead, codeOf, HEAD, laterThanLastCode, setUp, signIn } from './support/second-factor.js';

const PASSWORD = 'a canary of a password';
const costOf = (hashed: string | undefined): string | undefined => /^\$argon2id\$v=19\$[^$]+/.exec(hashed ?? '')?.[0];

describe('where attempts are limited', () => {
  const product = theProduct({ RATE_LIMITS: 'on' });

  describe('guessing at the login', () => {
    beforeEach(() => {
      hashing.compared = [];
    });
    const failed = async (email: string, password: string) => {
      const { status, body } = await login(product, email, password);
      return { status, body: body as unknown };
    };

    it('costs one hash of the same price whether or not the e-mail is known, and gets the same answer', async () => {
      await failed('nobody@example.org', PASSWORD);
      hashing.compared = [];
      const unknown = await failed('nobody@example.org', PASSWORD);
      const ofUnknown = hashing.compared.splice(0);
      const wrong = await failed(ADMIN.email, PASSWORD);
      expect(unknown).toEqual(wrong);
      expect(unknown.status).toBe(401);
      expect([ofUnknown.length, hashing.compared.length]).toEqual([1, 1]);
      expect(costOf(ofUnknown[0])).toBe(costOf(hashing.compared[0]));
      expect(costOf(ofUnknown[0])).toBeDefined();
      expect(ofUnknown[0]).not.toBe(hashing.compared[0]);
    });

    it.each<[string, unknown, number]>([
      ['an object', { $ne: null }, 400],
      ['a list', [ADMIN.password], 400],
      ['a number', 12_345_678, 400],
      ['1,025 letters', 'x'.repeat(1025), 400],
      ['a megabyte', 'x'.repeat(1_000_000), 413],
    ])('costs no hash at all with a password of %s', async (_, password, status) => {
      const answer = await login(product, ADMIN.email, password);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain('"token"');
      expect(hashing.compared).toEqual([]);
    });

    it('reads every letter of the longest passwords', async () => {
      const [long, sinhala] = ['p'.repeat(127), 'ම'.repeat(39)];
      const { email } = await anApplicant(product, { password: `${long}q` });
      const other = await anApplicant(product, { password: `${sinhala}ල` });
      expectError(await login(product, email, `${long}r`), 401);
      expectError(await login(product, other.email, `${sinhala}ව`), 401);
      expect((await login(product, other.email, `${sinhala}ල`)).status).toBe(200);
    });

    it('finds no password anywhere in the store, plain or hashed cheaply', async () => {
      await anApplicant(product, { password: PASSWORD });
      const everything: unknown[] = [];
      for (const collection of (await product.connection.db?.collections()) ?? []) {
        everything.push(await collection.find().toArray());
      }
      const dump = JSON.stringify(everything);
      expect(dump).toContain('$argon2id$');
      const cheap = ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) =>
        (['hex', 'base64'] as const).map((form) => createHash(name).update(PASSWORD).digest(form)),
      );
      const readable = [PASSWORD, ADMIN.password].flatMap((text) => [text, Buffer.from(text).toString('base64')]);
      expect([...readable, ...cheap].filter((text) => dump.includes(text))).toEqual([]);
    });

    it('does not begin with an application for a known e-mail address: it costs no hash, and nothing is stored of it', async () => {
      const { email } = await anApplicant(product);
      const keep = jest.spyOn(product.app.get(FileStore), 'keep');
      hashing.made = 0;
      expectError(await register(product, { email: email.toUpperCase() }), 409, {
        email: 'This email address is already registered.',
      });
      expect([hashing.made, keep.mock.calls.length]).toEqual([0, 0]);
      keep.mockRestore();
    });
  });

  describe('a login while the hashing queue is full', () => {
    it('uses up no attempt: repeated later, it succeeds', async () => {
      let release = (): void => undefined;
      hashing.held = new Promise((resolve) => (release = resolve));
      // As many as may wait, and then some.
      const others = Array.from({ length: 2000 }, () => isPassword(undefined, PASSWORD).catch(() => undefined));
      try {
        for (let n = 0; n < 12; n += 1) expectError(await login(product, ADMIN.email, ADMIN.password), 503);
      } finally {
        // The next file of this process hashes too.
        release();
        await Promise.all(others);
        hashing.held = undefined;
      }
      expect((await login(product, ADMIN.email, ADMIN.password)).status).toBe(200);
    });
  });

  describe('a second factor', () => {
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
      expect(body).toEqual(
        expect.arrayContaining([expect.objectContaining({ email: HEAD.email, secondFactor: true })]),
      );
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
