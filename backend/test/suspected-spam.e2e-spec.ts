import { BOOKING_KINDS } from '#contract/bookings';
import { HONEYPOT_FIELD } from '#contract/honeypot';
import { aBooking, aCourse, aCourseRequest, aCv, aMessage, aRegistration } from './factories/index.js';
import { expectError, expectNoSecrets } from './support/errors.js';
import { sendForm } from './support/form.js';
import { theProduct } from './support/product.js';
import { filled, suspected, SUSPECTED_SPAM_CREATES, type SuspectedRow, totalOf } from './support/suspected-spam.js';

const product = theProduct();

/** No form of ours sends these. */
const ODD: readonly unknown[] = [7, false, ['x'], { toString: 1 }, { $ne: null }];

const ID = /^[0-9a-f]{24}$/;

describe.each(SUSPECTED_SPAM_CREATES)('a form to $path that a program filled in', (create) => {
  const { path, send, before } = create;
  const [body, otherBody] = create.bodies;
  beforeEach(() => before?.(product));
  const withKey = (sent: Readonly<Record<string, unknown>>) =>
    send(product, path, sent).set('Idempotency-Key', 'one tap');
  /** An answer without what differs from record to record. */
  const shapeOf = ({ status, body: answer }: { status: number; body: unknown }) => ({
    status,
    answer: JSON.stringify(answer)
      .replace(/[0-9a-f]{24}/g, 'id')
      .replace(/\d{4}-[\d-]+T[\d:.]+Z/g, 'date')
      .replace(/OS-\w{4}-\w{4}/g, 'reference')
      .replace(/#[\w-]{43}/g, 'secret'),
  });

  it('is answered as any other, and is in its list only where suspected spam is asked for', async () => {
    const usual = shapeOf(await send(product, path, otherBody));
    const total = await totalOf(product, create);
    expect(shapeOf(await send(product, path, filled(otherBody)))).toEqual(usual);
    expect(await totalOf(product, create)).toBe(total);
    const held = await suspected(product);
    expect(held).toHaveLength(1);
    expect(held[0]).toMatchObject({
      _id: expect.stringMatching(ID) as string,
      suspectedSpam: true,
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
    expect(JSON.stringify(held)).not.toContain('spam.example');
    expectNoSecrets(held);
  });

  it.each(['', '   ', null])('is no suspected spam where the field says %j', async (nothing) => {
    expect((await send(product, path, { ...body, [HONEYPOT_FIELD]: nothing })).status).toBe(201);
    expect(await suspected(product)).toEqual([]);
    expect(await totalOf(product, create)).toBe(1);
  });

  it.each(ODD.map((value) => [JSON.stringify(value), value]))(
    'is suspected spam where it says %s',
    async (_, something) => {
      expect((await send(product, path, { ...body, [HONEYPOT_FIELD]: something })).status).toBe(201);
      expect(await suspected(product)).toHaveLength(1);
      expect(await totalOf(product, create)).toBe(0);
    },
  );

  it('is held to the same rules', async () => {
    const [field = ''] = Object.keys(body);
    const plain = await send(product, path, { ...body, [field]: '' });
    const tricked = await send(product, path, filled({ ...body, [field]: '' }));
    expect([tricked.status, tricked.body]).toEqual([400, plain.body]);
    expect(await suspected(product)).toEqual([]);
  });

  it('is suspected once under its key, filled or not, and also of ten at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => withKey(filled(body))));
    const again = [await withKey(filled(body)), await withKey(body)];
    const [first] = answers;
    for (const { status, body: answer } of [...answers, ...again]) expect([status, answer]).toEqual([201, first?.body]);
    expect(await suspected(product)).toHaveLength(1);
    expect(await totalOf(product, create)).toBe(0);
    expectError(await withKey(filled(otherBody)), 422);
  });

  it('is not stored a second time when its key came before without it', async () => {
    const first = await withKey(body);
    expect((await withKey(filled(body))).body).toEqual(first.body);
    expect(await suspected(product)).toEqual([]);
    expect(await totalOf(product, create)).toBe(1);
  });
});

describe('a suspected booking', () => {
  it('is not there to be changed or found', async () => {
    const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(filled(aBooking('shadow-teacher')));
    const { bookingId } = body as { bookingId: string };
    const { admin } = product;
    expectError(await admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ status: 'Approved' }), 404);
    const wanted = [{ id: bookingId }, { childName: 'Sithum' }, { q: 'Sithum' }];
    for (const filter of [...wanted, { suspectedSpam: false }]) {
      const query = { filter: JSON.stringify(filter), range: '[0,9]' };
      expect((await admin.get('/shadow-teacher/view-booking').query(query)).headers['content-range']).toMatch(/\*\/0$/);
    }
    expect(await suspected(product)).toHaveLength(1);
  });
});

