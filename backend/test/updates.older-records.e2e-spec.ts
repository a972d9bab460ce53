import { BOOKING_KINDS } from '#contract/bookings';
import { aPortrait, aService, aVacancy } from './factories/index.js';
import { expectError } from './support/errors.js';
import { sendForm } from './support/form.js';
import { theProduct } from './support/product.js';
import { aSignedIn } from './support/registration.js';
import { theTeacherProfile } from './support/teacher-profiles.js';
import { RECORDS } from './support/changeable-records.js';

const product = theProduct();

/** Records as they were stored before today's rules, which refuse `old`, with a change that is right and one that is not. */
const OLD = [
  ...BOOKING_KINDS.map((kind) => ({
    name: kind,
    collection: 'bookings',
    old: { childName: 'x'.repeat(300), childAge: 40, parentPhone: '12', parentEmail: 'a..b@x.lk', schoolGrade: null },
    change: { parentName: 'Changed' },
    wrong: { parentEmail: 'c..d@x.lk' },
  })),
  {
    name: 'an application',
    collection: 'users',
    old: { full_name: 'x'.repeat(300), phone_number: '+94 77 1', email: 'a..b@x.lk', teacher_type: 'Nurse' },
    change: { home_address: 'Changed' },
    wrong: { phone_number: '+94 77 2' },
  },
  {
    name: 'a course',
    collection: 'courses',
    old: { title: 'x'.repeat(400), link: 'no link' },
    change: { description: 'Changed' },
    wrong: { link: 'another' },
  },
  {
    name: 'a teacher detail',
    collection: 'categories',
    old: { tName: 'x'.repeat(300), age: 12, service: 'Another service', languages: ['xx'] },
    change: { goodAt: 'Changed' },
    wrong: { age: 13 },
  },
];

describe('a record of older rules that is sent back whole', () => {
  /** Stored past the rules of today. */
  const store = async (collection: string, old: object): Promise<void> => {
    const records = product.connection.collection(collection);
    const { matchedCount } = await records.updateOne({ kind: { $ne: 'administrator' } }, { $set: old });
    expect(matchedCount).toBe(1);
  };
  const aged = async ({ name, collection, old }: (typeof OLD)[number]) => {
    const made = await RECORDS.find((record) => record.name === name)?.make(product);
    await store(collection, old);
    const before = (await made?.read()) ?? {};
    expect(before).toMatchObject(old);
    return { path: '', read: () => Promise.resolve({}), ...made, before };
  };

  it.each(OLD)('is changed where it differs: $name', async (record) => {
    const { path, read, before } = await aged(record);
    const { status, body } = await product.admin.put(path).send({ ...before, ...record.change });
    expect([status, (body as { errors?: unknown }).errors]).toEqual([200, undefined]);
    expect(await read()).toMatchObject({ ...record.old, ...record.change });
  });

  it.each(OLD)('is refused for what is wrong and differs, and for nothing else: $name', async (record) => {
    const { path, read, before } = await aged(record);
    const { status, body } = await product.admin.put(path).send({ ...before, ...record.wrong });
    expect(status).toBe(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(Object.keys(record.wrong));
    expect(await read()).toEqual(before);
  });

  it('may be decided, and keeps what it held', async () => {
    for (const [name, status] of [
      ['shadow-teacher', 'Approved'],
      ['an application', 'approved'],
    ]) {
      const record = OLD.find((each) => each.name === name);
      if (record === undefined) throw new Error('It is in no table.');
      const { path, read, before } = await aged(record);
      expect((await product.admin.put(path).send({ ...before, status })).status).toBe(200);
      expect(await read()).toMatchObject({ ...record.old, status });
    }
  });

  it('keeps an old value beside a new picture', async () => {
    const { _id } = await theTeacherProfile(product);
    await store('categories', { age: 12 });
    const path = `/category/updatedetails/${_id}`;
    const { status } = await sendForm(product.admin.put(path), { age: '12', tName: 'Changed' }, aPortrait());
    expect(status).toBe(200);
    const { body } = await product.visitor.get(`/category/details/${_id}`);
    expect(body).toMatchObject({ category: { age: 12, tName: 'Changed' } });
  });

  it('is one’s own account too, and asks for no password where the address is as it was', async () => {
    const own = product.as(await aSignedIn(product));
    const old = { full_name: 'x'.repeat(300), phone_number: '+94 77 1', email: 'a..b@x.lk' };
    await store('users', old);
    const { user } = (await own.get('/user/me')).body as { user: object };
    const { status, body } = await own.put('/user/me').send({ ...user, home_address: 'Changed' });
    expect([status, body]).toEqual([200, expect.objectContaining({ ...old, home_address: 'Changed' })]);
    expectError(await own.put('/user/me').send({ ...user, phone_number: '+94 77 2' }), 400, {
      phone_number: 'Please enter a valid 10-digit phone number.',
    });
  });

  it('is a vacancy or a price too', async () => {
    const vacancy = (await product.admin.post('/vacancy').send(aVacancy())).body as { _id: string };
    await store('vacancies', { title: 'x'.repeat(300), teacher_type: 'Nurse' });
    const [read] = (await product.admin.get('/vacancy')).body as object[];
    const changed = await product.admin.put(`/vacancy/${vacancy._id}`).send({ ...read, pay: 'Changed' });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ teacher_type: 'Nurse', pay: 'Changed' }),
    ]);

    const service = (await product.admin.post('/services').send(aService())).body as { _id: string };
    const [priceFrom, priceTo] = [2000, 1000];
    await store('services', { priceFrom, priceTo });
    const put = (body: object) => product.admin.put(`/services/${service._id}`).send(body);
    expect((await put({ priceFrom, priceTo, waitingWeeks: 3 })).body).toMatchObject({
      priceFrom,
      priceTo,
      waitingWeeks: 3,
    });
    expectError(await put({ priceFrom, priceTo: 1500 }), 400, {
      priceTo: 'Price to must not be lower than the price from, which must be filled in too.',
    });
  });
});
