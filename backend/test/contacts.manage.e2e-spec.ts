import { aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aSentMessage, looked } from './support/follow-up.js';
import { knowsNobody } from './support/knows-nobody.js';
import { answersLists } from './support/lists.js';
import { theProduct } from './support/product.js';

const product = theProduct();

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

  knowsNobody((id) => product.admin.delete(`/contact/deletecontact/${id}`));
});

describe('the messages', () => {
  answersLists({
    get: (query) => product.admin.get('/contact/getcontact').query(query),
    add: (name) => product.visitor.post('/contact/addcontact').send(aMessage({ name })),
    field: 'name',
    resource: 'contacts',
  });
});

interface Contact {
  readonly _id: string;
  readonly updatedAt: string;
}

describe('a message that needs no answer', () => {
  const list = async (filter: object = {}) =>
    (await product.admin.get('/contact/getcontact').query({ filter: JSON.stringify(filter) })).body as Contact[];
  const written = async (): Promise<Contact> => {
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
      ...{ messages: 1, unanswered: 0, messageStatuses: { new: 0, answered: 0, closed: 1 } },
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
    expect(request).toMatchObject({ status: 'received' });
    expect(request).not.toHaveProperty('replyBy');
    await product.visitor.put('/follow-up').send({ token, note: 'One question more.' });
    expect(await list()).toMatchObject([{ _id, status: 'new' }]);
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

  knowsNobody((id) => set(id, { status: 'closed' }));
});
