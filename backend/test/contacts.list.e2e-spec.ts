import { aMessage } from './factories/index.js';
import { answersLists } from './support/lists.js';
import { theProduct } from './support/product.js';

describe('the messages', () => {
  const product = theProduct();

  answersLists({
    get: (query) => product.admin.get('/contact/getcontact').query(query),
    add: (name) => product.visitor.post('/contact/addcontact').send(aMessage({ name })),
    field: 'name',
    resource: 'contacts',
  });
});
