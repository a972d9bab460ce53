import { BsonType, fieldsOf, plain, type RawField, type RawValue, wrap } from '../bson/raw.js';
import { elementsOf, parsePath, type Path } from '../bson/path.js';
import { orderKey, Rank } from '../bson/order-key.js';
import { CommandError, unsupported } from '../errors.js';
import { allOf, EVERYTHING, type Filter, leaf, type LeafTest, not, opaque, someValue } from './conditions.js';
import { matchesPattern, regexValue } from './pattern.js';

/** Compiles a filter document. Throws CommandError, naming what it does not know. */
export function compileFilter(bytes: Buffer | undefined, start = 0): Filter {
  return bytes === undefined ? EVERYTHING : allOf(fieldsOf(bytes, start).map(clause));
}

function clause(field: RawField): Filter {
  if (!field.name.startsWith('$')) return fieldFilter(parsePath(field.name), field);
  if (field.name === '$comment') return EVERYTHING;
  if (!['$and', '$or', '$nor'].includes(field.name)) throw unsupported(`the operator ${field.name}`);
  const branches = field.type === BsonType.array ? elementsOf(field) : [];
  if (branches.length === 0 || branches.some(({ type }) => type !== BsonType.object))
    throw new CommandError('BadValue', `${field.name} must be a nonempty array of objects`);
  const filters = branches.map(({ bytes, start }) => compileFilter(bytes, start));
  if (field.name === '$and' || (field.name === '$or' && filters.length === 1)) return allOf(filters);
  const wanted = field.name === '$or';
  return opaque((document) => filters.some((filter) => filter.test(document)) === wanted);
}

/** The conditions one field must meet: a plain value, or a document of operators. */
function fieldFilter(path: Path, operand: RawValue): Filter {
  const operators = operatorsOf(operand);
  if (operators === undefined) return equality(path, operand);
  return allOf(operators.map((operator) => operatorFilter(path, operator, operators)));
}

function operatorsOf(operand: RawValue): RawField[] | undefined {
  if (operand.type !== BsonType.object) return undefined;
  const fields = elementsOf(operand);
  return fields[0]?.name.startsWith('$') ? fields : undefined;
}

function equality(path: Path, operand: RawValue): Filter {
  if (operand.type === BsonType.regex) return leaf(path, regexValue(operand));
  const key = orderKey(operand);
  // An index holds an array by its elements, so a whole array cannot be looked up in it.
  const part = operand.type === BsonType.array ? undefined : { points: [key] };
  return leaf(path, (value) => orderKey(value).equals(key), part);
}

function oneOf(path: Path, operator: RawField): Filter {
  const values = listOf(operator);
  const patterns = values.filter(({ type }) => type === BsonType.regex).map(regexValue);
  const keys = values.filter(({ type }) => type !== BsonType.regex).map(orderKey);
  const known = new Set(keys.map((key) => key.toString('latin1')));
  const isIndexable = values.every(({ type }) => type !== BsonType.regex && type !== BsonType.array);
  const test: LeafTest = (value) =>
    known.has(orderKey(value).toString('latin1')) || patterns.some((pattern) => pattern(value));
  return leaf(path, test, isIndexable ? { points: keys } : undefined);
}

function listOf(operator: RawField): RawField[] {
  if (operator.type === BsonType.array) return elementsOf(operator);
  throw new CommandError('BadValue', `${operator.name} needs an array`);
}

/** Comparisons stay within the operand's type. */
function comparison(path: Path, operator: RawField): Filter {
  if (operator.type === BsonType.regex)
    throw new CommandError('BadValue', `Can't have RegEx as arg to predicate over field '${path.text}'.`);
  const key = orderKey(operator);
  const inclusive = operator.name.length === 4;
  const above = operator.name.startsWith('$gt');
  const test: LeafTest = (value) => {
    const other = value || key[0] === Rank.null ? orderKey(value) : undefined;
    const order = other?.[0] === key[0] ? other?.compare(key) : undefined;
    return order === 0 ? inclusive : order !== undefined && above === order > 0;
  };
  if (key[0] === Rank.null) return leaf(path, test, { points: inclusive ? [key] : [] });
  const bound = { key, inclusive };
  return leaf(path, test, operator.type === BsonType.array ? undefined : above ? { lower: bound } : { upper: bound });
}

function arrayTest(path: Path, test: (elements: RawField[]) => boolean): Filter {
  return opaque(someValue(path, (value) => value?.type === BsonType.array && test(elementsOf(value))));
}

const ELEMENT = parsePath('v');

/** `$elemMatch` holds a filter for documents, or operators for plain elements. */
function elementMatch(path: Path, operand: RawField): Filter {
  if (operand.type !== BsonType.object) throw new CommandError('BadValue', '$elemMatch needs an Object');
  const operators = operatorsOf(operand);
  if (operators && !/^\$(and|or|nor)$/.test(operators[0]?.name ?? '')) {
    const { test } = fieldFilter(ELEMENT, operand);
    return arrayTest(path, (elements) => elements.some((element) => test(wrap(element))));
  }
  const { test } = compileFilter(operand.bytes, operand.start);
  return arrayTest(path, (elements) =>
    elements.some(({ type, bytes, start, end }) => type === BsonType.object && test(bytes.subarray(start, end))),
  );
}

function all(path: Path, operator: RawField): Filter {
  const filters = listOf(operator).map((element) => fieldFilter(path, element));
  return opaque((document) => filters.length > 0 && filters.every(({ test }) => test(document)));
}

/** `$type` by name; `number` stands for several. */
function hasType(path: Path, operator: RawField): Filter {
  const name = plain(operator) as string;
  const { double, int, long } = BsonType;
  const types: number[] = name === 'number' ? [double, int, long] : [BsonType[name as keyof typeof BsonType]];
  if (types.includes(undefined as never)) throw unsupported(`$type with ${String(name)}`);
  return leaf(path, (value) => value !== undefined && types.includes(value.type));
}

function operatorFilter(path: Path, operator: RawField, siblings: readonly RawField[]): Filter {
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
    case '$exists': {
      const exists = opaque(someValue(path, (value) => value !== undefined));
      return plain(operator) ? exists : not(exists);
    }
    case '$type':
      return hasType(path, operator);
    case '$not':
      if (operator.type !== BsonType.regex && operatorsOf(operator) === undefined)
        throw new CommandError('BadValue', '$not needs a regex or a document');
      return not(fieldFilter(path, operator));
    case '$regex':
      return leaf(
        path,
        matchesPattern(
          operator,
          siblings.find(({ name }) => name === '$options'),
        ),
      );
    case '$options':
      if (siblings.some(({ name }) => name === '$regex')) return EVERYTHING;
      throw new CommandError('BadValue', '$options needs a $regex');
    case '$size':
      return arrayTest(path, (elements) => elements.length === plain(operator));
    case '$all':
      return all(path, operator);
    case '$elemMatch':
      return elementMatch(path, operator);
    default:
      throw unsupported(`the operator ${operator.name}`);
  }
}
