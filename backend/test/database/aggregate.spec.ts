import { withStore } from './support/store.js';

describe('an aggregation', () => {
  const given = withStore();
  const sales = () => given.db.collection<{ _id: number; [field: string]: unknown }>('sales');
  const day = (text: string) => new Date(`${text}Z`);
  beforeAll(() =>
    sales().insertMany([
      { _id: 1, kind: 'a', n: 1, at: day('2026-03-01T18:29:59'), tags: ['x', 'y'] },
      { _id: 2, kind: 'b', n: 2, at: day('2026-03-01T18:30:00'), tags: ['y'] },
      { _id: 3, kind: 'a', n: 2.5, at: day('2026-03-08T10:00:00'), tags: [] },
      { _id: 4, kind: null, n: 'text', at: day('2026-12-31T20:00:00') },
      { _id: 5, n: 4, at: day('2027-01-01T00:00:00') },
    ]),
  );
  const run = (...pipeline: object[]) => sales().aggregate(pipeline).toArray();
  const sorted = { $sort: { _id: 1 } };

  it.each<[string, object[], object[]]>([
    [
      '$match, $sort, $skip and $limit',
      [{ $match: { n: { $gt: 0 } } }, { $sort: { n: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { n: 1 } }],
      [
        { _id: 3, n: 2.5 },
        { _id: 2, n: 2 },
      ],
    ],
    ['$count', [{ $match: { kind: 'a' } }, { $count: 'total' }], [{ total: 2 }]],
    ['$count of nothing', [{ $match: { kind: 'z' } }, { $count: 'total' }], []],
    [
      '$group by a field, null and missing together',
      [{ $group: { _id: '$kind', n: { $sum: '$n' }, rows: { $sum: 1 } } }, sorted],
      [
        { _id: null, n: 4, rows: 2 },
        { _id: 'a', n: 3.5, rows: 2 },
        { _id: 'b', n: 2, rows: 1 },
      ],
    ],
    [
      'averages of what is a number',
      [{ $group: { _id: null, mean: { $avg: '$n' }, none: { $avg: '$tags' } } }],
      [{ _id: null, mean: 2.375, none: null }],
    ],
    [
      'extremes by the order of BSON',
      [{ $group: { _id: null, least: { $min: '$n' }, most: { $max: '$n' } } }],
      [{ _id: null, least: 1, most: 'text' }],
    ],
    [
      '$push, without what is missing',
      [sorted, { $group: { _id: null, all: { $push: '$kind' } } }],
      [{ _id: null, all: ['a', 'b', 'a', null] }],
    ],
    [
      '$first, $last and $addToSet',
      [
        sorted,
        { $group: { _id: null, first: { $first: '$n' }, last: { $last: '$kind' }, set: { $addToSet: '$kind' } } },
      ],
      [{ _id: null, first: 1, last: null, set: ['a', 'b', null] }],
    ],
    [
      '$sortByCount',
      [{ $match: { kind: { $in: ['a', 'b'] } } }, { $sortByCount: '$kind' }],
      [
        { _id: 'a', count: 2 },
        { _id: 'b', count: 1 },
      ],
    ],
    [
      '$replaceRoot',
      [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { of: '$kind', none: '$none', all: ['$none', '$n'] } } }],
      [{ of: 'a', all: [null, 1] }],
    ],
    [
      '$project that hides',
      [{ $match: { _id: 1 } }, { $limit: 1 }, { $project: { at: 0, tags: false, _id: 0 } }],
      [{ kind: 'a', n: 1 }],
    ],
    [
      'stages after others as well as before',
      [
        { $group: { _id: '$kind', n: { $sum: 1 } } },
        { $match: { n: 2 } },
        { $sort: { _id: -1 } },
        { $skip: 1 },
        { $count: 'n' },
      ],
      [{ n: 1 }],
    ],
    [
      'comparisons in which missing is less than null',
      [
        { $match: { _id: { $gt: 3 } } },
        { $project: { null: { $eq: ['$kind', null] }, less: { $lt: ['$kind', null] }, text: { $gt: ['$n', 1000] } } },
      ],
      [
        { _id: 4, null: true, less: false, text: true },
        { _id: 5, null: false, less: true, text: false },
      ],
    ],
    [
      'what is true, and parts of dates',
      [
        { $match: { _id: 1 } },
        {
          $project: {
            zero: { $cond: { if: 0, then: { $divide: [1, 0] }, else: 'no' } },
            text: { $and: ['', [], '$n'] },
            not: { $not: ['$none'] },
            or: { $or: [false, null, 0] },
            parts: [{ $year: '$at' }, { $month: '$at' }, { $dayOfMonth: '$at' }, { $hour: '$at' }],
            size: { $size: '$tags' },
            none: { $add: ['$n', '$none'] },
            money: { $literal: '$n' },
          },
        },
      ],
      [
        {
          _id: 1,
          zero: 'no',
          text: true,
          not: true,
          or: false,
          parts: [2026, 3, 1, 18],
          size: 2,
          none: null,
          money: '$n',
        },
      ],
    ],
    [
      '$group by the order of fields in an object',
      [
        { $match: { _id: { $lt: 3 } } },
        { $group: { _id: { $cond: [{ $eq: ['$_id', 1] }, { x: 1, y: 1 }, { y: 1, x: 1 }] }, rows: { $sum: 1 } } },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: { x: 1, y: 1 }, rows: 1 },
        { _id: { y: 1, x: 1 }, rows: 1 },
      ],
    ],
    [
      '$group by several things',
      [
        { $match: { kind: 'a' } },
        { $group: { _id: { kind: '$kind', odd: { $eq: ['$n', 1] } }, rows: { $sum: 1 } } },
        { $sort: { '_id.odd': 1 } },
      ],
      [
        { _id: { kind: 'a', odd: false }, rows: 1 },
        { _id: { kind: 'a', odd: true }, rows: 1 },
      ],
    ],
    [
      '$unwind and count',
      [{ $unwind: '$tags' }, { $group: { _id: '$tags', rows: { $sum: 1 } } }, sorted],
      [
        { _id: 'x', rows: 1 },
        { _id: 'y', rows: 2 },
      ],
    ],
    [
      '$project with computed fields',
      [
        { $match: { _id: 2 } },
        { $project: { _id: 0, double: { $multiply: ['$n', 2] }, label: { $concat: ['kind ', '$kind'] } } },
      ],
      [{ double: 4, label: 'kind b' }],
    ],
    [
      '$addFields and $unset',
      [{ $match: { _id: 1 } }, { $addFields: { m: { $add: ['$n', 1] } } }, { $unset: ['at', 'tags'] }],
      [{ _id: 1, kind: 'a', n: 1, m: 2 }],
    ],
    [
      '$set with conditions',
      [
        { $match: { _id: { $gt: 3 } } },
        { $set: { k: { $ifNull: ['$kind', 'none'] }, big: { $cond: [{ $gt: ['$n', 3] }, 'yes', 'no'] } } },
        { $project: { k: 1, big: 1 } },
      ],
      [
        { _id: 4, k: 'none', big: 'yes' },
        { _id: 5, k: 'none', big: 'yes' },
      ],
    ],
  ])('does %s', async (_name, pipeline, expected) => {
    expect(await run(...pipeline)).toEqual(expected);
  });

  it('counts documents, also with skip and limit', async () => {
    expect(await sales().countDocuments()).toBe(5);
    expect(await sales().countDocuments({ _id: { $gt: 1 } }, { skip: 1, limit: 2 })).toBe(2);
    expect(await sales().countDocuments({ _id: { $gt: 9 } })).toBe(0);
    expect(await given.db.collection('nowhere').countDocuments()).toBe(0);
  });
});
