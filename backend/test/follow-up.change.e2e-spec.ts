import { aBooking } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aSentBooking, aSentCourseRequest, aSentMessage, family, happenings, looked } from './support/follow-up.js';
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

  it('leaves eight notes of one moment, and is not refused for its own', async () => {
    const { token } = await aSentBooking(product);
    const sent = await Promise.all(Array.from({ length: 8 }, (_, i) => change({ token, note: `Note ${i}` })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
    expect((await booking())?.['notes']).toHaveLength(8);
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
