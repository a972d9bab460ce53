import { orderKey } from '../bson/order-key.js';
import { parsePath, walk } from '../bson/path.js';
import { BsonType, elementsOf, type RawValue, typed } from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection, type Projection } from '../query/projection.js';
import { count, find, PAUSE, type Query, scan } from '../query/scan.js';
import { parseSort } from '../query/sort.js';
import { type Call, type Command, documentOption, numberOption } from './command.js';
import type { Source } from './cursors.js';

export function* documentsOf({ store, namespace }: Call, query: Query, projection?: Projection): Source {
  const collection = store.catalog.find(namespace);
  if (!collection) return;
  for (const item of scan(store, collection, query)) {
    if (item === PAUSE) yield PAUSE;
    else yield projection ? projection(item.document) : item.document;
  }
}

export const findCommand: Command = {
  options: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
  run(call) {
    const { body } = call;
    const query: Query = {
      filter: compileFilter(documentOption(body, 'filter')),
      sort: parseSort(documentOption(body, 'sort')),
      page: { skip: numberOption(body, 'skip'), limit: numberOption(body, 'limit') },
    };
    const documents = documentsOf(call, query, compileProjection(documentOption(body, 'projection')));
    const batchSize = body['singleBatch'] === true ? Infinity : numberOption(body, 'batchSize', 101);
    return call.cursors.first(call.namespace, documents, batchSize);
  },
};

export const getMore: Command = {
  options: ['collection', 'batchSize'],
  run: ({ body, cursors, database }) =>
    cursors.next(
      Number(body['getMore']),
      `${database}.${String(body['collection'])}`,
      numberOption(body, 'batchSize', Infinity),
    ),
};

export const killCursors: Command = {
  options: ['cursors'],
  run({ body, cursors }) {
    const ids: unknown = body['cursors'];
    if (!Array.isArray(ids)) throw new CommandError('TypeMismatch', "the field 'cursors' must be an array");
    const killed = ids.filter((id) => cursors.kill(Number(id)));
    const cursorsNotFound = ids.filter((id) => !killed.includes(id));
    return { cursorsKilled: killed, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};

/** How many documents a query finds. */
export async function counted({ store, namespace }: Call, { filter, page }: Query): Promise<number> {
  const collection = store.catalog.find(namespace);
  const all = collection ? await count(store, collection, filter) : 0;
  return Math.min(Math.max(0, all - (page?.skip ?? 0)), page?.limit || Infinity);
}

export const countCommand: Command = {
  options: ['query', 'skip', 'limit'],
  async run(call) {
    const page = { skip: numberOption(call.body, 'skip'), limit: numberOption(call.body, 'limit') };
    return { n: await counted(call, { filter: compileFilter(documentOption(call.body, 'query')), page }), ok: 1 };
  },
};

/** The values of a path, each once, lists opened, in the order of BSON. */
export const distinct: Command = {
  options: ['key', 'query'],
  async run({ store, namespace, body }) {
    const filter = compileFilter(documentOption(body, 'query'));
    const path = parsePath(String(body['key']));
    const collection = store.catalog.find(namespace);
    const values = new Map<string, unknown>();
    const add = (value: RawValue) => {
      const key = orderKey(value).toString('latin1');
      if (!values.has(key)) values.set(key, typed(value));
    };
    if (collection)
      for await (const { document } of find(store, collection, { filter }))
        walk(document, path, (value) => {
          if (value?.type === BsonType.array) elementsOf(value).forEach(add);
          else if (value) add(value);
        });
    return { values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value), ok: 1 };
  },
};
