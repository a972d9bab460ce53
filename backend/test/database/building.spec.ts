import { rmSync } from 'node:fs';
import { startEmbeddedStore } from '../../src/database/embedded/index.js';
import { openEnvironment } from '../../src/database/embedded/storage/environment.js';
import { compileForNode, startChild } from './support/child.js';
import { type Collection, failure, MongoClient, temporaryFolder, withStore } from './support/store.js';

const MANY = 6000;
const rows = () => Array.from({ length: MANY }, (_, i) => ({ _id: i as never, a: i % 100, n: 0 }));

describe('an index that is built while others write', () => {
  const given = withStore();

  it('keeps nobody waiting and misses nothing', async () => {
    const collection = given.collection();
    await collection.insertMany(rows());
    const ended = new AbortController();
    const built = collection.createIndex({ a: 1 }, undefined, undefined).finally(() => ended.abort());
    let during = 0;
    const write = async (work: Promise<unknown>) => {
      await work;
      if (!ended.signal.aborted) during += 1;
    };
    for (let i = 0; !ended.signal.aborted; i += 1) {
      // Documents the build has come to already, and others it has not.
      await write(collection.updateOne({ _id: (i % 7) as never }, { $inc: { a: 1000 } }));
      await write(collection.updateOne({ _id: (MANY - 1 - (i % 7)) as never }, { $inc: { a: 1000 } }));
      await write(collection.deleteOne({ _id: (100 + i) as never }));
      await write(collection.deleteOne({ _id: (MANY - 100 - i) as never }));
      await write(collection.insertOne({ a: 5000 }));
    }
    await built;
    expect(during).toBeGreaterThan(2);
    const all = await collection.find({}, { projection: { a: 1 } }).toArray();
    const values = all.map(({ a }) => a as number).sort((x, y) => x - y);
    const byIndex = await collection
      .find({ a: { $gte: 0 } })
      .sort({ a: 1 })
      .toArray();
    expect(byIndex.map(({ a }) => a as number)).toEqual(values);
    for (const a of [0, 1, 50, 99, 1000, 5000])
      expect(await collection.countDocuments({ a })).toBe(values.filter((value) => value === a).length);
  });

  it('leaves nothing behind when the last of many documents is a duplicate', async () => {
    const collection = given.collection();
    await collection.insertMany([...rows().map(({ _id }) => ({ _id, a: _id })), { _id: MANY as never, a: 7 }]);
    expect((await failure(collection.createIndex({ a: 1 }, { unique: true }, undefined))).code).toBe(11000);
    expect(await collection.indexes()).toHaveLength(1);
    await collection.createIndex({ a: -1 }, undefined, undefined);
    expect(await collection.countDocuments({ a: 7 })).toBe(2);
  });

  it('is made once when two ask for it at the same time', async () => {
    const collection = given.collection();
    await collection.insertMany(rows());
    await Promise.all([1, 2].map(() => collection.createIndex({ a: 1 }, undefined, undefined)));
    expect(await collection.indexes()).toHaveLength(2);
    expect(await collection.countDocuments({ a: 1 })).toBe(MANY / 100);
  });
});

it('many collections get indexes at once, all of which are there after a restart', async () => {
  const folder = temporaryFolder();
  const names = Array.from({ length: 20 }, (_, i) => `of${i}`);
  const keys = ['a', 'b', 'c'];
  let store = await startEmbeddedStore({ folder });
  let client = await MongoClient.connect(store.uri);
  const collection = (name: string) => client.db().collection(name);
  // Every other one has documents already.
  const filled = names.filter((_, i) => i % 2 === 1);
  await Promise.all(filled.map((name) => collection(name).insertMany([{ a: 1 }, { a: 2 }])));
  await Promise.all(names.map((name) => collection(name).createIndexes(keys.map((key) => ({ key: { [key]: 1 } })))));
  await client.close();
  await store.close();

  store = await startEmbeddedStore({ folder });
  client = await MongoClient.connect(store.uri);
  const indexes = async (name: string) => (await collection(name).indexes()).map((index) => index.name);
  const found = await Promise.all(names.map(async (name) => [name, await indexes(name)]));
  await client.close();
  await store.close();
  rmSync(folder, { recursive: true });
  expect(found).toEqual(names.map((name) => [name, ['_id_', 'a_1', 'b_1', 'c_1']]));
}, 30_000);

it('what a kill leaves of an index that was being built is cleared at the next start', async () => {
  const [folder, compiled] = [temporaryFolder(), compileForNode()];
  const child = startChild(compiled, 'builder.js', folder, String(MANY));
  const lines: string[] = [];
  child.lines.on('line', (line) => lines.push(line));
  await child.ended;
  expect(lines).toEqual([]);
  expect(entriesIn(folder)).toBeGreaterThan(MANY);

  const store = await startEmbeddedStore({ folder });
  const client = await MongoClient.connect(store.uri);
  expect(await client.db().collection('things').indexes()).toHaveLength(1);
  await client.close();
  await store.close();
  expect(entriesIn(folder)).toBe(MANY);
  for (const each of [folder, compiled]) rmSync(each, { recursive: true });
}, 60_000);

/** How many index entries a folder holds: one for each document by its `_id`, and those of other indexes. */
function entriesIn(folder: string): number {
  const environment = openEnvironment(folder);
  const count = environment.entries.getKeysCount({});
  void environment.close();
  return count;
}

describe('one statement that changes many documents', () => {
  const given = withStore();

  it('changes each of them once while they move along the index it goes by', async () => {
    const collection: Collection = given.collection();
    await collection.createIndex({ a: 1 }, undefined, undefined);
    await collection.insertMany(rows());
    const all = collection.updateMany({ a: { $gte: 0 } }, { $inc: { n: 1 } });
    const moved = collection.updateMany({ a: { $lt: 20 } }, { $inc: { a: 1000 } });
    expect(await all).toMatchObject({ matchedCount: MANY, modifiedCount: MANY });
    await moved;
    expect(await collection.countDocuments({ n: 1 })).toBe(MANY);
  });

  it('tells what it had changed when it is refused halfway', async () => {
    const collection = given.collection();
    await collection.insertMany([...rows().slice(0, 1000), { _id: MANY as never, n: 'text', a: 0 }]);
    const updates = [{ q: {}, u: { $inc: { n: 1 } }, multi: true }];
    expect(await given.db.command({ update: collection.collectionName, updates })).toMatchObject({
      nModified: 1000,
      writeErrors: [{ code: 115 }],
    });
    expect(await collection.countDocuments({ n: 1 })).toBe(1000);
  });
});
