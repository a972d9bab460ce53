import { BOOKING_FIELDS, BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import type { Rule } from '#contract/rule';
import { aBooking } from './factories/index.js';
import { expectError } from './support/errors.js';
import { BOOKING_CASES, type FieldCases } from './support/field-cases.js';
import { ADDRESS, REFERENCE } from './support/follow-up.js';
import { obeysRules } from './support/obeys-rules.js';
import { theProduct } from './support/product.js';

const product = theProduct({}, false);

const PARENT = {
  parentName: 'Ruwan Perera',
  parentPhone: '0771234567',
  parentEmail: 'ruwan@example.org',
  preferredStaff: 'a'.repeat(24),
};

const ID: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);

const DATE: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

/** One service receives and changes all of them: what has nothing of its kind in it is tried with this one. */
const ONE_KIND = 'shadow-teacher';

/** What the form of a kind asks; what every form asks (`PARENT_FIELDS` and others) with one kind. */
function casesOf(kind: BookingKind): FieldCases {
  const cases = Object.entries(BOOKING_CASES[kind]);
  return Object.fromEntries(cases.filter(([field]) => kind === ONE_KIND || field in BOOKING_FIELDS[kind]));
}

/** One for all; what a test looks at as a whole is emptied after it. */

describe.each(BOOKING_KINDS)('booking a %s', (kind) => {
  afterEach(() => product.clear());
  const add = (fields: object) => product.visitor.post(`/${kind}/add-booking`).send(fields);
  const list = async (): Promise<Record<string, unknown>[]> =>
    (await product.admin.get(`/${kind}/view-booking`)).body as Record<string, unknown>[];

  it('answers with the fixed sentence and the id of a pending booking', async () => {
    const { status, body } = await add(aBooking(kind));
    expect({ status, body: body as unknown }).toEqual({
      status: 201,
      body: {
        message: 'Your booking has been successfully added!',
        bookingId: ID,
        reference: REFERENCE,
        followUp: ADDRESS,
      },
    });
    const { bookingId } = body as { bookingId: string };
    const fixed = { _id: bookingId, status: 'Pending', createdAt: DATE, updatedAt: DATE };
    const [kept, ...others] = await list();
    expect(kept).toMatchObject({ ...aBooking(kind), ...fixed });
    expect(others).toEqual([]);
  });

  it('drops what the contract does not name, the fields of other kinds included', async () => {
    const strange = {
      _id: 'b'.repeat(24),
      bookingId: 'b'.repeat(24),
      kind: 'x',
      createdAt: '2001-01-01',
      isAdmin: true,
    };
    const everything = Object.assign({}, ...BOOKING_KINDS.map((other) => aBooking(other))) as object;
    const { status, body } = await add({ ...everything, ...aBooking(kind), ...strange });
    expect(status).toBe(201);
    const stored = await product.connection.collection('bookings').findOne();
    const kept = ['_id', 'kind', 'status', 'reference', 'followUpHash', 'language', 'createdAt', 'updatedAt'];
    const wanted = [...kept, ...Object.keys(BOOKING_FIELDS[kind])];
    expect(Object.keys(stored ?? {}).filter((key) => !wanted.includes(key))).toEqual([]);
    expect(stored).toMatchObject({ kind, status: 'Pending' });
    expect(String(stored?._id)).toBe((body as { bookingId: string }).bookingId);
    expect(String(stored?._id)).not.toBe(strange._id);
  });

  it('needs no grade of a child who is not at school, and holds one that is sent to its rule', async () => {
    const { schoolGrade: _, ...noGrade } = aBooking(kind);
    expectError(await add(noGrade), 400, { schoolGrade: 'Enter the school grade.' });
    expectError(await add({ ...noGrade, notAtSchool: false }), 400, { schoolGrade: 'Enter the school grade.' });
    const outside = { schoolGrade: 'School grade must be between 1 and 12.' };
    expectError(await add({ ...noGrade, notAtSchool: true, schoolGrade: 13 }), 400, outside);
    expect((await add({ ...noGrade, notAtSchool: 'true' })).status).toBe(201);
    expect((await add({ ...noGrade, notAtSchool: true, schoolGrade: 12 })).status).toBe(201);
    const [graded, ungraded] = await list();
    expect(graded).toMatchObject({ notAtSchool: true, schoolGrade: 12 });
    expect(ungraded).toMatchObject({ notAtSchool: true });
    expect(ungraded).not.toHaveProperty('schoolGrade');
  });

  it('is seen by its own kind only', async () => {
    await add(aBooking(kind));
    for (const other of BOOKING_KINDS.filter((one) => one !== kind)) {
      expect((await product.admin.get(`/${other}/view-booking`)).body).toEqual([]);
    }
  });

  it('names every field at fault, in the order of the form', async () => {
    const answer = await add({});
    const required = Object.entries<Rule>(BOOKING_FIELDS[kind]).filter(([, rule]) => !rule.optional);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(required.map(([name]) => name));
    expect(answer.body).toMatchObject({ message: "Enter your child's name." });
    expect(await list()).toEqual([]);
  });

  if (kind !== ONE_KIND) return;

  it('keeps how the parents can be reached, where they say so', async () => {
    expect((await add(aBooking(kind, PARENT))).status).toBe(201);
    expect(await list()).toMatchObject([PARENT]);
  });

  it('keeps which text was agreed to and in which language, and can be found by them', async () => {
    const consent = { consentVersion: '2026-11-21', consentLanguage: 'ta' };
    expect((await add(aBooking(kind, consent))).status).toBe(201);
    await add(aBooking(kind));
    const filter = JSON.stringify({ consentLanguage: 'ta' });
    const { body } = await product.admin.get(`/${kind}/view-booking`).query({ filter });
    expect(body).toMatchObject([consent]);
    expect(body).toHaveLength(1);
  });

  it('keeps a diagnosis, and takes numbers as text and text with spaces around', async () => {
    const typed = { childAge: '7', schoolGrade: ' 2 ', childName: '  සිතුම් ', diagnosedCondition: 'Autism' };
    expect((await add(aBooking(kind, typed))).status).toBe(201);
    expect(await list()).toMatchObject([
      { childAge: 7, schoolGrade: 2, childName: 'සිතුම්', diagnosedCondition: 'Autism' },
    ]);
  });

  it.each(['Approved', 'Rejected', 'hacked', { $ne: 1 }])('is pending even when %j is sent', async (status) => {
    expect((await add(aBooking(kind, { status }))).status).toBe(201);
    expect(await list()).toMatchObject([{ status: 'Pending' }]);
  });

  it('says what its family has not decided yet', async () => {
    const open = { preschool: true, noOfsessionPerweekOpen: true, startingDateOpen: 'true', bestTime: 'morning' };
    expect((await add(aBooking(kind, open))).status).toBe(201);
    expect(await list()).toMatchObject([{ ...aBooking(kind), ...open, startingDateOpen: true }]);
  });
});

describe('the fields of a booking', () => {
  describe.each(BOOKING_KINDS)('of a %s', (kind) => {
    const send = (fields: object) => product.visitor.post(`/${kind}/add-booking`).send(fields);
    obeysRules({ send }, casesOf(kind), aBooking(kind));
  });
});

describe('booking what is not offered', () => {
  it.each(['parent-counselling', 'shadow-teachers', 'bookings', '__proto__', 'constructor', '..', 'shadow-teacher;x'])(
    'answers 404 for %s',
    async (kind) => {
      const { visitor, admin } = product;
      const name = encodeURIComponent(kind);
      expectError(await visitor.post(`/${name}/add-booking`).send(aBooking('shadow-teacher')), 404);
      expectError(await admin.get(`/${name}/view-booking`), 404);
      expectError(await admin.put(`/${name}/update-booking/${'a'.repeat(24)}`).send({}), 404);
      expectError(await admin.delete(`/${name}/delete-booking/${'a'.repeat(24)}`), 404);
    },
  );
});
