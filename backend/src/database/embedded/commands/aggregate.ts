import type { Document } from 'bson';
import { orderKey, successor } from '../bson/order-key.js';
import { type Path, parsePath } from '../bson/path.js';
import {
  asValue,
  BsonType,
  decodeShallow,
  documentOf,
  element,
  elementsOf,
  encode,
  fieldsOf,
  plain,
  type RawField,
  rawOf,
  type RawValue,
} from '../bson/raw.js';
import { unsupported } from '../errors.js';
import { allOf, compileFilter, type Filter, oneOf } from '../query/filter.js';
import { count, countByIndex, find } from '../query/scan.js';
import type { Collection } from '../storage/catalog.js';
import { FieldKeys, idPrefix, indexedValue, recordOf } from '../storage/keys.js';
import type { Store } from '../storage/store.js';
import type { Call, Command } from './command.js';
import { documentList, documentOption, numberOption } from './options.js';
import { FIRST_BATCH, type Source } from './cursors.js';

interface Group {
  /** The values of the paths by which the documents are grouped. */
  readonly values: readonly (RawValue | undefined)[];
  n: number;
}

/** A `$group` stage, read from the command. */
interface Grouping {
  readonly paths: readonly Path[];
  readonly idOf: (values: Group['values']) => RawValue;
  /** The names of the sums. */
  readonly sums: readonly string[];
}

const NULL = rawOf(null);
const MISSING = Buffer.from([0]);
const ONE = encode({ $sum: 1 });
const FIELD = /^\$[^$.\0]+(?:\.[^$.\0]+)*$/;
/** `countDocuments` sends the second and the third, too. */
const STAGES = /^(?:\$match )?(?:\$skip )?(?:\$limit )?\$group$/;
/** With more groups than this, reading the documents once is faster than counting each group on an index. */
const MOST_COUNTED = 100;

/** Counts the documents that a filter finds. */
export async function countOf({ store, namespace }: Call, filter: Buffer): Promise<number> {
  const collection = store.catalog.find(namespace);
  return collection ? count(store, collection, compileFilter(filter)) : 0;
}

/** The pipelines there are: how many documents match, all together or by the values of one or more fields. */
export const aggregate: Command = {
  options: ['pipeline', 'cursor'],
  async run(call) {
    const { body, cursors, store, namespace } = call;
    const stages = documentList(body, 'pipeline').map(decodeShallow);
    const names = stages.map((stage) => Object.keys(stage).join());
    const given = Object.assign({}, ...stages) as Document;
    const grouping = STAGES.test(names.join(' ')) ? groupingOf(documentOption(given, '$group')) : undefined;
    const [skip, limit] = [numberOption(given, '$skip'), numberOption(given, '$limit', Infinity)];
    if (!grouping || limit === 0 || (grouping.paths.length > 0 && (skip > 0 || limit < Infinity)))
      throw unsupported(`a pipeline other than one that counts (${names.join(', ')})`);
    const filter = documentOption(given, '$match');
    const { paths } = grouping;
    const groups =
      paths.length === 0 ? [{ values: [], n: await countOf(call, filter) }] : await groupsOf(call, filter, paths);
    const rows = groups.map(({ values, n }) => ({ values, n: Math.min(Math.max(0, n - skip), limit) }));
    const batchSize = numberOption(decodeShallow(documentOption(body, 'cursor')), 'batchSize', FIRST_BATCH);
    return cursors.first(store, namespace, rowsOf(rows, grouping), batchSize);
  },
};

