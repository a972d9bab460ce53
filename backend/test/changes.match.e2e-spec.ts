import { BOOKING_KINDS } from '#contract/bookings';
import { aBooking, aCourse } from './factories/index.js';
import { theDetail } from './support/details.js';
import { type Product, theProduct } from './support/product.js';
import { expectRefusal } from './support/refusals.js';
import { anApplicant } from './support/registration.js';

interface Changed {
  /** The path that changes the record. */
  readonly path: string;
  readonly read: () => Promise<Readonly<Record<string, unknown>>>;
}

/** Every kind of record with a change of it, and the other field that somebody else changes meanwhile. */
const RECORDS = [
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
      const { _id } = await theDetail(product);
      const read = async () => {
        const { body } = await product.admin.get(`/category/details/${_id}`);
        return (body as { category: Record<string, unknown> }).category;
      };
      return { path: `/category/updatedetails/${_id}`, read };
    },
  },
];

describe('a change that names the version it is about', () => {
  const product = theProduct();
  const put = (path: string, body: object, version: unknown) =>
    product.admin
      .put(path)
      .set('If-Match', `"${String(version)}"`)
      .send(body);

  it.each(RECORDS)('is made of $name as long as nobody changed it', async ({ make, mine }) => {
    const { path, read } = await make(product);
    expect((await put(path, mine, (await read())['updatedAt'])).status).toBe(200);
    expect(await read()).toMatchObject(mine);
  });

  it.each(RECORDS)(
    'is refused of $name once somebody else did, and nothing is saved',
    async ({ make, mine, theirs }) => {
      const { path, read } = await make(product);
      const { updatedAt } = await read();
      expect((await product.admin.put(path).send(theirs)).status).toBe(200);
      const now = await read();
      expectRefusal(await put(path, mine, updatedAt), 412);
      expect(await read()).toEqual(now);
    },
  );

  it.each(RECORDS)('wins once where several of $name come at the same moment', async ({ make, mine }) => {
    const { path, read } = await make(product);
    const { updatedAt } = await read();
    const [field = ''] = Object.keys(mine);
    const answers = await Promise.all(['1', '2', '3', '4'].map((text) => put(path, { [field]: text }, updatedAt)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it('may be about any version, and one that never was is refused', async () => {
    const [booking] = RECORDS;
    const { path = '' } = (await booking?.make(product)) ?? {};
    expect((await product.admin.put(path).set('If-Match', '*').send({ childAge: 9 })).status).toBe(200);
    expectRefusal(await put(path, { childAge: 10 }, 'no date'), 412);
  });
});
