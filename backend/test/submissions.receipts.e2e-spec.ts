import { createHash } from 'node:crypto';
import { aBooking, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { ADDRESS, aSentBooking, looked, PARENT, REFERENCE } from './support/follow-up.js';
import { theProduct } from './support/product.js';
import { ONE_OF_EACH_CREATE } from './support/public-creates.js';
import { filled, routesOf, suspected } from './support/suspected-spam.js';
import { anApplicant } from './support/registration.js';

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };
const product = theProduct();
const REQUESTS = ONE_OF_EACH_CREATE.filter(({ path }) => path !== '/user/create');
const rowsOf = (body: unknown): Row[] =>
  Array.isArray(body) ? (body as Row[]) : (body as { data: { requests: Row[] } }).data.requests;

describe.each(REQUESTS)('what a family keeps of a form sent to $path', ({ path, list, bodies, send, before }) => {
  const [body] = bodies;
  beforeEach(() => before?.(product));

  it('is a reference, by which administrators find it, and a private address', async () => {
    const { body: answer } = await send(product, path, body);
    expect(answer).toMatchObject({ reference: REFERENCE, followUp: ADDRESS });
    const { reference } = answer as { reference: string };
    await send(product, path, body);
    for (const filter of [{ reference }, { q: reference.slice(3).toLowerCase() }]) {
      const found = await product.admin.get(list).query({ filter: JSON.stringify(filter) });
      expect(rowsOf(found.body)).toMatchObject([{ reference, language: 'en' }]);
    }
  });

  it('is in the language it is answered in', async () => {
    const { body: answer } = await send(product, path, { ...body, language: 'si' });
    expect((answer as { followUp: string }).followUp).toMatch(/^http:\/\/localhost:0\/si\/booking-status#/);
    expect(rowsOf((await product.admin.get(list)).body)).toMatchObject([{ language: 'si' }]);
    expectError(await send(product, path, { ...body, language: 'fr' }), 400, {
      language: 'Choose a language from the list.',
    });
  });

  it('is the same again under one key, also in another language', async () => {
    const first = (await send(product, path, body).set('Idempotency-Key', 'one tap')).body as { reference: string };
    const again = await send(product, path, { ...body, language: 'ta' }).set('Idempotency-Key', 'one tap');
    expect(again.body).toMatchObject({ reference: first.reference });
  });

  it('stands nowhere in the store', async () => {
    const { body: answer } = await send(product, path, body).set('Idempotency-Key', 'one tap');
    const token = (answer as { followUp: string }).followUp.split('#')[1] ?? '';
    await product.admin.get('/outbox');
    const hash = createHash('sha256').update(token).digest('base64url');
    const stored: string[] = [];
    for (const collection of (await product.connection.db?.collections()) ?? []) {
      stored.push(JSON.stringify(await collection.find().toArray()));
    }
    expect(stored.filter((text) => text.includes(token))).toEqual([]);
    expect(stored.filter((text) => text.includes(hash))).toHaveLength(1);
    expect(JSON.stringify((await product.admin.get(list)).body)).not.toContain(hash);
  });

  it('comes with a message, which what is suspected of being spam does not, until it is released', async () => {
    const templates = async () =>
      ((await product.admin.get('/outbox')).body as { template: string }[]).map(({ template }) => template);
    const reachable = { ...body, ...(path.endsWith('add-booking') && PARENT) };
    await send(product, path, filled(reachable));
    expect(await templates()).toEqual([]);
    const [held] = await suspected(product);
    await product.admin.post(routesOf({ path }).release.replace(':id', held?._id ?? ''));
    expect(await templates()).toEqual([expect.stringMatching(/^(booking|request|contact)-received$/)]);
    await send(product, path, reachable);
    expect(await templates()).toHaveLength(2);
  });
});

describe('a reference', () => {
  it('is given to applications too', async () => {
    const { reference } = await anApplicant(product);
    expect(reference).toEqual(REFERENCE);
    const { body } = await product.admin.get('/user/get').query({ filter: JSON.stringify({ q: reference }) });
    expect(body).toMatchObject([{ reference }]);
  });
});

describe('a decision', () => {
  const update = async (fields: object) => {
    const [row] = (await product.admin.get('/shadow-teacher/view-booking')).body as Row[];
    return product.admin.put(`/shadow-teacher/update-booking/${row?._id ?? ''}`).send(fields);
  };
  const toTell = async (): Promise<Row[]> =>
    (await product.admin.get('/bookings/inbox').query({ filter: '{"toTell":true}' })).body as Row[];
  const messages = async () =>
    ((await product.admin.get('/outbox')).body as Row[]).map(({ template, about }) => [
      template,
      (about as { reference: string }).reference,
    ]);

  it('waits to be told, with its message, in the language of the family', async () => {
    const { reference } = await aSentBooking(product, { language: 'ta' });
    await update({ status: 'Approved' });
    expect(await toTell()).toMatchObject([{ reference, status: 'Approved', toTell: true }]);
    expect(await messages()).toEqual([
      ['booking-approved', reference],
      ['booking-received', reference],
    ]);
    expect((await product.admin.get('/outbox')).body).toMatchObject([{ language: 'ta' }, { language: 'ta' }]);
  });

  it('that is told is in the history', async () => {
    const { token } = await aSentBooking(product);
    await update({ status: 'Rejected' });
    const [message] = (await product.admin.get('/outbox')).body as Row[];
    await product.admin.post(`/outbox/${message?._id ?? ''}/told`).send({ by: 'whatsapp' });
    expect(await toTell()).toEqual([]);
    expect((await looked(product, { token })).history.map(({ what }) => what)).toEqual([
      'received',
      'rejected',
      'told',
    ]);
  });

  it('replaces the one before it, and goes when the booking is open again', async () => {
    const { reference } = await aSentBooking(product);
    await update({ status: 'Approved' });
    await update({ status: 'Rejected', parentName: 'R. Perera' });
    expect(await messages()).toEqual([
      ['booking-rejected', reference],
      ['booking-received', reference],
    ]);
    await update({ status: 'Pending' });
    expect(await messages()).toEqual([['booking-received', reference]]);
    expect(await toTell()).toEqual([]);
  });

  it('is told nobody twice when other fields change or the whole object comes back', async () => {
    const { reference } = await aSentBooking(product);
    await update({ status: 'Approved' });
    const [row] = await toTell();
    await update({ ...row, childName: 'Other' });
    expect(await messages()).toEqual([
      ['booking-changed', reference],
      ['booking-approved', reference],
      ['booking-received', reference],
    ]);
    expect(await toTell()).toMatchObject([{ reference, childName: 'Other' }]);
  });

  it('of a booking that came without a number and an address is not to be told', async () => {
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
    await update({ status: 'Approved' });
    expect(await messages()).toEqual([]);
    expect(await toTell()).toEqual([]);
  });

  it('on an application is to be told too', async () => {
    const { _id, email } = await anApplicant(product);
    const decide = (status: string) => product.admin.put(`/user/${_id}/update`).send({ status });
    await decide('approved');
    const filtered = async () =>
      (await product.admin.get('/user/get').query({ filter: '{"toTell":true}' })).body as Row[];
    expect(await filtered()).toMatchObject([{ _id, toTell: true }]);
    const messages = (await product.admin.get('/outbox')).body as Row[];
    expect(messages.map(({ template, to }) => [template, to])).toEqual([
      ['application-approved', email],
      ['application-received', email],
    ]);
    await decide('pending');
    expect(await filtered()).toEqual([]);
  });
});

describe('a phone number', () => {
  it.each(['077 123 4567', '077-1234567', '+94771234567', '0094 (0)77 123 4567'])(
    'spelt %s is found by any spelling',
    async (phone) => {
      await product.visitor.post('/contact/addcontact').send(aMessage({ phone }));
      for (const q of ['0771234567', '077 123 4567', '+94 77 123', '1234567']) {
        const { body } = await product.admin.get('/contact/getcontact').query({ filter: JSON.stringify({ q }) });
        expect(body).toMatchObject([{ phone: '0771234567' }]);
      }
      const { body } = await product.admin.get('/contact/getcontact').query({ filter: JSON.stringify({ phone }) });
      expect(body).toHaveLength(1);
    },
  );
});
