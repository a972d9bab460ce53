import { decode, decodeShallow, encode } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection, type Projection } from '../query/projection.js';
import { count as countMatches, PAUSE, type Query, scan } from '../query/scan.js';
import { parseSort } from '../query/sort.js';
import type { Call, Command } from './command.js';
import { documentList, documentOption, flagOption, numberOption } from './options.js';
import { cursorReply, type Source } from './cursors.js';

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
    const batchSize = flagOption(body, 'singleBatch') ? Infinity : numberOption(body, 'batchSize', 101);
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

async function countOf({ store, namespace }: Call, filter: Buffer | undefined): Promise<number> {
  const collection = store.catalog.find(namespace);
  return collection ? countMatches(store, collection, compileFilter(filter)) : 0;
}

/** What drivers send for `countDocuments`, as JSON, after the `$match`. */
const COUNTING = /^(?:\{"\$skip":(\d+)\},)?(?:\{"\$limit":([1-9]\d*)\},)?\{"\$group":\{"_id":1,"n":\{"\$sum":1\}\}\}$/;

/** The one pipeline there is: how many documents match. */
export const aggregate: Command = {
  options: ['pipeline', 'cursor'],
  async run(call) {
    const { body, namespace } = call;
    const stages = documentList(body, 'pipeline');
    const $match: unknown = stages[0] && decodeShallow(stages[0])['$match'];
    const rest = JSON.stringify(stages.slice($match === undefined ? 0 : 1).map(decode));
    const [figure, skip, limit] = COUNTING.exec(rest.slice(1, -1)) ?? [];
    if (figure === undefined) {
      const names = stages.flatMap((stage) => Object.keys(decodeShallow(stage)));
      throw unsupported(`a pipeline other than that of countDocuments (${names.join(', ')})`);
    }
    const all = await countOf(call, documentOption({ $match }, '$match'));
    const n = Math.min(Math.max(0, all - Number(skip ?? 0)), Number(limit ?? Infinity));
    return cursorReply('firstBatch', n > 0 ? [encode({ _id: 1, n })] : [], 0, namespace);
  },
};
