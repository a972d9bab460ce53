import { Double, Int32, withStore } from './support/store.js';

interface Row {
  _id: number;
  kind?: string;
  status?: string | number | null;
  spam?: boolean;
  inner?: { day: Date };
}
const ROWS: Row[] = [
  { _id: 1, status: 'new' },
  { _id: 2, status: 'new', spam: true },
  { _id: 3, status: 'done', inner: { day: new Date(0) } },
  { _id: 4, status: null, inner: { day: new Date(0) } },
  { _id: 5 },
  { _id: 6, status: 2, inner: { day: new Date(1) } },
  { _id: 7, status: 'new' },
];

/** Of two fields together. */
const KINDS: Row[] = [
  { _id: 1, kind: 'a', status: 'new' },
  { _id: 2, kind: 'a', status: 'new', spam: true },
  { _id: 3, kind: 'a', status: 'done' },
  { _id: 4, kind: 'b', status: 'new' },
];

describe('how many documents have each value of a field', () => {
  const given = withStore();

  async function some() {
    const rows = given.db.collection<Row>(given.collection().collectionName);
    await rows.insertMany(ROWS);
    const groups = async ($match: object | undefined, _id: unknown, options = {}) => {
      const stages = [...($match ? [{ $match }] : []), { $group: { _id, total: { $sum: 1 } } }];
      return new Set(await rows.aggregate(stages, options).toArray());
    };
    return { rows, groups };
  }

  it.each<[string, Record<string, 1 | -1> | undefined]>([
    ['read one by one', undefined],
    ['counted by an index', { status: 1, spam: 1 }],
    ['counted by a descending index', { status: -1 }],
  ])('%s', async (_name, index) => {
    const { rows, groups } = await some();
    if (index) await rows.createIndex(index, undefined, undefined);
    const all = [
      { _id: 'new', total: 3 },
      { _id: 'done', total: 1 },
      { _id: null, total: 2 },
      { _id: 2, total: 1 },
    ];
    expect(await groups(undefined, '$status')).toEqual(new Set(all));
    expect(await groups({}, '$status')).toEqual(new Set(all));
    expect(await groups({ spam: true }, '$status')).toEqual(new Set([{ _id: 'new', total: 1 }]));
    await rows.deleteMany({ status: null });
    await rows.updateOne({ _id: 3 }, { $set: { status: 'new' } });
    expect(await groups(undefined, '$status')).toEqual(
      new Set([
        { _id: 'new', total: 4 },
        { _id: 2, total: 1 },
      ]),
    );
  });

  it.each<[string, Record<string, 1 | -1>[]]>([
    ['read one by one', []],
    ['counted by an index', [{ kind: 1, status: -1, spam: 1 }]],
    ['counted by an index in another order', [{ status: 1, kind: 1, spam: 1 }]],
  ])('two fields together, %s', async (_name, indexes) => {
    const rows = given.db.collection<Row>(given.collection().collectionName);
    for (const index of indexes) await rows.createIndex(index, undefined, undefined);
    await rows.insertMany(KINDS);
    const $group = { _id: { k: '$kind', s: '$status' }, n: { $sum: 1 }, total: { $sum: 1 } };
    const groups = async (stages: object[]) => new Set(await rows.aggregate([...stages, { $group }]).toArray());
    const told = (k: string, s: string, n: number) => ({ _id: { k, s }, n, total: n });
    expect(await groups([])).toEqual(new Set([told('a', 'new', 2), told('a', 'done', 1), told('b', 'new', 1)]));
    expect(await groups([{ $match: { spam: null } }])).toEqual(
      new Set([told('a', 'new', 1), told('a', 'done', 1), told('b', 'new', 1)]),
    );
    expect(await groups([{ $match: { status: 'new' } }])).toEqual(new Set([told('a', 'new', 2), told('b', 'new', 1)]));
    expect(await groups([{ $match: { _id: { $gt: 3 } } }])).toEqual(new Set([told('b', 'new', 1)]));
    await rows.insertMany([
      { _id: 5, kind: 'a', status: null },
      { _id: 6, kind: 'a' },
      { _id: 7, kind: 'a' },
      { _id: 8 },
    ]);
    // A field that is missing is missing there too, and another than null.
    expect(await groups([{ $match: { _id: { $gt: 3 } } }])).toEqual(
      new Set([
        told('b', 'new', 1),
        { _id: { k: 'a', s: null }, n: 1, total: 1 },
        { _id: { k: 'a' }, n: 2, total: 2 },
        { _id: {}, n: 1, total: 1 },
      ]),
    );
    expect(await groups([])).toEqual(
      new Set([
        told('a', 'new', 2),
        told('a', 'done', 1),
        told('b', 'new', 1),
        { _id: { k: 'a', s: null }, n: 1, total: 1 },
        { _id: { k: 'a' }, n: 2, total: 2 },
        { _id: {}, n: 1, total: 1 },
      ]),
    );
  });

  it('one field in a document, where one that is missing counts as null', async () => {
    const { groups } = await some();
    expect(await groups({ _id: { $gt: 2 } }, { s: '$status' })).toEqual(
      new Set([
        { _id: { s: 'done' }, total: 1 },
        { _id: { s: null }, total: 2 },
        { _id: { s: 2 }, total: 1 },
        { _id: { s: 'new' }, total: 1 },
      ]),
    );
  });

  it('in whole numbers of 32 bits, and equal numbers and text as MongoDB compares them', async () => {
    const rows = given.collection();
    await rows.insertMany([new Int32(1), new Double(1), new Double(1.5), '1', 'A', 'a'].map((status) => ({ status })));
    const pipeline = [{ $group: { _id: '$status', n: { $sum: 1 } } }];
    const groups = await rows.aggregate<{ _id: unknown; n: unknown }>(pipeline, { promoteValues: false }).toArray();
    expect(groups.map(({ n }) => n).every((n) => n instanceof Int32)).toBe(true);
    expect(groups.map(({ _id, n }) => [String(_id), Number(n)])).toEqual([
      ['1', 2],
      ['1.5', 1],
      ['1', 1],
      ['A', 1],
      ['a', 1],
    ]);
  });

  it('of more values than fit into one answer, or are counted on an index', async () => {
    const rows = given.db.collection<Row>(given.collection().collectionName);
    await rows.createIndex({ status: 1 }, undefined, undefined);
    await rows.insertMany(Array.from({ length: 500 }, (_, i) => ({ _id: i, status: i % 250 })));
    const stages = [{ $group: { _id: '$status', n: { $sum: 1 } } }];
    const groups = await rows.aggregate<{ _id: number; n: number }>(stages, { batchSize: 7 }).toArray();
    expect(new Set(groups)).toEqual(new Set(Array.from({ length: 250 }, (_, i) => ({ _id: i, n: 2 }))));
  });

  it('of a field inside another, and of all together', async () => {
    const { groups } = await some();
    expect(await groups({ _id: { $gt: 2, $lt: 7 } }, '$inner.day')).toEqual(
      new Set([
        { _id: new Date(0), total: 2 },
        { _id: new Date(1), total: 1 },
        { _id: null, total: 1 },
      ]),
    );
    expect(await groups({ status: 'new' }, null)).toEqual(new Set([{ _id: null, total: 3 }]));
    expect(await groups({ status: 'other' }, null)).toEqual(new Set());
    expect(await groups({ status: 'other' }, '$status')).toEqual(new Set());
    expect(
      await given
        .collection()
        .aggregate([{ $group: { _id: '$a', n: { $sum: 1 } } }])
        .toArray(),
    ).toEqual([]);
  });

  it('as a transaction sees them', async () => {
    const { rows, groups } = await some();
    await rows.createIndex({ status: 1 }, undefined, undefined);
    await given.client.withSession(async (session) => {
      session.startTransaction();
      await rows.deleteMany({ status: 'new' }, { session });
      await rows.insertOne({ _id: 8, status: 'done' });
      const seen = [
        { _id: 'done', total: 1 },
        { _id: null, total: 2 },
        { _id: 2, total: 1 },
      ];
      expect(await groups(undefined, '$status', { session })).toEqual(new Set(seen));
      await session.abortTransaction();
    });
    expect(await groups({ status: { $in: ['new', 'done'] } }, '$status')).toEqual(
      new Set([
        { _id: 'new', total: 3 },
        { _id: 'done', total: 2 },
      ]),
    );
  });
});
