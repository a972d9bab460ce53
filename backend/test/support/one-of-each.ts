import { aBooking, aCourse, aCourseRequest, aFamilyRecord, aMessage } from '../factories/index.js';
import type { Product } from './product.js';
import { filled, suspected } from './suspected-spam.js';

// Each stores one record, and gives its id.

export const bookingOf = async ({ visitor }: Product): Promise<string> => {
  const { body } = await visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
  return (body as { bookingId: string }).bookingId;
};
export const courseOf = async ({ admin }: Product): Promise<string> =>
  ((await admin.post('/course/addCourse').send(aCourse())).body as { _id: string })._id;
export const requestOf = async (product: Product): Promise<string> => {
  await courseOf(product);
  const { body } = await product.visitor.post('/course/add-course-requests').send(aCourseRequest());
  return (body as { request: { _id: string } }).request._id;
};
export const familyOf = async ({ admin }: Product): Promise<string> =>
  ((await admin.post('/families').send(aFamilyRecord())).body as { _id: string })._id;
export const messageOf = async ({ visitor, admin }: Product): Promise<string> => {
  await visitor.post('/contact/addcontact').send(aMessage());
  return ((await admin.get('/contact/getcontact')).body as { _id: string }[])[0]?._id ?? '';
};

export const suspectOf = async (product: Product): Promise<string> => {
  await product.visitor.post('/contact/addcontact').send(filled(aMessage()));
  return (await suspected(product))[0]?._id ?? '';
};
