import { aBooking } from './factories/index.js';
import { expectError } from './support/errors.js';
import {
  aSentBooking,
  aSentCourseRequest,
  aSentMessage,
  family,
  happenings,
  looked,
  PARENT,
} from './support/follow-up.js';
import { aMember, aPlacedChild, aSession, day } from './support/placed-child.js';
import { theProduct } from './support/product.js';
import { filled } from './support/suspected-spam.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

const product = theProduct();

const DATE: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

const UNKNOWN =
  'We cannot find a request with these details. Check the reference and the phone number, or call us: 011 234 5678.';

describe('following a request', () => {
  const look = (body: object) => family(product).look(body);

  it('is told where a booking stands, and nothing of the child or of how to reach the family', async () => {
    const { reference, token } = await aSentBooking(product);
    const { status, body } = await look({ token });
    expect({ status, body: body as unknown }).toEqual({
      status: 200,
      body: {
        request: {
          reference,
          kind: 'shadow-teacher',
          status: 'Pending',
          createdAt: DATE,
          updatedAt: DATE,
          startingDate: '2027-01-05T00:00:00.000Z',
          history: [{ at: DATE, what: 'received' }],
          replyBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
          reach: { phone: '… 4567', email: 'r…@example.org' },
        },
        token,
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/Sithum|Ruwan|0771234567/);
  });

  it('works for course requests and messages too', async () => {
    const [request, message] = [await aSentCourseRequest(product), await aSentMessage(product)];
    expect(await looked(product, request)).toMatchObject({ kind: 'course-request', status: 'pending' });
    expect(await looked(product, message)).toMatchObject({ kind: 'contact', status: 'received' });
  });

  it.each([
    '0771234567',
    '077 123 4567',
    '077-1234567',
    '+94771234567',
    '0094 77 123 4567',
    'tel:077\u200E1234567',
    '௦௭௭௧௨௩௪௫௬௭',
  ])('needs the reference and the number, spelt %s', async (phone) => {
    const { reference, token } = await aSentBooking(product);
    const { status, body } = await look({ reference, phone });
    expect([status, body]).toMatchObject([200, { request: { reference }, token }]);
  });

  it.each([
    (reference: string) => reference.toLowerCase(),
    (reference: string) => reference.replaceAll('-', ''),
    (reference: string) => ` ${reference.slice(3).replace('-', ' ')} `,
  ])('reads a reference as people type it (%#)', async (typed) => {
    const { reference } = await aSentBooking(product);
    expect((await look({ reference: typed(reference), phone: PARENT.parentPhone })).status).toBe(200);
  });

  it('takes a foreign number', async () => {
    const { reference } = await aSentBooking(product, { parentPhone: '+974 3312 3456' });
    expect((await look({ reference, phone: '00974 33123456' })).status).toBe(200);
  });

  it('takes the e-mail address where no number was given, and only there', async () => {
    const message = await aSentMessage(product);
    expect((await look({ reference: message.reference, email: 'Ruwan@Example.org' })).status).toBe(200);
    const booking = await aSentBooking(product);
    expectError(await look({ reference: booking.reference, email: PARENT.parentEmail }), 404);
  });

  it('takes that address also where the number is asked for', async () => {
    const { reference } = await aSentMessage(product, { email: 'only@example.org' });
    const look = (phone: string) => family(product).look({ reference, phone });
    expect((await look('Only@example.org')).status).toBe(200);
    expectError(await look('other@example.org'), 404);
    expectError(await look('only@example'), 400, { phone: 'Please enter a valid 10-digit phone number.' });
  });

  it('answers an unknown and a wrong reference alike', async () => {
    const { reference } = await aSentBooking(product);
    const nameless = await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
    const { reference: withoutPhone } = nameless.body as { reference: string };
    const tries = [
      { reference, phone: '0771234568' },
      { reference, email: 'somebody@example.org' },
      { reference: 'OS-0000-0000', phone: '0771234567' },
      { reference: 'no reference at all', phone: '0771234567' },
      { reference: withoutPhone, phone: '0771234567' },
      { token: 'x'.repeat(43) },
    ];
    for (const body of tries) {
      const answer = await look(body);
      expectError(answer, 404);
      expect(answer.body).toMatchObject({ message: UNKNOWN });
    }
  });

  it('says what is missing', async () => {
    expectError(await look({}), 400, { reference: 'Enter the reference, like OS-4K7M-9QX2.' });
    expectError(await look({ reference: 'OS-0000-0000' }), 400, { phone: 'Enter your phone number.' });
    expectError(await look({ reference: 'OS-0000-0000', phone: '12' }), 400, {
      phone: 'Please enter a valid 10-digit phone number.',
    });
  });

  it('does not tell a family that their form is suspected of being spam', async () => {
    const { body } = await product.visitor
      .post('/shadow-teacher/add-booking')
      .send(filled(aBooking('shadow-teacher', PARENT)));
    const token = (body as { followUp: string }).followUp.split('#')[1] ?? '';
    expect(await looked(product, { token })).toMatchObject({ status: 'Pending' });
  });

  it('shows what was decided, and that it was taken back', async () => {
    const { token } = await aSentBooking(product);
    const [row] = (await product.admin.get('/shadow-teacher/view-booking')).body as { _id: string }[];
    for (const status of ['Approved', 'Approved', 'Pending', 'Rejected']) {
      await product.admin.put(`/shadow-teacher/update-booking/${row?._id ?? ''}`).send({ status });
    }
    const request = await looked(product, { token });
    expect(request).toMatchObject({ status: 'Rejected' });
    expect(happenings(request)).toEqual(['received', 'approved', 'pending', 'rejected']);
  });

  it('says by when it hears of it: two working days after it came, and again after it is decided', async () => {
    const { token } = await aSentBooking(product);
    const bookings = product.connection.collection('bookings');
    await bookings.updateOne({}, { $set: { createdAt: new Date('2026-04-09T03:00:00Z') } });
    // A Thursday before the New Year's holidays of the 13th and 14th.
    expect(await looked(product, { token })).toMatchObject({ replyBy: '2026-04-15' });
    const [row] = (await product.admin.get('/shadow-teacher/view-booking')).body as { _id: string }[];
    await product.admin.put(`/shadow-teacher/update-booking/${row?._id ?? ''}`).send({ status: 'Approved' });
    const decided = { at: new Date('2026-04-10T03:00:00Z'), what: 'approved' };
    const noted = { at: new Date('2026-04-16T03:00:00Z'), what: 'note', text: 'In the morning, please.' };
    await bookings.updateOne({}, { $set: { history: { a: decided, b: noted } } });
    expect(await looked(product, { token })).toMatchObject({ replyBy: '2026-04-16' });
    const [message] = (await product.admin.get('/outbox').query({ filter: '{"template":"booking-approved"}' }))
      .body as { _id: string }[];
    expect((await product.admin.post(`/outbox/${message?._id}/told`).send({ by: 'phone' })).status).toBe(200);
    expect(await looked(product, { token })).not.toHaveProperty('replyBy');
    await product.admin.put(`/shadow-teacher/update-booking/${row?._id ?? ''}`).send({ status: 'Pending' });
    const again = { at: new Date('2026-04-20T03:00:00Z'), what: 'pending' };
    await bookings.updateOne({}, { $set: { history: { a: decided, b: again } } });
    expect(await looked(product, { token })).toMatchObject({ status: 'Pending', replyBy: '2026-04-22' });
  });

  it('says that consent is withdrawn, and no longer by when it is called, until it agrees again', async () => {
    const { token } = await aSentBooking(product);
    const [row] = (await product.admin.get('/shadow-teacher/view-booking')).body as Row[];
    expect((await product.admin.post(`/people/${row?._id}/withdraw`).send({})).status).toBe(200);
    const request = await looked(product, { token });
    expect(request).toMatchObject({ status: 'Pending', withdrawn: true });
    expect(request).not.toHaveProperty('replyBy');
    expect((await product.admin.delete(`/people/${row?._id}/withdraw`).send({})).status).toBe(200);
    const again = await looked(product, { token });
    expect(again).toHaveProperty('replyBy');
    expect(again).not.toHaveProperty('withdrawn');
  });

  it('owes the family no session while its consent is withdrawn: no make-up is planned then', async () => {
    const [placed, member] = [await aPlacedChild(product), await aMember(product)];
    const session = await aSession(product, placed, member, { day: day(-1) });
    await aSession(product, placed, member);
    await product.admin.post(`/sessions/${session}/cancel`).send({ by: 'provider', owed: true });
    const owed = async () => {
      const filter = JSON.stringify({ owed: true });
      const { body: figures } = await product.admin.get('/sessions/figures');
      return [
        (await looked(product, placed)).sessions?.[0]?.owed ?? false,
        ((await product.admin.get(`/sessions/${session}`)).body as { owed: boolean }).owed,
        ((await product.admin.get('/sessions').query({ filter })).body as unknown[]).length,
        (figures as { owed: number }).owed,
        ((await member.client.get(`/sessions/${session}`)).body as { owed: boolean }).owed,
      ];
    };
    expect(await owed()).toEqual([true, true, 1, 1, true]);
    const withdrawal = `/people/${placed.family}/withdraw`;
    expect((await product.admin.post(withdrawal).send({ records: [placed.booking] })).status).toBe(200);
    expect(await owed()).toEqual([false, false, 0, 0, false]);
    expect((await product.admin.delete(withdrawal).send({ records: [placed.booking] })).status).toBe(200);
    expect(await owed()).toEqual([true, true, 1, 1, true]);
  });

  it('says that we changed what was sent, with a message; not whom the booking was given to', async () => {
    const { token } = await aSentBooking(product);
    const [row] = (await product.admin.get('/shadow-teacher/view-booking')).body as Row[];
    const change = (fields: object) => product.admin.put(`/shadow-teacher/update-booking/${row?._id}`).send(fields);
    const templates = async () =>
      ((await product.admin.get('/outbox')).body as { template: string }[]).map(({ template }) => template);
    const { _id: assignedStaff } = await theTeacherProfile(product, {});
    expect((await change({ assignedStaff, childName: row?.['childName'] })).status).toBe(200);
    expect(happenings(await looked(product, { token }))).toEqual(['received']);
    expect(await templates()).toEqual(['booking-received']);
    await change({ status: 'Approved' });
    await change({ startingDate: '2027-02-01' });
    await change({ childName: 'Sithum P. Perera' });
    const request = await looked(product, { token });
    expect(request).toMatchObject({ startingDate: '2027-02-01T00:00:00.000Z' });
    expect(happenings(request)).toEqual(['received', 'approved', 'corrected']);
    expect(await templates()).toEqual(['booking-changed', 'booking-changed', 'booking-approved', 'booking-received']);
  });

  it('ends when the record is deleted', async () => {
    const { token } = await aSentMessage(product);
    const [row] = (await product.admin.get('/contact/getcontact')).body as { _id: string }[];
    await product.admin.delete(`/contact/deletecontact/${row?._id ?? ''}`);
    expectError(await look({ token }), 404);
  });

  it('shows of the cancelled sessions none behind the next eight that take place', async () => {
    const [placed, member] = [await aPlacedChild(product), await aMember(product)];
    for (const week of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) await aSession(product, placed, member, { day: day(week * 7) });
    for (const [fromNow, at] of [
      [3, '15:30'],
      [49, '17:00'],
      [52, '15:30'],
    ] as const) {
      await aSession(product, placed, member, { day: day(fromNow), at, status: 'cancelled' });
    }
    const { sessions = [] } = await looked(product, placed);
    expect(sessions.filter(({ status }) => status === 'planned')).toHaveLength(8);
    expect(sessions.filter(({ status }) => status === 'cancelled').map((one) => one.day)).toEqual([day(3), day(49)]);
  });
});

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };
