import { aBooking, aCourse, aCourseRequest, aMessage } from '../factories/index.js';
import type { Product } from './product.js';

/** The number and the address of a family that is not the one of any factory. */
export const PHONE = '0777654321';
export const EMAIL = 'malini@example.org';

export interface Person {
  readonly _id: string;
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly [group: string]: unknown;
}

/** How the family writes its name, and how it was typed on another day: the two are one name. */
export const NAME = 'Malini Perera';
const SAME_NAME = 'MALINI \u200b Perera';

/** A family with a booking, a course request and a message, in three spellings of its name; its id. */
export async function aFamily(product: Product): Promise<string> {
  const { visitor, admin } = product;
  const parent = { parentName: NAME, parentPhone: '077 765 4321', parentEmail: EMAIL };
  const booking = aBooking('shadow-teacher', { childName: 'Kasun', ...parent });
  const { body: booked } = await visitor.post('/shadow-teacher/add-booking').send(booking);
  await admin.post('/course/addCourse').send(aCourse());
  const request = aCourseRequest({ name: SAME_NAME, phone: '+94777654321', email: EMAIL });
  const { body: asked } = await visitor.post('/course/add-course-requests').send(request);
  const message = { name: 'malini perera', phone: '077-7654321', email: EMAIL, message: 'quokka' };
  await visitor.post('/contact/addcontact').send(aMessage(message));
  const [written] = (await admin.get('/contact/getcontact')).body as { _id: string }[];
  const contacts = [{ name: NAME, phone: PHONE, email: EMAIL, language: 'en' }];
  const { body } = await admin.post('/families').send({ name: NAME, contacts });
  const { _id } = body as { _id: string };
  const add = [
    { entity: 'booking', id: (booked as { bookingId: string }).bookingId },
    { entity: 'course-request', id: (asked as { request: { _id: string } }).request._id },
    { entity: 'contact', id: written?._id },
  ];
  await admin.post(`/families/${_id}/records`).send({ add });
  // The records of others, of which nothing may be touched.
  await visitor.post('/contact/addcontact').send(aMessage({ name: 'Stranger', email: 'stranger@example.org' }));
  await visitor
    .post('/counselling-teacher/add-booking')
    .send(aBooking('counselling-teacher', { childName: 'Another', parentPhone: '0770000000' }));
  return _id;
}

export async function people({ admin }: Product, q = ''): Promise<Person[]> {
  return (await admin.get('/people').query({ q })).body as Person[];
}

/** The one person that a search finds. */
export async function thePerson(product: Product, q = PHONE): Promise<Person> {
  const found = await people(product, q);
  const [person] = found;
  if (person === undefined || found.length > 1) throw new Error(`${found.length} people are found by ${q}.`);
  return person;
}