function groupingOf(stage: Buffer): Grouping | undefined {
  const fields = fieldsOf(stage);
  const id = fields.find(({ name }) => name === '_id');
  const sums = fields.filter((field) => field !== id);
  const areKnown = sums.length > 0 && sums.every((sum) => isName(sum) && bytesOf(sum).equals(ONE));
  if (!id || !areKnown) return undefined;
  const names = sums.map(({ name }) => name);
  if (id.type === BsonType.null || id.type === BsonType.int) return { paths: [], idOf: () => id, sums: names };
  const parts = id.type === BsonType.object ? elementsOf(id) : [id];
  const paths = parts.map(pathOf).filter((path) => path !== undefined);
  if (paths.length === 0 || paths.length < parts.length || !parts.every(isName)) return undefined;
  if (id.type !== BsonType.object) return { paths, idOf: ([value = NULL]) => value, sums: names };
  // As in MongoDB, a missing field is null if it is the only one. Among several it is left out, and differs from null.
  const member = ({ name }: RawField, value: RawValue | undefined) =>
    value || parts.length === 1 ? [element(name, value ?? NULL)] : [];
  const idOf = (values: Group['values']) => asValue(documentOf(...parts.flatMap((part, i) => member(part, values[i]))));
  return { paths, idOf, sums: names };
}

function isName({ name }: RawField): boolean {
  return !/^\$|\./.test(name);
}

function bytesOf({ bytes, start, end }: RawValue): Buffer {
  return bytes.subarray(start, end);
}

function pathOf(field: RawField): Path | undefined {
  const text: unknown = field.type === BsonType.string ? plain(field) : undefined;
  return typeof text === 'string' && FIELD.test(text) ? parsePath(text.slice(1)) : undefined;
}

function* rowsOf(groups: readonly Group[], { idOf, sums }: Grouping): Source {
  for (const { values, n } of groups)
    if (n > 0) yield documentOf(element('_id', idOf(values)), ...sums.map((name) => element(name, rawOf(n))));
}

async function groupsOf({ store, namespace }: Call, bytes: Buffer, paths: readonly Path[]): Promise<Group[]> {
  const collection = store.catalog.find(namespace);
  if (!collection) return [];
  const filter = compileFilter(bytes);
  return byIndex(store, collection, filter, paths) ?? byReading(store, collection, filter, paths);
}

/** Counts each value of an index, one after the other; undefined if the indexes do not suffice. */
function byIndex(store: Store, collection: Collection, filter: Filter, paths: readonly Path[]): Group[] | undefined {
  const leading = collection.indexes
    .filter(({ sparse }) => !sparse)
    .map(({ id, fields }) => ({ id, fields: fields.slice(0, paths.length) }))
    .find(({ fields }) => paths.every(({ text }) => fields.some(({ path }) => path.text === text)));
  if (!leading) return undefined;
  const groups: Group[] = [];
  const end = successor(idPrefix(leading.id));
  for (let start = idPrefix(leading.id); groups.length < MOST_COUNTED;) {
    const [entry] = store.tables.entries.getKeys({ start, end, limit: 1 });
    const document = entry && store.get(collection, recordOf(entry));
    if (!document) return groups;
    const values = paths.map((path) => indexedValue(document, path));
    // In an index a field that is missing is null.
    if (paths.length > 1 && values.some((value) => (value ?? NULL).type === BsonType.null)) return undefined;
    const n = countByIndex(
      store,
      collection,
      allOf([filter, ...paths.map((path, i) => oneOf(path, [values[i] ?? NULL]))]),
    );
    if (n === undefined) return undefined;
    groups.push({ values, n });
    const keys = new FieldKeys(document);
    start = successor(idPrefix(leading.id, Buffer.concat(leading.fields.map((field) => keys.in(field)))));
  }
  return undefined;
}

async function byReading(
  store: Store,
  collection: Collection,
  filter: Filter,
  paths: readonly Path[],
): Promise<Group[]> {
  const groups = new Map<string, Group>();
  for await (const { document } of find(store, collection, { filter })) {
    const values = paths.map((path) => indexedValue(document, path));
    const keys = values.map((value) => (value || paths.length === 1 ? orderKey(value) : MISSING));
    const key = Buffer.concat(keys).toString('latin1');
    const group = groups.get(key) ?? { values, n: 0 };
    groups.set(key, group);
    group.n++;
  }
  return [...groups.values()];
}
