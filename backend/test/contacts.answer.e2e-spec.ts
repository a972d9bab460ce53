import { MailWorker } from '../src/outbox/index.js';
import { aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aSentMessage, looked } from './support/follow-up.js';
import { knowsNobody } from './support/knows-nobody.js';
import { type MailServer, startMailServer, textOf } from './support/mail-server.js';
import { type Product, startProduct, theProduct } from './support/product.js';

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
const outbox = async ({ admin }: Product) =>
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
  const product = theProduct();

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
    expect(await outbox(product)).toMatchObject([
      { status: 'waiting', language: 'ta', about: { entity: 'contact', recordId: _id, reference } },
    ]);
    expect((await outbox(product))[0]?.text).toMatch(/^வணக்கம் Nimal,\n\nWe open at eight\.\nSee you soon\./);
    const events = await product.admin
      .get('/audit')
      .query({ filter: JSON.stringify({ recordId: _id, action: 'updated' }) });
    expect(events.body).toMatchObject([{ entity: 'contact', fields: ['answer'], from: 'new', to: 'answered' }]);
    // Names of fields only: the audit holds nothing of what was written.
    expect(JSON.stringify(events.body)).not.toContain('eight');
  });

  it('is told by a person: who and how is on the message and on the record', async () => {
    const { _id } = await written(product, { noEmail: true, email: '', phone: '077 123 4567' });
    await answer(product, _id);
    expect(await contacts(product, '{"toTell":true}')).toMatchObject([{ _id }]);
    expect((await product.admin.get('/dashboard/figures')).body).toMatchObject({
      outbox: { toTell: 1, oldestToTell: expect.any(String) as string },
    });
    const [message] = await outbox(product);
    expect((await product.admin.post(`/outbox/${message?._id}/told`).send({ by: 'whatsapp' })).status).toBe(200);
    expect(await contacts(product, '{"toTell":true}')).toEqual([]);
    expect(await contacts(product)).toMatchObject([
      { status: 'answered', told: { by: 'whatsapp', who: 'admin@onestep.test' } },
    ]);
    const { outbox: now } = (await product.admin.get('/dashboard/figures')).body as { outbox: object };
    expect(now).toEqual({ toTell: 0, failed: 0 });
  });

  it('is where its writer follows it: no day is promised any more', async () => {
    const { token } = await aSentMessage(product);
    expect(await looked(product, { token })).toMatchObject({
      status: 'received',
      replyBy: expect.any(String) as string,
    });
    const [contact] = await contacts(product);
    await answer(product, contact?._id ?? '');
    const request = await looked(product, { token });
    expect(request).toMatchObject({ status: 'answered', history: [{ what: 'received' }, { what: 'answered' }] });
    expect(request).not.toHaveProperty('replyBy');
    expect(JSON.stringify(request)).not.toContain('eight');
  });

  it('can be done again: every answer is a message of its own', async () => {
    const { _id } = await written(product);
    await answer(product, _id);
    await answer(product, _id, { text: 'One thing more.' });
    expect(await contacts(product)).toMatchObject([{ answer: { text: 'One thing more.' } }]);
    const texts = (await outbox(product)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts.join()).toContain('We open at eight.');
  });

  it('is refused where somebody else has answered since it was read', async () => {
    const { _id, updatedAt } = await written(product);
    const once = () => product.admin.post(`/contact/${_id}/answer`).set('If-Match', `"${updatedAt}"`).send(ANSWER);
    expect((await once()).status).toBe(200);
    expectError(await once(), 412);
    expect(await outbox(product)).toHaveLength(1);
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
    expect(await outbox(product)).toEqual([]);
  });

  it('is told apart from what waits', async () => {
    const first = await written(product, { name: 'First' });
    const second = await written(product, { name: 'Second' });
    await answer(product, first._id);
    expect(await contacts(product, '{"status":"new"}')).toMatchObject([{ _id: second._id }]);
    expect(await contacts(product, '{"status":"answered"}')).toMatchObject([{ _id: first._id }]);
  });

  knowsNobody((id) => answer(product, id));
});

describe('with a mail server', () => {
  let server: MailServer;
  let product: Product;
  beforeAll(async () => {
    server = await startMailServer();
    product = await startProduct({ SMTP_URL: server.url, MAIL_FROM: 'One Step <hello@onestep.test>' });
  }, 60_000);
  afterAll(async () => {
    await product.close();
    await server.close();
  });

  it('the answer goes by itself, and nobody has to tell it', async () => {
    const { _id } = await written(product, { email: 'parent@family.test' });
    await answer(product, _id);
    await outbox(product);
    await product.app.get(MailWorker).wake();
    const mail = server.mails.find((one) => textOf(one).includes('We open at eight.'));
    expect(mail?.to).toEqual(['parent@family.test']);
    expect(await contacts(product)).toMatchObject([{ told: { by: 'email' } }]);
    expect(await contacts(product, '{"toTell":true}')).toEqual([]);
  });
});
