import { replyBy } from '#contract/working-days';
import { aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aSentMessage, happenings, looked } from './support/follow-up.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { type Product, theProduct } from './support/product.js';

const product = theProduct();

interface Listed {
  readonly _id: string;
  readonly updatedAt: string;
}

describe('a message that needs no answer', () => {
  const list = async (filter: object = {}) =>
    (await product.admin.get('/contact/getcontact').query({ filter: JSON.stringify(filter) })).body as Listed[];
  const written = async (): Promise<Listed> => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const [contact] = await list();
    if (!contact) throw new Error('The message was not stored.');
    return contact;
  };
  const set = (id: string, body: object) => product.admin.put(`/contact/${id}/status`).send(body);
  const figures = async () => (await product.admin.get('/dashboard/figures')).body as object;

  it('is closed: it waits no more, nobody is told, and it can be opened again', async () => {
    const { _id } = await written();
    const { status, body } = await set(_id, { status: 'closed' });
    expect([status, body]).toMatchObject([200, { _id, status: 'closed' }]);
    expect(await list({ status: 'closed' })).toMatchObject([{ _id }]);
    expect(await list({ status: 'new' })).toEqual([]);
    expect(await figures()).toMatchObject({
      messages: 1,
      unanswered: 0,
      messageStatuses: {
        new: 0,
        answered: 0,
        closed: 1,
      },
      outbox: { toTell: 0 },
    });
    await set(_id, { status: 'new' });
    expect(await list({ status: 'new' })).toMatchObject([{ _id }]);
    expect(await figures()).toMatchObject({ unanswered: 1 });
    const filter = JSON.stringify({ recordId: _id, action: 'updated' });
    const { body: events } = await product.admin.get('/audit').query({ filter });
    expect(events).toMatchObject([
      { from: 'closed', to: 'new' },
      { from: 'new', to: 'closed' },
    ]);
  });

  it('is late no more', async () => {
    const { _id } = await written();
    const createdAt = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    await product.connection.collection('contacts').updateMany({}, { $set: { createdAt } });
    expect(await figures()).toMatchObject({ due: { messages: { late: 1 } } });
    await set(_id, { status: 'closed' });
    expect(await figures()).toMatchObject({ due: { messages: { late: 0 } } });
  });

  it('promises its writer no day, and is new again when they add something', async () => {
    const { token } = await aSentMessage(product);
    const [{ _id } = { _id: '' }] = await list();
    await set(_id, { status: 'closed' });
    const request = await looked(product, { token });
    expect(request).toMatchObject({ status: 'closed' });
    expect(request).not.toHaveProperty('replyBy');
    const createdAt = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
    await product.connection.collection('contacts').updateMany({}, { $set: { createdAt } });
    await product.visitor.put('/follow-up').send({ token, note: 'One question more.' });
    expect(await list()).toMatchObject([{ _id, status: 'new' }]);
    const opened = await looked(product, { token });
    expect(happenings(opened).sort()).toEqual(['note', 'pending', 'received']);
    expect(opened.replyBy).toBe(replyBy(new Date()));
  });

  it('can be answered all the same, and is not closed after that', async () => {
    const { _id } = await written();
    await set(_id, { status: 'closed' });
    const { body } = await product.admin.post(`/contact/${_id}/answer`).send({ text: 'We open at eight.' });
    expect(body).toMatchObject({ status: 'answered' });
    for (const status of ['closed', 'new']) expectError(await set(_id, { status }), 409);
    expect(await list()).toMatchObject([{ status: 'answered' }]);
  });

  it('is not closed over what a colleague did meanwhile', async () => {
    const { _id, updatedAt } = await written();
    await set(_id, { status: 'closed' });
    expectError(await set(_id, { status: 'new' }).set('If-Match', `"${updatedAt}"`), 412);
  });

  it.each([{}, { status: 'answered' }, { status: 'gone' }, { status: { $ne: 1 } }])(
    'is not set to %j',
    async (body) => {
      const { _id } = await written();
      expectError(await set(_id, body), 400, { status: expect.any(String) as string });
      expect(await list()).toMatchObject([{ status: 'new' }]);
    },
  );

  answers404ForUnknownIds((id) => set(id, { status: 'closed' }));
});

