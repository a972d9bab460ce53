import { deserialize, type Document, onDemand, serialize } from 'bson';
import { unsupported } from '../errors.js';

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
  regex: 11,
  int: 16,
  long: 18,
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

/** Sizes of values by type; -1: told by the value itself. */
const SIZES = [0, 8, -1, -1, -1, -1, 0, 12, 1, 8, 0, -1, -1, -1, -1, -1, 4, 8, 8, 16];

function endOf(bytes: Buffer, type: number, start: number): number {
  const size = SIZES[type] ?? 0;
  if (size >= 0) return start + size;
  if (type === BsonType.regex) return bytes.indexOf(0, bytes.indexOf(0, start) + 1) + 1;
  const length = bytes.readInt32LE(start);
  if (type === BsonType.object || type === BsonType.array) return start + length;
  return start + length + (type === BsonType.binData ? 5 : 4);
}

/** The fields of the document (or array) that starts at `start`, in stored order. */
export function fieldsOf(bytes: Buffer, start = 0): RawField[] {
  const fields: RawField[] = [];
  for (let position = start + 4; bytes[position];) {
    const type = bytes.readUInt8(position);
    const nameEnd = bytes.indexOf(0, position + 1);
    const end = endOf(bytes, type, nameEnd + 1);
    fields.push({ name: bytes.toString('utf8', position + 1, nameEnd), type, bytes, start: nameEnd + 1, end });
    position = end;
  }
  return fields;
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

/** Refuses a document whose inside does not hang together or holds a type this store does not order. */
export function checkDocument(bytes: Buffer, start = 0): void {
  for (const [type, , , offset] of onDemand.parseToElements(bytes, start)) {
    if (!TYPES.has(type)) throw unsupported(`a value of the BSON type ${type}`);
    if (type === BsonType.object || type === BsonType.array) checkDocument(bytes, offset);
  }
}

const TYPES = new Set<number>(Object.values(BsonType));

/** A document as raw BSON. `undefined` is stored as null, the way the driver sends it. */
export function encode(document: Document): Buffer {
  const bytes = serialize(document, { ignoreUndefined: false });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A document as plain values, numbers as JavaScript numbers. */
export function decode(bytes: Buffer): Document {
  return deserialize(bytes, { bsonRegExp: true });
}

/** A document in which every number keeps its BSON type, so that encoding it again changes nothing. */
export function decodeTyped(bytes: Buffer): Document {
  return deserialize(bytes, { promoteValues: false, bsonRegExp: true });
}

/** The scalars of a command as plain values; documents inside it (also inside arrays) stay raw. */
export function decodeShallow(bytes: Buffer): Document {
  return deserialize(bytes, { raw: true, bsonRegExp: true });
}

/** A BSON document decoded to a plain object (not a date, an id or another value that is an object to JavaScript). */
export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Any value as it would lie in a document. */
export function rawOf(value: unknown): RawValue {
  const bytes = encode({ v: value });
  return { type: bytes.readUInt8(4), bytes, start: 7, end: bytes.length - 1 };
}

/** The document that one raw value would make on its own under the name `v`. */
export function wrap(value: RawValue): Buffer {
  const bytes = Buffer.alloc(value.end - value.start + 8);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeUInt8(value.type, 4);
  bytes.write('v', 5);
  value.bytes.copy(bytes, 7, value.start, value.end);
  return bytes;
}

/** One raw value as a plain JavaScript value. */
export function plain(value: RawValue): unknown {
  return decode(wrap(value))['v'];
}

/** The document without some of its fields: the very same bytes where it has none of them. */
export function without(bytes: Buffer, names: readonly Buffer[]): Buffer {
  let left = bytes;
  for (const name of names) {
    const value = fieldOf(left, 0, name);
    if (value === undefined) continue;
    left = Buffer.concat([left.subarray(0, value.start - name.length - 2), left.subarray(value.end)]);
    left.writeInt32LE(left.length);
  }
  return left;
}
