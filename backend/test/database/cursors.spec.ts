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

  it('goes on in order while documents come and go', async () => {
    const cursor = thousand().find({ _id: { $gte: 0 } }, { batchSize: 100, sort: { _id: 1 } });
    const found: number[] = [];
    for await (const { _id } of cursor) {
      found.push(_id);
      if (_id === 50) await thousand().insertOne({ _id: -1, odd: true });
      if (_id === 150) await thousand().deleteOne({ _id: 700 });
    }
    expect(found).toEqual(numbers.filter((each) => each !== 700));
    await thousand().deleteOne({ _id: -1 });
    await thousand().insertOne({ _id: 700, odd: false });
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

  it('carries batches of large documents without passing the size of a message', async () => {
    const large = given.db.collection<{ _id: number; text: string }>('large');
    for (let _id = 0; _id < 6; _id++) await large.insertOne({ _id, text: 'x'.repeat(4_000_000) });
    expect((await large.find({}, { batchSize: 100 }).toArray()).map(({ _id }) => _id)).toEqual([...Array(6).keys()]);
  }, 30_000);
});
