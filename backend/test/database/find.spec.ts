import { Double, failure, Int32, ObjectId, withStore } from './support/store.js';

type Row = { _id: string; [field: string]: unknown };

describe('find', () => {
  const given = withStore();

  async function idsOf(rows: Row[], filter: object, sort?: Record<string, 1 | -1>) {
    const collection = given.db.collection<Row>(given.collection().collectionName);
    await collection.insertMany(rows);
    const found = collection.find(filter);
    return (await (sort ? found.sort(sort) : found).toArray()).map(({ _id }) => _id);
  }

  describe('with null', () => {
    const rows: Row[] = [
      { _id: 'null', a: null },
      { _id: 'missing' },
      { _id: 'zero', a: 0 },
      { _id: 'holds null', a: [null, 1] },
      { _id: 'empty', a: [] },
    ];
    it.each([
      ['null, missing and arrays with null', { a: null }, ['null', 'missing', 'holds null']],
      ['the others by $ne', { a: { $ne: null } }, ['zero', 'empty']],
      ['what is there by $exists', { a: { $exists: true } }, ['null', 'zero', 'holds null', 'empty']],
      ['what is not there by $exists', { a: { $exists: false } }, ['missing']],
      ['null among others by $in', { a: { $in: [null, 0] } }, ['null', 'missing', 'zero', 'holds null']],
      ['null and missing by $gte', { a: { $gte: null } }, ['null', 'missing', 'holds null']],
    ])('finds %s', async (_name, filter, expected) => {
      expect(await idsOf(rows, filter)).toEqual(expected);
    });
  });

  describe('with a dotted path', () => {
    const rows: Row[] = [
      { _id: 'object', a: { b: 1 } },
      { _id: 'objects', a: [{ b: 1 }, { b: 2 }] },
      { _id: 'some without', a: [{ b: 2 }, {}] },
      { _id: 'array in object', a: { b: [1, 3] } },
      { _id: 'scalar', a: 4 },
      { _id: 'scalars', a: [1, 'text'] },
      { _id: 'nothing' },
    ];
    it.each([
      ['objects and arrays of objects', { 'a.b': 1 }, ['object', 'objects', 'array in object']],
      ['an element by its place', { 'a.0.b': 2 }, ['some without']],
      ['an element by its place, plain', { 'a.1': 'text' }, ['scalars']],
      ['the last of an inner array', { 'a.b.1': 3 }, ['array in object']],
      ['missing ends, but not in arrays of plain values', { 'a.b': null }, ['some without', 'scalar', 'nothing']],
      ['any element by each of two conditions', { 'a.b': { $gt: 1, $lt: 2 } }, ['objects', 'array in object']],
    ])('finds %s', async (_name, filter, expected) => {
      const found = await idsOf(rows, filter);
      expect(found).toEqual(expected);
    });
  });

  describe('with arrays', () => {
    const rows: Row[] = [
      { _id: 'one', a: 1 },
      { _id: 'list', a: [1, 2] },
      { _id: 'list of list', a: [[1, 2], 3] },
      { _id: 'three', a: [1, 2, 3] },
    ];
    it.each([
      ['a value or one of several', { a: 1 }, ['one', 'list', 'three']],
      ['a whole array, or one inside', { a: [1, 2] }, ['list', 'list of list']],
      ['by a range met by different elements', { a: { $gt: 2, $lt: 2 } }, ['three']],
    ])('finds %s', async (_name, filter, expected) => {
      expect(await idsOf(rows, filter)).toEqual(expected);
    });
  });

  describe('with a search for text', () => {
    const rows: Row[] = [
      { _id: 'upper', a: 'ALPHA (beta)' },
      { _id: 'lower', a: 'alpha' },
      { _id: 'listed', a: ['x', 'alphabet'] },
      { _id: 'number', a: 1 },
      { _id: 'sinhala', a: 'අම්මා' },
      { _id: 'signs', a: 'a-b/c_d' },
      { _id: 'joined', a: 'අම්\u200Dමා' },
      { _id: 'apostrophe', a: 'Maria D’Souza' },
    ];
    it.each([
      ['as given', { a: { $regex: 'alpha' } }, ['lower', 'listed']],
      ['whatever the case', { a: { $regex: 'Alpha', $options: 'i' } }, ['upper', 'lower', 'listed']],
      ['with signs that were escaped', { a: { $regex: '\\(beta\\)' } }, ['upper']],
      ['with signs that need no escape', { a: { $regex: 'a\\-b\\/c\\_' } }, ['signs']],
      ['in letters of several characters', { a: { $regex: 'ම්ම' } }, ['sinhala']],
      ['with joiners or without', { a: { $regex: 'අ[\u200C\u200D]*ම්[\u200C\u200D]*මා' } }, ['sinhala', 'joined']],
      ['with one of some signs', { a: { $regex: "[dｄ]['’]s", $options: 'i' } }, ['apostrophe']],
      ['with a sign that stands for itself in a set', { a: { $regex: 'a[-–]b' } }, ['signs']],
    ])('finds it %s', async (_name, filter, expected) => {
      expect(await idsOf(rows, filter)).toEqual(expected);
    });
  });

  it('combines clauses', async () => {
    const rows = [0, 1, 2, 3, 4, 5].map((n) => ({ _id: String(n), n, even: n % 2 === 0 }));
    expect(await idsOf(rows, { $or: [{ n: 1 }, { n: { $gte: 4 } }] })).toEqual(['1', '4', '5']);
    expect(await idsOf(rows, { $and: [{ n: { $gt: 1 } }, { $or: [{ even: true }, { n: 5 }] }] })).toEqual([
      '2',
      '4',
      '5',
    ]);
  });

  it('compares within one type only', async () => {
    const rows: Row[] = [
      { _id: 'number', a: 5 },
      { _id: 'text', a: '5' },
      { _id: 'date', a: new Date(5) },
      { _id: 'not a number', a: NaN },
    ];
    expect(await idsOf(rows, { a: { $gt: 1 } })).toEqual(['number']);
    expect(await idsOf(rows, { a: { $lte: '9' } })).toEqual(['text']);
    expect(await idsOf(rows, { a: { $lt: new Date(6) } })).toEqual(['date']);
    expect(await idsOf(rows, { a: NaN })).toEqual(['not a number']);
  });

  it('compares numbers by value, whatever their type', async () => {
    const rows: Row[] = [
      { _id: 'int', a: new Int32(1) },
      { _id: 'double', a: new Double(1) },
      { _id: 'text', a: '1' },
    ];
    expect(await idsOf(rows, { a: 1 })).toEqual(['int', 'double']);
  });

  it('sorts values of different types in the order of BSON', async () => {
    const values: [string, unknown][] = [
      ['empty array', []],
      ['null', null],
      ['not a number', NaN],
      ['minus infinity', -Infinity],
      ['minus one', -1],
      ['zero', 0],
      ['double', 0.1],
      ['large', 9007199254740992],
      ['text', 'Z'],
      ['longer text', 'Za'],
      ['small text', 'a'],
      ['object', { a: 1 }],
      ['object by name', { b: 0 }],
      ['id', new ObjectId()],
      ['false', false],
      ['true', true],
      ['date', new Date(-1)],
    ];
    const rows = values.map(([_id, a]) => ({ _id, a }));
    const names = values.map(([name]) => name);
    expect(await idsOf([...rows].reverse(), {}, { a: 1, _id: 1 })).toEqual(names);
    expect(await idsOf([...rows].reverse(), {}, { a: -1, _id: 1 })).toEqual([...names].reverse());
  });

  it('sorts an array by its least element, descending by its greatest', async () => {
    const rows: Row[] = [
      { _id: 'wide', a: [1, 9] },
      { _id: 'middle', a: [4, 5] },
      { _id: 'three', a: 3 },
    ];
    expect(await idsOf(rows, {}, { a: 1 })).toEqual(['wide', 'three', 'middle']);
    expect(await idsOf(rows, {}, { a: -1 })).toEqual(['wide', 'middle', 'three']);
  });

  it('gives numbers back in the type they came in', async () => {
    const collection = given.collection();
    await collection.insertOne({ int: new Int32(5), double: new Double(5), n: 0 });
    await collection.updateOne({}, { $set: { n: 1 } });
    const found = await collection.findOne({}, { promoteValues: false });
    expect([found?.['int'], found?.['double']]).toEqual([new Int32(5), new Double(5)]);
  });

  it('shows the fields asked for', async () => {
    const collection = given.collection();
    await collection.insertOne({ a: 1, b: { c: 2 }, ශ: [6] });
    const shown = (projection: object) => collection.findOne({}, { projection: { _id: 0, ...projection } });
    expect(await shown({})).toEqual({ a: 1, b: { c: 2 }, ශ: [6] });
    expect(await shown({ a: 1 })).toEqual({ a: 1 });
    expect(await shown({ ශ: 1, b: true, x: 1 })).toEqual({ b: { c: 2 }, ශ: [6] });
    expect(await shown({ b: 0, x: 0 })).toEqual({ a: 1, ශ: [6] });
    expect(await shown({ a: false, ශ: false })).toEqual({ b: { c: 2 } });
    expect(Object.keys((await collection.findOne({}, { projection: { a: 1 } })) ?? {})).toEqual(['_id', 'a']);
    expect((await failure(shown({ a: 1, b: 0 }))).code).toBe(2);
  });

  it.each([
    [true, 2],
    [1, 2],
    ['', 2],
    [NaN, 2],
    [false, 1],
    [0, 1],
    [null, 1],
  ])('takes %p for an answer to $exists', async ($exists, expected) => {
    const collection = given.collection();
    await collection.insertMany([{ a: 1 }, { a: null }, {}]);
    expect(await collection.countDocuments({ a: { $exists: $exists as boolean } })).toBe(expected);
  });

  it('counts all, some and a part of them', async () => {
    const collection = given.collection();
    await collection.insertMany([{ a: 1 }, { a: 1 }, { a: 1 }, { a: 2 }]);
    expect(await collection.countDocuments({ a: 1 }, { skip: 1 })).toBe(2);
    expect(await collection.countDocuments({}, { skip: 1, limit: 2 })).toBe(2);
    expect(await collection.countDocuments({ a: 1 }, { skip: 4 })).toBe(0);
    expect(await given.db.collection('nowhere').countDocuments()).toBe(0);
    const { collectionName: count } = collection;
    expect(await given.db.command({ count, query: { a: 1 } })).toMatchObject({ n: 3, ok: 1 });
    expect(await collection.estimatedDocumentCount()).toBe(4);
    expect(await given.db.command({ count: 'nowhere' })).toMatchObject({ n: 0 });
  });
});
