import { generateSync } from 'otplib';
import { Accounts } from '../../src/users/index.js';
import type { Product } from './product.js';
import { login, tokenOf } from './registration.js';

/** An administrator who is not the one of all tests. */
export const HEAD = { email: 'head@onestep.test', password: 'a long head password' } as const;
const STEP_SECONDS = 30;

interface SetUp {
  readonly token: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code an app would show so many steps from now. */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });
}

/** As though some time had passed since the last code was used. */
export async function laterThanLastCode({ connection }: Product): Promise<void> {
  await connection.collection('users').updateOne({ email: HEAD.email }, { $set: { 'secondFactor.lastStep': 0 } });
}

export async function aHead(product: Product): Promise<string> {
  expect(await product.app.get(Accounts).setAdministrator(HEAD.email, HEAD.password)).toBe(true);
  return tokenOf(await login(product, HEAD.email, HEAD.password));
}

/** An administrator who has set up a second factor. */
export async function setUp(product: Product): Promise<SetUp> {
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

export const signIn = ({ visitor }: Product, code?: string, password: string = HEAD.password) =>
  visitor.post('/user/login').send({ email: HEAD.email, password, code });
