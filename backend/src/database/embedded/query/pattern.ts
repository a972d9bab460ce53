import { BsonType, plain, type RawValue } from '../bson/raw.js';
import { orderKey } from '../bson/order-key.js';
import { CommandError, unsupported } from '../errors.js';
import type { LeafTest } from './conditions.js';

/** `$regex` with its `$options`: i, m and s, which JavaScript has too. */
export function matchesPattern(operand: RawValue, options?: RawValue): LeafTest {
  const given = plain(operand) as string | { pattern: string; options: string };
  const source = typeof given === 'string' ? given : given.pattern;
  const flags = options ? String(plain(options)) : typeof given === 'string' ? '' : given.options;
  const other = /[^imsu]/.exec(flags);
  if (other) throw unsupported(`the option ${other[0]} of a regular expression`);
  const expression = compile(source, flags.replace('u', ''));
  return (value) =>
    value?.type === BsonType.string && expression.test(value.bytes.toString('utf8', value.start + 4, value.end - 1));
}

/** By whole characters where JavaScript takes the pattern so: it is stricter then about what is escaped. */
function compile(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    try {
      return new RegExp(source, flags);
    } catch (error) {
      throw new CommandError('BadValue', `Regular expression is invalid: ${String(error)}`);
    }
  }
}

/** A regular expression given as a value: it matches text, and is equal to itself. */
export function regexValue(operand: RawValue): LeafTest {
  const matches = matchesPattern(operand);
  const key = orderKey(operand);
  return (value) => matches(value) || orderKey(value).equals(key);
}
