import { aSentBooking, aSentCourseRequest, aSentMessage, family, PARENT } from './support/follow-up.js';
import { messagesOf } from './support/messages.js';
import { theProduct } from './support/product.js';

const product = theProduct();

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };

describe('a family whose number or address somebody else changes', () => {
  const change = (body: object) => family(product).change(body);
  const opens = async (body: object) => (await family(product).look(body)).status;
  const told = async () =>
    (await messagesOf(product))
      .filter(({ template }) => template === 'details-changed')
      .map(({ to, language }) => [to, language]);
  const THIEF = { parentPhone: '0770000001', parentEmail: 'thief@example.org' };
  const BEFORE = { phone: PARENT.parentPhone };

  it('is told where it was reached before, without the link, and still opens the request', async () => {
    const { reference, token } = await aSentBooking(product, { language: 'si' });
    expect((await change({ token, ...THIEF })).status).toBe(200);
    expect(await told()).toEqual([[PARENT.parentEmail, 'si']]);
    const message = (await messagesOf(product)).find(({ template }) => template === 'details-changed');
    expect(message?.text).toContain(reference);
    expect(message?.text).not.toMatch(/#|thief|0770000001|Ruwan/);
    expect(await opens({ reference, phone: THIEF.parentPhone })).toBe(200);
    expect(await opens({ reference, ...BEFORE })).toBe(200);
    expect(await opens({ reference, phone: '0779999999' })).toBe(404);
    // Nor does a second change drive it out, or the one in between.
    expect((await change({ token, parentPhone: '0770000002' })).status).toBe(200);
    for (const phone of [PARENT.parentPhone, THIEF.parentPhone, '0770000002']) {
      expect(await opens({ reference, phone })).toBe(200);
    }
  });

  it('keeps its number however often it is changed', async () => {
    const { reference, token } = await aSentBooking(product);
    for (let n = 1; n <= 8; n += 1) await change({ token, parentPhone: `077000000${n}` });
    expect(await opens({ reference, ...BEFORE })).toBe(200);
    expect(await opens({ reference, phone: '0770000008' })).toBe(200);
  });

  it('opens it with that number for seven days', async () => {
    const { reference, token } = await aSentBooking(product);
    await change({ token, ...THIEF });
    const ago = (ms: number) => ({
      $set: { formerReach: [{ value: PARENT.parentPhone, since: new Date(Date.now() - ms) }] },
    });
    const bookings = product.connection.collection('bookings');
    await bookings.updateOne({}, ago(7 * 86_400_000 - 60_000));
    expect(await opens({ reference, ...BEFORE })).toBe(200);
    await bookings.updateOne({}, ago(7 * 86_400_000 + 1000));
    expect(await opens({ reference, ...BEFORE })).toBe(404);
  });

  it('opens a message with the email address it came with', async () => {
    const { reference, token } = await aSentMessage(product, { email: 'malini@example.org' });
    await change({ token, parentEmail: 'thief@example.org' });
    expect(await opens({ reference, email: 'malini@example.org' })).toBe(200);
    await change({ token, parentPhone: '0770000003' });
    for (const email of ['malini@example.org', 'thief@example.org']) {
      expect(await opens({ reference, email })).toBe(200);
    }
    expect(await told()).toEqual([['malini@example.org', 'en']]);
  });

  it('is called where no address was known', async () => {
    const { token } = await aSentCourseRequest(product, { email: undefined, noEmail: true, phone: '0712223334' });
    await change({ token, parentPhone: '0770000004' });
    expect(await told()).toEqual([['0712223334', 'en']]);
  });

  it('is told nothing more where its address stays: the confirmation goes there', async () => {
    const { token } = await aSentBooking(product);
    await change({ token, parentPhone: '0770000005', parentName: 'Nimal' });
    expect(await messagesTo(PARENT.parentEmail)).toEqual(['booking-changed', 'booking-received']);
  });

  it('finds the former number in the copy of its data, and nowhere else', async () => {
    const { token } = await aSentBooking(product);
    await change({ token, ...THIEF });
    const [person] = (await product.admin.get('/people').query({ q: THIEF.parentPhone })).body as Row[];
    const { body } = await product.admin.get(`/people/${person?._id ?? ''}/export`);
    const since: unknown = expect.any(String);
    expect(body).toMatchObject({ bookings: [{ formerReach: [{ value: PARENT.parentPhone, since }] }] });
    for (const path of ['/shadow-teacher/view-booking', `/people/${person?._id ?? ''}`]) {
      expect((await product.admin.get(path)).text).not.toContain('formerReach');
    }
  });

  const messagesTo = async (address: string) =>
    (await messagesOf(product)).filter(({ to }) => to === address).map(({ template }) => template);
});
