import { Decimal128, Double, Long, withStore } from './support/store.js';

describe('find', () => {
  const given = withStore();

  async function idsOf(documents: { _id: string | number; [field: string]: unknown }[], filter: object) {
    const collection = given.db.collection<{ _id: string | number }>(given.collection().collectionName);
    await collection.insertMany(documents);
    return (await collection.find(filter).toArray()).map(({ _id }) => _id);
  }

  describe('when the operand is null', () => {
    const documents = [
      { _id: 'null', a: null },
      { _id: 'missing' },
      { _id: 'zero', a: 0 },
      { _id: 'holds null', a: [null, 1] },
    ];
    it('finds null, missing and arrays with null', async () => {
      expect(await idsOf(documents, { a: null })).toEqual(['null', 'missing', 'holds null']);
    });
    it('$ne finds the others', async () => {
      expect(await idsOf(documents, { a: { $ne: null } })).toEqual(['zero']);
    });
    it('$exists tells null from missing', async () => {
      expect(await idsOf(documents, { a: { $exists: true } })).toEqual(['null', 'zero', 'holds null']);
    });
  });

  it('compares numbers by value, whatever their type', async () => {
    const documents = [
      { _id: 'int', a: 1 },
      { _id: 'double', a: new Double(1) },
      { _id: 'long', a: Long.fromNumber(1) },
      { _id: 'decimal', a: Decimal128.fromString('1.0') },
      { _id: 'text', a: '1' },
    ];
    expect(await idsOf(documents, { a: 1 })).toEqual(['int', 'double', 'long', 'decimal']);
  });
});
