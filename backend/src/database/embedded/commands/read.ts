import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection, type Projection } from '../query/projection.js';
import { PAUSE, type Query, scan } from '../query/scan.js';
import { parseSort } from '../query/sort.js';
import type { Call, Command } from './command.js';
import { documentOption, flagOption, numberOption } from './options.js';
import { countOf } from './aggregate.js';
import { FIRST_BATCH, type Source } from './cursors.js';

function* documentsOf({ store, namespace }: Call, query: Query, projection?: Projection): Source {
  const collection = store.catalog.find(namespace);
  if (!collection) return;
  for (const item of scan(store, collection, query)) {
    if (item === PAUSE) yield PAUSE;
    else yield projection ? projection(item.document) : item.document;
  }
}

export const find: Command = {
  options: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
  run(call) {
    const { body } = call;
    const query: Query = {
      filter: compileFilter(documentOption(body, 'filter')),
      sort: parseSort(documentOption(body, 'sort')),
      page: { skip: numberOption(body, 'skip'), limit: numberOption(body, 'limit') },
    };
    const documents = documentsOf(call, query, compileProjection(documentOption(body, 'projection')));
    const batchSize = flagOption(body, 'singleBatch') ? Infinity : numberOption(body, 'batchSize', FIRST_BATCH);
    return call.cursors.first(call.store, call.namespace, documents, batchSize);
  },
};

export const getMore: Command = {
  options: ['collection', 'batchSize'],
  run: ({ store, body, cursors, database }) =>
    cursors.next(
      store,
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

export const count: Command = {
  options: ['query'],
  async run(call) {
    return { n: await countOf(call, documentOption(call.body, 'query')), ok: 1 };
  },
};
