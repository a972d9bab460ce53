import { type Document, ObjectId } from 'bson';
import { checkDocument, decodeTyped, encode, fieldOf, fieldsOf } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { withId } from '../storage/document-id.js';
import { operatorNamed } from './operators.js';
import { changeAt, checkPaths } from './path.js';
import { isSame } from '../bson/order-key.js';
import { isDocument } from '../bson/raw.js';

/** A compiled update: gives the document after it (the same bytes when nothing changes). */
export interface Update {
  readonly replaces: boolean;
  apply(document: Buffer): Buffer;
  /** The document an upsert makes where nothing matched. */
  upserted(filter: Buffer): Buffer;
}

interface Change {
  readonly operator: string;
  readonly path: string;
  readonly operand: unknown;
}

/** Compiles an update document or a replacement. Throws CommandError, naming what it does not know. */
export function compileUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw unsupported('an update with an aggregation pipeline');
  if (!Buffer.isBuffer(update)) throw new CommandError('FailedToParse', 'an update must be a document');
  checkDocument(update);
  const [first] = fieldsOf(update);
  return first?.name.startsWith('$') ? modification(changesOf(decodeTyped(update))) : replacement(update);
}

function changesOf(update: Document): Change[] {
  const changes = Object.entries(update).flatMap(([operator, operands]: [string, unknown]) => {
    operatorNamed(operator);
    if (!isDocument(operands))
      throw new CommandError('FailedToParse', `Modifiers operate on fields but we found another type: {${operator}}`);
    return Object.entries(operands).map(([path, operand]: [string, unknown]) => ({ operator, path, operand }));
  });
  checkPaths(changes.map(({ path }) => path));
  return changes;
}

function modification(changes: readonly Change[]): Update {
  const run = (document: Document, inserting: boolean) => {
    for (const { operator, path, operand } of changes)
      if (inserting || operator !== '$setOnInsert') changeAt(document, path, operatorNamed(operator), operand);
  };
  return {
    replaces: false,
    apply(before) {
      const document = decodeTyped(before);
      const id: unknown = document['_id'];
      run(document, false);
      if (!isSame(id, document['_id'])) throw immutableId();
      return encode(document);
    },
    upserted(filter) {
      const document = equalitiesOf(filter);
      const id: unknown = document['_id'];
      run(document, true);
      if (id !== undefined && !isSame(id, document['_id'])) throw immutableId();
      return withId(encode(document['_id'] === undefined ? { _id: new ObjectId(), ...document } : document));
    },
  };
}

const ID = Buffer.from('_id');

function replacement(update: Buffer): Update {
  const dollar = fieldsOf(update).find(({ name }) => name.startsWith('$'));
  if (dollar)
    throw new CommandError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar.name}' is not allowed in a replacement`,
    );
  const given = fieldOf(update, 0, ID);
  const withOwnId = (id: unknown) => {
    const document = decodeTyped(update);
    if (given && id !== undefined && !isSame(id, document['_id'])) throw immutableId();
    return withId(encode(id === undefined ? document : { _id: id, ...document }));
  };
  return {
    replaces: true,
    apply: (before) => withOwnId(decodeTyped(before)['_id']),
    upserted: (filter) => withOwnId(equalitiesOf(filter)['_id']),
  };
}

function immutableId(): CommandError {
  return new CommandError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

/** What a filter says a document is equal to: an upsert starts from it. */
function equalitiesOf(filter: Buffer): Document {
  const document: Document = {};
  for (const [path, value] of equalities(decodeTyped(filter))) changeAt(document, path, operatorNamed('$set'), value);
  return document;
}

function equalities(filter: Document): [string, unknown][] {
  return Object.entries(filter).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (name === '$and' && Array.isArray(value)) return value.filter(isDocument).flatMap(equalities);
    if (name.startsWith('$')) return [];
    if (!isDocument(value) || !Object.keys(value)[0]?.startsWith('$')) return [[name, value]];
    return '$eq' in value ? [[name, value['$eq']]] : [];
  });
}
