import { work } from '../../src/database/embedded/query/scan.js';
import { type Collection, withStore } from './support/store.js';

describe('a query on indexed fields', () => {
  const given = withStore();
  const rows = Array.from({ length: 3000 }, (_, n) => ({
    n,
    kind: ['x', 'y', 'z'][n % 3],
    at: new Date(1_700_000_000_000 + (n % 700) * 1000),
    status: n % 10 ? 'open' : 'done',
    place: { town: `town ${n % 20}` },
  }));
  let collection: Collection;
  beforeAll(async () => {
    collection = given.db.collection('rows');
    await collection.createIndexes([
      { key: { kind: 1, at: -1, _id: -1 } },
      { key: { status: 1 } },
      { key: { 'place.town': 1, n: 1 } },
    ]);
    await collection.insertMany(rows);
  });

  /** How many entries and documents were read for it. */
  async function workOf(action: () => Promise<unknown>) {
    const before = { ...work };
    await action();
    return { keys: work.keys - before.keys, documents: work.documents - before.documents };
  }

  it.each<[string, object, Record<string, 1 | -1>]>([
    ['in the order of the index', { kind: 'x' }, { at: -1, _id: -1 }],
    ['in the opposite order', { kind: 'x' }, { at: 1, _id: 1 }],
    ['from a date on', { kind: 'x', at: { $gte: rows[300]?.at } }, { at: -1, _id: -1 }],
    ['up to a date, backwards', { kind: 'x', at: { $lt: rows[300]?.at } }, { at: 1, _id: 1 }],
    ['of everything', {}, { kind: 1, at: -1, _id: -1 }],
    ['by a dotted path', { 'place.town': 'town 3' }, { n: 1 }],
  ])('reads for a sorted page only that page: %s', async (_name, filter, sort) => {
    const read = await workOf(() => collection.find(filter).sort(sort).limit(20).toArray());
    expect(read).toEqual({ keys: 20, documents: 20 });
  });

  it('passes over what is skipped without reading it', async () => {
    const page = () => collection.find({ kind: 'x' }).sort({ at: -1, _id: -1 }).skip(500).limit(20).toArray();
    expect(await workOf(page)).toEqual({ keys: 20, documents: 20 });
  });

  it('reads by a value that few documents have, not by a flag that nearly all of them lack', async () => {
    const flagged = given.db.collection('flagged');
    await flagged.createIndexes([{ key: { flag: 1, at: -1, _id: -1 } }, { key: { family: 1 } }]);
    await flagged.insertMany(Array.from({ length: 300 }, (_, n) => ({ at: n, family: `family ${n % 100}` })));
    const read = await workOf(() => flagged.find({ family: 'family 7', flag: null }).toArray());
    expect(read).toEqual({ keys: 3, documents: 3 });
  });

  it('counts what a command wrote, and not what it was refused', async () => {
    const counted = given.db.collection<{ _id: number; kind: string }>('counted');
    await counted.createIndex({ kind: 1 }, undefined, undefined);
    const rows = [1, 2, 3, 1, 4].map((_id) => ({ _id, kind: _id === 4 ? 'y' : 'x' }));
    await expect(counted.insertMany(rows, { ordered: false })).rejects.toThrow(/E11000/);
    const counts = () =>
      Promise.all([{}, { kind: 'x' }, { kind: 'y' }].map((filter) => counted.countDocuments(filter)));
    expect(await counts()).toEqual([4, 3, 1]);
    await counted.updateMany({ _id: { $gt: 2 } }, { $set: { kind: 'y' } });
    expect(await counts()).toEqual([4, 2, 2]);
    await counted.deleteMany({ kind: 'y' });
    expect(await counts()).toEqual([2, 2, 0]);
  });

  it.each<[string, object, number, number]>([
    ['everything', {}, 3000, 0],
    ['one value', { kind: 'x' }, 1000, 0],
    ['several values', { kind: { $in: ['x', 'z', 'none'] } }, 2000, 0],
    ['another field', { status: 'done' }, 300, 0],
    ['a prefix and a range', { kind: 'x', at: { $lt: new Date(1_700_000_000_000) } }, 0, 0],
    ['a prefix of two fields', { 'place.town': 'town 3', n: { $gte: 1500 } }, 75, 75],
    ['nothing', { kind: { $in: [] } }, 0, 0],
  ])('counts without reading a document: %s', async (_name, filter, expected, keys) => {
    const read = await workOf(async () => expect(await collection.countDocuments(filter)).toBe(expected));
    expect(read).toEqual({ keys, documents: 0 });
  });

  it('counts what is not flagged by reading what is, while that is little', async () => {
    const flagged = given.db.collection('counted-flags');
    const row = (n: number, flag?: boolean | string) => ({ kind: n < 1500 ? 'x' : 'y', n, ...(flag && { flag }) });
    await flagged.createIndexes([{ key: { kind: 1, flag: 1, n: -1 } }]);
    await flagged.insertMany(Array.from({ length: 3000 }, (_, n) => row(n, n % 500 === 0)));
    const counted = (flag: unknown, expected: number) =>
      workOf(async () => expect(await flagged.countDocuments({ kind: 'x', flag })).toBe(expected));
    expect(await counted(null, 1497)).toEqual({ keys: 3, documents: 0 });
    expect(await counted(true, 3)).toEqual({ keys: 103, documents: 0 });
    await flagged.insertMany([row(1, 'a'), row(2, 'z'), row(5000, 'z')]);
    expect(await counted(null, 1497)).toEqual({ keys: 5, documents: 0 });
    expect(await counted('a', 1)).toEqual({ keys: 101, documents: 0 });
    await flagged.insertMany(Array.from({ length: 600 }, (_, n) => row(n, true)));
    expect(await counted(null, 1497)).toEqual({ keys: 1597, documents: 0 });
  });

  it('compares no value of a long list with all others', async () => {
    const kinds = Array.from({ length: 40_000 }, (_, n) => `kind ${n}`);
    const start = performance.now();
    expect(await collection.countDocuments({ kind: { $in: [...kinds, 'x', 'x'] } })).toBe(1000);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('reads one document for a unique key', async () => {
    const one = await collection.findOne({ n: 77 });
    expect(await workOf(() => collection.findOne({ _id: one?._id }))).toEqual({ keys: 1, documents: 1 });
  });

  it('keeps counts right through changes', async () => {
    const { insertedId } = await collection.insertOne({ kind: 'x', status: 'done' });
    expect(await collection.countDocuments({ kind: 'x' })).toBe(1001);
    await collection.updateOne({ _id: insertedId }, { $set: { kind: 'y' } });
    expect(await collection.countDocuments({ kind: 'x' })).toBe(1000);
    expect(await collection.countDocuments({ kind: 'y' })).toBe(1001);
    await collection.deleteOne({ _id: insertedId });
    expect(await collection.countDocuments({ kind: 'y' })).toBe(1000);
    expect(await collection.countDocuments()).toBe(3000);
  });
});
