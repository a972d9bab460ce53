import { BsonType, type RawValue, plain } from '../bson/raw.js';
import { orderKey, Rank } from '../bson/order-key.js';
import { CommandError } from '../errors.js';

/** Says whether one value (undefined: the field is missing) satisfies an operator. */
export type LeafTest = (value: RawValue | undefined) => boolean;

export function equals(key: Buffer): LeafTest {
  return (value) => orderKey(value).equals(key);
}

/** Comparisons stay within the operand's type, except against MinKey and MaxKey. */
export function compares(key: Buffer, accepts: (order: number) => boolean): LeafTest {
  const rank = key[0];
  const anyType = rank === Rank.minKey || rank === Rank.maxKey;
  return (value) => {
    if (value === undefined && rank !== Rank.null) return false;
    const other = orderKey(value);
    return (anyType || other[0] === rank) && accepts(other.compare(key));
  };
}

/** One of several values; regular expressions among them are tried as patterns. */
export function isOneOf(keys: readonly Buffer[], patterns: readonly LeafTest[]): LeafTest {
  const known = new Set(keys.map((key) => key.toString('latin1')));
  return (value) => known.has(orderKey(value).toString('latin1')) || patterns.some((pattern) => pattern(value));
}

/** A pattern with MongoDB's options i, m, s and x. Throws on a pattern JavaScript cannot run as PCRE would. */
export function matchesPattern(pattern: string, options: string): LeafTest {
  const bad = /[^imsxu]/.exec(options);
  if (bad) throw new CommandError('BadValue', `invalid flag in regex options: ${bad[0]}`);
  const source = options.includes('x') ? withoutLayout(pattern) : pattern;
  const expression = compilePattern(source, options.replace(/[xu]/g, ''));
  return (value) =>
    value !== undefined &&
    (value.type === BsonType.string || value.type === BsonType.symbol) &&
    expression.test(value.bytes.toString('utf8', value.start + 4, value.end - 1));
}

/** `(?i)` at the start is PCRE for the option i. */
function compilePattern(source: string, flags: string): RegExp {
  const inline = /^\(\?([ims]+)\)/.exec(source);
  const body = inline ? source.slice(inline[0].length) : source;
  const allFlags = [...new Set(flags + (inline?.[1] ?? ''))].join('');
  try {
    return new RegExp(body, `${allFlags}u`);
  } catch {
    try {
      return new RegExp(body, allFlags);
    } catch (error) {
      throw new CommandError('BadValue', `Regular expression is invalid: ${String(error)}`);
    }
  }
}

/** The option x: white space and #-comments outside brackets do not count. */
function withoutLayout(pattern: string): string {
  return pattern.replace(/(\\.|\[(?:\\.|[^\]])*\])|\s+|#.*$/gm, (_all, kept: string | undefined) => kept ?? '');
}

/** A regular expression given as a value: it matches text, and is equal to itself. */
export function regexValue(operand: RawValue): LeafTest {
  const { bytes, start } = operand;
  const patternEnd = bytes.indexOf(0, start);
  const pattern = bytes.toString('utf8', start, patternEnd);
  const options = bytes.toString('utf8', patternEnd + 1, bytes.indexOf(0, patternEnd + 1));
  const matches = matchesPattern(pattern, options);
  const same = equals(orderKey(operand));
  return (value) => matches(value) || same(value);
}

const ALIASES: Readonly<Record<string, number>> = {
  ...BsonType,
  regex: BsonType.regex,
  javascript: BsonType.javascript,
};

/** `$type` by number or name, one or several. */
export function hasType(operands: readonly RawValue[]): LeafTest {
  const types = new Set(operands.flatMap((operand) => typeNumbers(plain(operand))));
  return (value) => value !== undefined && types.has(value.type);
}

function typeNumbers(name: unknown): number[] {
  if (name === 'number') return [BsonType.double, BsonType.int, BsonType.long, BsonType.decimal];
  const type = typeof name === 'string' ? ALIASES[name] : name === -1 ? BsonType.minKey : name;
  if (typeof type === 'number' && Object.values<number>(BsonType).includes(type)) return [type];
  throw new CommandError('BadValue', `Unknown type name alias: ${String(name)}`);
}
