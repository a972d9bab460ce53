import { BSONError, deserialize, type Document, onDemand, serialize } from 'bson';
import { CommandError, unsupported } from '../errors.js';

/** The BSON types a document may hold, as they stand on the wire. */
export const BsonType = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  int: 16,
} as const;

/** One value inside a BSON document: where it lies, not what it means, so that nothing is decoded in vain. */
export interface RawValue {
  readonly type: number;
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
}

export interface RawField extends RawValue {
  readonly name: string;
}

/** The sizes of the types whose values all have the same one. */
const SIZES: Readonly<Record<number, number>> = {
  [BsonType.double]: 8,
  [BsonType.objectId]: 12,
  [BsonType.bool]: 1,
  [BsonType.date]: 8,
  [BsonType.null]: 0,
  [BsonType.int]: 4,
};
/** The number of bytes that a value of each type has besides the length it begins with. */
const BESIDE: Readonly<Record<number, number>> = {
  [BsonType.object]: 0,
  [BsonType.array]: 0,
  [BsonType.string]: 4,
  [BsonType.binData]: 5,
};

/**
 * Returns the end of a value. Throws, by its number, for a type this store does not know, and for a value that ends
 * before it begins: filters and the like come unchecked, and reading one would never end.
 */
function endOf(bytes: Buffer, type: number, start: number): number {
  const size = SIZES[type];
  if (size !== undefined) return start + size;
  const beside = BESIDE[type];
  if (beside === undefined) throw unsupported(`a value of the BSON type ${type}`);
  const end = start + bytes.readInt32LE(start) + beside;
  if (end < start) throw malformed('a value of a negative length');
  return end;
}

/** The fields of the document (or array) that starts at `start`, in stored order. */
export function fieldsOf(bytes: Buffer, start = 0): RawField[] {
  const fields: RawField[] = [];
  for (let position = start + 4; bytes[position];) {
    const type = bytes.readUInt8(position);
    const nameEnd = bytes.indexOf(0, position + 1);
    if (nameEnd === -1) throw malformed('a name without its end');
    const end = endOf(bytes, type, nameEnd + 1);
    fields.push({ name: bytes.toString('utf8', position + 1, nameEnd), type, bytes, start: nameEnd + 1, end });
    position = end;
  }
  return fields;
}

/** The elements of an array value. */
export function elementsOf(value: RawValue): RawField[] {
  return fieldsOf(value.bytes, value.start);
}

/** The value of one field of the document that starts at `start`; undefined when it has no such field. */
export function fieldOf(bytes: Buffer, start: number, name: Buffer): RawValue | undefined {
  const length = name.length;
  for (let position = start + 4; bytes[position];) {
    const type = bytes.readUInt8(position);
    let nameEnd = position + 1;
    while (bytes[nameEnd]) nameEnd++;
    const end = endOf(bytes, type, nameEnd + 1);
    if (nameEnd - position - 1 === length && name.compare(bytes, position + 1, nameEnd) === 0)
      return { type, bytes, start: nameEnd + 1, end };
    position = end;
  }
  return undefined;
}

const TYPES = new Set<number>(Object.values(BsonType));

/** MongoDB stores no deeper documents either. */
const DEEPEST = 180;

/**
 * Refuses a document whose inside does not hang together or holds a type this store does not order: a driver could not
 * read it back, nor any other document of its batch.
 */
export function checkDocument(bytes: Buffer): void {
  try {
    checkLevel(bytes, 0, 1);
  } catch (error) {
    if (error instanceof BSONError || error instanceof RangeError) throw malformed(error.message);
    throw error;
  }
}

function checkLevel(bytes: Buffer, start: number, depth: number): void {
  if (depth > DEEPEST) throw new CommandError('Overflow', `a document may not be nested deeper than ${DEEPEST} levels`);
  for (const [type, , , offset, length] of onDemand.parseToElements(bytes, start)) {
    if (!TYPES.has(type)) throw unsupported(`a value of the BSON type ${type}`);
    if (type === BsonType.object || type === BsonType.array) {
      if (bytes[offset + length - 1] !== 0) throw malformed('a document without its end');
      checkLevel(bytes, offset, depth + 1);
    }
    if (type === BsonType.string && (length < 5 || bytes[offset + length - 1] !== 0))
      throw malformed('a string without its end');
    if (type === BsonType.bool && (bytes[offset] ?? 2) > 1) throw malformed('a boolean that is neither true nor false');
  }
}

