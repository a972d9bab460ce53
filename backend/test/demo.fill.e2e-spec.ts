import { BOOKING_KINDS, BOOKING_STATUSES } from '#contract/bookings';
import { CONTACT_STATUSES } from '#contract/contacts';
import { REQUEST_STATUSES } from '#contract/courses';
import type { Figures } from '#contract/dashboard';
import { LANGUAGES } from '#contract/pages';
import { SERVICES } from '#contract/services';
import { TEACHER_TYPES, USER_STATUSES } from '#contract/users';
import type { Detail } from './support/teacher-profiles.js';
import { theProduct } from './support/product.js';
import { expectNoSecrets } from './support/errors.js';

type Row = Readonly<Record<string, unknown>>;

describe('a product that is tried out', () => {
  const product = theProduct({ SEED_DEMO: 'on' }, false);

  const list = async (path: string, filter: object = {}): Promise<Row[]> => {
    const { status, body } = await product.admin.get(path).query({ filter: JSON.stringify(filter) });
    expect([path, status]).toEqual([path, 200]);
    expectNoSecrets(body);
    const { data } = body as { data?: { requests?: Row[]; courses?: Row[] } };
    return data?.requests ?? data?.courses ?? (body as Row[]);
  };
  const found = (rows: readonly Row[], ...fields: string[]) =>
    [...new Set(rows.map((row) => fields.map((field) => String(row[field])).join(' ')))].sort();
  const all = (...values: (readonly string[])[]) =>
    values
      .reduce<string[]>((some, more) => some.flatMap((one) => more.map((next) => `${one} ${next}`.trim())), [''])
      .sort();

  it('has courses, prices, and bookings of every kind in every status and language', async () => {
    expect((await list('/course/getcourses')).length).toBeGreaterThan(0);
    expect((await list('/services')).length).toBeGreaterThan(0);
    const bookings = await list('/bookings/inbox');
    expect(found(bookings, 'kind', 'status', 'language')).toEqual(all(BOOKING_KINDS, BOOKING_STATUSES, LANGUAGES));
    expect(bookings.some(({ cancelledBy }) => cancelledBy === 'family')).toBe(true);
    expect(bookings.some(({ consentBy }) => consentBy === 'phone')).toBe(true);
  });

  it('has bookings of eight weeks, some of them late', async () => {
    const { body } = await product.admin.get('/dashboard/figures');
    const { weeks } = body as Figures;
    // The last one may have begun since.
    expect(weeks.slice(0, -1).map(({ bookings }) => bookings > 0)).toEqual(Array.from({ length: 7 }, () => true));
    expect((await list('/bookings/inbox', { due: 'late' })).length).toBeGreaterThan(0);
  });

  it('has course requests, messages and applicants in every status and language, of every type of teacher', async () => {
    expect(found(await list('/course/course-requests'), 'status', 'language')).toEqual(
      all(REQUEST_STATUSES, LANGUAGES),
    );
    expect(found(await list('/contact/getcontact'), 'status', 'language')).toEqual(all(CONTACT_STATUSES, LANGUAGES));
    const applicants = await list('/user/get');
    expect(found(applicants, 'status')).toEqual(all(USER_STATUSES));
    expect(found(applicants, 'teacher_type')).toEqual(all(TEACHER_TYPES));
    for (const { cv } of applicants) {
      const { status, type } = await product.admin.get(`/file/${String(cv)}`);
      expect([status, type]).toEqual([200, 'application/pdf']);
    }
  });

  it.each(['/bookings/inbox', '/course/course-requests', '/contact/getcontact', '/user/get'])(
    'has people in %s who are told of the decision, and some who are not',
    async (path) => {
      const rows = await list(path);
      expect(rows.filter(({ told }) => told !== undefined && told !== null).length).toBeGreaterThan(0);
      const untold = await list(path, { toTell: true });
      expect(untold.length).toBeGreaterThan(0);
      const waiting = (await list('/outbox')).filter(({ status }) => status === 'waiting');
      const toTell = new Set(waiting.map(({ about }) => (about as Row)['recordId']));
      expect(untold.filter(({ _id }) => !toTell.has(_id))).toEqual([]);
    },
  );

  it('has a family with three records, and a teacher who left and still has a family', async () => {
    const [family] = await list('/people', { q: '0700000101' });
    const { body } = await product.admin.get(`/people/${String(family?.['_id'])}`);
    const { bookings, courseRequests, messages } = body as Record<string, Row[]>;
    expect([bookings, courseRequests, messages].every((some) => (some?.length ?? 0) > 0)).toBe(true);
    const [left] = await list('/category/alldetails', { status: 'left' });
    expect((await list('/bookings/inbox', { assignedStaff: left?.['_id'] })).length).toBeGreaterThan(0);
  });

  it.each(SERVICES)('has staff for %s, with pictures', async (service) => {
    const { body } = await product.visitor.get('/category/counselingdetails').query({ service });
    const staff = body as Detail[];
    expect(staff.length).toBeGreaterThan(0);
    for (const { profilePicture } of staff) {
      const { status, type } = await product.visitor.get(`/${profilePicture}`);
      expect([status, type]).toEqual([200, 'image/webp']);
    }
  });

  it('takes back what it shows: every record keeps the rules', async () => {
    for (const kind of BOOKING_KINDS) {
      const { body } = await product.admin.get(`/${kind}/view-booking`);
      for (const booking of body as { _id: string }[]) {
        const { status } = await product.admin.put(`/${kind}/update-booking/${booking._id}`).send(booking);
        expect([kind, status]).toEqual([kind, 200]);
      }
    }
  });
});

describe('a product that is not', () => {
  const product = theProduct({ SEED_DEMO: 'off' });

  it('begins empty', async () => {
    for (const path of ['/course/getcourses', '/services', '/category/alldetails', '/shadow-teacher/view-booking']) {
      const { headers } = await product.admin.get(path);
      expect(headers['content-range']).toMatch(/ \*\/0$/);
    }
  });
});
