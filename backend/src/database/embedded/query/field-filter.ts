import { BsonType, fieldsOf, plain, type RawField, type RawValue, wrap } from '../bson/raw.js';
import { elementsOf, parsePath, type Path, walk } from '../bson/path.js';
import { orderKey, Rank } from '../bson/order-key.js';
import { CommandError, unsupported } from '../errors.js';
import type { Condition, Filter } from './conditions.js';
import { compares, equals, hasType, isOneOf, type LeafTest, matchesPattern, regexValue } from './leaf-tests.js';

type Compile = (bytes: Buffer, start: number) => Filter;
type Part = Omit<Condition, 'path'>;

/** The conditions one field must meet: a plain value, or a document of operators. */
export function fieldFilter(path: Path, operand: RawValue, compile: Compile): Filter {
  const operators = operatorsOf(operand);
  if (operators === undefined) return equality(path, operand);
  const filters = operators.map((operator) => operatorFilter(path, operator, operators, compile));
  return {
    test: (document) => filters.every((filter) => filter.test(document)),
    conditions: filters.flatMap((filter) => filter.conditions),
    exact: filters.every((filter) => filter.exact),
  };
}

function operatorsOf(operand: RawValue): RawField[] | undefined {
  if (operand.type !== BsonType.object) return undefined;
  const fields = fieldsOf(operand.bytes, operand.start);
  return fields[0]?.name.startsWith('$') ? fields : undefined;
}

/** A value fits if it fits itself or, being an array, one of its elements does. */
function anyValue(path: Path, test: LeafTest): (document: Buffer) => boolean {
  return someValue(path, (value) => test(value) || (value?.type === BsonType.array && elementsOf(value).some(test)));
}

function someValue(path: Path, test: LeafTest): (document: Buffer) => boolean {
  return (document) => {
    let found = false;
    walk(document, path, (value) => {
      found ||= test(value);
    });
    return found;
  };
}

function leaf(path: Path, test: LeafTest, part?: Part): Filter {
  return {
    test: anyValue(path, test),
    conditions: part ? [{ path: path.text, ...part }] : [],
    exact: part !== undefined,
  };
}

function not(filter: Filter): Filter {
  return { test: (document) => !filter.test(document), conditions: [], exact: false };
}

function equality(path: Path, operand: RawValue): Filter {
  if (operand.type === BsonType.regex) return leaf(path, regexValue(operand));
  const key = orderKey(operand);
  // An index holds an array by its elements, so a whole array cannot be looked up in it.
  return leaf(path, equals(key), operand.type === BsonType.array ? undefined : { points: [key] });
}

function oneOf(path: Path, operand: RawField): Filter {
  if (operand.type !== BsonType.array) throw new CommandError('BadValue', `${operand.name} needs an array`);
  const values = elementsOf(operand);
  const patterns = values.filter(({ type }) => type === BsonType.regex).map(regexValue);
  const keys = values.filter(({ type }) => type !== BsonType.regex).map(orderKey);
  const indexable = values.every(({ type }) => type !== BsonType.regex && type !== BsonType.array);
  return leaf(path, isOneOf(keys, patterns), indexable ? { points: keys } : undefined);
}

function comparison(path: Path, operator: RawField): Filter {
  if (operator.type === BsonType.regex)
    throw new CommandError('BadValue', `Can't have RegEx as arg to predicate over field '${path.text}'.`);
  const key = orderKey(operator);
  const inclusive = operator.name.length === 4;
  const above = operator.name.startsWith('$gt');
  const test = compares(key, (order) => (order === 0 ? inclusive : above ? order > 0 : order < 0));
  if (key[0] === Rank.null) return leaf(path, test, { points: inclusive ? [key] : [] });
  const crossesTypes = key[0] === Rank.minKey || key[0] === Rank.maxKey || operator.type === BsonType.array;
  const bound = { key, inclusive };
  return leaf(path, test, crossesTypes ? undefined : above ? { lower: bound } : { upper: bound });
}

