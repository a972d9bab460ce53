import { type Document, Timestamp } from 'bson';
import { CommandError, unsupported } from '../errors.js';
import { addToSet, pop, pull, pullAll, push } from './array-operators.js';
import { target, type Target } from './target.js';
import { arithmetic, isDocument, keyOf } from './values.js';

type Operator = (at: Target, operand: unknown, path: string, document: Document) => void;

/** Array removals leave a missing field missing. */
function whenPresent(change: (current: unknown, operand: unknown, path: string) => unknown): Operator {
  return (at, operand, path) => {
    const current = at.get();
    if (current !== undefined) at.set(change(current, operand, path));
  };
}

function extreme(sign: 1 | -1): Operator {
  return (at, operand) => {
    const current = at.get();
    if (current === undefined || keyOf(operand).compare(keyOf(current)) * sign > 0) at.set(operand);
  };
}

const rename: Operator = (at, operand, path, document) => {
  if (typeof operand !== 'string')
    throw new CommandError('BadValue', `The 'to' field for $rename must be a string: ${path}`);
  const value = at.get();
  if (value === undefined) return;
  at.unset();
  target(document, operand).set(value);
};

const currentDate: Operator = (at, operand) => {
  const timestamp = isDocument(operand) && operand['$type'] === 'timestamp';
  at.set(timestamp ? new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }) : new Date());
};

/** The update operators this store knows; every other one is refused by name. */
const OPERATORS = new Map<string, Operator>([
  ['$set', (at, operand) => at.set(operand)],
  ['$setOnInsert', (at, operand) => at.set(operand)],
  ['$unset', (at) => at.unset()],
  ['$inc', (at, operand, path) => at.set(arithmetic('$inc', path, at.get(), operand))],
  ['$mul', (at, operand, path) => at.set(arithmetic('$mul', path, at.get(), operand))],
  ['$min', extreme(-1)],
  ['$max', extreme(1)],
  ['$rename', rename],
  ['$currentDate', currentDate],
  ['$push', (at, operand, path) => at.set(push(at.get(), operand, path))],
  ['$addToSet', (at, operand, path) => at.set(addToSet(at.get(), operand, path))],
  ['$pull', whenPresent(pull)],
  ['$pullAll', whenPresent(pullAll)],
  ['$pop', whenPresent(pop)],
]);

export function operatorNamed(name: string): Operator {
  const operator = OPERATORS.get(name);
  if (operator) return operator;
  if (name === '$bit' || name === '$pushAll') throw unsupported(name);
  throw new CommandError(
    'FailedToParse',
    `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
  );
}
