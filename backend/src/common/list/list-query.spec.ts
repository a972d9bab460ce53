import { BadRequestException } from '@nestjs/common';
import { CONTACT_FIELDS } from '#contract/contacts';
import { readListQuery } from './list-query.js';

const FIELDS = { resource: 'contacts', rules: CONTACT_FIELDS, searched: ['name'] };
const read = (query: Record<string, unknown>) => readListQuery(query, FIELDS);

describe('a list query', () => {
  it('is newest first and whole when nothing is asked for', () => {
    expect(read({})).toEqual({ filter: {}, sort: { createdAt: -1, _id: -1 } });
  });

  it('sorts by a field and breaks ties by id', () => {
    expect(read({ sort: '["name","ASC"]' }).sort).toEqual({ name: 1, _id: 1 });
    expect(read({ sort: '["id","DESC"]' }).sort).toEqual({ _id: -1 });
  });

  it('looks for free text literally', () => {
    expect(read({ filter: '{"q":"(a+)+$"}' }).filter).toMatchObject({
      $or: [{ name: { $regex: '\\(a\\+\\)\\+\\$', $options: 'i' } }],
    });
  });

  it('asks for no id that cannot be one', () => {
    expect(read({ filter: '{"id":["nonsense"]}' }).filter).toMatchObject({ _id: { $in: [] } });
  });

  it.each([
    { sort: 'name' },
    { sort: '["name"]' },
    { sort: '["name","UP"]' },
    { sort: '["passwordHash","ASC"]' },
    { sort: ['["name","ASC"]', '["name","ASC"]'] },
    { range: '[0]' },
    { range: '[-1,5]' },
    { range: '[5,1]' },
    { range: '[0,1.5]' },
    { filter: '[]' },
    { filter: '"text"' },
    { filter: '{"name":{"$ne":null}}' },
    { filter: '{"name":[{"$ne":null}]}' },
    { filter: '{"q":{"$ne":null}}' },
    { filter: '{"idempotency.key":"x"}' },
    { filter: '{"$where":"1"}' },
    { filter: '{"createdAt":"yesterday"}' },
    { filter: `{"q":"${'a'.repeat(101)}"}` },
    { filter: '{' },
  ])('is refused as %j', (query) => {
    expect(() => read(query)).toThrow(BadRequestException);
  });
});
