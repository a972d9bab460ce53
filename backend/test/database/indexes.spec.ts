import { rmSync } from 'node:fs';
import { startEmbeddedStore } from '../../src/database/embedded/index.js';
import { failure, MongoClient, temporaryFolder, withStore } from './support/store.js';

describe('an index', () => {
  const given = withStore();

  it('is listed as it was asked for, and made only once', async () => {
    const collection = given.collection();
    expect(await collection.createIndex({ a: 1, b: -1 }, { unique: true }, undefined)).toBe('a_1_b_-1');
    expect(await collection.createIndex({ a: 1, b: -1 }, { unique: true }, undefined)).toBe('a_1_b_-1');
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1, b: -1 }, name: 'a_1_b_-1', unique: true },
    ]);
  });

  it('is unique by whatever says yes', async () => {
    const collection = given.collection();
    await collection.createIndex({ a: 1 }, { unique: 1 as unknown as boolean }, undefined);
    await collection.insertOne({ a: 1 });
    expect((await failure(collection.insertOne({ a: 1 }))).code).toBe(11000);
    expect(await collection.indexes()).toMatchObject([{}, { unique: true }]);
  });

  it('may not contradict another', async () => {
    const collection = given.collection();
    await collection.createIndex({ a: 1 }, undefined, undefined);
    expect((await failure(collection.createIndex({ a: 1 }, { unique: true }, undefined))).code).toBe(85);
    expect((await failure(collection.createIndex({ a: 1 }, { name: 'other' }, undefined))).code).toBe(85);
    expect((await failure(collection.createIndex({ b: 1 }, { name: 'a_1' }, undefined))).code).toBe(85);
  });

  it('is listed only of a collection there is', async () => {
    expect((await failure(given.db.collection('nowhere').indexes())).code).toBe(26);
  });

  it('built over duplicates fails and leaves nothing behind', async () => {
    const collection = given.collection();
    await collection.insertMany([{ a: 1 }, { a: 2 }, { a: 1 }]);
    expect((await failure(collection.createIndex({ a: 1 }, { unique: true }, undefined))).code).toBe(11000);
    expect(await collection.indexes()).toHaveLength(1);
    await collection.createIndex({ a: 1 }, undefined, undefined);
    expect(await collection.find({ a: 1 }).toArray()).toHaveLength(2);
  });

  it('gives the same answers when it was built late', async () => {
    const collection = given.collection();
    const rows = [{ a: 3 }, {}, { a: null }, { a: 'x' }, { a: { b: [1, 5] } }, { a: -1 }];
    await collection.insertMany(rows);
    const filters = [
      { a: 1 },
      { a: null },
      { a: { $gt: 2 } },
      { a: { $exists: false } },
      { a: { b: [1, 5] } },
      { a: [1, 5] },
      { a: { $in: ['x', []] } },
    ];
    const answers = () => Promise.all(filters.map((filter) => collection.find(filter).sort({ _id: 1 }).toArray()));
    const before = await answers();
    await collection.createIndex({ a: -1 }, undefined, undefined);
    expect(await answers()).toEqual(before);
  });

  describe('that is unique', () => {
    it.each([
      ['a value', { a: 'x' }, { a: 'x' }],
      ['a number of another type', { a: 1 }, { a: 1.0 }],
      ['null and missing', { a: null }, { b: 1 }],
    ])('refuses %s twice', async (_name, first, second) => {
      const collection = given.collection();
      await collection.createIndex({ a: 1 }, { unique: true }, undefined);
      await collection.insertOne({ ...first });
      expect((await failure(collection.insertOne({ ...second }))).code).toBe(11000);
      expect(await collection.countDocuments()).toBe(1);
    });

    it('says which key and which value', async () => {
      const collection = given.collection();
      await collection.createIndex({ 'a.b': 1, c: -1 }, { unique: true }, undefined);
      await collection.insertOne({ a: { b: 'x' }, c: 1 });
      const error = await failure(collection.insertOne({ a: { b: 'x' }, c: 1 }));
      expect(error).toMatchObject({ keyPattern: { 'a.b': 1, c: -1 }, keyValue: { 'a.b': 'x', c: 1 } });
      expect(error.message).toBe(
        `E11000 duplicate key error collection: one-step.${collection.collectionName} index: a.b_1_c_-1 ` +
          'dup key: { a.b: "x", c: 1 }',
      );
    });

    it('holds when many write at once', async () => {
      const collection = given.collection();
      await collection.createIndex({ email: 1 }, { unique: true }, undefined);
      const attempts = Array.from({ length: 30 }, () => collection.insertOne({ email: 'a@example.org' }));
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('and sparse leaves out what lacks the field', async () => {
      const collection = given.collection();
      await collection.createIndex({ a: 1 }, { unique: true, sparse: true }, undefined);
      await collection.insertMany([{ b: 1 }, { b: 2 }, { a: null }]);
      expect((await failure(collection.insertOne({ a: null }))).code).toBe(11000);
      expect(await collection.countDocuments({ a: null })).toBe(3);
      expect(await collection.find({}).sort({ a: 1 }).toArray()).toHaveLength(3);
    });
  });

  it.each<[string, object, object]>([
    ['a list', { a: { b: [1] } }, { $set: { 'a.b': [1] } }],
    ['a list of objects', { a: [{ b: 1 }] }, { $set: { a: [{ b: 1 }] } }],
    ['a value longer than it can hold', { a: { b: 'x'.repeat(2000) } }, { $set: { 'a.b': 'x'.repeat(2000) } }],
  ])('refuses %s and leaves nothing behind', async (_name, document, update) => {
    const collection = given.collection();
    await collection.createIndex({ 'a.b': 1, c: 1 }, undefined, undefined);
    await collection.insertOne({ a: { b: 1 } });
    expect((await failure(collection.insertOne({ ...document }))).code).toBe(115);
    expect((await failure(collection.updateOne({}, update))).code).toBe(115);
    expect(await collection.countDocuments({})).toBe(1);
    expect(await collection.countDocuments({ 'a.b': 1 })).toBe(1);
    expect(await collection.find({ 'a.b': { $lt: 'x'.repeat(2000) } }).toArray()).toEqual([]);
    expect(await collection.countDocuments({ 'a.b': 'x'.repeat(4000) })).toBe(0);
  });

  it('with an age removes documents when their time has come', async () => {
    const collection = given.collection();
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 60 }, undefined);
    const now = Date.UTC(2026, 0, 1);
    await collection.insertMany([{ at: new Date(now - 61_000) }, { at: new Date(now - 59_000) }, { at: 'text' }, {}]);
    expect(await given.store.sweepExpired(now)).toBe(1);
    expect(await collection.countDocuments()).toBe(3);
  });

  it('is remembered, with all it knows, by the next start', async () => {
    const folder = temporaryFolder();
    for (const round of [0, 1]) {
      const store = await startEmbeddedStore({ folder });
      const client = await MongoClient.connect(store.uri);
      const collection = client.db().collection<{ _id: number; tags: string }>('things');
      if (round === 0) {
        await collection.createIndex({ tags: 1 }, undefined, undefined);
        await collection.insertMany([
          { _id: 1, tags: 'a' },
          { _id: 2, tags: 'b' },
        ]);
      }
      expect((await collection.find({ tags: { $in: ['a', 'b'] } }).toArray()).map(({ _id }) => _id)).toEqual([1, 2]);
      expect(await collection.countDocuments({ tags: 'b' })).toBe(1);
      expect((await failure(collection.insertOne({ _id: 1, tags: '' }))).code).toBe(11000);
      await client.close();
      await store.close();
    }
    rmSync(folder, { recursive: true });
  });

  it('belongs to a collection, which is made with the first document or index, and listed', async () => {
    const db = given.db;
    const names = async (filter: object) => (await db.listCollections(filter).toArray()).map(({ name }) => name);
    expect(await names({ name: { $in: ['first', 'second'] } })).toEqual([]);
    await db.collection('first').insertOne({ a: 1 });
    await db.collection('second').createIndex({ a: 1 }, undefined, undefined);
    expect(await names({ name: { $in: ['first', 'second'] } })).toEqual(['first', 'second']);
    expect(await names({ name: 'second' })).toEqual(['second']);
  });
});
