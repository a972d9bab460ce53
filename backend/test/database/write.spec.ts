import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { compileForNode, startCramped } from './support/child.js';
import { failure, MongoServerError, ObjectId, temporaryFolder, withStore } from './support/store.js';

describe('writing', () => {
  const given = withStore();

  it('makes an _id where the client sends none, and puts it first', async () => {
    const name = given.collection().collectionName;
    await given.db.command({ insert: name, documents: [{ a: 1 }, { b: 2, _id: 'mine' }] });
    const [made, own] = await given.db.collection(name).find().toArray();
    expect(made?._id).toBeInstanceOf(ObjectId);
    expect(Object.keys(own ?? {})).toEqual(['_id', 'b']);
  });

  describe('a bulk with faults', () => {
    const documents = [{ _id: 1 }, { _id: 2 }, { _id: 1 }, { _id: 3 }, { _id: 2 }];
    it('ends with the first one when ordered', async () => {
      const collection = given.db.collection<{ _id: number }>(given.collection().collectionName);
      const error = await failure(collection.insertMany(documents));
      expect(error).toMatchObject({ code: 11000, insertedCount: 2 });
      expect(await collection.find().toArray()).toEqual([{ _id: 1 }, { _id: 2 }]);
    });
    it('does all the others when not', async () => {
      const collection = given.db.collection<{ _id: number }>(given.collection().collectionName);
      const error = await failure(collection.insertMany(documents, { ordered: false }));
      const indexes = (error as unknown as { writeErrors: { index: number }[] }).writeErrors.map(({ index }) => index);
      expect(indexes).toEqual([2, 4]);
      expect(await collection.find().toArray()).toEqual([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
    });
  });

  describe('a bulk that the disk has no room for', () => {
    const compiled = compileForNode();
    afterAll(() => rmSync(compiled, { recursive: true }));

    async function fill(ordered: string): Promise<{ n: number; refused: number[]; there: number[] }> {
      const folder = temporaryFolder();
      const child = startCramped(compiled, 4000, 'filler.js', folder, ordered);
      const [line] = (await once(child.lines, 'line')) as [string];
      await child.ended;
      rmSync(folder, { recursive: true });
      return JSON.parse(line) as { n: number; refused: number[]; there: number[] };
    }

    it('names each document that is not there', async () => {
      const { n, refused, there } = await fill('unordered');
      expect(n).toBe(there.length);
      expect(refused.length).toBeGreaterThan(250);
      expect([...there, ...refused].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2000 }, (_, i) => i));
    });

    it('names the first of them when ordered', async () => {
      const { n, refused, there } = await fill('ordered');
      expect(n).toBe(there.length);
      expect(refused).toEqual([n]);
    });
  });

  it('mixes inserts, updates and deletes in one bulk', async () => {
    const collection = given.collection();
    const result = await collection.bulkWrite([
      { insertOne: { document: { n: 1 } } },
      { insertOne: { document: { n: 2 } } },
      { updateMany: { filter: {}, update: { $inc: { n: 10 } } } },
      { updateOne: { filter: { n: 99 }, update: { $set: { made: true } }, upsert: true } },
      { updateOne: { filter: { n: 11 }, update: { $unset: { n: 1 }, $set: { changed: true } } } },
      { deleteMany: { filter: { n: 12 } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 2,
      matchedCount: 3,
      modifiedCount: 3,
      upsertedCount: 1,
      deletedCount: 1,
    });
    expect(await collection.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
      { changed: true },
      { n: 99, made: true },
    ]);
  });

  it('counts what matched and what changed', async () => {
    const collection = given.collection();
    await collection.insertMany([{ a: 1 }, { a: 1, b: 2 }, { a: 2 }]);
    expect(await collection.updateMany({ a: 1 }, { $set: { b: 2 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await collection.updateOne({ a: 7 }, { $set: { b: 2 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    });
    expect(await collection.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await collection.deleteMany({ a: { $gt: 0 } })).toMatchObject({ deletedCount: 2 });
    expect(await collection.countDocuments()).toBe(0);
  });

  it('changes thousands of documents in one statement', async () => {
    const collection = given.collection();
    await collection.insertMany(Array.from({ length: 3000 }, (_, n) => ({ n })));
    expect(await collection.updateMany({ n: { $gte: 500 } }, { $inc: { n: 10_000 } })).toMatchObject({
      modifiedCount: 2500,
    });
    expect(await collection.countDocuments({ n: { $gte: 10_500 } })).toBe(2500);
    expect(await collection.deleteMany({ n: { $gte: 11_000 } })).toMatchObject({ deletedCount: 2000 });
    expect(await collection.countDocuments()).toBe(1000);
  }, 30_000);

  it('refuses to change an _id', async () => {
    const collection = given.db.collection<{ _id: number; a?: number }>(given.collection().collectionName);
    await collection.insertOne({ _id: 1 });
    expect((await failure(collection.updateOne({}, { $set: { _id: 2 } }))).code).toBe(66);
    expect((await failure(collection.updateOne({}, { $unset: { _id: 1 } }))).code).toBe(66);
    expect((await collection.updateOne({}, { $set: { _id: 1 } })).matchedCount).toBe(1);
  });

  it('keeps a document whole when one of its updates is refused', async () => {
    const collection = given.collection();
    await collection.insertOne({ a: 1, text: 'x' });
    const error = await failure(collection.updateOne({}, { $set: { a: 2 }, $inc: { text: 1 } }));
    expect(error.code).toBe(115);
    expect(await collection.countDocuments({ a: 1 })).toBe(1);
  });

  it('counts up without losing a step when many do it at once', async () => {
    const collection = given.collection();
    await collection.insertOne({ n: 0 });
    await Promise.all(Array.from({ length: 100 }, () => collection.updateOne({}, { $inc: { n: 1 } })));
    expect(await collection.findOne()).toMatchObject({ n: 100 });
  });

  it('refuses a document above 16 MB', async () => {
    const collection = given.collection();
    const half = 'x'.repeat(9_000_000);
    await collection.insertOne({ half });
    expect(await failure(collection.updateOne({}, { $set: { other: half } }))).toBeInstanceOf(MongoServerError);
    expect(await collection.countDocuments({ other: { $exists: true } })).toBe(0);
  });

  it('does without an answer when none is wanted', async () => {
    const collection = given.collection();
    const result = await collection.insertOne({ a: 1 }, { writeConcern: { w: 0 } });
    expect(result.acknowledged).toBe(false);
  });
});
