import { orderKey, Rank } from '../bson/order-key.js';
import { parsePath, type Path, walk } from '../bson/path.js';
import { BsonType, elementsOf, fieldsOf, plain, type RawField, type RawValue } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';

/** A requirement of a filter on one path, as an index can use it: points, or a range within one type. */
export interface Condition {
  readonly path: string;
  readonly points?: readonly Buffer[];
  readonly lower?: Bound;
  readonly upper?: Bound;
}

interface Bound {
  readonly key: Buffer;
  readonly inclusive: boolean;
}

/** A compiled filter. `exact`: the conditions alone are equivalent to the filter. */
export interface Filter {
  readonly test: (document: Buffer) => boolean;
  readonly conditions: readonly Condition[];
  readonly exact: boolean;
}

/** Says whether one value (undefined: the field is missing) satisfies an operator. */
type LeafTest = (value: RawValue | undefined) => boolean;

/** Everything matches: an empty filter, or none. */
const EVERYTHING: Filter = { test: () => true, conditions: [], exact: true };

/** Compiles a filter document. Throws CommandError, naming what it does not know. */
export function compileFilter(bytes: Buffer | undefined, start = 0): Filter {
  return bytes === undefined ? EVERYTHING : allOf(fieldsOf(bytes, start).map(clause));
}

/** A filter that requires all of several. */
export function allOf(filters: readonly Filter[]): Filter {
  const [first = EVERYTHING, second] = filters;
  if (second === undefined) return first;
  return {
    test: (document) => filters.every((filter) => filter.test(document)),
    conditions: filters.flatMap((filter) => filter.conditions),
    exact: filters.every((filter) => filter.exact),
  };
}

/** A filter no index can help with. */
function opaque(test: (document: Buffer) => boolean): Filter {
  return { test, conditions: [], exact: false };
}

function not({ test }: Filter): Filter {
  return opaque((document) => !test(document));
}

function clause(field: RawField): Filter {
  if (!field.name.startsWith('$')) return fieldFilter(field);
  if (field.name !== '$and' && field.name !== '$or') throw unsupported(`the operator ${field.name}`);
  const branches = field.type === BsonType.array ? elementsOf(field) : [];
  if (branches.length === 0 || branches.some(({ type }) => type !== BsonType.object))
    throw new CommandError('BadValue', `${field.name} must be a nonempty array of objects`);
  const filters = branches.map(({ bytes, start }) => compileFilter(bytes, start));
  if (field.name === '$and' || filters.length === 1) return allOf(filters);
  return opaque((document) => filters.some(({ test }) => test(document)));
}

/** The conditions one field must meet: a plain value, or a document of operators. */
function fieldFilter(field: RawField): Filter {
  const path = parsePath(field.name);
  const operators = field.type === BsonType.object ? elementsOf(field) : [];
  if (!operators[0]?.name.startsWith('$')) return oneOf(path, [field]);
  return allOf(operators.map((operator) => operatorFilter(path, operator, operators)));
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

/** A value fits if it fits itself or, being an array, one of its elements does. */
function leaf(path: Path, test: LeafTest, part?: Omit<Condition, 'path'>): Filter {
  const fits: LeafTest = (value) =>
    test(value) || (value?.type === BsonType.array && elementsOf(value).some((element) => test(element)));
  const conditions = part ? [{ path: path.text, ...part }] : [];
  return { test: someValue(path, fits), conditions, exact: part !== undefined };
}

/** A filter for equality with one of several values. */
export function oneOf(path: Path, values: readonly RawValue[]): Filter {
  const keys = values.map(orderKey);
  const [only] = keys;
  if (only && keys.length === 1) return leaf(path, (value) => orderKey(value).equals(only), { points: keys });
  const known = new Set(keys.map((key) => key.toString('latin1')));
  return leaf(path, (value) => known.has(orderKey(value).toString('latin1')), { points: keys });
}

function listOf(operator: RawField): RawField[] {
  if (operator.type !== BsonType.array) throw new CommandError('BadValue', `${operator.name} needs an array`);
  const values = elementsOf(operator);
  if (values.some((each) => each.type === BsonType.object && elementsOf(each)[0]?.name.startsWith('$')))
    throw new CommandError('BadValue', `cannot nest $ under ${operator.name}`);
  return values;
}

/** Comparisons stay within the operand's type. */
function comparison(path: Path, operator: RawField): Filter {
  const key = orderKey(operator);
  const inclusive = operator.name.length === 4;
  const above = operator.name.startsWith('$gt');
  const test: LeafTest = (value) => {
    const other = value || key[0] === Rank.null ? orderKey(value) : undefined;
    const order = other?.[0] === key[0] ? other?.compare(key) : undefined;
    return order === 0 ? inclusive : order !== undefined && above === order > 0;
  };
  if (key[0] === Rank.null) return leaf(path, test, { points: inclusive ? [key] : [] });
  return leaf(path, test, above ? { lower: { key, inclusive } } : { upper: { key, inclusive } });
}

/** One of some signs, as a search looks for what looks alike, or any number of them, such as joiners. */
const ONE_OF = String.raw`\[-?[^\\\]^[\0-]+\]\*?`;
/** Free text as a list's search escapes it. Other patterns are not supported: PCRE and JavaScript differ. */
const LITERAL = new RegExp(String.raw`^(?:[^\\^$.*+?()[\]{}|\0]|\\[^\p{L}\p{N}\0]|${ONE_OF})*$`, 'u');
const PART = new RegExp(String.raw`(${ONE_OF})|\\?([^])`, 'gu');

/** `$regex` of a literal text anywhere in the value, with `$options: 'i'` in any case. */
function textSearch(path: Path, operator: RawField, siblings: readonly RawField[]): Filter {
  const options = siblings.find(({ name }) => name === '$options');
  const [source, flags] = [operator, options].map((each) => (each ? plain(each) : ''));
  if (typeof source !== 'string' || !LITERAL.test(source)) throw unsupported('a $regex that is more than literal text');
  if (flags !== '' && flags !== 'i') throw unsupported(`the option ${String(flags)} of a regular expression`);
  const escaped = source.replace(
    PART,
    (_, oneOf: string | undefined, sign: string) => oneOf ?? sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  );
  const expression = new RegExp(escaped, `${flags}u`);
  return leaf(path, (value) => {
    if (value?.type !== BsonType.string) return false;
    return expression.test(value.bytes.toString('utf8', value.start + 4, value.end - 1));
  });
}

function operatorFilter(path: Path, operator: RawField, siblings: readonly RawField[]): Filter {
  switch (operator.name) {
    case '$eq':
      return oneOf(path, [operator]);
    case '$ne':
      return not(oneOf(path, [operator]));
    case '$in':
      return oneOf(path, listOf(operator));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return comparison(path, operator);
    case '$exists': {
      const exists = opaque(someValue(path, (value) => value !== undefined));
      const operand: unknown = plain(operator);
      return operand === false || operand === 0 || operand === null ? not(exists) : exists;
    }
    case '$regex':
      return textSearch(path, operator, siblings);
    case '$options':
      if (siblings.some(({ name }) => name === '$regex')) return EVERYTHING;
      throw new CommandError('BadValue', '$options needs a $regex');
    default:
      throw unsupported(`the operator ${operator.name}`);
  }
}
