import { type Collection, withStore } from './support/store.js';

describe('a transaction', () => {
  const given = withStore();
  let collection: Collection;
  let other: Collection;
  beforeEach(async () => {
    collection = given.collection();
    other = given.collection();
    await collection.insertMany([1, 2, 3].map((n) => ({ _id: n as never, n })));
  });

  it('is written as a whole by its commit, seen by nobody else before, and by itself at once', async () => {
    const session = given.client.startSession();
    session.startTransaction();
    await collection.updateOne({ n: 2 }, { $set: { n: 20 } }, { session });
    await collection.deleteOne({ n: 3 }, { session });
    await other.insertOne({ n: 4 }, { session });
    expect(
      await collection
        .find({}, { session })
        .sort({ n: -1 })
        .map(({ n }) => n as number)
        .toArray(),
    ).toEqual([20, 1]);
    expect(
      await collection
        .find()
        .sort({ n: 1 })
        .map(({ n }) => n as number)
        .toArray(),
    ).toEqual([1, 2, 3]);
    expect(await other.countDocuments()).toBe(0);
    expect(await other.countDocuments({}, { session })).toBe(1);
    await session.commitTransaction();
    expect(
      await collection
        .find()
        .sort({ n: 1 })
        .map(({ n }) => n as number)
        .toArray(),
    ).toEqual([1, 20]);
    expect(await other.countDocuments()).toBe(1);
    await session.endSession();
  });
});
