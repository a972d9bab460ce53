import { BsonType, fieldsOf, type RawValue } from './raw.js';
import { decimalKey, longKey, numberKey } from './number-key.js';

/**
 * An order key: bytes that compare (memcmp) as MongoDB compares the values, and that are equal when the values are.
 * No key is the beginning of another, so keys can stand one after the other. The first byte is the type's rank.
 */
export const Rank = {
  minKey: 0x05,
  emptyArray: 0x08,
  null: 0x0a,
  nan: 0x0f,
  number: 0x10,
  string: 0x14,
  object: 0x18,
  array: 0x1c,
  binData: 0x20,
  objectId: 0x24,
  bool: 0x28,
  date: 0x2c,
  timestamp: 0x30,
  regex: 0x34,
  dbPointer: 0x38,
  javascript: 0x3c,
  javascriptWithScope: 0x40,
  maxKey: 0x7f,
} as const;

export const NULL_KEY = Buffer.from([Rank.null]);
/** What an index holds for an empty array: it sorts below null. */
export const EMPTY_ARRAY_KEY = Buffer.from([Rank.emptyArray]);

const NAN_KEY = Buffer.from([Rank.nan]);
const END = Buffer.from([0]);

function ranked(rank: number, ...parts: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from([rank]), ...parts]);
}

/** Text ends with a zero byte; 0 and 1 inside it are escaped so that the order stays. */
function textKey(bytes: Buffer): Buffer {
  if (!bytes.includes(0) && !bytes.includes(1)) return Buffer.concat([bytes, END]);
  const escaped: number[] = [];
  for (const byte of bytes) {
    if (byte <= 1) escaped.push(1, byte + 1);
    else escaped.push(byte);
  }
  return Buffer.from([...escaped, 0]);
}

function signedKey(value: bigint): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeBigUInt64BE(BigInt.asUintN(64, value) ^ (1n << 63n));
  return key;
}

/** MongoDB compares inner fields by type, then name, then value. */
function documentKey({ type, bytes, start }: RawValue): Buffer {
  const named = type === BsonType.object;
  const parts = fieldsOf(bytes, start).flatMap((field) => {
    const key = orderKey(field);
    return named ? [key.subarray(0, 1), textKey(Buffer.from(field.name)), key.subarray(1)] : [key];
  });
  return ranked(named ? Rank.object : Rank.array, ...parts, END);
}

function binaryKey({ bytes, start, end }: RawValue): Buffer {
  const length = Buffer.allocUnsafe(4);
  length.writeUInt32BE(bytes.readUInt32LE(start));
  return ranked(Rank.binData, length, bytes.subarray(start + 4, end));
}

function numeric(key: Buffer): Buffer {
  return ranked(Rank.number, key);
}

/** The order key of a value; `undefined` (no such field) compares as null. */
export function orderKey(value: RawValue | undefined): Buffer {
  if (value === undefined) return NULL_KEY;
  const { type, bytes, start, end } = value;
  switch (type) {
    case BsonType.string:
    case BsonType.symbol:
      return ranked(Rank.string, textKey(bytes.subarray(start + 4, end - 1)));
    case BsonType.objectId:
      return ranked(Rank.objectId, bytes.subarray(start, end));
    case BsonType.date:
      return ranked(Rank.date, signedKey(bytes.readBigInt64LE(start)));
    case BsonType.int:
      return numeric(numberKey(bytes.readInt32LE(start)));
    case BsonType.double: {
      const number = bytes.readDoubleLE(start);
      return Number.isNaN(number) ? NAN_KEY : numeric(numberKey(number));
    }
    case BsonType.long:
      return numeric(longKey(bytes.readBigInt64LE(start)));
    case BsonType.decimal: {
      const key = decimalKey(bytes.subarray(start, end));
      return key === undefined ? NAN_KEY : numeric(key);
    }
    case BsonType.bool:
      return ranked(Rank.bool, bytes.subarray(start, end));
    case BsonType.null:
    case BsonType.undefined:
      return NULL_KEY;
    case BsonType.object:
    case BsonType.array:
      return documentKey(value);
    case BsonType.binData:
      return binaryKey(value);
    case BsonType.timestamp:
      return ranked(Rank.timestamp, Buffer.from(bytes.subarray(start, end)).reverse());
    case BsonType.regex:
      return ranked(Rank.regex, bytes.subarray(start, end));
    case BsonType.minKey:
      return Buffer.from([Rank.minKey]);
    case BsonType.maxKey:
      return Buffer.from([Rank.maxKey]);
    case BsonType.javascript:
      return ranked(Rank.javascript, textKey(bytes.subarray(start + 4, end - 1)));
    case BsonType.dbPointer:
      return ranked(Rank.dbPointer, bytes.subarray(start, end));
    default:
      return ranked(Rank.javascriptWithScope, bytes.subarray(start, end));
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
  const result = Buffer.from(prefix);
  for (let i = result.length - 1; i >= 0; i--) {
    const byte = result.readUInt8(i);
    if (byte < 0xff) {
      result[i] = byte + 1;
      return result.subarray(0, i + 1);
    }
  }
  return Buffer.alloc(prefix.length + 1, 0xff);
}
