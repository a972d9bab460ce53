import { BOOKING_FIELDS, BOOKING_KINDS, BOOKING_STATUSES, type BookingKind, PARENT_FIELDS } from '#contract/bookings';
import { aBooking } from './factories/index.js';
import { expectError } from './support/errors.js';
import { BOOKING_CASES, type FieldCases } from './support/field-cases.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { obeysRules } from './support/obeys-rules.js';
import { theProduct } from './support/product.js';

const product = theProduct({}, false);

/** One service receives and changes all of them: what has nothing of its kind in it is tried with this one. */
const ONE_KIND = 'shadow-teacher';

/** What the form of a kind asks; what every form asks (`PARENT_FIELDS` and others) with one kind. */
function casesOf(kind: BookingKind): FieldCases {
  const cases = Object.entries(BOOKING_CASES[kind]);
  return Object.fromEntries(cases.filter(([field]) => kind === ONE_KIND || field in BOOKING_FIELDS[kind]));
}

type Booking = Readonly<Record<string, unknown>>;

/** Nothing is emptied between these tests: each has a booking of its own, or one that it cannot harm. */

describe.each(BOOKING_KINDS)('changing a booking of a %s', (kind) => {
  const add = async (): Promise<string> => {
    const { body } = await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind));
    return (body as { bookingId: string }).bookingId;
  };
  const update = (id: string, changes: object) => product.admin.put(`/${kind}/update-booking/${id}`).send(changes);
  const read = async (id: string): Promise<Booking> => {
    const { body } = await product.admin.get(`/${kind}/view-booking`).query({ filter: JSON.stringify({ id }) });
    return (body as Booking[])[0] ?? {};
  };

  it('changes a part and answers with the whole', async () => {
    const id = await add();
    const before = await read(id);
    const { status, body } = await update(id, { childName: 'Nethmi', childAge: '9' });
    expect(status).toBe(200);
    const changed = { childName: 'Nethmi', childAge: 9, updatedAt: expect.any(String) as unknown };
    const history = ['received', 'corrected'].map((what) => ({ at: expect.any(String) as unknown, what }));
    expect(body).toEqual({ ...before, ...changed, history });
    expect(await read(id)).toEqual(body);
    expect((body as Booking)['updatedAt']).not.toBe(before['updatedAt']);
  });

  it('takes the whole row back, and changes only what may change', async () => {
    const id = await add();
    const before = await read(id);
    const fixed = { _id: 'a'.repeat(24), bookingId: 'x', kind: 'x', createdAt: '2001-01-01', updatedAt: '2001-01-01' };
    const { status } = await update(id, { ...before, ...fixed, id: 'x', role: 'Admin', status: 'Approved' });
    expect(status).toBe(200);
    const { updatedAt: _, ...after } = await read(id);
    const { updatedAt: __, history, ...same } = before;
    const approved = { at: expect.any(String) as unknown, what: 'approved' };
    // Nobody left a number or an address: there is nobody to tell.
    const decided = { status: 'Approved', history: [...(history as unknown[]), approved] };
    expect(after).toEqual({ ...same, ...decided });
  });

  it('is no longer open where what was open is changed', async () => {
    const open = aBooking(kind, { noOfsessionPerweek: 1, noOfsessionPerweekOpen: true, startingDateOpen: true });
    const { bookingId } = (await product.visitor.post(`/${kind}/add-booking`).send(open)).body as { bookingId: string };
    if (!('noOfsessionPerweek' in BOOKING_FIELDS[kind])) return;
    await update(bookingId, { childName: 'Nethmi', noOfsessionPerweek: 1 });
    expect(await read(bookingId)).toMatchObject({ noOfsessionPerweekOpen: true });
    const { body } = await update(bookingId, { noOfsessionPerweek: 2 });
    expect(body).toMatchObject({ noOfsessionPerweek: 2, noOfsessionPerweekOpen: false, startingDateOpen: true });
  });

  it('is held to the rule on the grade by what is stored beside it', async () => {
    const { schoolGrade: _, ...noGrade } = aBooking(kind);
    const { body } = await product.visitor.post(`/${kind}/add-booking`).send({ ...noGrade, notAtSchool: true });
    const { bookingId: id } = body as { bookingId: string };
    const missing = { schoolGrade: 'Enter the school grade.' };
    expect((await update(id, { status: 'Approved' })).body).toMatchObject({ status: 'Approved', notAtSchool: true });
    expectError(await update(id, { notAtSchool: false }), 400, missing);
    expectError(await update(id, { notAtSchool: '' }), 400, missing);
    expect((await update(id, { notAtSchool: false, schoolGrade: 1 })).status).toBe(200);
    expectError(await update(id, { schoolGrade: '' }), 400, missing);
    expect((await update(id, { notAtSchool: true, schoolGrade: '' })).status).toBe(200);
    expect(await read(id)).not.toHaveProperty('schoolGrade');
  });

  it('drops the fields of other kinds', async () => {
    const id = await add();
    const foreign = Object.assign({}, ...BOOKING_KINDS.map((other) => aBooking(other))) as object;
    expect((await update(id, { ...foreign, ...aBooking(kind) })).status).toBe(200);
    const stored = await product.connection
      .collection('bookings')
      .findOne({ childName: 'Sithum', kind }, { sort: { _id: -1 } });
    const known = Object.keys({ ...BOOKING_FIELDS[kind], ...PARENT_FIELDS });
    const ofEvery = ['_id', 'kind', 'status', 'reference', 'language', 'createdAt', 'updatedAt'];
    const kept = [...ofEvery, 'followUpHash', 'history'];
    const own = [...kept, ...known];
    expect(Object.keys(stored ?? {}).filter((key) => !own.includes(key))).toEqual([]);
  });

  it('does not find a booking of another kind', async () => {
    const id = await add();
    for (const other of BOOKING_KINDS.filter((one) => one !== kind)) {
      expectError(await product.admin.put(`/${other}/update-booking/${id}`).send({ status: 'Approved' }), 404);
    }
    expect(await read(id)).toMatchObject({ status: 'Pending' });
  });

  describe('field by field', () => {
    // Of the others what the form of that one does not ask.
    const {
      consentVersion: _version,
      consentLanguage: _language,
      ...changeable
    } = Object.fromEntries(
      Object.entries(casesOf(kind)).filter(([field]) => kind === ONE_KIND || !(field in BOOKING_CASES[ONE_KIND])),
    );
    let id: string;
    beforeAll(async () => {
      id = await add();
    });
    obeysRules(
      { send: (changes) => update(id, changes), changes: true, record: (body) => body },
      {
        ...changeable,
        status: {
          good: ['Rejected'],
          bad: ['rejected'],
          message: 'Choose a status from the list.',
          missing: 'Choose a status.',
        },
      },
      {},
    );
  });

  if (kind !== ONE_KIND) return;

  it('is to be told where the family can be reached', async () => {
    const id = await add();
    await update(id, { parentPhone: '0771234567' });
    const { body } = await update(id, { status: 'Approved' });
    expect(body).toMatchObject({ status: 'Approved', toTell: true });
  });

  it('never changes what the parents agreed to', async () => {
    const consent = { consentVersion: '2026-11-21', consentLanguage: 'si' };
    const { body } = await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind, consent));
    const { bookingId: id } = body as { bookingId: string };
    expect((await update(id, { consentVersion: 'another', consentLanguage: 'en' })).status).toBe(200);
    expect((await update(id, { consentVersion: '', consentLanguage: null })).status).toBe(200);
    expect(await read(id)).toMatchObject(consent);
  });

  it('moves between all statuses freely', async () => {
    const id = await add();
    for (const from of BOOKING_STATUSES) {
      for (const to of BOOKING_STATUSES) {
        expect((await update(id, { status: from })).body).toMatchObject({ status: from });
        expect((await update(id, { status: to })).body).toMatchObject({ status: to });
      }
    }
  });

  it('clears an optional field, and only such a one', async () => {
    const id = await add();
    await update(id, { parentName: 'Ruwan', parentPhone: '0771234567' });
    expect((await update(id, { parentName: '', parentPhone: null })).status).toBe(200);
    const after = await read(id);
    expect([after['parentName'], after['parentPhone']]).toEqual([undefined, undefined]);
    expectError(await update(id, { childName: ' ' }), 400, { childName: "Enter your child's name." });
  });

  it('changes nothing when one field is at fault', async () => {
    const id = await add();
    const before = await read(id);
    expect((await update(id, { childName: 'Nethmi', childAge: 19, status: 'Approved' })).status).toBe(400);
    expect(await read(id)).toEqual(before);
  });

  it('keeps both of two changes that come at once', async () => {
    const id = await add();
    await Promise.all([update(id, { status: 'Rejected' }), update(id, { childName: 'Nethmi' })]);
    expect(await read(id)).toMatchObject({ status: 'Rejected', childName: 'Nethmi' });
  });

  answers404ForUnknownIds((id) => update(id, { status: 'Approved' }));
});
