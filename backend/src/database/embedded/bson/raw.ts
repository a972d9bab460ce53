import { deserialize, type Document, serialize } from 'bson';

/** BSON element types as they stand on the wire. */
export const BsonType = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  maxKey: 127,
  minKey: 255,
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

const SIZES = new Map<number, number>([
  [BsonType.double, 8],
  [BsonType.long, 8],
  [BsonType.date, 8],
  [BsonType.timestamp, 8],
  [BsonType.int, 4],
  [BsonType.objectId, 12],
  [BsonType.decimal, 16],
  [BsonType.bool, 1],
  [BsonType.null, 0],
  [BsonType.undefined, 0],
  [BsonType.minKey, 0],
  [BsonType.maxKey, 0],
]);

function endOf(bytes: Buffer, type: number, start: number): number {
  const size = SIZES.get(type);
  if (size !== undefined) return start + size;
  if (type === BsonType.regex) return bytes.indexOf(0, bytes.indexOf(0, start) + 1) + 1;
  const length = bytes.readInt32LE(start);
  if (type === BsonType.object || type === BsonType.array || type === BsonType.javascriptWithScope)
    return start + length;
  const extra = type === BsonType.binData ? 5 : type === BsonType.dbPointer ? 16 : 4;
  return start + length + extra;
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

const VALUE_NAME = Buffer.from('v');

/** Any value as it would lie in a document. */
export function rawOf(value: unknown): RawValue {
  const bytes = encode({ v: value });
  return fieldOf(bytes, 0, VALUE_NAME) ?? { type: BsonType.null, bytes, start: 0, end: 0 };
}

/** The document that one raw field would make on its own under the name `v`. */
export function wrap(value: RawValue): Buffer {
  const size = value.end - value.start + 8;
  const bytes = Buffer.alloc(size);
  bytes.writeInt32LE(size, 0);
  bytes.writeUInt8(value.type, 4);
  bytes.write('v', 5);
  value.bytes.copy(bytes, 7, value.start, value.end);
  return bytes;
}

/** One raw value as a plain JavaScript value. */
export function plain(value: RawValue): unknown {
  return decode(wrap(value))['v'];
}

/** The document with only some of its fields. */
export function pick(bytes: Buffer, names: readonly Buffer[]): Buffer {
  const elements = names.flatMap((name) => {
    const value = fieldOf(bytes, 0, name);
    return value ? [bytes.subarray(value.start - name.length - 2, value.end)] : [];
  });
  const picked = Buffer.concat([Buffer.alloc(4), ...elements, Buffer.alloc(1)]);
  picked.writeInt32LE(picked.length);
  return picked;
}

/** The document without some of its fields: the very same bytes where it has none of them. */
export function without(bytes: Buffer, names: readonly Buffer[]): Buffer {
  let left = bytes;
  for (const name of names) {
    for (let value = fieldOf(left, 0, name); value; value = fieldOf(left, 0, name)) {
      left = Buffer.concat([left.subarray(0, value.start - name.length - 2), left.subarray(value.end)]);
      left.writeInt32LE(left.length);
    }
  }
  return left;
}
