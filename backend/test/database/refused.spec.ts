import {
  Binary,
  Code,
  type Collection,
  Decimal128,
  Double,
  failure,
  Long,
  MaxKey,
  MinKey,
  MongoServerError,
  Timestamp,
  withStore,
} from './support/store.js';

type Attempt = (collection: Collection) => Promise<unknown>;

const REFUSED: [string, Attempt][] = [
  ['BSON type 19', (c) => c.insertOne({ a: Decimal128.fromString('1.5') })],
  ['BSON type 19', (c) => c.updateOne({}, { $set: { a: { b: [Decimal128.fromString('1.5')] } } })],
  ['BSON type 19', (c) => c.find({ a: { $gt: Decimal128.fromString('1.5') } }).toArray()],
  ['BSON type 17', (c) => c.insertOne({ a: new Timestamp({ t: 1, i: 1 }) })],
  ['BSON type 127', (c) => c.insertOne({ a: new MaxKey() })],
  ['BSON type 255', (c) => c.find({ a: { $gte: new MinKey() } }).toArray()],
  ['BSON type 18', (c) => c.insertOne({ a: new Long(1) })],
  ['BSON type 5', (c) => c.find({ a: new Binary(Buffer.from([1])) }).toArray()],
  ['BSON type 13', (c) => c.insertOne({ a: new Code('1') })],
  ['BSON type 11', (c) => c.insertOne({ a: /x/ })],
  ['BSON type 11', (c) => c.find({ a: /x/ }).toArray()],
  ['BSON type 11', (c) => c.find({ a: { $in: [/x/] } }).toArray()],
  ['BSON type 11', (c) => c.find({ a: { $regex: /x/ } }).toArray()],
  ['nest $ under $in', (c) => c.find({ a: { $in: [{ $gt: 1 }] } }).toArray()],
  ['$nin', (c) => c.find({ a: { $nin: [1] } }).toArray()],
  ['literal', (c) => c.find({ a: { $regex: '^x' } }).toArray()],
  ['literal', (c) => c.find({ a: { $regex: 'x$' } }).toArray()],
  ['literal', (c) => c.find({ a: { $regex: '\\d' } }).toArray()],
  ['literal', (c) => c.find({ a: { $regex: 'a{,2}' } }).toArray()],
  ['literal', (c) => c.find({ a: { $regex: 'x\\' } }).toArray()],
  ['_id with a field $a', (c) => c.insertOne({ _id: { $a: 1 } as unknown as never })],
  ['_id with a field $a', (c) => c.insertOne({ _id: { b: { $a: 1 } } as unknown as never })],
  ['_id with a field $a', (c) => c.updateOne({ _id: { b: { $a: 1 } } }, { $set: { b: 1 } }, { upsert: true })],
  ['upsert by a filter with $in', (c) => c.updateOne({ b: { $in: [1] } }, { $set: { a: 1 } }, { upsert: true })],
  ['option x', (c) => c.find({ a: { $regex: 'a b', $options: 'x' } }).toArray()],
  ['$where', (c) => c.find({ $where: 'true' }).toArray()],
  ['$expr', (c) => c.find({ $expr: { $eq: ['$a', '$b'] } }).toArray()],
  ['$text', (c) => c.find({ $text: { $search: 'x' } }).toArray()],
  ['$jsonSchema', (c) => c.find({ $jsonSchema: {} }).toArray()],
  ['$mod', (c) => c.find({ a: { $mod: [2, 0] } }).toArray()],
  ['$near', (c) => c.find({ a: { $near: [0, 0] } }).toArray()],
  ['$bitsAllSet', (c) => c.find({ a: { $bitsAllSet: 1 } }).toArray()],
  ['$not', (c) => c.find({ a: { $not: { $gt: 1 } } }).toArray()],
  ['$nor', (c) => c.find({ $nor: [{ a: 1 }] }).toArray()],
  ['$type', (c) => c.find({ a: { $type: 'string' } }).toArray()],
  ['$size', (c) => c.find({ a: { $size: 1 } }).toArray()],
  ['$all', (c) => c.find({ a: { $all: [1] } }).toArray()],
  ['$elemMatch', (c) => c.find({ a: { $elemMatch: { $gt: 1 } } }).toArray()],
  ['$unheardOf', (c) => c.find({ a: { $unheardOf: 1 } }).toArray()],
  ['$unheardOf', (c) => c.find({ $unheardOf: 1 }).toArray()],
  ['$elemMatch', (c) => c.findOne({}, { projection: { a: { $elemMatch: { b: 1 } } } })],
  ['$slice', (c) => c.findOne({}, { projection: { a: { $slice: 1 } } })],
  ['a.$', (c) => c.findOne({}, { projection: { 'a.$': 1 } })],
  ['a.b', (c) => c.findOne({}, { projection: { 'a.b': 1 } })],
  ['a: {', (c) => c.findOne({}, { projection: { a: { b: 0 } } })],
  ['computed', (c) => c.findOne({}, { projection: { a: '$b' } })],
  ['collation', (c) => c.find({}, { collation: { locale: 'en' } }).toArray()],
  ['collation', (c) => c.updateOne({}, { $set: { a: 1 } }, { collation: { locale: 'en' } })],
  ['let', (c) => c.find({}, { let: { a: 1 } }).toArray()],
  ['min', (c) => c.find({}, { min: { a: 1 } }).toArray()],
  ['hint', (c) => c.find({}, { hint: 'none' }).toArray()],
  ['tailable', (c) => c.find({}, { tailable: true }).toArray()],
  [
    '$meta',
    (c) =>
      c
        .find()
        .sort({ a: { $meta: 'textScore' } })
        .toArray(),
  ],
  ['$bit', (c) => c.updateOne({}, { $bit: { a: { and: 1 } } })],
  ['$unheardOf', (c) => c.updateOne({}, { $unheardOf: { a: 1 } })],
  ['$min', (c) => c.updateOne({}, { $min: { a: 1 } })],
  ['$max', (c) => c.updateOne({}, { $max: { a: 1 } })],
  ['a.0', (c) => c.updateOne({}, { $set: { 'a.0': 2 } })],
  ['a.0.b', (c) => c.updateOne({}, { $unset: { 'a.0.b': '' } })],
  ['$mul', (c) => c.updateOne({}, { $mul: { a: 2 } })],
  ['$rename', (c) => c.updateOne({}, { $rename: { a: 'c' } })],
  ['$currentDate', (c) => c.updateOne({}, { $currentDate: { b: true } })],
  ['$pop', (c) => c.updateOne({}, { $pop: { a: 1 } })],
  ['$pullAll', (c) => c.updateOne({}, { $pullAll: { a: [1] } } as object)],
  ['a.$.b', (c) => c.updateOne({ a: 1 }, { $set: { 'a.$.b': 1 } })],
  ['a.$[]', (c) => c.updateOne({}, { $inc: { 'a.$[]': 1 } })],
  ['hint', (c) => c.updateOne({}, { $set: { a: 1 } }, { hint: 'a_1' })],
  ['hint', (c) => c.deleteOne({}, { hint: 'a_1' })],
  ['pipeline', (c) => c.updateOne({}, [{ $set: { a: 1 } }])],
  ['$lookup', (c) => c.aggregate([{ $lookup: { from: 'x', as: 'y' } }]).toArray()],
  ['$match', (c) => c.aggregate([{ $match: {} }]).toArray()],
  ['list', (c) => c.aggregate([{ $match: {} }, { $group: { _id: '$a', n: { $sum: 1 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: '$b', n: { $sum: 2 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: '$b', n: { $sum: '$a' } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: '$b', n: { $max: 1 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: '$b', n: { $sum: new Double(1) } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: 'b', n: { $sum: 1 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: {}, n: { $sum: 1 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: { b: '$b', c: 1 }, n: { $sum: 1 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: { b: { c: '$b' } }, n: { $sum: 1 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: { 'b.c': '$b' }, n: { $sum: 1 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: { $year: '$b' }, n: { $sum: 1 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: '$$ROOT', n: { $sum: 1 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: '$b', n: { $sum: 1 }, m: { $avg: '$a' } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { n: { $sum: 1 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: '$b', 'n.m': { $sum: 1 } } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $limit: 1 }, { $group: { _id: '$b', n: { $sum: 1 } } }]).toArray()],
  ['$sort', (c) => c.aggregate([{ $group: { _id: '$b', n: { $sum: 1 } } }, { $sort: { n: 1 } }]).toArray()],
  ['$group', (c) => c.aggregate([{ $group: { _id: '$b' } }]).toArray()],
  ['$count', (c) => c.aggregate([{ $count: 'n' }]).toArray()],
  ['allowDiskUse', (c) => c.aggregate([], { allowDiskUse: true }).toArray()],
  ['replacement', (c) => c.replaceOne({}, { a: 1 })],
  ['$addToSet', (c) => c.updateOne({}, { $addToSet: { a: 1 } })],
  ['$push', (c) => c.updateOne({}, { $push: { a: 2 } } as object)],
  ['$pull by a filter', (c) => c.updateOne({}, { $pull: { a: { $gt: 1 } } } as object)],
  ['$changeStream', (c) => c.watch().next()],
  ['partialFilterExpression', (c) => c.createIndex({ b: 1 }, { partialFilterExpression: { b: 1 } }, undefined)],
  ['list', (c) => c.createIndex({ a: 1 }, undefined, undefined)],
  ['text', (c) => c.createIndex({ a: 'text' }, undefined, undefined)],
  ['2dsphere', (c) => c.createIndex({ a: '2dsphere' }, undefined, undefined)],
  ['collation', (c) => c.createIndex({ a: 1 }, { collation: { locale: 'en' } }, undefined)],
  ["field '7'", (c) => c.createIndex({ b: 1, 7: 1 }, undefined, undefined)],
  ["field 'b..c'", (c) => c.createIndex({ 'b..c': 1 }, undefined, undefined)],
  ["field '$b'", (c) => c.createIndex({ $b: 1 }, undefined, undefined)],
  ["'unique' must be", (c) => c.createIndex({ b: 1 }, { unique: 'yes' as unknown as boolean }, undefined)],
  ["'sparse' must be", (c) => c.createIndex({ b: 1 }, { sparse: {} as unknown as boolean }, undefined)],
  ['expireAfterSeconds must', (c) => c.createIndex({ b: 1 }, { expireAfterSeconds: -1 }, undefined)],
  ['expireAfterSeconds must', (c) => c.createIndex({ b: 1 }, { expireAfterSeconds: 'x' as never }, undefined)],
  ['expireAfterSeconds must', (c) => c.createIndex({ b: 1 }, { expireAfterSeconds: NaN }, undefined)],
  ['expireAfterSeconds is', (c) => c.createIndex({ b: 1, c: 1 }, { expireAfterSeconds: 1 }, undefined)],
  ['expireAfterSeconds is', (c) => c.createIndex({ _id: -1 }, { expireAfterSeconds: 1 }, undefined)],
  ['wildcardProjection', (c) => c.createIndex({ a: 1 }, { wildcardProjection: { a: 1 } }, undefined)],
];

describe('what the store does not do is refused by its name', () => {
  const given = withStore();
  let collection: Collection;
  beforeAll(async () => {
    collection = given.db.collection('some');
    await collection.insertOne({ a: [1], b: new Date() });
  });

  it.each(REFUSED)('%s', async (name, attempt) => {
    const error = await failure(attempt(collection));
    expect(error.message).toContain(name);
    expect(error.code).toBeGreaterThan(1);
  });

  it.each([
    ['mapReduce', { mapReduce: 'some' }],
    ['explain', { explain: { find: 'some' } }],
    ['unheardOf', { unheardOf: 1 }],
    ['find.unheardOf', { find: 'some', unheardOf: 1 }],
    ['create', { create: 'other' }],
    ['drop', { drop: 'some' }],
    ['dropIndexes', { dropIndexes: 'some', index: '*' }],
    ['dropDatabase', { dropDatabase: 1 }],
    ['distinct', { distinct: 'some', key: 'a' }],
    ['hint', { count: 'some', hint: { a: 1 } }],
    ["'multi' must", { update: 'some', updates: [{ q: {}, u: { $set: { a: 1 } }, multi: 'yes' }] }],
    ['limit of a delete', { delete: 'some', deletes: [{ q: {}, limit: 2 }] }],
    ['aggregate without', { aggregate: 1, pipeline: [], cursor: {} }],
    ['insert without', { insert: '', documents: [{ a: 1 }] }],
    ['remove', { findAndModify: 'some', remove: true }],
    ['readConcern', { find: 'some', readConcern: { level: 'snapshot' } }],
    ['find.txnNumber', { find: 'some', txnNumber: 1 }],
    ['startTransaction', { insert: 'some', documents: [{ a: 1 }], txnNumber: 1, startTransaction: true }],
    ['autocommit', { find: 'some', autocommit: true }],
  ])('the command or option %s', async (name, command) => {
    const reply = given.db.command(command).then((answer) => {
      const [error] = (answer['writeErrors'] ?? []) as { errmsg: string }[];
      throw new MongoServerError({ message: error?.errmsg ?? 'not refused' });
    });
    expect((await failure(reply)).message).toContain(name);
  });

  it('and changes nothing', async () => {
    expect(await collection.find({}, { projection: { _id: 0, b: 0 } }).toArray()).toEqual([{ a: [1] }]);
  });
});
