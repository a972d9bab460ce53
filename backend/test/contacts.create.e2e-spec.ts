import { aMessage } from './factories/index.js';
import { ADDRESS, REFERENCE } from './support/follow-up.js';
import { CONTACT_CASES } from './support/field-cases.js';
import { obeysRules } from './support/obeys-rules.js';
import { theProduct } from './support/product.js';
import { expectError } from './support/errors.js';

describe('sending a message', () => {
  const product = theProduct();

  it('answers with the fixed sentence and keeps what was written', async () => {
    const sent = await product.visitor.post('/contact/addcontact').send(aMessage());
    expect(sent.status).toBe(201);
    expect(sent.body).toEqual({ message: 'Message sent successfully!', reference: REFERENCE, followUp: ADDRESS });
    const { body } = await product.admin.get('/contact/getcontact');
    expect(body).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        ...aMessage(),
        reference: (sent.body as { reference: string }).reference,
        language: 'en',
        status: 'new',
        notes: [],
        history: [{ at: expect.any(String), what: 'received' }],
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });

  it('drops what the contract does not name', async () => {
    const extra = {
      _id: 'a'.repeat(24),
      createdAt: '2001-01-01',
      status: 'read',
      idempotency: { key: 'x' },
      $set: { name: 'x' },
    };
    expect((await product.visitor.post('/contact/addcontact').send({ ...aMessage(), ...extra })).status).toBe(201);
    const [kept] = await product.connection.collection('contacts').find().toArray();
    const fields = [
      '_id',
      'createdAt',
      'email',
      'followUpHash',
      'language',
      'message',
      'name',
      'reference',
      'status',
      'updatedAt',
    ];
    expect(
      Object.keys(kept ?? {})
        .filter((field) => !/^pendingEvents$|^eventPending$/.test(field))
        .sort(),
    ).toEqual(fields);
    expect(String(kept?._id)).not.toBe(extra._id);
  });

  it('needs no e-mail address of who says that there is none and leaves a number', async () => {
    const { email: _, ...noAddress } = aMessage();
    const send = (fields: object) => product.visitor.post('/contact/addcontact').send(fields);
    const phone = '0771234567';
    const missing = { email: 'Enter your email address.' };
    expectError(await send(noAddress), 400, missing);
    expectError(await send({ ...noAddress, phone }), 400, missing);
    expectError(await send({ ...noAddress, noEmail: true }), 400, missing);
    expectError(await send({ ...noAddress, noEmail: false, phone }), 400, missing);
    expect((await send({ ...noAddress, noEmail: true, phone })).status).toBe(201);
    expect((await send({ ...aMessage(), phone })).status).toBe(201);
    const { body } = await product.admin.get('/contact/getcontact');
    expect(body).toMatchObject([
      { ...aMessage(), phone },
      { ...noAddress, phone, noEmail: true },
    ]);
  });

  it('keeps that somebody wishes to be called, and greets nobody by a number', async () => {
    const call = { name: '+97433123456', phone: '+97433123456', noEmail: true, callBack: true, bestTime: 'morning' };
    const send = (fields: object) => product.visitor.post('/contact/addcontact').send(fields);
    expect((await send({ ...call, message: 'Please call me back.', language: 'ta' })).status).toBe(201);
    const { body } = await product.admin.get('/contact/getcontact').query({ filter: '{"callBack":true}' });
    expect(body).toMatchObject([{ ...call, language: 'ta', status: 'new' }]);
    const [message] = (await product.admin.get('/outbox')).body as { text: string }[];
    expect(message?.text).not.toContain('+97433123456');
  });

  obeysRules({ send: (fields) => product.visitor.post('/contact/addcontact').send(fields) }, CONTACT_CASES, aMessage());
});
