import type { Test } from 'supertest';
import type { FollowUpAnswer } from '#contract/follow-up';
import { aBooking, aCourse, aCourseRequest, aMessage } from '../factories/index.js';
import type { Product } from './product.js';

export const PARENT = { parentName: 'Ruwan Perera', parentPhone: '0771234567', parentEmail: 'ruwan@example.org' };

/** What a family was answered when it sent its request. */
export interface SentRequest {
  readonly reference: string;
  readonly followUp: string;
  readonly token: string;
}

export const REFERENCE: unknown = expect.stringMatching(/^OS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
export const ADDRESS: unknown = expect.stringMatching(/^http:\/\/localhost:0\/booking-status#[\w-]{43}$/);

async function sent(test: Test): Promise<SentRequest> {
  const { status, body } = await test;
  expect(status).toBe(201);
  const { reference, followUp } = body as { reference: string; followUp: string };
  return { reference, followUp, token: followUp.split('#')[1] ?? '' };
}

export function aSentBooking(
  { visitor }: Product,
  fields: object = {},
  kind = 'shadow-teacher' as const,
): Promise<SentRequest> {
  return sent(visitor.post(`/${kind}/add-booking`).send(aBooking(kind, { ...PARENT, ...fields })));
}

/** The course it asks for is there afterwards. */
export async function aSentCourseRequest({ admin, visitor }: Product, fields: object = {}): Promise<SentRequest> {
  await admin.post('/course/addCourse').send(aCourse());
  return sent(visitor.post('/course/add-course-requests').send(aCourseRequest({ ...fields })));
}

export function aSentMessage({ visitor }: Product, fields: object = {}): Promise<SentRequest> {
  return sent(visitor.post('/contact/addcontact').send(aMessage({ ...fields })));
}

/** The calls a family makes. */
export const family = ({ visitor }: Product) => ({
  look: (body: object) => visitor.post('/follow-up').send(body),
  change: (body: object) => visitor.put('/follow-up').send(body),
  cancel: (body: object) => visitor.post('/follow-up/cancel').send(body),
  renew: (body: object) => visitor.post('/follow-up/renew').send(body),
});

/** Looks at a request that is there. */
export async function looked(
  product: Product,
  { token }: Pick<SentRequest, 'token'>,
): Promise<FollowUpAnswer['request']> {
  const { status, body } = await family(product).look({ token });
  expect(status).toBe(200);
  return (body as FollowUpAnswer).request;
}

export const happenings = ({ history }: FollowUpAnswer['request']): string[] => history.map(({ what }) => what);
