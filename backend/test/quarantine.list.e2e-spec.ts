import { aBooking, aMessage } from './factories/index.js';
import { theProduct } from './support/product.js';
import { filled, type SuspectedSpamRow } from './support/quarantine.js';
import { expectError } from './support/errors.js';

describe('the quarantine', () => {
  const product = theProduct();
  const get = (query: Readonly<Record<string, string>>) => product.admin.get('/quarantine').query(query);
  const list = async (query: Readonly<Record<string, string>> = {}) => {
    const { status, body, headers } = await get(query);
    expect(status).toBe(200);
    const names = (body as SuspectedSpamRow[]).map(({ name, childName }) => name ?? childName);
    return { names, range: headers['content-range'] };
  };
  const fill = async (): Promise<void> => {
    for (const name of ['Banu', 'anne'])
      await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name })));
    const booking = aBooking('readiness-teacher', { childName: 'Chitra' });
    await product.visitor.post('/readiness-teacher/add-booking').send(filled(booking));
  };

  it('is empty where there is nothing', async () => {
    expect(await list({ range: '[0,9]' })).toEqual({ names: [], range: 'quarantine */0' });
  });

  it('shows the newest first, in pages', async () => {
    await fill();
    expect(await list()).toEqual({ names: ['Chitra', 'anne', 'Banu'], range: 'quarantine 0-2/3' });
    expect(await list({ range: '[1,1]' })).toEqual({ names: ['anne'], range: 'quarantine 1-1/3' });
    expect((await list({ range: '[3,5]' })).range).toBe('quarantine */3');
  });

  it('is sorted by time and form, narrowed to a form, and looked through', async () => {
    await fill();
    expect((await list({ sort: '["createdAt","ASC"]' })).names).toEqual(['Banu', 'anne', 'Chitra']);
    expect((await list({ sort: '["createdAt","ASC"]', range: '[1,2]' })).names).toEqual(['anne', 'Chitra']);
    expect((await list({ filter: '{"what":"contact"}' })).names).toEqual(['anne', 'Banu']);
    expect((await list({ filter: '{"what":"readiness-teacher"}' })).names).toEqual(['Chitra']);
    expect((await list({ filter: '{"what":["contact","readiness-teacher"]}' })).names).toHaveLength(3);
    expect((await list({ filter: '{"what":"shadow-teacher"}' })).names).toEqual([]);
    expect((await list({ filter: '{"q":"CHIT"}' })).names).toEqual(['Chitra']);
    expect((await list({ filter: '{"q":".*"}' })).names).toEqual([]);
  });

  it('can be cleared by age, and clears nothing by itself', async () => {
    await fill();
    for (const name of ['bookings', 'contacts', 'courserequests']) {
      const indexes = await product.connection.collection(name).indexes();
      expect(indexes).toContainEqual(expect.objectContaining({ key: { suspectedSpam: 1, createdAt: -1, _id: -1 } }));
      expect(indexes.filter((index) => 'expireAfterSeconds' in index)).toEqual([]);
    }
  });

  it.each([
    { sort: '["name","ASC"]' },
    { sort: '["what","ASC"]' },
    { filter: '{"suspectedSpam":true}' },
    { filter: '{"idempotency.key":"x"}' },
    { filter: '{"name":{"$ne":null}}' },
    { filter: '{"what":{"$ne":null}}' },
    { range: '[2,1]' },
  ])('refuses %j', async (query) => {
    expectError(await get(query as unknown as Readonly<Record<string, string>>), 400);
  });
});