function exists(path: Path, operand: RawValue): Filter {
  const wanted = Boolean(plain(operand));
  const test = someValue(path, (value) => value !== undefined);
  return { test: (document) => test(document) === wanted, conditions: [], exact: false };
}

function arrayTest(path: Path, test: (elements: RawValue[]) => boolean): Filter {
  const isMatch = someValue(path, (value) => value?.type === BsonType.array && test(elementsOf(value)));
  return { test: isMatch, conditions: [], exact: false };
}

const ELEMENT = parsePath('v');

/** `$elemMatch` holds a filter for documents, or operators for plain elements. */
function elementMatch(path: Path, operand: RawField, compile: Compile): Filter {
  if (operand.type !== BsonType.object) throw new CommandError('BadValue', '$elemMatch needs an Object');
  const operators = operatorsOf(operand);
  if (operators && !/^\$(and|or|nor)$/.test(operators[0]?.name ?? '')) {
    const filter = fieldFilter(ELEMENT, operand, compile);
    return arrayTest(path, (elements) => elements.some((element) => filter.test(wrap(element))));
  }
  const filter = compile(operand.bytes, operand.start);
  return arrayTest(path, (elements) =>
    elements.some(({ type, bytes, start, end }) => type === BsonType.object && filter.test(bytes.subarray(start, end))),
  );
}

function all(path: Path, operand: RawField, compile: Compile): Filter {
  if (operand.type !== BsonType.array) throw new CommandError('BadValue', '$all needs an array');
  const filters = elementsOf(operand).map((element) => fieldFilter(path, element, compile));
  return { test: (doc) => filters.length > 0 && filters.every(({ test }) => test(doc)), conditions: [], exact: false };
}

function pattern(path: Path, operator: RawField, siblings: readonly RawField[]): Filter {
  const options = siblings.find(({ name }) => name === '$options');
  const given: unknown = plain(operator);
  const text =
    typeof given === 'string' ? { pattern: given, options: '' } : (given as { pattern: string; options: string });
  return leaf(path, matchesPattern(text.pattern, options ? String(plain(options)) : text.options));
}

function negation(path: Path, operand: RawValue, compile: Compile): Filter {
  if (operand.type !== BsonType.regex && operatorsOf(operand) === undefined)
    throw new CommandError('BadValue', '$not needs a regex or a document');
  return not(fieldFilter(path, operand, compile));
}

function operatorFilter(path: Path, operator: RawField, siblings: readonly RawField[], compile: Compile): Filter {
  switch (operator.name) {
    case '$eq':
      return equality(path, operator);
    case '$ne':
      return not(equality(path, operator));
    case '$in':
      return oneOf(path, operator);
    case '$nin':
      return not(oneOf(path, operator));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return comparison(path, operator);
    case '$exists':
      return exists(path, operator);
    case '$type':
      return leaf(path, hasType(operator.type === BsonType.array ? elementsOf(operator) : [operator]));
    case '$not':
      return negation(path, operator, compile);
    case '$regex':
      return pattern(path, operator, siblings);
    case '$options':
      if (siblings.some(({ name }) => name === '$regex')) return { test: () => true, conditions: [], exact: true };
      throw new CommandError('BadValue', '$options needs a $regex');
    case '$size':
      return arrayTest(path, (elements) => elements.length === plain(operator));
    case '$all':
      return all(path, operator, compile);
    case '$elemMatch':
      return elementMatch(path, operator, compile);
    case '$mod':
    case '$where':
    case '$geoWithin':
    case '$geoIntersects':
    case '$near':
    case '$nearSphere':
    case '$bitsAllSet':
    case '$bitsAnySet':
    case '$bitsAllClear':
    case '$bitsAnyClear':
      throw unsupported(operator.name);
    default:
      throw new CommandError('BadValue', `unknown operator: ${operator.name}`);
  }
}
