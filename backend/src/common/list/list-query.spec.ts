import { BadRequestException } from '@nestjs/common';
import { CONTACT_FIELDS } from '#contract/contacts';
import { readListQuery } from './list-query.js';

const FIELDS = { resource: 'contacts', rules: CONTACT_FIELDS, searched: ['name'] };
const read = (query: Record<string, unknown>) => readListQuery(query, FIELDS);

describe('a list query', () => {
  it('is newest first and whole when nothing is asked for', () => {
    expect(read({})).toEqual({ filter: {}, sort: { createdAt: -1, _id: -1 }, asked: [] });
  });

  it('names what was asked for: fields as they were sent, and a search that looks for something', () => {
    const asked = (filter: object) => read({ filter: JSON.stringify(filter) }).asked;
    expect(asked({ name: 'Malini', q: 'autism' })).toEqual(['name', 'q']);
    expect(asked({ id: 'f'.repeat(24), q: ' ' })).toEqual(['id']);
  });

  it('sorts by a field and breaks ties by id', () => {
    expect(read({ sort: '["name","ASC"]' }).sort).toEqual({ name: 1, _id: 1 });
    expect(read({ sort: '["id","DESC"]' }).sort).toEqual({ _id: -1 });
  });

  it('takes free text beside the filter too; that of the filter comes first', () => {
    const inFilter = read({ filter: '{"q":"autism"}' });
    expect(read({ q: 'autism' })).toEqual(inFilter);
    expect(read({ q: 'speech', filter: '{"q":"autism"}' })).toEqual(inFilter);
    expect(() => read({ q: ['a', 'b'] })).toThrow(BadRequestException);
  });

  it.each([
    ['(a+)+$', '\\([aａ]\\+\\)\\+\\$'],
    ['.*', '\\.\\*'],
    ['^[a|b]', '\\^\\[[aａ]\\|[bｂ]\\]'],
    ['\\', '\\\\'],
    ['$where', '\\$[wｗ][hｈ][eｅ][rｒ][eｅ]'],
    ['{"$ne":null}', '\\{"\\$[nｎ][eｅ]":[nｎ][uｕ][lｌ][lｌ]\\}'],
  ])('looks for %s literally', (q, $regex) => {
    expect(read({ filter: JSON.stringify({ q }) }).filter).toMatchObject({
      $and: [{ $or: [{ name: { $regex, $options: 'i' } }] }],
    });
  });

  it('finds what came in on days of Sri Lanka, the first and the last included, where a list has days', () => {
    const created = (filter: object) =>
      readListQuery({ filter: JSON.stringify(filter) }, { ...FIELDS, byDay: true }).filter['createdAt'];
    expect(created({ since: '2026-11-21', until: '2026-11-22' })).toMatchObject({
      $gte: new Date('2026-11-20T18:30:00Z'),
      $lt: new Date('2026-11-22T18:30:00Z'),
    });
    expect(created({ since: '2026-11-21' })).not.toHaveProperty('$lt');
    for (const day of ['2026-02-30', '21 November', '', 20261121, null, { $gt: '' }]) {
      expect(() => created({ until: day })).toThrow(BadRequestException);
    }
    expect(() => read({ filter: '{"since":"2026-11-21"}' })).toThrow(BadRequestException);
  });

  it('asks for no id that cannot be one', () => {
    expect(read({ filter: '{"id":["nonsense"]}' }).filter).toMatchObject({ _id: { $in: [] } });
  });

  it.each([
    { sort: 'name' },
    { sort: '["' },
    { sort: '["name"]' },
    { sort: '["name","UP"]' },
    { sort: '["password","ASC"]' },
    { sort: '["passwordHash","ASC"]' },
    { sort: '["__proto__","ASC"]' },
    { sort: '[{"$gt":""},"ASC"]' },
    { sort: '{"name":1}' },
    { sort: ['["name","ASC"]', '["name","ASC"]'] },
    { range: '[0]' },
    { range: '[-1,5]' },
    { range: '[5,1]' },
    { range: '["0","1"]' },
    { range: '[0,1.5]' },
    { range: '[0,1e99]' },
    { range: '{"first":0}' },
    { filter: '{' },
    { filter: '[]' },
    { filter: '7' },
    { filter: 'null' },
    { filter: '"text"' },
    { filter: '{"nobody":"knows"}' },
    { filter: '{"name":{"$ne":null}}' },
    { filter: '{"name":[{"$ne":null}]}' },
    { filter: '{"name":[["a"]]}' },
    { filter: '{"_id":{"$ne":null}}' },
    { filter: '{"id":[{"$gt":""}]}' },
    { filter: '{"q":{"$ne":null}}' },
    { filter: '{"q":{"$regex":"."}}' },
    { filter: '{"q":["a"]}' },
    { filter: '{"idempotency.key":"x"}' },
    { filter: '{"__proto__":"x"}' },
    { filter: '{"$where":"1"}' },
    { filter: '{"$or":[]}' },
    { filter: '{"createdAt":"yesterday"}' },
    { filter: '{"createdAt":{"$gt":"2000-01-01"}}' },
    { filter: '{"createdAt":1e999}' },
    { filter: `{"q":"${'a'.repeat(101)}"}` },
    { filter: `${'['.repeat(1000)}${']'.repeat(1000)}` },
  ])('is refused as %j', (query) => {
    expect(() => read(query)).toThrow(BadRequestException);
  });
});
