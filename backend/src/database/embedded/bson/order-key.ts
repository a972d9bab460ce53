import { unsupported } from '../errors.js';
import { BsonType, elementsOf, type RawValue } from './raw.js';

/**
 * An order key: bytes that compare (memcmp) as MongoDB compares the values, and that are equal when the values are.
 * No key is the beginning of another, so keys can stand one after the other. The first byte is the type's rank.
 */
export const Rank = {
  emptyArray: 0x08,
  null: 0x0a,
  nan: 0x0f,
  number: 0x10,
  string: 0x14,
  object: 0x18,
  array: 0x1c,
  objectId: 0x24,
  bool: 0x28,
  date: 0x2c,
} as const;

export const NULL_KEY = Buffer.from([Rank.null]);
/** The key of an empty array in an index. It sorts below null. */
export const EMPTY_ARRAY_KEY = Buffer.from([Rank.emptyArray]);

const END = Buffer.from([0]);

/** A rank and some bytes; the room after them is the caller's to fill. */
function ranked(rank: number, bytes: Buffer, room = 0): Buffer {
  const key = Buffer.allocUnsafe(1 + bytes.length + room);
  key[0] = rank;
  bytes.copy(key, 1);
  return key;
}

/** Text ends with a zero byte; 0 and 1 inside it are escaped so that the order stays. */
function escaped(bytes: Buffer): Buffer {
  if (!bytes.includes(0) && !bytes.includes(1)) return bytes;
  return Buffer.from(Array.from(bytes).flatMap((byte) => (byte <= 1 ? [1, byte + 1] : [byte])));
}

function textKey(bytes: Buffer): Buffer {
  const key = ranked(Rank.string, escaped(bytes), 1);
  key[key.length - 1] = 0;
  return key;
}

/** A signed number of 64 bits, its sign turned so that it sorts as bytes. */
function dateKey(bytes: Buffer, start: number): Buffer {
  const key = Buffer.allocUnsafe(9);
  key[0] = Rank.date;
  key.writeInt32BE(bytes.readInt32LE(start + 4) ^ 0x80_00_00_00, 1);
  key.writeUInt32BE(bytes.readUInt32LE(start), 5);
  return key;
}

/** Bytes that sort as the numbers do, whatever BSON type each of them has; equal numbers have equal bytes. */
function numberKey(value: number): Buffer {
  if (Number.isNaN(value)) return Buffer.from([Rank.nan]);
  const key = Buffer.allocUnsafe(9);
  key[0] = Rank.number;
  key.writeDoubleBE(value === 0 ? 0 : value, 1);
  if (value < 0) for (let i = 1; i < 9; i++) key[i] = ~key.readUInt8(i);
  else key[1] = key.readUInt8(1) | 0x80;
  return key;
}

/** MongoDB compares inner fields by type, then name, then value. */
function documentKey(value: RawValue): Buffer {
  const named = value.type === BsonType.object;
  const parts = elementsOf(value).flatMap((field) => {
    const key = orderKey(field);
    return named ? [key.subarray(0, 1), escaped(Buffer.from(field.name)), END, key.subarray(1)] : [key];
  });
  return ranked(named ? Rank.object : Rank.array, Buffer.concat([...parts, END]));
}

/** The order key of a value; `undefined` (no such field) compares as null. */
export function orderKey(value: RawValue | undefined): Buffer {
  if (value === undefined) return NULL_KEY;
  const { type, bytes, start, end } = value;
  switch (type) {
    case BsonType.string:
      return textKey(bytes.subarray(start + 4, end - 1));
    case BsonType.objectId:
      return ranked(Rank.objectId, bytes.subarray(start, end));
    case BsonType.date:
      return dateKey(bytes, start);
    case BsonType.int:
      return numberKey(bytes.readInt32LE(start));
    case BsonType.double:
      return numberKey(bytes.readDoubleLE(start));
    case BsonType.bool:
      return ranked(Rank.bool, bytes.subarray(start, end));
    case BsonType.null:
      return NULL_KEY;
    case BsonType.object:
    case BsonType.array:
      return documentKey(value);
    default:
      throw unsupported(`a value of the BSON type ${type}`);
  }
}

/** The same key for descending order. */
export function inverted(key: Buffer): Buffer {
  const result = Buffer.allocUnsafe(key.length);
  for (let i = 0; i < key.length; i++) result[i] = ~key.readUInt8(i);
  return result;
}

/** The least byte string above every string that begins with `prefix`. */
export function successor(prefix: Buffer): Buffer {
  let last = prefix.length - 1;
  while (prefix[last] === 0xff) last--;
  if (last < 0) return Buffer.alloc(prefix.length + 1, 0xff);
  const result = Buffer.from(prefix.subarray(0, last + 1));
  result[last] = prefix.readUInt8(last) + 1;
  return result;
}
