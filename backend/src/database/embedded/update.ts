import { ObjectId } from 'bson';
import { orderKey } from './bson/order-key.js';
import {
  alone,
  asValue,
  BsonType,
  checkDocument,
  documentOf,
  element,
  elementsOf,
  EMPTY_DOCUMENT,
  fieldOf,
  fieldsOf,
  type RawField,
  rawOf,
  type RawValue,
  withField,
} from './bson/raw.js';
import { CommandError, unsupported } from './errors.js';

/** A compiled update. It works on the bytes of a document: what it does not change stays as it was stored. */
export interface Update {
  /** The names of the top-level fields it may change. */
  readonly touched: ReadonlySet<string>;
  /** Returns the document after the update. */
  apply(before: Buffer): Buffer;
  /** The document an upsert makes where the filter found none. */
  upserted(filter: Buffer): Buffer;
}

interface Change {
  readonly operator: string;
  readonly path: string;
  readonly parts: readonly Buffer[];
  readonly operand: RawField;
}

/** Returns the value after an operator; undefined if there is to be none. */
type Operator = (current: RawValue | undefined, operand: RawField) => RawValue | undefined;

const set: Operator = (_current, operand) => operand;
const OPERATORS = new Map<string, Operator>([
  ['$set', set],
  ['$setOnInsert', set],
  ['$unset', () => undefined],
  ['$inc', sum],
  ['$pull', pull],
]);
const ID = Buffer.from('_id');
/** The value of a leading `_id` begins here: after the length, the type and the name. */
const LEADING_ID = 9;

/** Compiles an update document. Throws CommandError, naming what it does not know. */
export function compileUpdate(update: unknown): Update {
  if (!Buffer.isBuffer(update)) throw unsupported('an update by a pipeline, or by anything but a document,');
  checkDocument(update);
  const changes = changesOf(update);
  const run = (document: Buffer, change: Change) => changed(document, change);
  return {
    touched: new Set(changes.map(({ path }) => path.split('.', 1)[0] ?? path)),
    apply: (before) =>
      keepingId(before, changes.filter(({ operator }) => operator !== '$setOnInsert').reduce(run, before)),
    upserted(filter) {
      const started = setting(equalitiesOf(filter)).reduce(run, EMPTY_DOCUMENT);
      return withId(keepingId(started, changes.reduce(run, started)));
    },
  };
}

function changesOf(update: Buffer): Change[] {
  const changes = fieldsOf(update).flatMap((operands) => {
    const operator = operands.name;
    if (!operator.startsWith('$')) throw unsupported('a replacement of the whole document');
    if (!OPERATORS.has(operator)) throw unsupported(`the update operator ${operator}`);
    if (operands.type !== BsonType.object)
      throw new CommandError('FailedToParse', `Modifiers operate on fields but we found another type: {${operator}}`);
    return elementsOf(operands).map((operand) => changeBy(operator, operand));
  });
  if (changes.length === 0) throw unsupported('an update that changes nothing');
  checkPaths(changes.map(({ path }) => path));
  // New fields are appended in this order, as MongoDB does it.
  return changes.sort((a, b) => inOrder(a.path.split('.'), b.path.split('.')));
}

function changeBy(operator: string, operand: RawField): Change {
  const path = operand.name;
  return { operator, path, parts: path.split('.').map((part) => Buffer.from(part)), operand };
}

