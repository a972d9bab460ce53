import type { Test } from 'supertest';
import { BOOKING_KINDS } from '#contract/bookings';
import { aBooking, aCourse, aCourseRequest, aCv, aMessage, aRegistration } from '../factories/index.js';
import { sendForm } from './form.js';
import type { Product } from './product.js';

/** A route on which anybody may create a record. */
export interface PublicCreate {
  readonly path: string;
  /** Where administrators read what was created. */
  readonly list: string;
  /** Two different bodies that it accepts. */
  readonly bodies: readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
  readonly send: (product: Product, path: string, body: Readonly<Record<string, unknown>>) => Test;
  /** What must be there before. */
  readonly before?: (product: Product) => Promise<unknown>;
}

const asJson: PublicCreate['send'] = ({ visitor }, path, body) => visitor.post(path).send(body);

export const PUBLIC_CREATES: readonly PublicCreate[] = [
  {
    path: '/contact/addcontact',
    list: '/contact/getcontact',
    bodies: [aMessage(), aMessage({ name: 'Other' })],
    send: asJson,
  },
  {
    path: '/course/add-course-requests',
    list: '/course/course-requests',
    bodies: [aCourseRequest(), aCourseRequest({ name: 'Other' })],
    send: asJson,
    before: async ({ admin }) => admin.post('/course/addCourse').send(aCourse()),
  },
  ...BOOKING_KINDS.map((kind) => ({
    path: `/${kind}/add-booking`,
    list: `/${kind}/view-booking`,
    bodies: [aBooking(kind), aBooking(kind, { childAge: 9 })] as const,
    send: asJson,
  })),
  {
    path: '/user/create',
    list: '/user/get',
    bodies: [aRegistration({ email: 'one@example.org' }), aRegistration({ email: 'two@example.org' })],
    send: ({ visitor }, path, body) => sendForm(visitor.post(path), body, aCv()),
  },
];

const OTHER_KINDS: readonly string[] = BOOKING_KINDS.slice(1).map((kind) => `/${kind}/add-booking`);
/** One of each sort: all bookings are received by one service, and `bookings.write` sends one of every kind. */
export const ONE_OF_EACH_CREATE = PUBLIC_CREATES.filter(({ path }) => !OTHER_KINDS.includes(path));
