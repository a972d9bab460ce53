import { withStore } from './support/store.js';

interface Row {
  _id: number;
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