function inOrder([a, ...restA]: string[], [b, ...restB]: string[]): number {
  if (a === undefined || b === undefined) return 0;
  if (a === b) return inOrder(restA, restB);
  const areNumbers = /^\d+$/.test(a) && /^\d+$/.test(b);
  return areNumbers ? Number(a) - Number(b) : Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Refuses a path that no update may have, and two that meet. */
function checkPaths(paths: readonly string[]): void {
  for (const path of paths) {
    if (path.split('.').includes(''))
      throw new CommandError('EmptyFieldName', `The update path '${path}' contains an empty field name`);
    if (/(^|\.)\$/.test(path)) throw unsupported(`the path '${path}' of an update`);
  }
  const sorted = paths.map((path) => `${path}.`).sort();
  const at = sorted.findIndex((path, i) => sorted[i + 1]?.startsWith(path));
  if (at < 0) return;
  const [first = '', second = ''] = sorted.slice(at, at + 2).map((path) => path.slice(0, -1));
  const message = `Updating the path '${second}' would create a conflict at '${first}'`;
  throw new CommandError('ConflictingUpdateOperators', message);
}

/** The document with the value at the change's path changed; objects on the way are made. */
function changed(document: Buffer, change: Change, depth = 0): Buffer {
  const { parts, operator, operand } = change;
  const name = parts[depth] ?? ID;
  const current = fieldOf(document, 0, name);
  const isLast = depth === parts.length - 1;
  const value = isLast ? OPERATORS.get(operator)?.(current, operand) : inner(current, change, depth + 1);
  return value === current ? document : withField(document, name, value);
}

/** The object on the way to a change, as it is after the change. */
function inner(current: RawValue | undefined, change: Change, depth: number): RawValue | undefined {
  const { operator, path } = change;
  if (current?.type === BsonType.array) throw unsupported(`the path '${path}' into a list`);
  if (current?.type === BsonType.object)
    return asValue(changed(current.bytes.subarray(current.start, current.end), change, depth));
  if (operator === '$unset' || (operator === '$pull' && current === undefined)) return current;
  if (current === undefined) return asValue(changed(EMPTY_DOCUMENT, change, depth));
  throw new CommandError('PathNotViable', `Cannot follow the path '${path}' through a value that is no object`);
}

/** The product counts in small whole numbers. */
function sum(current: RawValue | undefined, operand: RawField): RawValue {
  const [a, b] = [current, operand].map((value) => (value ? intIn(value, operand) : 0));
  const total = rawOf(Number(a) + Number(b));
  intIn(total, operand);
  return total;
}

function intIn({ type, bytes, start }: RawValue, { name }: RawField): number {
  if (type === BsonType.int) return bytes.readInt32LE(start);
  throw unsupported(`$inc beyond whole numbers of 32 bits (${name})`);
}

/** Takes equal values out of a list. */
function pull(current: RawValue | undefined, operand: RawField): RawValue | undefined {
  if (operand.type === BsonType.object) throw unsupported('$pull by a filter');
  if (current === undefined) return undefined;
  if (current.type !== BsonType.array) throw unsupported(`$pull from what is no list (${operand.name})`);
  const key = orderKey(operand);
  const left = elementsOf(current).filter((each) => !orderKey(each).equals(key));
  return asValue(documentOf(...left.map((value, i) => element(String(i), value))), BsonType.array);
}

/** An upsert begins with what the filter says the document is equal to. */
function setting(equalities: readonly RawField[]): Change[] {
  checkPaths(equalities.map(({ name }) => name));
  return equalities.map((value) => changeBy('$set', value));
}

function equalitiesOf(filter: Buffer, start = 0): RawField[] {
  return fieldsOf(filter, start).flatMap((field) => {
    const inside = field.type === BsonType.object || field.type === BsonType.array ? elementsOf(field) : [];
    const isOneOf = field.name === '$or' && inside.length === 1;
    if (field.name === '$and' || isOneOf) return inside.flatMap(({ bytes, start: at }) => equalitiesOf(bytes, at));
    if (field.name.startsWith('$')) return [];
    if (field.type !== BsonType.object || !inside[0]?.name.startsWith('$')) return [field];
    if (inside.some(({ name }) => name === '$in')) throw unsupported('an upsert by a filter with $in');
    return inside.filter(({ name }) => name === '$eq').map((value) => ({ ...value, name: field.name }));
  });
}

function keepingId(before: Buffer, after: Buffer): Buffer {
  const [id, now] = [before, after].map((document) => fieldOf(document, 0, ID));
  if (!id || (now && alone(id).equals(alone(now)))) return after;
  throw new CommandError('ImmutableField', "Performing an update on the path '_id' would modify the immutable '_id'");
}

/** Puts `_id` first, and makes one if there is none. Throws for an `_id` that MongoDB would refuse. */
export function withId(document: Buffer): Buffer {
  const id = fieldOf(document, 0, ID);
  checkId(id);
  if (id && fieldOf(document, id.end - 4, ID))
    throw new CommandError('BadValue', "can't have multiple _id fields in one document");
  if (id?.start === LEADING_ID) return document;
  const rest = withField(document, ID, undefined).subarray(4, -1);
  return documentOf(element(ID, id ?? rawOf(new ObjectId())), rest);
}

function checkId(value: RawValue | undefined): void {
  if (value?.type !== BsonType.object && value?.type !== BsonType.array) return;
  for (const inside of elementsOf(value)) {
    if (inside.name.startsWith('$')) throw unsupported(`an _id with a field ${inside.name}`);
    checkId(inside);
  }
}
