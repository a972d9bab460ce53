import { type Document, Double, Int32, Long, ObjectId } from 'bson';
import { orderKey } from './bson/order-key.js';
import { checkDocument, decodeTyped, encode, fieldOf, fieldsOf, isDocument, isNumeric } from './bson/raw.js';
import { CommandError, unsupported } from './errors.js';
import { LIST_OPERATORS } from './update-lists.js';

/** A compiled update. */
export interface Update {
  /** Whether it gives the whole document: then it is for one only. */
  readonly replaces: boolean;
  /** The document after it. */
  apply(before: Buffer): Buffer;
  /** The document an upsert makes where the filter found none. */
  upserted(filter: Buffer): Buffer;
}

interface Change {
  readonly operator: string;
  readonly path: string;
  readonly operand: unknown;
}

const OPERATORS = ['$set', '$setOnInsert', '$unset', '$inc', ...Object.keys(LIST_OPERATORS)];
const ID = Buffer.from('_id');
/** Where the value of a leading `_id` begins: after the length, the type and the name. */
const LEADING_ID = 9;

/** Compiles an update document or a replacement. Throws CommandError, naming what it does not know. */
export function compileUpdate(update: unknown): Update {
  if (!Buffer.isBuffer(update)) throw unsupported('an update by a pipeline, or by anything but a document,');
  checkDocument(update);
  if (!fieldsOf(update)[0]?.name.startsWith('$')) return replacement(update);
  const changes = changesOf(decodeTyped(update));
  return {
    replaces: false,
    apply(before) {
      const document = decodeTyped(before);
      for (const change of changes) if (change.operator !== '$setOnInsert') perform(change, document);
      const after = encode(document);
      return keepingId(before, after);
    },
    upserted(filter) {
      const document = startedFrom(filter);
      const before = encode(document);
      for (const change of changes) perform(change, document);
      return withId(keepingId(before, encode(document)));
    },
  };
}

function replacement(update: Buffer): Update {
  const odd = fieldsOf(update).find(({ name }) => name.startsWith('$'));
  if (odd) throw unsupported(`the field ${odd.name} of a replacement`);
  const from = (before: Buffer) => keepingId(before, withId(update, before));
  const idOnly = ({ _id }: Document) => encode(_id === undefined ? {} : { _id: _id as unknown });
  return { replaces: true, apply: from, upserted: (filter) => from(idOnly(startedFrom(filter))) };
}

function changesOf(update: Document): Change[] {
  const changes = Object.entries(update).flatMap(([operator, operands]: [string, unknown]) => {
    if (!OPERATORS.includes(operator)) throw unsupported(`the update operator ${operator}`);
    if (!isDocument(operands))
      throw new CommandError('FailedToParse', `Modifiers operate on fields but we found another type: {${operator}}`);
    return Object.entries(operands).map(([path, operand]: [string, unknown]) => ({ operator, path, operand }));
  });
  if (changes.length === 0) throw unsupported('an update that changes nothing');
  checkPaths(changes.map(({ path }) => path));
  return changes;
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
  const [first, second] = sorted.slice(at, at + 2).map((path) => path.slice(0, -1));
  throw new CommandError(
    'ConflictingUpdateOperators',
    `Updating the path '${second}' would create a conflict at '${first}'`,
  );
}

/** Changes the value at a dotted path of a decoded document, in place; objects on the way are made. */
function perform({ operator, path, operand }: Change, document: Document): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let holder = document;
  for (const part of parts) {
    const inner: unknown = Object.hasOwn(holder, part) ? holder[part] : undefined;
    if (Array.isArray(inner)) throw unsupported(`the path '${path}' into a list`);
    if (isDocument(inner)) holder = inner;
    else if (operator === '$unset' || (operator === '$pull' && inner === undefined)) return;
    else if (inner !== undefined)
      throw new CommandError('PathNotViable', `Cannot create field '${last}' in element {${part}} (path '${path}')`);
    else holder = put(holder, part, {});
  }
  const current: unknown = Object.hasOwn(holder, last) ? holder[last] : undefined;
  const value = changed(operator, current, operand, path);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else put(holder, last, value);
}

/** A value after an operator; undefined where there is to be none. */
function changed(operator: string, current: unknown, operand: unknown, path: string): unknown {
  if (operator === '$unset') return undefined;
  if (operator === '$inc') return sum(current, operand, path);
  const change = LIST_OPERATORS[operator];
  return change ? change(current, operand, path) : operand;
}

/** Also under names that mean something to JavaScript. */
function put<T>(holder: Document, name: string, value: T): T {
  Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
  return value;
}

/** The wider of both types, an int growing into a long when it must. */
export function sum(current: unknown = new Int32(0), by: unknown, path: string): Int32 | Double | Long {
  if (!isNumeric(by)) throw new CommandError('TypeMismatch', `Cannot $inc with non-numeric argument: {${path}}`);
  if (!isNumeric(current))
    throw new CommandError('TypeMismatch', `Cannot apply $inc to a value of non-numeric type: {${path}}`);
  if (by instanceof Double || current instanceof Double) return new Double(Number(current) + Number(by));
  const total = BigInt(current.toString()) + BigInt(by.toString());
  if (by instanceof Int32 && current instanceof Int32 && BigInt.asIntN(32, total) === total)
    return new Int32(Number(total));
  if (BigInt.asIntN(64, total) === total) return Long.fromBigInt(total);
  throw new CommandError('BadValue', `Failed to apply $inc operations to current value: {${path}} overflows`);
}

function keepingId(before: Buffer, after: Buffer): Buffer {
  const id = fieldOf(before, 0, ID);
  if (id === undefined || orderKey(id).equals(orderKey(fieldOf(after, 0, ID)))) return after;
  throw new CommandError('ImmutableField', "Performing an update on the path '_id' would modify the immutable '_id'");
}

/** The document an upsert starts from: what the filter says it is equal to. */
function startedFrom(filter: Buffer): Document {
  const document: Document = {};
  for (const [path, operand] of equalitiesOf(decodeTyped(filter)))
    perform({ operator: '$set', path, operand }, document);
  return document;
}

function equalitiesOf(filter: Document): [string, unknown][] {
  return Object.entries(filter).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (name === '$and' && Array.isArray(value)) return value.filter(isDocument).flatMap(equalitiesOf);
    if (name.startsWith('$')) return [];
    if (!isDocument(value) || !Object.keys(value)[0]?.startsWith('$')) return [[name, value]];
    return '$eq' in value ? [[name, value['$eq']]] : [];
  });
}

/** A document to be stored: `_id` first, where it has none that of `other`, or else one made here. */
export function withId(document: Buffer, other?: Buffer): Buffer {
  const id = fieldOf(document, 0, ID);
  if (id?.start === LEADING_ID) return document;
  const headAt = id ? id.start - 5 : 4;
  const given = other && fieldOf(other, 0, ID);
  const made = given ? other.subarray(given.start - 5, given.end) : encode({ _id: new ObjectId() }).subarray(4, -1);
  const element = id ? document.subarray(headAt, id.end) : made;
  const rest = [document.subarray(4, headAt), document.subarray(id?.end ?? 4)];
  const bytes = Buffer.concat([Buffer.alloc(4), element, ...rest]);
  bytes.writeInt32LE(bytes.length);
  return bytes;
}
