import { CONTACT_FIELDS } from '#contract/contacts';
import { obeysRules } from './support/obeys-rules.js';
import { type Product, startProduct } from './support/product.js';

const aMessage = { name: 'Ruwan', email: 'ruwan@example.org', message: 'Do you come to Negombo?' };

describe('sending a message', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterEach(() => product.clear());
  afterAll(() => product.close());

  it('answers with the fixed sentence and keeps what was written', async () => {
    const sent = await product.visitor.post('/contact/addcontact').send(aMessage);
    expect(sent.status).toBe(201);
    expect(sent.body).toEqual({ message: 'Message sent successfully!' });
    const { body } = await product.admin.get('/contact/getcontact');
    expect(body).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        ...aMessage,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });

  obeysRules(() => product.visitor.post('/contact/addcontact'), CONTACT_FIELDS, aMessage);
});
