import { BOOKING_KINDS } from '#contract/bookings';
import { aBooking, aCourse, aMessage } from '../factories/index.js';
import type { Product } from './product.js';
import { anApplicant } from './registration.js';
import { theTeacherProfile } from './teacher-profiles.js';

export interface Changed {
  /** The path that changes the record. */
  readonly path: string;
  readonly read: () => Promise<Readonly<Record<string, unknown>>>;
}

/** Every kind of record with a change of it, and the other field that somebody else changes meanwhile. */
export const RECORDS = [
  ...BOOKING_KINDS.map((kind) => ({
    name: kind,
    mine: { childName: 'Mine' },
    theirs: { childAge: 11 },
    make: async ({ visitor, admin }: Product): Promise<Changed> => {
      const { body } = await visitor.post(`/${kind}/add-booking`).send(aBooking(kind));
      const { bookingId } = body as { bookingId: string };
      const read = async () => ((await admin.get(`/${kind}/view-booking`)).body as Record<string, unknown>[])[0] ?? {};
      return { path: `/${kind}/update-booking/${bookingId}`, read };
    },
  })),
  {
    name: 'an application',
    mine: { full_name: 'Mine' },
    theirs: { home_address: 'Theirs' },
    make: async (product: Product): Promise<Changed> => {
      const { _id } = await anApplicant(product);
      const read = async () => ((await product.admin.get('/user/get')).body as Record<string, unknown>[])[0] ?? {};
      return { path: `/user/${_id}/update`, read };
    },
  },
  {
    name: 'a course',
    mine: { title: 'Mine' },
    theirs: { description: 'Theirs' },
    make: async ({ admin }: Product): Promise<Changed> => {
      const { _id } = (await admin.post('/course/addCourse').send(aCourse())).body as { _id: string };
      const read = async () => {
        const { body } = await admin.get('/course/getcourses');
        return (body as { data: { courses: Record<string, unknown>[] } }).data.courses[0] ?? {};
      };
      return { path: `/course/updateCourse/${_id}`, read };
    },
  },
  {
    name: 'a teacher detail',
    mine: { tName: 'Mine' },
    theirs: { age: 50 },
    make: async (product: Product): Promise<Changed> => {
      const { _id } = await theTeacherProfile(product);
      const read = async () => {
        const { body } = await product.admin.get(`/category/details/${_id}`);
        return (body as { category: Record<string, unknown> }).category;
      };
      return { path: `/category/updatedetails/${_id}`, read };
    },
  },
  {
    name: 'one’s own account',
    mine: { full_name: 'Mine' },
    theirs: { full_name: 'Theirs' },
    make: async ({ admin }: Product): Promise<Changed> => {
      await admin.put('/user/me').send({ full_name: 'Before' });
      const read = async () => ((await admin.get('/user/me')).body as { user: Record<string, unknown> }).user;
      return { path: '/user/me', read };
    },
  },
  {
    name: 'a person',
    mine: { name: 'Mine' },
    theirs: { phone: '0770000009' },
    make: async ({ visitor, admin }: Product): Promise<Changed> => {
      await visitor.post('/contact/addcontact').send(aMessage({ phone: '0770000001' }));
      const [{ _id } = { _id: '' }] = (await admin.get('/contact/getcontact')).body as { _id: string }[];
      const read = async () => (await admin.get(`/people/${_id}`)).body as Record<string, unknown>;
      return { path: `/people/${_id}`, read };
    },
  },
];
