import { aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { CONTACT_CASES } from './support/field-cases.js';
import { ADDRESS, REFERENCE } from './support/follow-up.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { answersLists } from './support/lists.js';
import { obeysRules } from './support/obeys-rules.js';
import { theProduct } from './support/product.js';

const product = theProduct();

describe('sending a message', () => {
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
    expect(Object.keys(kept ?? {}).sort()).toEqual(fields);
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

describe('deleting a message', () => {
  const list = async (): Promise<{ _id: string; name: string }[]> =>
    (await product.admin.get('/contact/getcontact')).body as { _id: string; name: string }[];

  it('removes that message alone, once', async () => {
    for (const name of ['first', 'second']) await product.visitor.post('/contact/addcontact').send(aMessage({ name }));
    const [second] = await list();
    const path = `/contact/deletecontact/${second?._id ?? ''}`;
    const { status, body } = await product.admin.delete(path);
    expect({ status, body: body as unknown }).toEqual({
      status: 200,
      body: { message: 'Contact deleted successfully.' },
    });
    expect((await list()).map(({ name }) => name)).toEqual(['first']);
    expectError(await product.admin.delete(path), 404);
  });

  it('removes nothing for an id that is none', async () => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    await product.admin.delete('/contact/deletecontact/undefined');
    expect(await list()).toHaveLength(1);
  });

  answers404ForUnknownIds((id) => product.admin.delete(`/contact/deletecontact/${id}`));
});

describe('the messages', () => {
  answersLists({
    get: (query) => product.admin.get('/contact/getcontact').query(query),
    add: (name) => product.visitor.post('/contact/addcontact').send(aMessage({ name })),
    field: 'name',
    resource: 'contacts',
  });
});
