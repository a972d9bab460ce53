import { RateLimits } from '../src/common/limits/index.js';
import { aCv, aRegistration } from './factories/index.js';
import { expectError, expectRawError } from './support/errors.js';
import { FORM_TYPE, formBody, sendForm } from './support/form.js';
import { outboxOf } from './support/mail.js';
import { theProduct } from './support/product.js';
import { type RawAnswer, sendRaw } from './support/raw.js';
import { anApplicant, login, tokenOf } from './support/registration.js';

const HOUR = 60;
const PASSWORD = 'one step at a time';
const NEW = 'a newer step at a time';
const WRONG = { current: 'This is not your current password. Enter it again.' };
const SENT = { message: 'If we know this address, a message with a link is on its way to it.' };

const product = theProduct({ RATE_LIMITS: 'on' });

describe('applications', () => {
  const applyFrom = (from: string, changes: Record<string, string> = {}): Promise<RawAnswer> => {
    const body = formBody(aRegistration(changes), aCv());
    const headers = { 'Content-Type': FORM_TYPE, 'Content-Length': String(body.length) };
    return sendRaw(product.url, { method: 'POST', path: '/user/create', headers, body, from });
  };
  const statuses = async (count: number, send: (n: number) => Promise<RawAnswer>): Promise<number[]> => {
    const found: number[] = [];
    for (let n = 0; n < count; n += 1) found.push((await send(n)).status);
    return found;
  };

  it('are five an hour from one address, and the sixth is told when to come again', async () => {
    expect(await statuses(5, () => applyFrom('127.0.31.1'))).toEqual([201, 201, 201, 201, 201]);
    const sixth = await applyFrom('127.0.31.1');
    expectRawError(sixth, 429);
    const minutes = Number(sixth.headers['retry-after']) / 60;
    expect(minutes).toBeGreaterThan(HOUR - 2);
    expect(minutes).toBeLessThanOrEqual(HOUR);
    expect(sixth.text).toContain(`Too many tries. Please wait ${Math.ceil(minutes)} minutes, then try again.`);
    expect((await applyFrom('127.0.31.2')).status).toBe(201);
  });

  it('that were mistyped are not counted', async () => {
    const mistyped = { phone_number: '12' };
    expect(await statuses(8, () => applyFrom('127.0.32.1', mistyped))).toEqual(Array.from({ length: 8 }, () => 400));
    expect((await applyFrom('127.0.32.1')).status).toBe(201);
  });

  it('for known e-mail addresses are counted: no list of addresses can be tried', async () => {
    const { email } = await anApplicant(product);
    const tries = await statuses(6, () => applyFrom('127.0.33.1', { email }));
    expect(tries).toEqual([409, 409, 409, 409, 409, 429]);
  });

  it('that are repeated with their key are answered as before', async () => {
    const body = formBody(aRegistration(), aCv());
    const headers = { 'Content-Type': FORM_TYPE, 'Content-Length': String(body.length), 'Idempotency-Key': 'one tap' };
    const send = () =>
      sendRaw(product.url, { method: 'POST', path: '/user/create', headers, body, from: '127.0.34.1' });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.text).toBe(first.text);
  });
});

describe('the limits of somebody signed in', () => {
  const change = (login: unknown, from: string, changes: object) => {
    const body = JSON.stringify(changes);
    const headers = {
      Authorization: `Bearer ${(login as { token: string }).token}`,
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
    };
    return sendRaw(product.url, { method: 'PUT', path: '/user/me', headers, body, from });
  };

  it('hand out all that is kept of them ten times an hour: each answer holds their CV', async () => {
    const { email } = await anApplicant(product);
    const { body } = await product.visitor.post('/user/login').send({ email, password: PASSWORD });
    const own = product.as((body as { token: string }).token);
    const answers = await Promise.all(Array.from({ length: 11 }, () => own.get('/user/me/data')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await product.admin.get('/user/me/data')).status).toBe(200);
  });

  it('count what they change like creates: each leaves a line in the audit', async () => {
    const { email } = await anApplicant(product);
    const { body } = await product.visitor.post('/user/login').send({ email, password: PASSWORD });
    const rename = (from: string) => change(body, from, { full_name: 'Nimal Silva' });
    for (let n = 0; n < 119; n += 1) await product.app.get(RateLimits).consume('create', '127.0.24.1');
    expect([(await rename('127.0.24.1')).status, (await rename('127.0.24.1')).status]).toEqual([200, 429]);
    expect((await rename('127.0.24.2')).status).toBe(200);
  });

  it('count a new e-mail address like an application: no list of addresses can be tried', async () => {
    const { email } = await anApplicant(product);
    const { email: known } = await anApplicant(product);
    const { body } = await product.visitor.post('/user/login').send({ email, password: PASSWORD });
    const found: number[] = [];
    for (const next of [known, known, 'another@z.lk', 'another@z.lk', known, 'one.more@z.lk', known]) {
      found.push((await change(body, '127.0.25.1', { email: next })).status);
    }
    expect(found).toEqual([409, 409, 200, 200, 409, 200, 429]);
  });
});

describe('guessing the password of somebody who is signed in', () => {
  it('ends after ten tries, wherever they are made', async () => {
    const { email } = await anApplicant(product);
    const as = product.as(tokenOf(await login(product, email, PASSWORD)));
    for (let i = 0; i < 5; i += 1) {
      expectError(await as.put('/user/me/password').send({ current: `wrong ${i}`, password: NEW }), 400, WRONG);
      expect((await as.delete('/user/me').send({ password: `wrong ${i}` })).status).toBe(400);
    }
    expectError(await as.delete('/user/me').send({ password: PASSWORD }), 429);
    expect((await as.get('/user/me')).status).toBe(200);
  });
});

describe('asking for links again and again', () => {
  const forgot = (email: string) => product.visitor.post('/user/forgot-password').send({ email });

  it('sends three an hour to one address, and says nothing of it', async () => {
    const { email } = await anApplicant(product);
    for (let i = 0; i < 5; i += 1) {
      const { status, body } = await forgot(email);
      expect([status, body as unknown]).toEqual([202, SENT]);
    }
    expect((await outboxOf(product)).filter(({ template }) => template === 'password-reset')).toHaveLength(3);
  });

  it('is refused from one place after twenty', async () => {
    const tries = await Promise.all(Array.from({ length: 20 }, (_, i) => forgot(`nobody${i}@example.org`)));
    expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 202));
    expectError(await forgot('nobody@example.org'), 429);
  });
});

describe('newer CVs of one account', () => {
  it('are ten in an hour', async () => {
    const { email } = await anApplicant(product);
    const as = product.as(tokenOf(await login(product, email, PASSWORD)));
    const send = () => sendForm(as.put('/user/me/cv'), {}, aCv());
    for (let i = 0; i < 10; i += 1) expect((await send()).status).toBe(200);
    expectError(await send(), 429);
  });
});
