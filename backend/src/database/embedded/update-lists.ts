import { keyOf } from './bson/order-key.js';
import { encode, isDocument } from './bson/raw.js';
import { CommandError, unsupported } from './errors.js';
import { compileFilter } from './query/filter.js';

function listAt(current: unknown, operator: string, path: string): unknown[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current as unknown[];
  throw new CommandError('BadValue', `The field '${path}' must be an array but ${operator} found another type`);
}

/** What `$push` and `$addToSet` add: one value, or each of `$each`. */
function added(operand: unknown, operator: string): unknown[] {
  if (!isDocument(operand) || !('$each' in operand)) return [operand];
  const { $each: each, ...others } = operand as Record<string, unknown>;
  const [odd] = Object.keys(others);
  if (odd) throw unsupported(`${operator} with ${odd}`);
  if (!Array.isArray(each)) throw new CommandError('BadValue', `The argument to $each in ${operator} must be an array`);
  return each;
}

/** What `$pull` takes away: an equal value, what operators accept, or documents a filter finds. */
function pulled(operand: unknown): (element: unknown) => boolean {
  if (!isDocument(operand)) return (element) => keyOf(element).equals(keyOf(operand));
  const byOperators = Object.keys(operand)[0]?.startsWith('$') === true;
  const { test } = compileFilter(encode(byOperators ? { v: operand } : operand));
  return (element) => (byOperators ? test(encode({ v: element })) : isDocument(element) && test(encode(element)));
}

/** The list after an operator; undefined where there is none and none is to be made. */
export const LIST_OPERATORS: Readonly<Record<string, (current: unknown, operand: unknown, path: string) => unknown>> = {
  $push: (current, operand, path) => [...listAt(current, '$push', path), ...added(operand, '$push')],
  $addToSet(current, operand, path) {
    const list = [...listAt(current, '$addToSet', path)];
    const known = new Set(list.map((value) => keyOf(value).toString('latin1')));
    return list.concat(
      added(operand, '$addToSet').filter((value) => {
        const key = keyOf(value).toString('latin1');
        return !known.has(key) && known.add(key);
      }),
    );
  },
  $pull(current, operand, path) {
    const isPulled = pulled(operand);
    return current === undefined ? undefined : listAt(current, '$pull', path).filter((value) => !isPulled(value));
  },
};
