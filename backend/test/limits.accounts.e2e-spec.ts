import { RateLimits } from '../src/limits/index.js';
import { aCv, aPdf, aRegistration } from './factories/index.js';
import { expectError } from './support/errors.js';
import { FORM_TYPE, formBody, sendForm } from './support/form.js';
import { postFrom } from './support/from-address.js';
import { expectToWait, HOUR, usedOf } from './support/limits.js';
import { messagesOf } from './support/messages.js';
import { theProduct } from './support/product.js';
import { type RawAnswer, sendRaw } from './support/raw.js';
import { anApplicant, login, tokenOf } from './support/registration.js';
import { aHead, HEAD } from './support/second-factor.js';

/** Many requests, each with a password to compare: long on a busy machine. */
const LONG_MS = 30_000;

const product = theProduct({ RATE_LIMITS: 'on' });
const used = usedOf(product);
const PASSWORD = 'one step at a time';
const NEW = 'a newer step at a time';
const WRONG = { current: 'This is not your current password. Enter it again.' };
const SENT = { message: 'We cannot send email at the moment. Please call us to get a new password.' };

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

  it(
    'are taken of twenty people in one place, at once and one after the other',
    async () => {
      const together = await Promise.all(Array.from({ length: 6 }, () => applyFrom('127.0.31.1')));
      expect(together.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
      expect(await statuses(14, () => applyFrom('127.0.31.1'))).toEqual(Array.from({ length: 14 }, () => 201));
    },
    LONG_MS,
  );

  it('are forty an hour from one place, and nobody is told there that they tried too often', async () => {
    await used('application', '127.0.31.2', 39);
    expect((await applyFrom('127.0.31.2')).status).toBe(201);
    const next = await applyFrom('127.0.31.2');
    expectToWait(next, HOUR);
    expect(next.text).not.toContain('Too many tries');
    expect(next.text).toContain('There have been many tries over your internet connection, perhaps by others.');
    expect((await applyFrom('127.0.31.3')).status).toBe(201);
  });

  it('are a hundred and twenty a day from one place', async () => {
    await used('applicationOfDay', '127.0.31.4', 120);
    expectToWait(await applyFrom('127.0.31.4'), 24 * HOUR);
  });

  it('are five an hour under one e-mail address, from wherever', async () => {
    const email = 'one.mailbox@example.org';
    expect(await statuses(6, (n) => applyFrom(`127.0.35.${n + 1}`, { email }))).toEqual([201, 409, 409, 409, 409, 429]);
    const refused = await applyFrom('127.0.35.9', { email: 'One.Mailbox@Example.org' });
    expect(refused.text).toContain('Too many tries. Please wait 60 minutes, then try again.');
  });

  it('that were mistyped are not counted', async () => {
    const mistyped = { phone_number: '12' };
    expect(await statuses(8, () => applyFrom('127.0.32.1', mistyped))).toEqual(Array.from({ length: 8 }, () => 400));
    expect((await applyFrom('127.0.32.1')).status).toBe(201);
  });

  it('for known e-mail addresses count four times: no list of addresses can be tried', async () => {
    const { email } = await anApplicant(product);
    await used('application', '127.0.33.1', 36);
    expect(await statuses(2, () => applyFrom('127.0.33.1', { email }))).toEqual([409, 429]);
    expect((await applyFrom('127.0.33.1')).status).toBe(429);
  });

  it('with a used key and other content are counted: each is read and hashed', async () => {
    const send = (cv: string) => {
      const body = formBody(aRegistration(), aCv({ content: aPdf(cv) }));
      const headers = { 'Content-Type': FORM_TYPE, 'Content-Length': String(body.length), 'Idempotency-Key': 'spent' };
      return sendRaw(product.url, { method: 'POST', path: '/user/create', headers, body, from: '127.0.36.1' });
    };
    await used('application', '127.0.36.1', 38);
    expect(await statuses(3, (n) => send(`page ${n}`))).toEqual([201, 422, 429]);
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
      found.push((await change(body, '127.0.25.1', { email: next, current: PASSWORD })).status);
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

describe('what somebody changes of their own account', () => {
  const signedIn = async () => {
    const { _id, email } = await anApplicant(product);
    return { id: _id, email, as: product.as(tokenOf(await login(product, email, PASSWORD))) };
  };

  it('is ten changes an hour that the password confirms, whichever they are', async () => {
    const { id, email, as } = await signedIn();
    await used('ownSecurityChange', id, 9);
    const changed = await as.put('/user/me/password').send({ current: PASSWORD, password: NEW });
    expect(changed.status).toBe(200);
    const now = product.as(tokenOf(changed));
    expectError(await now.put('/user/me/password').send({ current: NEW, password: PASSWORD }), 429);
    expectError(await now.delete('/user/me').send({ password: NEW }), 429);
    expect((await login(product, email, NEW)).status).toBe(200);
  });

  it('is not used up by wrong passwords: whoever finds a phone keeps its owner from nothing for long', async () => {
    const { id, as } = await signedIn();
    await used('ownSecurityChange', id, 9);
    for (let i = 0; i < 3; i += 1) {
      expectError(await as.put('/user/me/password').send({ current: 'wrong', password: NEW }), 400, WRONG);
    }
    expect((await as.put('/user/me/password').send({ current: PASSWORD, password: NEW })).status).toBe(200);
  });

  it('is ten sessions an hour that are ended, by signing out or from elsewhere', async () => {
    const { id, email, as } = await signedIn();
    const [second, third] = [await login(product, email, PASSWORD), await login(product, email, PASSWORD)];
    await used('sessionsEnded', id, 8);
    expect((await product.as(tokenOf(second)).post('/user/logout')).status).toBe(204);
    expect((await as.delete('/user/me/sessions')).status).toBe(204);
    expectError(await as.post('/user/logout'), 429);
    expectError(await as.delete('/user/me/sessions'), 429);
    expectError(await as.delete(`/user/me/sessions/${'x'.repeat(22)}`), 429);
    // The password still ends them all.
    expect((await as.put('/user/me/password').send({ current: PASSWORD, password: NEW })).status).toBe(200);
    expect((await product.as(tokenOf(third)).get('/user/me')).status).toBe(401);
  });

  it('is ten set-ups of a second factor an hour', async () => {
    const as = product.as(await aHead(product));
    const start = () => as.post('/user/me/second-factor');
    for (let i = 0; i < 10; i += 1) expect((await start()).status).toBe(200);
    expectError(await start(), 429);
    await product.connection.collection('users').deleteMany({ email: HEAD.email });
  });
});

describe('asking for links again and again', () => {
  const forgot = (email: string) => product.visitor.post('/user/forgot-password').send({ email });

  const mails = async (): Promise<(string | undefined)[]> =>
    (await messagesOf(product))
      .filter(({ template }) => template === 'password-reset')
      .map(({ text }) => /#([\w-]{43})/.exec(text)?.[1]);
  const reset = (token: string | undefined) =>
    product.visitor.post('/user/reset-password').send({ token, password: NEW });

  it('sends one link three times, and says nothing of it; a stranger uses up nothing of its owner’s', async () => {
    const { email } = await anApplicant(product);
    for (let i = 0; i < 5; i += 1) {
      const { status, body } = await forgot(email);
      expect([status, body as unknown]).toEqual([202, SENT]);
    }
    const sent = await mails();
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    expect((await reset(sent[0])).status).toBe(200);
  });

  it('sends another link once that one is nearly over, however often a stranger has asked', async () => {
    const { email } = await anApplicant(product);
    for (let i = 0; i < 6; i += 1) await postFrom(product, '127.0.40.1', '/user/forgot-password', { email });
    const soon = new Date(Date.now() + 60_000);
    await product.connection.collection('users').updateOne({ email }, { $set: { 'reset.until': soon } });
    await postFrom(product, '127.0.40.1', '/user/forgot-password', { email });
    expect(await mails()).toHaveLength(3);
    await postFrom(product, '127.0.40.2', '/user/forgot-password', { email });
    const [newest, before] = await mails();
    expect(newest).not.toBe(before);
    expect((await reset(newest)).status).toBe(200);
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
