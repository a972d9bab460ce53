import { Decimal128 } from 'bson';

/** A number that no double holds exactly, as coefficient · 10^exponent. */
interface Exact {
  readonly coefficient: bigint;
  readonly exponent: number;
}

const scratch = Buffer.alloc(8);

/** Eight bytes that sort as the doubles do. */
function doubleKey(value: number): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeDoubleBE(value === 0 ? 0 : value);
  if (key.readUInt8(0) & 0x80) for (let i = 0; i < 8; i++) key[i] = ~key.readUInt8(i);
  else key[0] = key.readUInt8(0) | 0x80;
  return key;
}

function nextBelow(value: number): number {
  if (value === 0) return -Number.MIN_VALUE;
  scratch.writeDoubleBE(value);
  scratch.writeBigInt64BE(scratch.readBigInt64BE() + (value > 0 ? -1n : 1n));
  return scratch.readDoubleBE();
}

/** Sign of (double − exact), without rounding. */
function compareExactly(double: number, { coefficient, exponent }: Exact): number {
  if (double === Infinity) return 1;
  if (double === -Infinity) return -1;
  let power = 0;
  let mantissa = double;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    power--;
  }
  const left = BigInt(mantissa) * 10n ** BigInt(Math.max(0, -exponent));
  const right = coefficient * 10n ** BigInt(Math.max(0, exponent)) * 2n ** BigInt(-power);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The remainder is the number's own digits: among numbers with the same double below them these sort rightly. */
function remainderKey({ coefficient, exponent }: Exact): Buffer {
  const negative = coefficient < 0n;
  const digits = (negative ? -coefficient : coefficient).toString();
  const significant = digits.replace(/0+$/, '');
  const key = Buffer.alloc(2 + significant.length + 1);
  key.writeUInt16BE(exponent + digits.length + 8000);
  key.write(significant, 2);
  if (negative) for (let i = 0; i < key.length; i++) key[i] = ~key.readUInt8(i);
  return Buffer.concat([Buffer.from([1]), key]);
}

const EXACT_DOUBLE = Buffer.from([0]);

function exactKey(exact: Exact): Buffer {
  let below = Number(`${exact.coefficient}e${exact.exponent}`);
  let order = compareExactly(below, exact);
  if (order > 0) {
    below = nextBelow(below);
    order = compareExactly(below, exact);
  }
  return Buffer.concat([doubleKey(below), order === 0 ? EXACT_DOUBLE : remainderKey(exact)]);
}

/** Bytes that sort as the numbers do, whatever BSON type each of them has; equal numbers have equal bytes. */
export function numberKey(value: number): Buffer {
  return Buffer.concat([doubleKey(value), EXACT_DOUBLE]);
}

export function longKey(value: bigint): Buffer {
  const double = Number(value);
  return BigInt(double) === value ? numberKey(double) : exactKey({ coefficient: value, exponent: 0 });
}

/** As numberKey; undefined for a decimal that is not a number. */
export function decimalKey(bytes: Buffer): Buffer | undefined {
  const text = new Decimal128(bytes).toString();
  if (text === 'NaN') return undefined;
  if (text.endsWith('Infinity')) return numberKey(text.startsWith('-') ? -Infinity : Infinity);
  const [mantissa = '0', exponent = '0'] = text.split('E');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const coefficient = BigInt(whole + fraction);
  return coefficient === 0n ? numberKey(0) : exactKey({ coefficient, exponent: Number(exponent) - fraction.length });
}
