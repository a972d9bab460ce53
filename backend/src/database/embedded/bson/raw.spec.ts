import { deserialize, serialize } from 'bson';
import { withId } from '../update.js';
import { compileFilter } from '../query/filter.js';
import { arrayOf, checkDocument, EMPTY_DOCUMENT, withFields } from './raw.js';

const bson = (document: object): Buffer => Buffer.from(serialize(document));

/** A document with one field `a`, from what stands after its name. */
function field(type: number, ...value: number[]): Buffer {
  return Buffer.from([4 + 3 + value.length + 1, 0, 0, 0, type, 0x61, 0, ...value, 0]);
}

function nested(levels: number): Buffer {
  let document: object = {};
  for (let level = 1; level < levels; level++) document = { a: document };
  return bson(document);
}

describe('a document that arrives', () => {
  it.each([
    ['a string that does not end', field(2, 2, 0, 0, 0, 0x78, 0x79)],
    ['a string of length 0', field(2, 0, 0, 0, 0)],
    ['a string longer than its document', field(2, 99, 0, 0, 0, 0x78, 0)],
    ['a string of negative length', field(2, 255, 255, 255, 255, 0x78, 0)],
    ['a boolean of 2', field(8, 2)],
    ['a document inside longer than the one around it', field(3, 50, 0, 0, 0, 0)],
    ['a document inside that is too short', field(3, 1, 0, 0, 0, 0)],
    ['an array inside that does not end', field(4, 5, 0, 0, 0, 7)],
    ['bytes of negative length', field(5, 255, 255, 255, 255, 0)],
    ['a number that is cut', field(16, 1, 0)],
  ])('is refused with %s', (_, document) => {
    expect(() => checkDocument(document)).toThrow(/^Invalid BSON: /);
  });

  it('is refused when it is nested deeper than 180 levels', () => {
    expect(() => checkDocument(nested(180))).not.toThrow();
    for (const levels of [181, 3000])
      expect(() => checkDocument(nested(levels))).toThrow('nested deeper than 180 levels');
  });

  it('is taken with every type that can be stored', () => {
    const sent = { s: '', t: 'x', b: true, f: false, n: null, d: new Date(0), o: {}, l: [1, 'x', { y: [] }], i: 1.5 };
    expect(() => checkDocument(bson(sent))).not.toThrow();
  });

  it('is refused with two _id', () => {
    const [one, two] = [bson({ _id: 1 }).subarray(4, -1), bson({ _id: 2 }).subarray(4, -1)];
    for (const fields of [
      [one, two],
      [bson({ a: 1 }).subarray(4, -1), one, two],
      [one, bson({ a: 1 }).subarray(4, -1), two],
    ]) {
      const inside = Buffer.concat(fields);
      const size = Buffer.alloc(4);
      size.writeInt32LE(inside.length + 5);
      expect(() => withId(Buffer.concat([size, inside, Buffer.from([0])]))).toThrow('multiple _id');
    }
  });
});

describe('a filter that arrives', () => {
  it.each([
    ['a string of negative length', field(2, 249, 255, 255, 255, 0x78, 0)],
    ['a list of negative length', field(4, 253, 255, 255, 255, 0)],
    ['operators of negative length', field(3, 0, 0, 0, 128, 0)],
    ['a name that does not end', Buffer.from([9, 0, 0, 0, 8, 0x61, 0x61, 0x61, 0x61])],
  ])('is refused, and not read for ever, with %s', (_, filter) => {
    expect(() => compileFilter(filter)).toThrow(/^Invalid BSON: /);
  });
});

describe('a document with some of its fields', () => {
  const document = bson({ _id: 1, නම: 'x', inside: { b: 2 }, list: [1], last: null });
  const kept = (...names: string[]) => deserialize(withFields(document, new Set(names)));

  it('has these, whatever their names, types and order', () => {
    expect(kept('last', 'නම', 'inside')).toEqual({ නම: 'x', inside: { b: 2 }, last: null });
    expect(kept('_id', 'list')).toEqual({ _id: 1, list: [1] });
  });

  it('is empty where it has none of them', () => {
    expect(kept('b')).toEqual({});
    expect(withFields(EMPTY_DOCUMENT, new Set(['a']))).toEqual(EMPTY_DOCUMENT);
  });
});

it.each([0, 1, 12])('an array of %d documents is what a driver reads', (count) => {
  const documents = Array.from({ length: count }, (_, i) => ({ i, text: 'x'.repeat(i) }));
  const array = arrayOf(documents.map(bson));
  expect(array.readInt32LE()).toBe(array.length);
  expect(Object.values(deserialize(array))).toEqual(documents);
  expect(Object.keys(deserialize(array))).toEqual(Array.from({ length: count }, (_, i) => `${i}`));
});
