import { aBooking, aCourseRequest, aMessage } from './factories/index.js';
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
import { outboxOf } from './support/mail.js';
import { theProduct } from './support/product.js';

const product = theProduct();

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };

describe('a family that changes its request', () => {
  const change = (body: object) => family(product).change(body);
  const booking = async (kind = 'shadow-teacher'): Promise<Row | undefined> =>
    ((await product.admin.get(`/${kind}/view-booking`)).body as Row[])[0];
  const messages = async () =>
    ((await product.admin.get('/outbox')).body as { template: string; to: string }[]).map(({ template, to }) => [
      template,
      to,
    ]);

  it('corrects how it can be reached and the day to begin', async () => {
    const { token } = await aSentBooking(product);
    const changes = { parentPhone: '+94 71 987 6543', parentEmail: 'New@Example.org', startingDate: '2027-02-01' };
    const { status, body } = await change({ token, ...changes });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      request: {
        status: 'Pending',
        startingDate: '2027-02-01T00:00:00.000Z',
        reach: { phone: '… 6543', email: 'n…@example.org' },
        history: [{ what: 'received' }, { what: 'changed' }],
      },
      token,
    });
    const kept = { parentName: 'Ruwan Perera', parentPhone: '0719876543', parentEmail: 'new@example.org' };
    expect(await booking()).toMatchObject(kept);
    expect(await messages()).toEqual([
      // Whoever was reached until now.
      ['details-changed', 'ruwan@example.org'],
      ['booking-changed', 'new@example.org'],
      // Not mailed yet: it goes where the family is reached now.
      ['booking-received', 'new@example.org'],
    ]);
  });

  it('leaves one line of it for an hour in which it changes something again and again', async () => {
    const { token } = await aSentBooking(product);
    const rename = async (parentName: string): Promise<string[]> => {
      expect((await change({ token, parentName })).status).toBe(200);
      return happenings(await looked(product, { token }));
    };
    const what = ['received', 'changed'];
    expect(await rename('Nimal')).toEqual(what);
    expect(await rename('Kamal')).toEqual(what);
    const [, first] = (await looked(product, { token })).history;
    await change({ token, note: 'A note' });
    expect(await rename('Sunil')).toEqual([...what, 'note', 'changed']);
    expect((await looked(product, { token })).history[1]).toEqual(first);
    const anHourAgo = new Date(Date.now() - 3_600_001);
    const stored = await product.connection.collection('bookings').findOne();
    for (const id of Object.keys((stored?.['history'] ?? {}) as object)) {
      await product.connection.collection('bookings').updateOne({}, { $set: { [`history.${id}.at`]: anHourAgo } });
    }
    expect((await rename('Amal')).filter((each) => each === 'changed')).toHaveLength(3);
  });

  it('reads that the day is open, and decides it', async () => {
    const { token } = await aSentBooking(product, { startingDateOpen: true });
    expect(await looked(product, { token })).toMatchObject({ startingDateOpen: true });
    const decided = await change({ token, startingDate: '2027-01-31T18:30:00.000Z' });
    expect(decided.body).toMatchObject({ request: { startingDate: '2027-02-01T00:00:00.000Z' } });
    expect(JSON.stringify(decided.body)).not.toContain('startingDateOpen');
    expect(await booking()).toMatchObject({ startingDateOpen: false });
  });

  it('leaves a note, which administrators read', async () => {
    const { token } = await aSentBooking(product);
    await change({ token, note: 'Please call after six.\nThank you.' });
    await change({ token, note: 'අම්මාට කතා කරන්න' });
    expect(await booking()).toMatchObject({
      notes: [{ text: 'Please call after six.\nThank you.' }, { text: 'අම්මාට කතා කරන්න' }],
      history: [{ what: 'received' }, { what: 'note' }, { what: 'note' }],
    });
    expect(JSON.stringify(await looked(product, { token }))).not.toContain('six');
  });

  it('leaves a note once, however often it is sent under its key', async () => {
    const keyed = (key: string, body: object) =>
      product.visitor.put('/follow-up').set('Idempotency-Key', key).send(body);
    for (const { token } of [
      await aSentBooking(product),
      await aSentCourseRequest(product),
      await aSentMessage(product),
    ]) {
      const note = { token, note: 'Please call after six.' };
      // At the same time, as a browser does that repeats by itself what was cut off; and again, as a person does.
      const first = await Promise.all([keyed('one', note), keyed('one', note)]);
      expect([...first, await keyed('one', note)].map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(happenings(await looked(product, { token }))).toEqual(['received', 'note']);
      expectError(await keyed('one', { token, note: 'Please call after seven.' }), 422);
      await keyed('two', note);
      await change(note);
      expect(happenings(await looked(product, { token }))).toEqual(['received', 'note', 'note', 'note']);
    }
    expect(await booking()).toMatchObject({
      notes: Array(3).fill({ at: expect.any(String), text: 'Please call after six.' }),
    });
  });

  it('is in the audit by nobody known, without what was written', async () => {
    const { token } = await aSentBooking(product);
    await change({ token, parentPhone: '0719876543', note: 'a canary of a note' });
    const [event] = (await product.admin.get('/audit').query({ filter: '{"entity":"booking","action":"updated"}' }))
      .body as Row[];
    expect(event).toMatchObject({ fields: ['parentPhone', 'notes'], kind: 'shadow-teacher' });
    expect(event).not.toHaveProperty('who');
    expect(JSON.stringify(event)).not.toContain('canary');
  });

  it('changes nothing with the same again, with empty fields or with nothing', async () => {
    const { token } = await aSentBooking(product);
    const before = await booking();
    for (const same of [
      {},
      { parentPhone: '', note: ' ' },
      { parentPhone: '077 123 4567', parentName: 'Ruwan Perera' },
    ]) {
      expect((await change({ token, ...same })).status).toBe(200);
    }
    expect(await booking()).toEqual(before);
  });

  it('cannot move the day of a decided booking, but everything else', async () => {
    const { token } = await aSentBooking(product);
    await product.admin
      .put(`/shadow-teacher/update-booking/${(await booking())?._id ?? ''}`)
      .send({ status: 'Approved' });
    const refused = await change({ token, startingDate: '2027-02-01', parentPhone: '0719876543' });
    expectError(refused, 409);
    expect(await booking()).toMatchObject({ parentPhone: '0771234567', startingDate: '2027-01-05T00:00:00.000Z' });
    expect((await change({ token, parentPhone: '0719876543' })).status).toBe(200);
  });

  it('has no day to move where none was asked', async () => {
    const { body } = await product.visitor
      .post('/counselling-teacher/add-booking')
      .send(aBooking('counselling-teacher'));
    const token = (body as { followUp: string }).followUp.split('#')[1];
    const none = { startingDate: 'This booking has no starting date.' };
    expectError(await change({ token, startingDate: '2027-02-01' }), 400, none);
    expectError(await change({ token: (await aSentMessage(product)).token, startingDate: '2027-02-01' }), 400, none);
  });

  it('can set nothing else', async () => {
    const { token } = await aSentBooking(product);
    const before = await booking();
    const more = { status: 'Approved', childName: 'Other', reference: 'OS-0000-0000', history: {}, cancelledBy: 'me' };
    expect((await change({ token, ...more })).status).toBe(200);
    expect(await booking()).toEqual(before);
  });

  it('corrects course requests and messages in the same words', async () => {
    const request = await aSentCourseRequest(product);
    const message = await aSentMessage(product);
    const changes = {
      parentName: 'Ishara P.',
      parentPhone: '077 111 2222',
      parentEmail: 'i@example.org',
      note: 'Hello',
    };
    for (const { token } of [request, message]) {
      const { status, body } = await change({ token, ...changes });
      expect(status).toBe(200);
      expect(happenings((body as { request: Parameters<typeof happenings>[0] }).request)).toEqual([
        'received',
        'changed',
        'note',
      ]);
    }
    const kept = { name: 'Ishara P.', phone: '0771112222', email: 'i@example.org', notes: [{ text: 'Hello' }] };
    const requests = (await product.admin.get('/course/course-requests')).body as { data: { requests: Row[] } };
    expect(requests.data.requests).toMatchObject([kept]);
    expect((await product.admin.get('/contact/getcontact')).body).toMatchObject([kept]);
    const changed = (await messages()).filter(([template]) => template?.endsWith('-changed'));
    expect(changed.filter(([template]) => template !== 'details-changed')).toEqual([
      ['contact-changed', 'i@example.org'],
      ['request-changed', 'i@example.org'],
    ]);
    expect(changed.filter(([template]) => template === 'details-changed')).toHaveLength(2);
  });

  it('is told where a number is not one of the kind that is kept', async () => {
    const { token } = await aSentCourseRequest(product);
    const sentence = 'Please enter a valid 10-digit phone number.';
    expectError(await change({ token, parentPhone: '+97433123456' }), 400, { parentPhone: sentence });
    expectError(await change({ token, parentPhone: '12' }), 400, { parentPhone: sentence });
  });

  it('may leave twenty notes', async () => {
    const { token } = await aSentMessage(product);
    for (let n = 0; n < 20; n += 1) expect((await change({ token, note: `Note ${n}` })).status).toBe(200);
    expectError(await change({ token, note: 'One more' }), 409);
  });

  it('is not known by a wrong address', async () => {
    expectError(await change({ token: 'x'.repeat(43), note: 'Hello' }), 404);
    expectError(await change({ note: 'Hello' }), 400, { token: 'Enter the private address.' });
  });
});

