import { Double, failure, Int32, Long, ObjectId, withStore } from './support/store.js';

describe('what an aggregation computes', () => {
  const given = withStore();

  it('keeps the types of what it computes with, and of what it leaves alone', async () => {
    const collection = given.collection();
    const _id = new ObjectId();
    const row = {
      _id,
      int: new Int32(7),
      long: Long.fromNumber(7),
      double: new Double(7),
      at: new Date(7),
      text: '$int',
    };
    await collection.insertOne(row);
    const sum = (field: string) => ({ $add: [field, new Int32(1)] });
    const figures = { int: sum('$int'), long: sum('$long'), double: sum('$double'), half: { $divide: ['$int', 7] } };
    const wide = { $multiply: ['$int', new Int32(2 ** 30)] };
    const [found] = await collection
      .aggregate([{ $set: { figures: [figures], wide, all: '$$ROOT' } }], { promoteValues: false })
      .toArray();
    expect(found).toEqual({
      ...row,
      figures: [{ int: new Int32(8), long: Long.fromNumber(8), double: new Double(8), half: new Double(1) }],
      wide: Long.fromNumber(7 * 2 ** 30),
      all: row,
    });
    const group = { _id: '$text', long: { $sum: '$long' }, double: { $sum: '$double' }, at: { $max: '$at' } };
    const [grouped] = await collection.aggregate([{ $group: group }], { promoteValues: false }).toArray();
    expect(grouped).toEqual({ _id: '$int', long: Long.fromNumber(7), double: new Double(7), at: new Date(7) });
  });

  it('refuses to compute with integers that no double holds, but sums them', async () => {
    const collection = given.collection();
    const large = Long.fromString('9007199254740993');
    await collection.insertMany([{ n: large }, { n: new Int32(1) }]);
    const computed = collection.aggregate([{ $set: { m: { $multiply: ['$n', 1] } } }]).toArray();
    expect((await failure(computed)).message).toContain('2^53');
    const sum = collection.aggregate([{ $group: { _id: null, n: { $sum: '$n' } } }], { promoteValues: false });
    expect((await sum.toArray())[0]).toEqual({ _id: null, n: Long.fromString('9007199254740994') });
  });

  it.each<[string, object]>([
    ['a division by zero', { $divide: ['$n', 0] }],
    ['text in a sum', { $add: ['$n', '$text'] }],
    ['the size of what is no list', { $size: '$none' }],
    ['a comparison of three', { $eq: ['$n', 1, 2] }],
    ['two operators in one', { $add: ['$n', 1], $eq: ['$n', 1] }],
  ])('refuses %s', async (_name, m) => {
    const collection = given.collection();
    await collection.insertOne({ n: 1, text: 'x' });
    const error = await failure(collection.aggregate([{ $project: { m } }]).toArray());
    expect([2, 115]).toContain(error.code);
  });

  it('unwinds whatever a list holds, and what is none', async () => {
    const collection = given.collection();
    const values = [['', {}, null, [1]], [], 'x', null];
    await collection.insertMany(values.map((a) => ({ a })));
    const found = await collection.aggregate([{ $unwind: '$a' }, { $project: { _id: 0 } }]).toArray();
    expect(found.map(({ a }) => a as unknown)).toEqual(['', {}, null, [1], 'x']);
  });

  it('follows a path into objects only', async () => {
    const collection = given.collection();
    await collection.insertOne({ n: new Int32(1), at: new Date(), list: [{ b: 1 }, 2, {}, [{ b: 3 }]], text: 'x' });
    const project = {
      _id: 0,
      n: '$n.value',
      id: '$_id.id',
      at: '$at.getTime',
      length: '$text.length',
      list: '$list.b',
    };
    expect(await collection.aggregate([{ $project: project }]).toArray()).toEqual([{ list: [1] }]);
  });

  it('answers in batches', async () => {
    const collection = given.collection();
    await collection.insertMany(Array.from({ length: 1000 }, (_, n) => ({ n })));
    const found = collection.aggregate([{ $set: { m: { $subtract: ['$n', 1] } } }], { batchSize: 100 });
    expect((await found.toArray()).map(({ m }) => m as number)).toEqual(Array.from({ length: 1000 }, (_, n) => n - 1));
    expect(await collection.aggregate([]).toArray()).toHaveLength(1000);
    expect(
      await given.db
        .collection('nowhere')
        .aggregate([{ $set: { a: 1 } }])
        .toArray(),
    ).toEqual([]);
  });
});
