import { createHash } from 'node:crypto';
import type { Product } from './support/product.js';

/** Jest can replace ES modules; its types do not say so yet. */
interface Modules {
  unstable_mockModule(name: string, make: () => object): unknown;
}
const argon2 = await import('@node-rs/argon2');
/** Hashes that the product compared a password with. */
const compared: string[] = [];
/** While this is set, passwords wait for it to be compared. */
let held: Promise<void> | undefined;
(import.meta.jest as unknown as Modules).unstable_mockModule('@node-rs/argon2', () => ({
  hash: argon2.hash,
  verify: async (hashed: string, password: string) => {
    compared.push(hashed);
    await held;
    return argon2.verify(hashed, password);
  },
}));
const { ADMIN, theProduct } = await import('./support/product.js');
const { anApplicant, login } = await import('./support/registration.js');
const { expectError } = await import('./support/errors.js');
const { isPassword } = await import('../src/common/passwords.js');

const PASSWORD = 'a canary of a password';
const costOf = (hashed: string | undefined): string | undefined => /^\$argon2id\$v=19\$[^$]+/.exec(hashed ?? '')?.[0];

describe('guessing at the login', () => {
  const product: Product = theProduct();
  beforeEach(() => {
    compared.length = 0;
  });
  const failed = async (email: string, password: string) => {
    const { status, body } = await login(product, email, password);
    return { status, body: body as unknown };
  };

  it('costs one hash of the same price whether or not the e-mail is known, and gets the same answer', async () => {
    await failed('nobody@example.org', PASSWORD);
    compared.length = 0;
    const unknown = await failed('nobody@example.org', PASSWORD);
    const ofUnknown = compared.splice(0);
    const wrong = await failed(ADMIN.email, PASSWORD);
    expect(unknown).toEqual(wrong);
    expect(unknown.status).toBe(401);
    expect([ofUnknown.length, compared.length]).toEqual([1, 1]);
    expect(costOf(ofUnknown[0])).toBe(costOf(compared[0]));
    expect(costOf(ofUnknown[0])).toBeDefined();
    expect(ofUnknown[0]).not.toBe(compared[0]);
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
    expect(compared).toEqual([]);
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
});

describe('a login while the hashing queue is full', () => {
  const product: Product = theProduct({ RATE_LIMITS: 'on' });

  it('uses up no attempt: repeated later, it succeeds', async () => {
    let release = (): void => undefined;
    held = new Promise((resolve) => (release = resolve));
    // As many as may wait, and then some.
    const others = Array.from({ length: 2000 }, () => isPassword(undefined, PASSWORD).catch(() => undefined));
    for (let n = 0; n < 12; n += 1) expectError(await login(product, ADMIN.email, ADMIN.password), 503);
    release();
    held = undefined;
    await Promise.all(others);
    expect((await login(product, ADMIN.email, ADMIN.password)).status).toBe(200);
  });
});
