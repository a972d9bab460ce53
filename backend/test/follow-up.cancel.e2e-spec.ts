import { aBooking, aCourseRequest, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aSentBooking, aSentCourseRequest, aSentMessage, family, PARENT } from './support/follow-up.js';
import { messagesOf } from './support/messages.js';
import { theProduct } from './support/product.js';

const product = theProduct();

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };

describe('a family that cancels', () => {
  const cancel = (body: object) => family(product).cancel(body);
  const bookings = async (): Promise<Row[]> => (await product.admin.get('/shadow-teacher/view-booking')).body as Row[];
  const templates = async () => (await messagesOf(product)).map(({ template }) => template);

  it('leaves a rejected booking that says by whom, and nobody has to tell them', async () => {
    const { token } = await aSentBooking(product);
    const { status, body } = await cancel({ token, reason: 'We have moved away.' });
    expect([status, body]).toMatchObject([200, { request: { status: 'Rejected', cancelledBy: 'family' }, token }]);
    const [row] = await bookings();
    expect(row).toMatchObject({
      status: 'Rejected',
      cancelledBy: 'family',
      cancelReason: 'We have moved away.',
      notes: [{ text: 'We have moved away.' }],
      history: [{ what: 'received' }, { what: 'cancelled' }],
    });
    expect(row).not.toHaveProperty('toTell');
    expect(await templates()).toEqual(['booking-cancelled', 'booking-received']);
    const filter = '{"entity":"booking","action":"updated"}';
    expect((await product.admin.get('/audit').query({ filter })).body).toMatchObject([
      { fields: ['status', 'cancelledBy'], from: 'Pending', to: 'Rejected' },
    ]);
  });

  it('cancels once, however often it is sent', async () => {
    const { token } = await aSentBooking(product);
    await cancel({ token });
    const [before] = await bookings();
    expect((await cancel({ token, reason: 'Again' })).status).toBe(200);
    expect(await bookings()).toEqual([before]);
  });

  it('changes nothing about it any more, unless an administrator takes it up again', async () => {
    const { token } = await aSentBooking(product);
    const keyed = { token, note: 'Please call after six.' };
    const repeat = () => product.visitor.put('/follow-up').set('Idempotency-Key', 'one').send(keyed);
    expect((await repeat()).status).toBe(200);
    await cancel({ token });
    const [before] = await bookings();
    for (const change of [{ note: 'A canary' }, { parentPhone: '0719876543' }, { startingDate: '2027-02-01' }]) {
      const refused = await family(product).change({ token, ...change });
      expectError(refused, 409);
      expect(refused.body).toMatchObject({
        message: 'This booking has been cancelled. To change something, please call us: 011 234 5678.',
      });
    }
    // Nothing new: what it has, and a note whose answer was lost.
    expect((await family(product).change({ token, parentName: 'Ruwan Perera' })).status).toBe(200);
    expect((await repeat()).status).toBe(200);
    expect(await bookings()).toEqual([before]);
    const path = `/shadow-teacher/update-booking/${before?._id ?? ''}`;
    expect((await product.admin.put(path).send({ status: 'Approved' })).status).toBe(200);
    expect((await family(product).change({ token, note: 'Thank you.' })).status).toBe(200);
  });

  it('may cancel what is approved; what waited to be told goes', async () => {
    const { token } = await aSentBooking(product);
    const path = `/shadow-teacher/update-booking/${(await bookings())[0]?._id ?? ''}`;
    await product.admin.put(path).send({ status: 'Approved' });
    expect((await bookings())[0]).toMatchObject({ toTell: true });
    await cancel({ token });
    expect((await bookings())[0]).not.toHaveProperty('toTell');
    expect(await templates()).toEqual(['booking-cancelled', 'booking-received']);
    // Somebody calls, and it is on again.
    await product.admin.put(path).send({ status: 'Approved' });
    const [row] = await bookings();
    expect(row).toMatchObject({ status: 'Approved', toTell: true });
    expect(row).not.toHaveProperty('cancelledBy');
  });

  it('takes a course request and a message with it, and a late retry does not bring them back', async () => {
    const courseRequest = () =>
      product.visitor.post('/course/add-course-requests').set('Idempotency-Key', 'one').send(aCourseRequest());
    const message = () => product.visitor.post('/contact/addcontact').set('Idempotency-Key', 'one').send(aMessage());
    await aSentCourseRequest(product);
    await product.connection.collection('courserequests').deleteMany({});
    for (const [send, list] of [
      [courseRequest, '/course/course-requests'],
      [message, '/contact/getcontact'],
    ] as const) {
      const first = (await send()).body as { followUp: string };
      const token = first.followUp.split('#')[1];
      const { status, body } = await cancel({ token });
      expect([status, body]).toEqual([200, { message: 'Your request has been cancelled and deleted.' }]);
      expectError(await cancel({ token }), 404);
      expectError(await family(product).change({ token, note: 'Hello' }), 404);
      expect((await send()).body).toEqual(first);
      expect((await product.admin.get(list)).headers['content-range']).toMatch(/\*\/0$/);
    }
    const deleted = (await product.admin.get('/audit').query({ filter: '{"action":"deleted"}' })).body as Row[];
    expect(deleted.map(({ entity, who }) => [entity, who])).toEqual([
      ['contact', undefined],
      ['course-request', undefined],
    ]);
  });

  it('reads in its language that a course request or a message is gone; all earlier messages go with it', async () => {
    const request = await aSentCourseRequest(product, { language: 'si' });
    const message = await aSentMessage(product, { language: 'ta' });
    const requests = (await product.admin.get('/course/course-requests')).body as { data: { requests: Row[] } };
    const asked = `/course/course-requests/${requests.data.requests[0]?._id ?? ''}`;
    expect((await product.admin.put(asked).send({ status: 'denied' })).status).toBe(200);
    for (const { token } of [request, message]) expect((await cancel({ token })).status).toBe(200);
    expect(await messagesOf(product)).toMatchObject([
      { template: 'contact-cancelled', language: 'ta', to: aMessage().email, text: expect.stringContaining('வணக்கம்') },
      { template: 'request-cancelled', language: 'si', to: aCourseRequest().email },
    ]);
    expect(await templates()).toEqual(['contact-cancelled', 'request-cancelled']);
  });

  it('without an email address leaves no message behind: it has read on the page that all is gone', async () => {
    const byPhone = { email: undefined, noEmail: true, phone: '0771234567' };
    const { token } = await aSentMessage(product, byPhone);
    expect((await cancel({ token })).status).toBe(200);
    expect(await templates()).toEqual([]);
  });

  it('is not known by a wrong address', async () => {
    await aSentMessage(product);
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', PARENT));
    expectError(await cancel({ token: 'x'.repeat(43) }), 404);
    expect((await bookings())[0]).toMatchObject({ status: 'Pending' });
  });
});
