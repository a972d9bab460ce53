import { createHmac } from 'node:crypto';
import { TEACHER_TYPES } from '#contract/users';
import { expectError } from './support/errors.js';
import { outboxOf, secretSentTo } from './support/mail.js';
import { anOfficeToken, EDITOR, invited } from './support/office.js';
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

/** Without a mail server nobody is promised a mail. */
const SENT = { message: 'We cannot send email at the moment. Please call us to get a new password.' };

const OVER = 'This link has expired or has already been used. Please ask for a new one.';

const MINUTE = 60 * 1000;

describe('a forgotten password', () => {
  const forgot = (email: string, language?: string) =>
    product.visitor.post('/user/forgot-password').send({ email, language });
  const reset = (token: string, password = NEW) =>
    product.visitor.post('/user/reset-password').send({ token, password });
  const asked = async (email: string): Promise<string> => {
    expect((await forgot(email)).status).toBe(202);
    return secretSentTo(product, email);
  };
  const expectOver = async (token: string, password = NEW) => {
    const answer = await reset(token, password);
    expectError(answer, 400);
    expect(answer.body).toMatchObject({ message: OVER });
  };
  const users = () => product.connection.collection('users');

  it('is replaced by one link, which ends every session', async () => {
    const { _id, email } = await anApplicant(product);
    const before = tokenOf(await login(product, email, OLD));
    const token = await asked(email);
    expect((await product.as(before).get('/user/me')).status).toBe(200);
    const { status, body } = await reset(token);
    const message = 'Your password was changed. You can log in with it now.';
    expect([status, body as unknown]).toEqual([200, { message }]);
    expectError(await product.as(before).get('/user/me'), 401);
    expectError(await login(product, email, OLD), 401);
    expect((await login(product, email, NEW)).status).toBe(200);
    await expectOver(token, 'a third step at a time');
    expect((await login(product, email, NEW)).status).toBe(200);
    const filter = JSON.stringify({ recordId: _id, action: 'updated' });
    expect((await product.admin.get('/audit').query({ filter })).body).toMatchObject([
      { entity: 'account', fields: ['password'], who: email },
      { entity: 'account', fields: ['reset'] },
    ]);
  });

  it('is answered the same whether or not the address is known, and sends a link to known ones only', async () => {
    const { email } = await anApplicant(product);
    const [known, unknown] = [await forgot(email.toUpperCase()), await forgot('nobody@example.org')];
    expect([known.status, known.body as unknown]).toEqual([202, SENT]);
    expect([unknown.status, unknown.body as unknown]).toEqual([202, SENT]);
    expect(
      (await outboxOf(product)).filter(({ template }) => template === 'password-reset').map(({ to }) => to),
    ).toEqual([email]);
  });

  it('takes a quarter of a second at least, known or not', async () => {
    const { email } = await anApplicant(product);
    for (const address of [email, 'nobody@example.org']) {
      const before = performance.now();
      await forgot(address);
      expect(performance.now() - before).toBeGreaterThanOrEqual(245);
    }
  });

  it.each(['si', 'ta'])('is answered in %s, with the page of that language', async (language) => {
    const { email } = await anApplicant(product);
    await forgot(email, language);
    const [message] = await outboxOf(product);
    expect(message).toMatchObject({ language, to: email });
    expect(message?.text).toContain(`/${language}/reset-password#`);
  });

  it('is answered in the language of the application, where no other is asked for', async () => {
    const { email } = await anApplicant(product, { language: 'ta' });
    await forgot(email);
    expect((await outboxOf(product))[0]).toMatchObject({ template: 'password-reset', language: 'ta' });
    await forgot(email, 'en');
    expect((await outboxOf(product))[0]).toMatchObject({ template: 'password-reset', language: 'en' });
  });

  it('needs a real address', async () => {
    expectError(await forgot('nobody'), 400, { email: 'Please enter a valid email address.' });
  });

  it('stores nothing that opens the account', async () => {
    const { email } = await anApplicant(product);
    const token = await asked(email);
    const kept: unknown[] = [];
    for (const collection of (await product.connection.db?.collections()) ?? []) {
      kept.push(await collection.find().toArray());
    }
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('is replaced by one link for half an hour, which is sent again while more than ten minutes are left', async () => {
    const { email } = await anApplicant(product);
    const until = async (ms: number) => {
      await users().updateOne({ email }, { $set: { 'reset.until': new Date(Date.now() + ms) } });
    };
    const [first, again] = [await asked(email), await asked(email)];
    expect(again).toBe(first);
    await until(10 * MINUTE + 5000);
    expect(await asked(email)).toBe(first);
    await until(10 * MINUTE);
    const second = await asked(email);
    await expectOver(first);
    await until(-1);
    await expectOver(second);
    const third = await asked(email);
    const { reset: link } = (await users().findOne({ email })) as unknown as { reset: { until: Date } };
    expect(link.until.getTime() - Date.now()).toBeLessThanOrEqual(30 * MINUTE);
    expect(link.until.getTime() - Date.now()).toBeGreaterThan(29 * MINUTE);
    expect(new Set([first, second, third]).size).toBe(3);
    expect((await reset(third)).status).toBe(200);
  });

  it('asked for twice at the same moment is one link', async () => {
    const { email } = await anApplicant(product);
    await Promise.all([forgot(email), forgot(email)]);
    expect((await reset(await secretSentTo(product, email))).status).toBe(200);
  });

  it('is replaced by one of two who use the link at the same moment', async () => {
    const { email } = await anApplicant(product);
    const token = await asked(email);
    const both = await Promise.all([reset(token, NEW), reset(token, `${NEW}!`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('of which the link is made up changes nothing', async () => {
    for (const token of ['x', 'A'.repeat(43), '[object Object]']) await expectOver(token);
    const answer = await product.visitor.post('/user/reset-password').send({ token: { $ne: null }, password: NEW });
    expect(answer.status).toBe(400);
  });

  it('is not replaced by one that others would try first, and the link is still good then', async () => {
    const { email } = await anApplicant(product);
    const token = await asked(email);
    const sentence =
      'Choose a new password that is harder to guess, for example three words that do not belong together.';
    const weak = await reset(token, 'password123');
    expect(weak.status).toBe(400);
    expect((weak.body as { errors: { password: string } }).errors.password).toMatch(/harder to guess/);
    expect(sentence).toMatch(/harder to guess/);
    expectError(await reset(token, 'short'), 400, { password: 'New password must be 8 characters or more.' });
    expect((await reset(token)).status).toBe(200);
  });

  it('of somebody in the office is as long as theirs must be, and its link is shown to nobody', async () => {
    await anOfficeToken(product, 'ContentEditor');
    await forgot(EDITOR.email);
    const [message] = await outboxOf(product);
    expect(message).toMatchObject({ to: EDITOR.email, template: 'password-reset' });
    expect(message?.text).not.toContain('#');
  });

  it('of somebody invited is asked for at least twelve characters', async () => {
    const token = await invited(product, EDITOR.email, 'ContentEditor');
    expectError(await reset(token, 'elevenchars'), 400, { password: 'Password must be 12 characters or more.' });
    expect((await reset(token, 'twelve chars')).status).toBe(200);
    expect((await login(product, EDITOR.email, 'twelve chars')).status).toBe(200);
  });
});