describe('a suspected request for a course', () => {
  it('is not there to be decided', async () => {
    await product.admin.post('/course/addCourse').send(aCourse());
    await product.visitor.post('/course/add-course-requests').send(filled(aCourseRequest()));
    const [held] = await suspected(product);
    const decision = { status: 'accepted' };
    expectError(await product.admin.put(`/course/course-requests/${held?._id ?? ''}`).send(decision), 404);
    expect(await suspected(product)).toHaveLength(1);
  });
});

describe('suspected spam', () => {
  it('is in no figure and not in the inbox, but counted as what it is', async () => {
    for (const kind of BOOKING_KINDS) await product.visitor.post(`/${kind}/add-booking`).send(filled(aBooking(kind)));
    await product.visitor.post('/contact/addcontact').send(filled(aMessage()));
    expect((await product.admin.get('/bookings/inbox')).body).toEqual([]);
    const { body } = await product.admin.get('/dashboard/figures');
    const { suspectedSpam, messages, weeks } = body as { suspectedSpam: object; messages: number; weeks: object[] };
    expect([suspectedSpam, messages]).toEqual([{ bookings: 5, courseRequests: 0, messages: 1 }, 0]);
    expect(weeks.at(-1)).toMatchObject({ bookings: 0, messages: 0 });
    expect(JSON.stringify((body as { bookings: object }).bookings)).not.toMatch(/[1-9]/);
  });

  it('keeps everything that was written', async () => {
    await product.visitor.post('/shadow-teacher/add-booking').send(filled(aBooking('shadow-teacher')));
    const [held] = await suspected(product);
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
    const [usual] = (await product.admin.get('/shadow-teacher/view-booking')).body as SuspectedRow[];
    const ITS_OWN = ['_id', 'reference', 'createdAt', 'updatedAt', 'history', 'suspectedSpam'];
    const plain = (row: SuspectedRow) =>
      Object.fromEntries(Object.entries(row).filter(([field]) => !ITS_OWN.includes(field)));
    expect(held && plain(held)).toEqual(usual && plain(usual));
    expect([held?.['suspectedSpam'], usual?.['suspectedSpam']]).toEqual([true, undefined]);
  });

  it('is never an application', async () => {
    const sent = filled(aRegistration());
    expect((await sendForm(product.visitor.post('/user/create'), sent, aCv())).status).toBe(201);
    expect(await suspected(product)).toEqual([]);
    expect((await product.admin.get('/user/get')).body).toHaveLength(1);
  });
});

it('can be cleared by age, and clears nothing by itself', async () => {
  for (const name of ['bookings', 'contacts', 'courserequests']) {
    const indexes = await product.connection.collection(name).indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { suspectedSpam: 1, createdAt: -1, _id: -1 } }));
    expect(indexes.filter((index) => 'expireAfterSeconds' in index)).toEqual([]);
  }
});

it('is filtered, sorted and counted in its list like anything else', async () => {
  for (const name of ['Banu', 'anne', 'Chitra'])
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name })));
  await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Deepa' }));
  const list = async (filter: object, range: string) => {
    const query = { filter: JSON.stringify(filter), range, sort: '["createdAt","ASC"]' };
    const { body, headers } = await product.admin.get('/contact/getcontact').query(query);
    return [...(body as { name: string }[]).map(({ name }) => name), headers['content-range']];
  };
  expect(await list({ suspectedSpam: true }, '[1,1]')).toEqual(['anne', 'contacts 1-1/3']);
  expect(await list({ suspectedSpam: 'true', q: 'CHIT' }, '[0,9]')).toEqual(['Chitra', 'contacts 0-0/1']);
  expect(await list({ suspectedSpam: false }, '[0,9]')).toEqual(['Deepa', 'contacts 0-0/1']);
});