describe('a family whose number or address somebody else changes', () => {
  const change = (body: object) => family(product).change(body);
  const opens = async (body: object) => (await family(product).look(body)).status;
  const told = async () =>
    (await outboxOf(product))
      .filter(({ template }) => template === 'details-changed')
      .map(({ to, language }) => [to, language]);
  const THIEF = { parentPhone: '0770000001', parentEmail: 'thief@example.org' };
  const BEFORE = { phone: PARENT.parentPhone };

  it('is told where it was reached before, without the link, and still opens the request', async () => {
    const { reference, token } = await aSentBooking(product, { language: 'si' });
    expect((await change({ token, ...THIEF })).status).toBe(200);
    expect(await told()).toEqual([[PARENT.parentEmail, 'si']]);
    const message = (await outboxOf(product)).find(({ template }) => template === 'details-changed');
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
    (await outboxOf(product)).filter(({ to }) => to === address).map(({ template }) => template);
});

describe('a family that cancels', () => {
  const cancel = (body: object) => family(product).cancel(body);
  const bookings = async (): Promise<Row[]> => (await product.admin.get('/shadow-teacher/view-booking')).body as Row[];
  const templates = async () => (await outboxOf(product)).map(({ template }) => template);

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
    expect(await outboxOf(product)).toMatchObject([
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
