import type { Response, Test } from 'supertest';
import { aCv, aRegistration } from '../factories/index.js';
import { type FormFile, sendForm } from './form.js';
import type { Product } from './product.js';

export interface Applicant {
  readonly _id: string;
  readonly email: string;
  readonly cv: string;
  readonly status: string;
  readonly [field: string]: unknown;
}

/** Sends the registration form; a valid one by default. */
export function register(
  { visitor }: Pick<Product, 'visitor'>,
  changes: Record<string, string> = {},
  cv: FormFile = aCv(),
): Test {
  return sendForm(visitor.post('/user/create'), aRegistration(changes), cv);
}

/** Registers somebody who is there when this is done. */
export async function anApplicant(product: Product, changes: Record<string, string> = {}): Promise<Applicant> {
  const { status, body } = await register(product, changes);
  expect(status).toBe(201);
  return (body as { user: Applicant }).user;
}

export function login({ visitor }: Pick<Product, 'visitor'>, email: unknown, password: unknown): Test {
  return visitor.post('/user/login').send({ email, password });
}

export function tokenOf({ body }: Pick<Response, 'body'>): string {
  const { token } = body as { token?: unknown };
  expect(token).toEqual(expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/));
  return String(token);
}

/** Registers somebody and signs them in. */
export async function aSignedIn(product: Product, changes: Record<string, string> = {}): Promise<string> {
  const password = 'one step at a time';
  const { email } = await anApplicant(product, { password, ...changes });
  return tokenOf(await login(product, email, changes['password'] ?? password));
}