interface Contact {
  _id: string;
  status: string;
  reference: string;
  updatedAt: string;
  toTell?: true;
  answer?: { text: string; at: string; by: string };
}

const ANSWER = { text: 'We open at eight.\nSee you soon.' };

const contacts = async ({ admin }: Product, filter = '{}') =>
  (await admin.get('/contact/getcontact').query({ filter })).body as Contact[];

const answersOf = async ({ admin }: Product) =>
  (await admin.get('/outbox').query({ filter: '{"template":"contact-answered"}' })).body as {
    _id: string;
    text: string;
  }[];

const answer = ({ admin }: Product, id: string, body: object = ANSWER) =>
  admin.post(`/contact/${id}/answer`).send(body);

/** A message that somebody has just sent. */
async function written(product: Product, changes: object = {}): Promise<Contact> {
  await product.visitor.post('/contact/addcontact').send({ ...aMessage(), ...changes });
  const [contact] = await contacts(product);
  if (!contact) throw new Error('The message was not stored.');
  return contact;
}

describe('answering a message', () => {
  it('stores the answer, makes a message of it in the language of the person, and is in the audit', async () => {
    const { _id, status, reference } = await written(product, { name: 'Nimal', language: 'ta' });
    expect(status).toBe('new');
    const answered = await answer(product, _id);
    expect(answered.status).toBe(200);
    expect(answered.body).toMatchObject({
      _id,
      status: 'answered',
      toTell: true,
      answer: { ...ANSWER, by: 'admin@onestep.test', at: expect.any(String) as string },
    });
    expect(await answersOf(product)).toMatchObject([
      { status: 'waiting', language: 'ta', about: { entity: 'contact', recordId: _id, reference } },
    ]);
    expect((await answersOf(product))[0]?.text).toMatch(/^வணக்கம் Nimal,\n\nWe open at eight\.\nSee you soon\./);
    const events = await product.admin
      .get('/audit')
      .query({ filter: JSON.stringify({ recordId: _id, action: 'updated' }) });
    expect(events.body).toMatchObject([{ entity: 'contact', fields: ['answer'], from: 'new', to: 'answered' }]);
    // Names of fields only: the audit holds nothing of what was written.
    expect(JSON.stringify(events.body)).not.toContain('eight');
  });

  it.each(['en', 'si', 'ta'])('goes out in the language that is chosen: %s', async (language) => {
    const { _id } = await written(product, { name: 'Nimal', language: 'ta' });
    const answered = await answer(product, _id, { text: 'Eight.', language });
    expect(answered.body).toMatchObject({ language: 'ta', answer: { text: 'Eight.', language } });
    const greetings = { en: 'Hello', si: 'ආයුබෝවන්', ta: 'வணக்கம்' };
    const [message] = await answersOf(product);
    expect(message).toMatchObject({ language });
    expect(message?.text).toMatch(`${greetings[language as 'en']} Nimal,\n\nEight.\n\nOne Step`);
  });

  it('is in no language that is not spoken here', async () => {
    const { _id } = await written(product);
    expectError(await answer(product, _id, { text: 'Acht.', language: 'de' }), 400, {
      language: expect.any(String) as string,
    });
  });

  it('is told by a person: who and how is on the message and on the record', async () => {
    const { _id } = await written(product, { noEmail: true, email: '', phone: '077 123 4567' });
    await answer(product, _id);
    expect(await contacts(product, '{"toTell":true}')).toMatchObject([{ _id }]);
    expect((await product.admin.get('/dashboard/figures')).body).toMatchObject({
      outbox: { toTell: 1, oldestToTell: expect.any(String) as string },
    });
    const [message] = await answersOf(product);
    expect((await product.admin.post(`/outbox/${message?._id}/told`).send({ by: 'whatsapp' })).status).toBe(200);
    expect(await contacts(product, '{"toTell":true}')).toEqual([]);
    expect(await contacts(product)).toMatchObject([
      { status: 'answered', told: { by: 'whatsapp', who: 'admin@onestep.test' } },
    ]);
    const { outbox: now } = (await product.admin.get('/dashboard/figures')).body as { outbox: object };
    expect(now).toEqual({ toTell: 0, failed: 0 });
  });

  it('is where its writer follows it: no day is promised any more once it was told', async () => {
    const { token } = await aSentMessage(product);
    expect(await looked(product, { token })).toMatchObject({
      status: 'received',
      replyBy: expect.any(String) as string,
    });
    const [contact] = await contacts(product);
    await answer(product, contact?._id ?? '');
    const request = await looked(product, { token });
    expect(request).toMatchObject({ status: 'answered', history: [{ what: 'received' }, { what: 'answered' }] });
    expect(request).toHaveProperty('replyBy');
    expect(JSON.stringify(request)).not.toContain('eight');
    const [message] = await answersOf(product);
    await product.admin.post(`/outbox/${message?._id}/told`).send({ by: 'phone' });
    expect(await looked(product, { token })).not.toHaveProperty('replyBy');
  });

  it('can be done again: every answer is a message of its own', async () => {
    const { _id } = await written(product);
    await answer(product, _id);
    await answer(product, _id, { text: 'One thing more.' });
    expect(await contacts(product)).toMatchObject([{ answer: { text: 'One thing more.' } }]);
    const texts = (await answersOf(product)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts.join()).toContain('We open at eight.');
  });

  it('waits again when its writer adds something, and may be closed then', async () => {
    const { token } = await aSentMessage(product);
    const [{ _id } = { _id: '' }] = await contacts(product);
    await answer(product, _id);
    expect((await product.visitor.put('/follow-up').send({ token, note: 'On Sundays too?' })).status).toBe(200);
    // The answer that nobody has passed on yet is still to be told.
    expect(await contacts(product, '{"status":"new"}')).toMatchObject([{ _id, toTell: true, answer: ANSWER }]);
    const [message] = await answersOf(product);
    await product.admin.post(`/outbox/${message?._id}/told`).send({ by: 'phone' });
    expect(await contacts(product, '{"toTell":true}')).toEqual([]);
    await product.admin.delete(`/outbox/${message?._id}/told`);
    expect(await contacts(product, '{"toTell":true}')).toMatchObject([{ _id, status: 'new' }]);
    const opened = await looked(product, { token });
    expect(opened).toMatchObject({ status: 'received', replyBy: replyBy(new Date()) });
    expect(happenings(opened).sort()).toEqual(['answered', 'note', 'pending', 'received']);
    const close = () => product.admin.put(`/contact/${_id}/status`).send({ status: 'closed' });
    expect((await close()).body).toMatchObject({ status: 'closed' });
    await product.visitor.put('/follow-up').send({ token, note: 'And on Saturdays?' });
    await answer(product, _id, { text: 'At ten.' });
    expectError(await close(), 409);
  });

  it('waits as it did where its writer corrects their name alone', async () => {
    const { token } = await aSentMessage(product);
    const [{ _id } = { _id: '' }] = await contacts(product);
    await answer(product, _id);
    await product.visitor.put('/follow-up').send({ token, parentName: 'Malini' });
    expect(await contacts(product)).toMatchObject([{ name: 'Malini', status: 'answered' }]);
  });

  it('is refused where somebody else has answered since it was read', async () => {
    const { _id, updatedAt } = await written(product);
    const once = () => product.admin.post(`/contact/${_id}/answer`).set('If-Match', `"${updatedAt}"`).send(ANSWER);
    expect((await once()).status).toBe(200);
    expectError(await once(), 412);
    expect(await answersOf(product)).toHaveLength(1);
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { text: '' }],
    ['spaces', { text: '  ' }],
    ['a text that is too long', { text: 'a'.repeat(5001) }],
    ['an object', { text: { $ne: 1 } }],
  ])('says what is wrong with %s', async (_what, body) => {
    const { _id } = await written(product);
    const { status, body: error } = await answer(product, _id, body);
    expect([status, error]).toMatchObject([400, { errors: { text: expect.any(String) as string } }]);
    expect(await contacts(product)).toMatchObject([{ status: 'new' }]);
    expect(await answersOf(product)).toEqual([]);
  });

  it('is told apart from what waits', async () => {
    const first = await written(product, { name: 'First' });
    const second = await written(product, { name: 'Second' });
    await answer(product, first._id);
    expect(await contacts(product, '{"status":"new"}')).toMatchObject([{ _id: second._id }]);
    expect(await contacts(product, '{"status":"answered"}')).toMatchObject([{ _id: first._id }]);
  });

  answers404ForUnknownIds((id) => answer(product, id));
});
