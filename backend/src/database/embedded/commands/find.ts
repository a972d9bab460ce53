import { aggregate } from '../aggregate/pipeline.js';
import { elementsOf, parsePath, walk } from '../bson/path.js';
import { orderKey } from '../bson/order-key.js';
import { BsonType, decode, decodeShallow, plain, type RawValue } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { plan } from '../query/planner.js';
import { compileProjection, type Projection } from '../query/projection.js';
import { count, patiently, type Query } from '../query/run.js';
import { PAUSE, type Scan, scan, WHOLE } from '../query/scan.js';
import { parseSort } from '../query/sort.js';
import type { Collection } from '../storage/catalog.js';
import {
  type Call,
  collectionOf,
  type Command,
  documentList,
  documentOption,
  namespaceOf,
  numberOption,
} from './command.js';
import type { Source } from './cursors.js';

/** An index named by a hint must exist; which index is used stays the planner's choice. */
export function checkHint(collection: Collection | undefined, hint: unknown): void {
  if (hint === undefined) return;
  const wanted = Buffer.isBuffer(hint) ? JSON.stringify(decode(hint)) : hint;
  const isKnown = collection?.indexes.some(
    ({ name, spec }) => name === wanted || JSON.stringify(spec['key']) === wanted,
  );
  if (!isKnown) throw new CommandError('BadValue', 'hint provided does not correspond to an existing index');
}

function* documentsOf(found: Scan, projection: Projection | undefined): Generator<Buffer | typeof PAUSE, void> {
  for (const item of found) {
    if (item === PAUSE) yield PAUSE;
    else yield projection ? projection(item.document) : item.document;
  }
}

const NOTHING: Source = [].values();

export const find: Command = {
  options: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'hint',
    'noCursorTimeout',
    'allowPartialResults',
    'allowDiskUse',
  ],
  run(call) {
    const { body, store, cursors } = call;
    const collection = collectionOf(call);
    const query: Query = {
      filter: compileFilter(documentOption(body, 'filter')),
      sort: parseSort(documentOption(body, 'sort')),
      page: { skip: numberOption(body, 'skip'), limit: numberOption(body, 'limit') },
    };
    const projection = compileProjection(documentOption(body, 'projection'));
    checkHint(collection, body['hint']);
    const source = collection
      ? documentsOf(scan(store, collection, { ...query, plan: plan(collection, query.filter, query.sort) }), projection)
      : NOTHING;
    const batchSize = body['batchSize'] === undefined ? undefined : numberOption(body, 'batchSize');
    return cursors.first(namespaceOf(call), source, batchSize, body['singleBatch'] === true);
  },
};

export const countCommand: Command = {
  options: ['query', 'limit', 'skip', 'hint', 'fields'],
  async run(call) {
    const collection = collectionOf(call);
    const filter = compileFilter(documentOption(call.body, 'query'));
    checkHint(collection, call.body['hint']);
    const all = collection ? await count(call.store, collection, filter) : 0;
    const after = Math.max(0, all - numberOption(call.body, 'skip'));
    const limit = Math.abs(Number(call.body['limit'] ?? 0));
    return { n: limit ? Math.min(after, limit) : after, ok: 1 };
  },
};

export const distinct: Command = {
  options: ['key', 'query', 'hint'],
  async run(call: Call) {
    const collection = collectionOf(call);
    const filter = compileFilter(documentOption(call.body, 'query'));
    const path = parsePath(String(call.body['key']));
    const values = new Map<string, unknown>();
    const add = (value: RawValue) => {
      const key = orderKey(value).toString('latin1');
      if (!values.has(key)) values.set(key, plain(value));
    };
    if (collection) {
      const found = scan(call.store, collection, { filter, sort: [], page: WHOLE, plan: plan(collection, filter, []) });
      for await (const { document } of patiently(found))
        walk(document, path, (value) => {
          if (value?.type === BsonType.array) elementsOf(value).forEach(add);
          else if (value !== undefined) add(value);
        });
    }
    return { values: [...values.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value), ok: 1 };
  },
};

export const aggregateCommand: Command = {
  options: ['pipeline', 'cursor', 'allowDiskUse'],
  async run(call) {
    const { body, store, cursors } = call;
    if (typeof body['aggregate'] !== 'string') throw unsupported('an aggregation without a collection');
    const cursor = documentOption(body, 'cursor');
    const options = cursor ? decodeShallow(cursor) : {};
    const documents = await aggregate(store, collectionOf(call), documentList(body, 'pipeline'));
    const batchSize = options['batchSize'] === undefined ? undefined : numberOption(options, 'batchSize');
    return cursors.first(namespaceOf(call), documents.values(), batchSize);
  },
};
