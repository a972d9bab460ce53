import { failure, withStore } from './support/store.js';

describe('a cursor over 1,000 documents', () => {
  const given = withStore();
  const numbers = Array.from({ length: 1000 }, (_, i) => i);
  const thousand = () => given.db.collection<{ _id: number; odd: boolean }>('thousand');
  beforeAll(() => thousand().insertMany(numbers.map((_id) => ({ _id, odd: _id % 2 === 1 }))));

  it.each([7, 101, 500, 999, 1000, 1001])('gives all of them in batches of %i', async (batchSize) => {
    const found = await thousand().find({}, { batchSize }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual(numbers);
  });

  it('gives the first batch and a number to go on with', async () => {
    const reply = await given.db.command({ find: 'thousand', batchSize: 10 });
    const cursor = reply['cursor'] as { firstBatch: unknown[]; id: { toString(): string } };
    expect(cursor.firstBatch).toHaveLength(10);
    expect(Number(cursor.id)).toBeGreaterThan(0);
    expect(await given.db.command({ killCursors: 'thousand', cursors: [cursor.id] })).toMatchObject({
      cursorsKilled: [Number(cursor.id)],
    });
    const gone = await failure(given.db.command({ getMore: cursor.id, collection: 'thousand' }));
    expect(gone.codeName).toBe('CursorNotFound');
  });

  it('has no number when nothing is left', async () => {
    const reply = await given.db.command({ find: 'thousand', filter: { _id: { $lt: 5 } } });
    expect(Number((reply['cursor'] as { id: { toString(): string } }).id)).toBe(0);
  });

  it('gives what was there when it was opened, whatever comes, goes and moves meanwhile', async () => {
    const moving = given.collection();
    await moving.createIndex({ a: 1 }, undefined, undefined);
    await moving.insertMany(numbers.map((a) => ({ _id: a as never, a })));
    const cursor = moving.find({}, { batchSize: 100, sort: { a: 1 } });
    const found = [await cursor.next()];
    await moving.updateMany({ a: { $lt: 200 } }, { $inc: { a: 900 } });
    await moving.deleteMany({ a: { $gte: 500 } });
    await moving.insertOne({ a: 600 });
    found.push(...(await cursor.toArray()));
    expect(found.map((each) => each?.['a'] as number)).toEqual(numbers);
  });

  it('is given up when many others were opened after it', async () => {
    const open = () => given.db.command({ find: 'thousand', batchSize: 10 });
    const idOf = async () => ((await open())['cursor'] as { id: { toString(): string } }).id;
    const oldest = await idOf();
    const younger = await idOf();
    const next = (id: unknown) => given.db.command({ getMore: id, collection: 'thousand', batchSize: 10 });
    for (let i = 0; i < 63; i++) await open();
    expect((await failure(next(oldest))).codeName).toBe('CursorNotFound');
    expect((await next(younger))['ok']).toBe(1);
  });

  it('skips and limits, in natural order and sorted', async () => {
    const page = { skip: 990, limit: 20 };
    const sorted = await thousand()
      .find({}, { ...page, sort: { _id: -1 } })
      .toArray();
    expect(sorted.map(({ _id }) => _id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    const odd = await thousand().find({ odd: true }, { skip: 3, limit: 2 }).toArray();
    expect(odd.map(({ _id }) => _id)).toEqual([7, 9]);
  });

  it.each([1000, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 32 + 5, 2 ** 33, 2 ** 53 - 1])(
    'finds nothing beyond its end: after %d documents',
    async (skip) => {
      const collection = thousand();
      const pages = [
        collection.find({}, { skip }),
        collection.find({}, { skip, limit: 10, sort: { _id: -1 } }),
        collection.find({ _id: { $gte: 10 } }, { skip, limit: 2 ** 53 - 1, sort: { _id: 1 } }),
        collection.find({ odd: true }, { skip, limit: 2 ** 32 + 1 }),
        collection.find({}, { skip, limit: 10, sort: { odd: 1 } }),
      ];
      expect(await Promise.all(pages.map((page) => page.toArray()))).toEqual([[], [], [], [], []]);
      expect(await collection.countDocuments({}, { skip })).toBe(0);
    },
  );

  it.each([2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 53])('finds all of them by a limit of %d', async (limit) => {
    expect(await thousand().find({}, { limit }).toArray()).toHaveLength(1000);
    expect(
      await thousand()
        .find({}, { limit, skip: 995, sort: { odd: 1, _id: 1 } })
        .toArray(),
    ).toHaveLength(5);
    expect(await thousand().countDocuments({}, { limit })).toBe(1000);
  });

  it('carries batches of large documents without passing the size of a message', async () => {
    const large = given.db.collection<{ _id: number; text: string }>('large');
    for (let _id = 0; _id < 6; _id++) await large.insertOne({ _id, text: 'x'.repeat(4_000_000) });
    expect((await large.find({}, { batchSize: 100 }).toArray()).map(({ _id }) => _id)).toEqual([...Array(6).keys()]);
  }, 30_000);
});
