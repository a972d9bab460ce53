import { inverted, orderKey, successor } from '../bson/order-key.js';
import { type Path, parsePath } from '../bson/path.js';
import { decode, decodeShallow, documentOf, element, rawOf, type RawValue } from '../bson/raw.js';
import { unsupported } from '../errors.js';
import { compileFilter, type Filter } from '../query/filter.js';
import { count, find, pacer } from '../query/scan.js';
import type { Collection } from '../storage/catalog.js';
import { idPrefix, indexedValue, recordOf } from '../storage/keys.js';
import { keepsCounts, type Store } from '../storage/store.js';
import type { Call, Command } from './command.js';
import { cursorReply } from './cursors.js';
import { documentList, documentOption } from './options.js';

interface Group {
  readonly value: RawValue | undefined;
  n: number;
}

/** How many documents a filter finds. */
export async function countOf({ store, namespace }: Call, filter: Buffer): Promise<number> {
  const collection = store.catalog.find(namespace);
  return collection ? count(store, collection, compileFilter(filter)) : 0;
}

/** The stages after a `$match`, as JSON: `countDocuments` sends the first two, too. */
const COUNTING =
  /^(?:\{"\$skip":(\d+)\},)?(?:\{"\$limit":([1-9]\d*)\},)?\{"\$group":\{"_id":(1|null|"\$[^$".]+(?:\.[^$".]+)*"),"([^$".]+)":\{"\$sum":1\}\}\}$/;

/** The two pipelines there are: how many documents match, all of them or by the value of a field. */
export const aggregate: Command = {
  options: ['pipeline', 'cursor'],
  async run(call) {
    const { body, namespace } = call;
    const stages = documentList(body, 'pipeline');
    const $match: unknown = stages[0] && decodeShallow(stages[0])['$match'];
    const rest = JSON.stringify(stages.slice($match === undefined ? 0 : 1).map(decode)).slice(1, -1);
    const [isKnown, skip, limit, id = '', name = ''] = COUNTING.exec(rest) ?? [];
    const by = id.startsWith('"') ? (JSON.parse(id) as string).slice(1) : undefined;
    if (isKnown === undefined || (by !== undefined && (skip ?? limit) !== undefined)) {
      const names = stages.flatMap((stage) => Object.keys(decodeShallow(stage)));
      throw unsupported(`a pipeline other than one that counts (${names.join(', ')})`);
    }
    const filter = documentOption({ $match }, '$match');
    const groups = by === undefined ? await all(call, filter, id) : await groupsOf(call, filter, parsePath(by));
    const [from, most] = [Number(skip ?? 0), Number(limit ?? Infinity)];
    const rows = groups
      .map(({ value, n }) => ({ value, n: Math.min(Math.max(0, n - from), most) }))
      .filter(({ n }) => n > 0)
      .map(({ value, n }) => documentOf(element('_id', value ?? rawOf(null)), element(name, rawOf(n))));
    return cursorReply('firstBatch', rows, 0, namespace);
  },
};

async function all(call: Call, filter: Buffer, id: string): Promise<Group[]> {
  return [{ value: rawOf(JSON.parse(id)), n: await countOf(call, filter) }];
}

async function groupsOf({ store, namespace }: Call, bytes: Buffer, path: Path): Promise<Group[]> {
  const collection = store.catalog.find(namespace);
  if (!collection) return [];
  const filter = compileFilter(bytes);
  const isAll = filter.exact && filter.conditions.length === 0 && store.reading === undefined;
  return (isAll && (await byCounters(store, collection, path))) || byReading(store, collection, filter, path);
}

/** From one value of an index to the next, where it counts the documents of each. */
async function byCounters(store: Store, collection: Collection, path: Path): Promise<Group[] | undefined> {
  const index = collection.indexes.find((each) => each.fields[0]?.path.text === path.text && keepsCounts(each));
  if (!index) return undefined;
  const [groups, pause, end]: [Group[], () => Promise<void>, Buffer] = [[], pacer(), successor(idPrefix(index.id))];
  for (let start = idPrefix(index.id); ;) {
    await pause();
    const [entry] = store.tables.entries.getKeys({ start, end, limit: 1 });
    const document = entry && store.get(collection, recordOf(entry));
    if (!document) return groups;
    const value = indexedValue(document, path);
    const key = orderKey(value);
    groups.push({ value, n: store.countOf(index, key) });
    start = successor(idPrefix(index.id, index.fields[0]?.descending ? inverted(key) : key));
  }
}

async function byReading(store: Store, collection: Collection, filter: Filter, path: Path): Promise<Group[]> {
  const groups = new Map<string, Group>();
  for await (const { document } of find(store, collection, { filter })) {
    const value = indexedValue(document, path);
    const key = orderKey(value).toString('latin1');
    const group = groups.get(key) ?? { value, n: 0 };
    groups.set(key, group);
    group.n++;
  }
  return [...groups.values()];
}
