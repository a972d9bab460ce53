import fc from 'fast-check';
import { Double, Int32, withStore } from './support/store.js';

/** A number of either BSON type, beside its exact value as a fraction of whole numbers. */
interface Exact {
  readonly stored: object;
  readonly over: bigint;
  readonly under: bigint;
}

function ofDouble(value: number): Exact {
  let [mantissa, under] = [value, 1n];
  for (; !Number.isInteger(mantissa); mantissa *= 2) under *= 2n;
  return { stored: new Double(value), over: BigInt(mantissa), under };
}

const near = fc.tuple(fc.constantFrom(0n, 2n ** 53n, -(2n ** 53n), 10n ** 15n), fc.bigInt({ min: -3n, max: 3n }));
const number: fc.Arbitrary<Exact> = fc.oneof(
  fc.integer().map((value) => ({ stored: new Int32(value), over: BigInt(value), under: 1n })),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 }).map(ofDouble),
  near.map(([base, by]) => ofDouble(Number(base + by) / 8)),
);

const exactly = (a: Exact, b: Exact) => {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

describe('order', () => {
  const given = withStore();

  it.each([false, true])(
    'of numbers of both types is by their exact value (index: %s)',
    async (indexed) => {
      const sequences = fc.asyncProperty(fc.array(number, { minLength: 2, maxLength: 40 }), async (numbers) => {
        const collection = given.db.collection<{ _id: number; n: unknown }>(given.collection().collectionName);
        if (indexed) await collection.createIndex({ n: 1, _id: 1 }, undefined, undefined);
        await collection.insertMany(numbers.map(({ stored }, _id) => ({ _id, n: stored })));
        const found = await collection.find().sort({ n: 1, _id: 1 }).toArray();
        const expected = numbers.map((each, i) => ({ each, i })).sort((a, b) => exactly(a.each, b.each) || a.i - b.i);
        expect(found.map(({ _id }) => _id)).toEqual(expected.map(({ i }) => i));
        const [first] = numbers;
        const alike = numbers.filter((each) => first && exactly(each, first) === 0).length;
        expect(await collection.countDocuments({ n: first?.stored })).toBe(alike);
      });
      await fc.assert(sequences, { numRuns: 20, seed: 7 });
    },
    120_000,
  );

  it('of text is by its UTF-8 bytes, in an index and without', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 6 });
    const sequences = fc.asyncProperty(fc.uniqueArray(text, { minLength: 2, maxLength: 30 }), async (texts) => {
      const collection = given.collection();
      await collection.insertMany(texts.map((each) => ({ text: each })));
      const sorted = () =>
        collection
          .find()
          .sort({ text: -1 })
          .map((row) => row['text'] as string)
          .toArray();
      const expected = [...texts].sort((a, b) => Buffer.compare(Buffer.from(b), Buffer.from(a)));
      expect(await sorted()).toEqual(expected);
      await collection.createIndex({ text: 1 }, undefined, undefined);
      expect(await sorted()).toEqual(expected);
    });
    await fc.assert(sequences, { numRuns: 20, seed: 7 });
  }, 120_000);
});
