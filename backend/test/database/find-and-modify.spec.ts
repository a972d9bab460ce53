import { failure, withStore } from './support/store.js';

describe('finding and changing at once', () => {
  const given = withStore();
  const plain = { projection: { _id: 0 } };

  async function three() {
    const collection = given.collection();
    await collection.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
    return collection;
  }

  it('gives the document before or after', async () => {
    const collection = await three();
    expect(await collection.findOneAndUpdate({ n: 1 }, { $inc: { n: 10 } }, plain)).toEqual({ n: 1 });
    const after = { ...plain, returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ n: 2 }, { $inc: { n: 10 } }, after)).toEqual({ n: 12 });
  });

  it('takes the first in the order asked for', async () => {
    const collection = await three();
    const last = { ...plain, sort: { n: -1 } } as const;
    expect(await collection.findOneAndUpdate({}, { $set: { n: 0 } }, last)).toEqual({ n: 3 });
    expect(await collection.countDocuments({ n: 0 })).toBe(1);
  });

  it('gives null when nothing matches', async () => {
    const collection = await three();
    expect(await collection.findOneAndUpdate({ n: 9 }, { $set: { a: 1 } })).toBeNull();
  });

  it('inserts when asked to', async () => {
    const collection = await three();
    const options = { ...plain, upsert: true, returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ n: 9 }, { $setOnInsert: { a: 1 } }, options)).toEqual({ n: 9, a: 1 });
  });

  it('tells what happened', async () => {
    const collection = await three();
    const options = { includeResultMetadata: true, upsert: true } as const;
    const found = await collection.findOneAndUpdate({ n: 1 }, { $set: { a: 1 } }, options);
    expect(found.lastErrorObject).toEqual({ n: 1, updatedExisting: true });
    const made = await collection.findOneAndUpdate({ n: 7 }, { $set: { a: 1 } }, options);
    expect(made.lastErrorObject).toMatchObject({
      n: 1,
      updatedExisting: false,
      upserted: expect.anything() as unknown,
    });
    expect(made.value).toBeNull();
  });

  it('lets exactly one of many win a transition', async () => {
    const collection = given.collection();
    await collection.insertOne({ status: 'pending' });
    const decide = (to: string) => collection.findOneAndUpdate({ status: 'pending' }, { $set: { status: to } });
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, i) => decide(i % 2 ? 'accepted' : 'denied')));
    expect(outcomes.filter((each) => each !== null)).toHaveLength(1);
  });

  it('leaves everything as it was when the change breaks a unique index', async () => {
    const collection = await three();
    await collection.createIndex({ n: 1 }, { unique: true }, undefined);
    expect((await failure(collection.findOneAndUpdate({ n: 1 }, { $set: { n: 2 } }))).code).toBe(11000);
    expect((await collection.find({}, plain).sort({ n: 1 }).toArray()).map(({ n }) => n as number)).toEqual([1, 2, 3]);
  });
});
