import { failure, withStore } from './support/store.js';

const CASES: [string, object, object, object][] = [
  ['$set makes the objects on the way', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  ['$unset removes a field', { a: 1, b: { c: 2, d: 3 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 3 } }],
  ['$unset makes nothing', { a: 1 }, { $unset: { 'b.c': '' } }, { a: 1 }],
  [
    '$set takes a name that means something to JavaScript',
    {},
    { $set: { 'constructor.x': 1 } },
    { constructor: { x: 1 } },
  ],
  ['$inc begins with what is missing', {}, { $inc: { n: 2 } }, { n: 2 }],
  ['$pull takes out a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  ['$pull leaves what is missing missing', { b: 1 }, { $pull: { a: 1, 'c.d': 1 } }, { b: 1 }],
  ['$setOnInsert does nothing to what is there', { a: 1 }, { $setOnInsert: { b: 2 }, $set: { a: 2 } }, { a: 2 }],
];

const REFUSED: [string, object, object, number][] = [
  ['$inc on text', { a: 'x' }, { $inc: { a: 1 } }, 115],
  ['$inc by text', { a: 1 }, { $inc: { a: 'x' } }, 115],
  ['$inc on null', { a: null }, { $inc: { a: 1 } }, 115],
  ['$inc by a half', { a: 1 }, { $inc: { a: 0.5 } }, 115],
  ['$inc beyond 32 bits', { a: 2147483647 }, { $inc: { a: 1 } }, 115],
  ['$pull from a number', { a: 1 }, { $pull: { a: 1 } }, 115],
  ['a path through a plain value', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['a path into a list', { a: [1] }, { $set: { 'a.b': 1 } }, 115],
  ['two changes of one field', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['a change of a field and of its inside', {}, { $set: { a: {}, 'a.b': 1 } }, 40],
  ['an empty name', {}, { $set: { 'a..b': 1 } }, 56],
];

describe('an update', () => {
  const given = withStore();

  it.each(CASES)('%s', async (_name, before, update, after) => {
    const collection = given.collection();
    await collection.insertOne({ ...before });
    await collection.updateOne({}, update);
    expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual(after);
  });

  it.each(REFUSED)('is refused: %s', async (_name, before, update, code) => {
    const collection = given.collection();
    await collection.insertOne({ ...before });
    expect((await failure(collection.updateOne({}, update))).code).toBe(code);
    expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual(before);
  });

  describe('that may insert', () => {
    it.each([
      ['starts from what the filter says', { a: 1, b: { $gt: 3 } }, { $set: { c: 2 } }, { a: 1, c: 2 }],
      [
        'takes $eq, $and and dotted paths',
        { $and: [{ a: { $eq: 1 } }, { 'b.c': 2 }] },
        { $set: { d: 3 } },
        { a: 1, b: { c: 2 }, d: 3 },
      ],
      ['uses $setOnInsert and $inc', { a: 1 }, { $setOnInsert: { b: 2 }, $inc: { n: 1 } }, { a: 1, b: 2, n: 1 }],
    ])('%s', async (_name, filter, update, expected) => {
      const collection = given.collection();
      const result = await collection.updateOne(filter, update, { upsert: true });
      expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
      expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual(expected);
      expect(await collection.findOne({ _id: result.upsertedId ?? undefined })).not.toBeNull();
    });
    it.each([
      ['twice', { $and: [{ a: 1 }, { a: 1 }] }],
      ['and a part of it', { a: { b: 2 }, 'a.b': 2 }],
    ])('refuses a filter that names a field %s', async (_name, filter) => {
      const upsert = given.collection().updateOne(filter, { $set: { d: 1 } }, { upsert: true });
      expect(await failure(upsert)).toMatchObject({ code: 40 });
    });
    it('inserts once when several try at once', async () => {
      const collection = given.collection();
      const attempts = Array.from({ length: 20 }, () =>
        collection.updateOne({ key: 'k' }, { $inc: { n: 1 } }, { upsert: true }),
      );
      await Promise.all(attempts);
      expect(await collection.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ key: 'k', n: 20 }]);
    });
  });
});