function malformed(why: string): CommandError {
  return new CommandError('InvalidBSON', `Invalid BSON: ${why}`);
}

/** A document as raw BSON. `undefined` is stored as null, the way the driver sends it. */
export function encode(document: Document): Buffer {
  const bytes = serialize(document, { ignoreUndefined: false });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A document as plain values, numbers as JavaScript numbers. */
export function decode(bytes: Buffer): Document {
  return deserialize(bytes);
}

/** The scalars of a command as plain values; documents inside it (also inside arrays) stay raw. */
export function decodeShallow(bytes: Buffer): Document {
  return deserialize(bytes, { raw: true });
}

/** One raw value as a plain JavaScript value. */
export function plain(value: RawValue): unknown {
  return decode(alone(value))['v'];
}

/** A value as the only field, `v`, of a document. */
export function alone(value: RawValue): Buffer {
  return documentOf(element('v', value));
}

/** A JavaScript value as a raw one. */
export function rawOf(v: unknown): RawValue {
  const bytes = encode({ v });
  return { type: bytes.readUInt8(4), bytes, start: 7, end: bytes.length - 1 };
}

/** A document (or, by its type, an array) as a value. */
export function asValue(bytes: Buffer, type: number = BsonType.object): RawValue {
  return { type, bytes, start: 0, end: bytes.length };
}

const END = Buffer.from([0]);
export const EMPTY_DOCUMENT = Buffer.from([5, 0, 0, 0, 0]);

/** One field of a document in its bytes. */
export function element(name: string | Buffer, { type, bytes, start, end }: RawValue): Buffer {
  return Buffer.concat([Buffer.from([type]), Buffer.from(name), END, bytes.subarray(start, end)]);
}

/** A document made of elements. */
export function documentOf(...elements: readonly Buffer[]): Buffer {
  const document = Buffer.concat([Buffer.alloc(4), ...elements, END]);
  document.writeInt32LE(document.length);
  return document;
}

/** An array of documents. A page of a list is made of it: nothing is copied twice. */
export function arrayOf(documents: readonly Buffer[]): Buffer {
  const names = documents.map((_document, i) => String(i));
  const size = documents.reduce((sum, { length }, i) => sum + 2 + (names[i] ?? '').length + length, 5);
  const array = Buffer.allocUnsafe(size);
  let position = array.writeInt32LE(size);
  for (const [i, document] of documents.entries()) {
    position = array.writeUInt8(BsonType.object, position);
    position += array.write(names[i] ?? '', position, 'latin1');
    position = array.writeUInt8(0, position);
    position += document.copy(array, position);
  }
  array.writeUInt8(0, position);
  return array;
}

/** A document with those of its fields that have one of these names; the others' bytes are passed over. */
export function withFields(document: Buffer, names: ReadonlySet<string>): Buffer {
  const kept = Buffer.allocUnsafe(document.length);
  let length = 4;
  for (let position = 4; document[position];) {
    let nameEnd = position + 1;
    while (document[nameEnd]) nameEnd++;
    const end = endOf(document, document.readUInt8(position), nameEnd + 1);
    if (names.has(document.toString('utf8', position + 1, nameEnd)))
      length += document.copy(kept, length, position, end);
    position = end;
  }
  length = kept.writeUInt8(0, length);
  kept.writeInt32LE(length);
  return kept.subarray(0, length);
}

/** A document with one field replaced, added at its end or (value undefined) taken away; all other bytes stay. */
export function withField(document: Buffer, name: Buffer, value: RawValue | undefined): Buffer {
  const current = fieldOf(document, 0, name);
  const headAt = current ? current.start - name.length - 2 : document.length - 1;
  const rest = document.subarray(current ? current.end : headAt, -1);
  return documentOf(document.subarray(4, headAt), ...(value ? [element(name, value)] : []), rest);
}
