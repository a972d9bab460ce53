import type { Product } from './support/product.js';
import type { RawAnswer } from './support/raw.js';

/** Jest can replace ES modules; its types do not say so yet. */
interface Modules {
  unstable_mockModule(name: string, make: () => object): unknown;
}
const argon2 = await import('@node-rs/argon2');
let hashed = 0;
(import.meta.jest as unknown as Modules).unstable_mockModule('@node-rs/argon2', () => ({
  verify: argon2.verify,
  hash: (...all: Parameters<typeof argon2.hash>) => {
    hashed += 1;
    return argon2.hash(...all);
  },
}));
const { aCv, aPdf, aRegistration } = await import('./factories/index.js');
const { FORM_TYPE, formBody } = await import('./support/form.js');
const { keptFiles } = await import('./support/uploads.js');
const { theProduct } = await import('./support/product.js');
const { sendRaw } = await import('./support/raw.js');
const { expectRawError, expectError } = await import('./support/errors.js');
const { anApplicant, register } = await import('./support/registration.js');
const { FileStore } = await import('../src/files/index.js');

const HOUR = 60;
const KNOWN = { email: 'This email address is already registered.' };

describe('applications', () => {
  const product: Product = theProduct({ RATE_LIMITS: 'on' });
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

  it('for a known e-mail address cost no password hash, and nothing is stored of them', async () => {
    const { email } = await anApplicant(product);
    const keep = import.meta.jest.spyOn(product.app.get(FileStore), 'keep');
    hashed = 0;
    expectError(await register(product, { email: email.toUpperCase() }), 409, KNOWN);
    expect([hashed, keep.mock.calls.length]).toEqual([0, 0]);
    keep.mockRestore();
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

describe('the CVs of applications that wait', () => {
  const product: Product = theProduct({ CV_QUOTA: '1MB' });
  const apply = () => register(product, {}, aCv({ content: aPdf('x'.repeat(600_000)) }));

  it('have a quota, limits or not; a decision makes room', async () => {
    const first = await apply();
    expect(first.status).toBe(201);
    const second = await apply();
    expectError(second, 507);
    expect((second.body as { message: string }).message).toBe(
      'We cannot take any more applications at the moment. Please call us: 011 234 5678.',
    );
    expect((await keptFiles(product, 'cvs')).files).toBe(1);
    const { _id } = (first.body as { user: { _id: string } }).user;
    await product.admin.put(`/user/${_id}/update`).send({ status: 'approved' });
    expect((await apply()).status).toBe(201);
  });
});
