import { createHmac } from 'node:crypto';
import { TEACHER_TYPES } from '#contract/users';
import { expectError } from './support/errors.js';
import { anOfficeToken, EDITOR } from './support/office.js';
import { ADMIN, SECRET, theProduct } from './support/product.js';
import { anApplicant, login, tokenOf } from './support/registration.js';

const product = theProduct();

const PASSWORD = 'one step at a time';

const INVALID = {
  statusCode: 401,
  code: 'UNAUTHORIZED',
  message: 'Invalid credentials.',
  error: 'Invalid credentials.',
};

interface Token {
  readonly header: unknown;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Reads a token and checks its signature without the product's own library. */
function readToken(token: string): Token {
  const [header = '', payload = '', signature] = token.split('.');
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${header}.${payload}`).digest('base64url'));
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return { header: read(header), payload: read(payload) as Token['payload'] };
}

describe('signing in', () => {
  it.each(TEACHER_TYPES)('gives a %s a token that carries their teacher type as role', async (teacher_type) => {
    const { _id, email } = await anApplicant(product, { teacher_type });
    const { status, body } = await login(product, email, PASSWORD);
    expect(status).toBe(200);
    const { header, payload } = readToken(tokenOf({ body }));
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(payload).toMatchObject({ sub: _id, role: teacher_type });
  });

  it('gives an administrator a token for eight hours, and nothing else', async () => {
    const before = Math.floor(Date.now() / 1000);
    const answer = await login(product, ADMIN.email, ADMIN.password);
    expect(answer.body).toEqual({ token: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
    const { payload } = readToken(tokenOf(answer));
    const { iat, exp } = payload as { iat: number; exp: number };
    expect(payload['role']).toBe('Admin');
    expect(iat).toBeGreaterThanOrEqual(before);
    expect(exp - iat).toBe(8 * 60 * 60);
    expect(JSON.stringify(payload)).not.toContain(ADMIN.email);
  });

  it.each(['amma@example.org', 'AMMA@example.ORG', ' Amma@Example.org '])(
    'accepts the e-mail written as %j',
    async (email) => {
      await anApplicant(product, { email: 'Amma@Example.org' });
      expect((await login(product, email, PASSWORD)).status).toBe(200);
    },
  );

  it.each([
    ['an unknown e-mail', 'nobody@example.org', PASSWORD],
    ['a wrong password', ADMIN.email, 'a wrong password'],
    ['a password in other letters', ADMIN.email, ADMIN.password.toUpperCase()],
    ['a password with a space more', ADMIN.email, `${ADMIN.password} `],
    ['what is no e-mail at all', 'admin', 'admin'],
    ['a query for an e-mail', '{"$ne":null}', '{"$ne":null}'],
    ['an expression for an e-mail', '.*', ADMIN.password],
    ['a password of 1,000 letters', ADMIN.email, 'x'.repeat(1000)],
  ])('answers the same to %s', async (_, email, password) => {
    const { status, body, headers } = await login(product, email, password);
    expect({ status, body: body as unknown }).toEqual({ status: 401, body: INVALID });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    [{ $ne: null }, { $ne: null }],
    [{ $gt: '' }, ADMIN.password],
    [{ $regex: '.*' }, ADMIN.password],
    [{ $where: 'sleep(5000)' }, ADMIN.password],
    [[ADMIN.email], ADMIN.password],
    [Array.from({ length: 1000 }, (_, n) => `a${n}@b.lk`), ADMIN.password],
    [true, ADMIN.password],
    [null, ADMIN.password],
    ['', ADMIN.password],
    [ADMIN.email, { $ne: null }],
    [ADMIN.email, [ADMIN.password]],
    [ADMIN.email, 12345678],
    [ADMIN.email, true],
    [ADMIN.email, null],
    [ADMIN.email, ''],
    [ADMIN.email, '   '],
    [ADMIN.email, 'x'.repeat(90_000)],
    [undefined, undefined],
  ])('refuses %j with %j as no credentials at all', async (email, password) => {
    const answer = await login(product, email, password);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(answer.text).not.toContain('token');
  });

  it('says which field is missing', async () => {
    expectError(await login(product, undefined, 'x'), 400, { email: 'Enter your email address.' });
    expectError(await login(product, 'a@b.lk', undefined), 400, { password: 'Enter your password.' });
  });

  it('refuses a number as e-mail', async () => {
    const answer = await login(product, 5, PASSWORD);
    expect([400, 401]).toContain(answer.status);
  });
});

const OLD = 'one step at a time';

const NEW = 'a newer step at a time';

const WRONG = { current: 'This is not your current password. Enter it again.' };

describe('changing one’s password', () => {
  const change = (token: string, current: unknown, password: unknown) =>
    product.as(token).put('/user/me/password').send({ current, password });

  it('gives a new token, and ends every other session', async () => {
    const { _id, email } = await anApplicant(product);
    const [phone, laptop] = [tokenOf(await login(product, email, OLD)), tokenOf(await login(product, email, OLD))];
    const answer = await change(phone, OLD, NEW);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body as object)).toEqual(['token']);
    expect((await product.as(tokenOf(answer)).get('/user/me')).status).toBe(200);
    for (const old of [phone, laptop]) expectError(await product.as(old).get('/user/me'), 401);
    expectError(await login(product, email, OLD), 401);
    expect((await login(product, email, NEW)).status).toBe(200);
    const filter = JSON.stringify({ recordId: _id, action: 'updated' });
    expect((await product.admin.get('/audit').query({ filter })).body).toMatchObject([
      { entity: 'account', fields: ['password'], who: email },
    ]);
  });

  it('needs the old one', async () => {
    const { email } = await anApplicant(product);
    const token = tokenOf(await login(product, email, OLD));
    expectError(await change(token, 'another one', NEW), 400, WRONG);
    expectError(await change(token, undefined, NEW), 400, { current: 'Enter your current password.' });
    expect((await product.as(token).get('/user/me')).status).toBe(200);
    expect((await login(product, email, OLD)).status).toBe(200);
  });

  it.each([
    ['short', 'New password must be 8 characters or more.'],
    ['x'.repeat(129), 'New password must be 128 characters or fewer.'],
  ])('refuses %s for a new one', async (password, sentence) => {
    const { email } = await anApplicant(product);
    const token = tokenOf(await login(product, email, OLD));
    expectError(await change(token, OLD, password), 400, { password: sentence });
  });

  it('refuses one that others would try first', async () => {
    const { email } = await anApplicant(product, { full_name: 'Kamala Wickramasinghe' });
    const token = tokenOf(await login(product, email, OLD));
    const sentence = 'Choose a password that is harder to guess, for example three words that do not belong together.';
    for (const password of ['password123', 'Wickramasinghe1']) {
      expectError(await change(token, OLD, password), 400, { password: sentence });
    }
  });

  it('asks those who work in the office for twelve characters', async () => {
    const token = await anOfficeToken(product, 'ContentEditor');
    const sentence = 'Password must be 12 characters or more.';
    expectError(await change(token, EDITOR.password, 'elevenchars'), 400, { password: sentence });
    expect((await change(token, EDITOR.password, 'twelve chars')).status).toBe(200);
  });

  it('lets one of two changes with the same old password win', async () => {
    const { email } = await anApplicant(product);
    const token = tokenOf(await login(product, email, OLD));
    const both = await Promise.all([change(token, OLD, NEW), change(token, OLD, `${NEW}!`)]);
    const won = both.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const open = await Promise.all([NEW, `${NEW}!`].map((password) => login(product, email, password)));
    expect(open.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
