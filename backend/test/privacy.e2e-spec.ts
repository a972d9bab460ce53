import { setImmediate } from 'node:timers/promises';
import type { Response } from 'supertest';
import { BOOKING_KINDS } from '#contract/bookings';
import { ContactsService } from '../src/contacts/index.js';
import { aBooking, aCourse, aCourseRequest, aCv, aMessage, aPdf, aRegistration } from './factories/index.js';
import { captureLogs } from './support/capture-logs.js';
import { FORM_TYPE, formBody, sendForm } from './support/form.js';
import { ADMIN, theProduct } from './support/product.js';
import { sendCut, sendRaw } from './support/raw.js';
import { login, tokenOf } from './support/registration.js';

const CANARY = 'canary';
const WORDS = `${CANARY}\n{"level":60,"msg":"${CANARY}"}\r\nerror: ${CANARY} 0770000001\n    at ${CANARY}`;
const EMAIL = `${CANARY}@${CANARY}.example`;
const PASSWORD = `${CANARY} of a password`;

/** All that is a text in a form, replaced. */
function full(fields: Readonly<Record<string, unknown>>, words: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, spoilt(name, value, words)]));
}
function spoilt(name: string, value: unknown, words: string): unknown {
  if (name === 'email' || name === 'parentEmail') return EMAIL;
  const isFree = typeof value === 'string' && !/phone|number|date|type|course/i.test(name);
  return isFree ? words : value;
}

describe('the log at trace level', () => {
  const logs = captureLogs();
  const printed: string[] = [];
  const product = theProduct({ LOG_LEVEL: 'trace' }, false, logs.stream);
  const post = (path: string, body: object) =>
    product.visitor.post(path).set('Idempotency-Key', `${CANARY}-${path}`).set('User-Agent', CANARY).send(body);
  const statuses: number[] = [];
  const did = ({ status }: Pick<Response, 'status'>): void => void statuses.push(status);
  let tokens: readonly string[] = [];

  beforeAll(async () => {
    for (const name of ['stdout', 'stderr'] as const) {
      jest.spyOn(process[name], 'write').mockImplementation((chunk) => printed.push(String(chunk)) > 0);
    }
    await product.admin.post('/course/addCourse').send(aCourse({ description: WORDS }));
    // What is accepted first, then the same with everything wrong.
    for (const words of [CANARY, WORDS, CANARY.repeat(1000)]) {
      for (const kind of BOOKING_KINDS) did(await post(`/${kind}/add-booking`, full(aBooking(kind), words)));
      did(await post('/contact/addcontact', full(aMessage(), words)));
      did(await post('/course/add-course-requests', full(aCourseRequest(), words)));
      const cv = aCv({ name: `${CANARY}.pdf`, content: aPdf(CANARY) });
      const form = { ...full(aRegistration(), words), password: PASSWORD };
      did(await sendForm(product.visitor.post('/user/create'), form, cv));
      did(await sendForm(product.visitor.post('/user/create'), form, aCv({ content: Buffer.from(WORDS) })));
    }
    const again = { ...full(aRegistration(), CANARY), password: PASSWORD };
    did(await sendForm(product.visitor.post('/user/create'), again, aCv()));
    const [admin, own] = [await login(product, ADMIN.email, ADMIN.password), await login(product, EMAIL, PASSWORD)];
    tokens = [tokenOf(admin), tokenOf(own)];
    for (const [email, password] of [
      [EMAIL, WORDS],
      [WORDS, PASSWORD],
      [{ $ne: CANARY }, PASSWORD],
    ]) {
      did(await login(product, email, password));
    }
    did(await product.admin.get('/user/get').query({ filter: JSON.stringify({ q: CANARY }) }));
    did(await product.admin.get('/user/get').query({ [CANARY]: WORDS, filter: CANARY, token: tokens[0] }));
    did(await product.admin.get(`/file/${CANARY}.pdf`));
    did(await product.as(`${CANARY}.${CANARY}.${CANARY}`).get('/user/get'));
    did(await product.visitor.get(`/${CANARY}?${CANARY}=${CANARY}`));
    did(await sendRaw(product.url, { path: `/%E0%A4%A?${CANARY}`, headers: { Cookie: CANARY, Referer: CANARY } }));
    did(await product.visitor.post('/contact/addcontact').type('json').send(`{"name":"${CANARY}`));
    // A fault of ours whose own words quote what was sent, over several lines as stores do it.
    jest.spyOn(product.app.get(ContactsService), 'add').mockRejectedValue(new Error(`cannot keep ${WORDS}`));
    did(await post('/contact/addcontact', aMessage()));
  }, 60_000);
  afterAll(() => jest.restoreAllMocks());

  it('logs an upload that its sender aborted, but not as an error', async () => {
    const heard = logs.lines().length;
    const head = `POST /user/create HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: 200000\r\n\r\n`;
    await sendCut(product.url, Buffer.concat([Buffer.from(head), formBody({}, aCv()).subarray(0, -60)]));
    await lineOf(logs, 'request aborted');
    const told = logs.lines().slice(heard);
    expect(told.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('logs every event: what was stored, what was refused, and an error of ours', () => {
    expect(new Set(statuses)).toEqual(new Set([200, 201, 400, 401, 404, 409, 500]));
    const told = logs.lines().filter(({ msg }) => msg === 'request completed');
    expect(told.length).toBeGreaterThanOrEqual(statuses.length);
    expect(told).toContainEqual(expect.objectContaining({ route: '/user/create', status: 201 }));
    expect(logs.lines()).toContainEqual(
      expect.objectContaining({
        msg: expect.stringMatching(/^Error at POST \/contact\/addcontact\n\s+at /) as unknown,
      }),
    );
  });

  it('repeats nothing that anybody sent', () => {
    expect(logs.text()).not.toMatch(new RegExp(CANARY, 'i'));
    expect(logs.text()).not.toContain('0770000001');
    expect(printed.join('')).not.toMatch(new RegExp(CANARY, 'i'));
  });

  it('holds no token, no password, no hash and no e-mail address', () => {
    const secrets = [...tokens, ...tokens.map((token) => token.split('.')[2] ?? ''), ADMIN.password, ADMIN.email];
    expect(secrets.filter((secret) => logs.text().includes(secret) || printed.join('').includes(secret))).toEqual([]);
    expect(logs.text()).not.toMatch(/\$argon2|eyJ[\w-]+\.|[\w.]+@[\w-]+\.\w/);
  });

  it('has only lines of the expected shapes, and no query string in any of them', () => {
    const own = ['level', 'time', 'pid', 'hostname', 'msg', 'context'];
    const names = [...own, 'id', 'method', 'route', 'status', 'ms', 'auditEvent'];
    for (const line of logs.lines()) expect(Object.keys(line).filter((name) => !names.includes(name))).toEqual([]);
    expect(logs.lines().filter(({ level, msg }) => level === 60 || msg === CANARY)).toEqual([]);
    expect(logs.lines().filter(({ route }) => typeof route === 'string' && route.includes('?'))).toEqual([]);
  });
});

/** Resolves when the line is there: a request is logged when its connection has taken the whole answer. */
async function lineOf(logs: ReturnType<typeof captureLogs>, msg: string): Promise<void> {
  while (!logs.lines().some((line) => line['msg'] === msg)) await setImmediate();
}
