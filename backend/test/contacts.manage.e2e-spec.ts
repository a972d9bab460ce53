import { aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
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
