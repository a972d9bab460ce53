import type { Response, Test } from 'supertest';
import { aBooking, aCourse, aMessage } from '../factories/index.js';
import { addTeacherProfile } from './teacher-profiles.js';
import { type Product } from './product.js';
import { expectError } from './errors.js';
import { login, register } from './registration.js';
import { signed } from './tokens.js';

/** The driver looks for a store for two seconds; the rest is for a busy machine. */
export const TIMEOUT_MS = 4000;
export const LONG_MS = 20_000;
const now = Math.floor(Date.now() / 1000);
const TOKEN = signed({ sub: 'a'.repeat(24), role: 'Admin', sid: 'A'.repeat(22), iat: now, exp: now + 3600 });

/** One call of every sort there is. */
export const CALLS: readonly (readonly [string, (product: Product) => Test])[] = [
  ['the courses', ({ visitor }) => visitor.get('/course/getcourses')],
  ['the teacher details', ({ visitor }) => visitor.get('/category/alldetails')],
  ['one detail', ({ visitor }) => visitor.get(`/category/details/${'a'.repeat(24)}`)],
  ['the staff of a service', ({ visitor }) => visitor.get('/category/counselingdetails?service=Student+counseling')],
  ['a picture', ({ visitor }) => visitor.get('/uploads/x.webp')],
  ['a message', ({ visitor }) => visitor.post('/contact/addcontact').send(aMessage())],
  [
    'a booking with a key',
    ({ visitor }) =>
      visitor.post('/shadow-teacher/add-booking').set('Idempotency-Key', 'x').send(aBooking('shadow-teacher')),
  ],
  ['a registration', (product) => register(product)],
  ['a login', (product) => login(product, 'a@b.lk', 'a password')],
  ['an administrator’s list', (product) => product.as(TOKEN).get('/user/get')],
  ['an administrator’s change', (product) => product.as(TOKEN).post('/course/addCourse').send(aCourse())],
  ['the courses with a token', (product) => product.as(TOKEN).get('/course/getcourses')],
  ['a picture for the store', (product) => addTeacherProfile({ ...product, admin: product.as(TOKEN) })],
  ['readiness', ({ visitor }) => visitor.get('/health/ready')],
];

export const NAMES = CALLS.map(([name]) => name);

export interface Timed {
  readonly answer: Response;
  readonly tookMs: number;
}

export async function timed(call: Test): Promise<Timed> {
  const start = performance.now();
  return { answer: await call.timeout(LONG_MS), tookMs: performance.now() - start };
}

/** All calls at once: each waits for the driver, which looks for the store. */
export async function answersWhileAway(product: Product): Promise<ReadonlyMap<string, Timed>> {
  return new Map(await Promise.all(CALLS.map(async ([name, call]) => [name, await timed(call(product))] as const)));
}

export function expectAway(timed: Timed | undefined, withinMs = TIMEOUT_MS): void {
  expect(timed?.tookMs).toBeLessThan(withinMs);
  if (!timed) return;
  expectError(timed.answer, 503);
  expect(Number(timed.answer.headers['retry-after'])).toBeGreaterThan(0);
}
