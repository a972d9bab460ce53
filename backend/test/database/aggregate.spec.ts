import { failure, withStore } from './support/store.js';

describe('counting documents', () => {
  const given = withStore();
  const sales = () => given.db.collection<{ _id: number; kind: string }>('sales');
  const counting = { $group: { _id: 1, n: { $sum: 1 } } };
  beforeAll(() => sales().insertMany([1, 2, 3, 4, 5].map((_id) => ({ _id, kind: _id % 2 ? 'odd' : 'even' }))));

  it('counts all of them, or those a filter finds, also with skip and limit', async () => {
    expect(await sales().countDocuments()).toBe(5);
    expect(await sales().countDocuments({ kind: 'odd' })).toBe(3);
    expect(await sales().countDocuments({ _id: { $gt: 1 } }, { skip: 1, limit: 2 })).toBe(2);
    expect(await sales().countDocuments({ _id: { $gt: 1 } }, { skip: 9 })).toBe(0);
    expect(await sales().countDocuments({ _id: { $gt: 9 } })).toBe(0);
    expect(await given.db.collection('nowhere').countDocuments()).toBe(0);
  });

  it.each<[string, object[]]>([
    ['$sort', [{ $match: {} }, { $sort: { n: 1 } }, counting]],
    ['$project', [{ $match: {} }, { $project: { n: 1 } }]],
    ['$match', [{ $match: {} }]],
    ['$group', [counting]],
    ['$limit, $skip', [{ $match: {} }, { $limit: 1 }, { $skip: 1 }, counting]],
    ['$match, $match', [{ $match: {} }, { $match: {} }, counting]],
    ['$kind', [{ $match: {} }, { $group: { _id: '$kind', n: { $sum: 1 } } }]],
    ['$avg', [{ $match: {} }, { $group: { _id: 1, n: { $avg: '$n' } } }]],
  ])('is all that an aggregation does; refused is %s', async (name, pipeline) => {
    expect((await failure(sales().aggregate(pipeline).toArray())).message).toContain(name);
  });
});
