import { encode, fieldsOf, plain } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection, type Projection } from '../query/projection.js';
import { count, PAUSE, type Query, scan } from '../query/scan.js';
import { parseSort } from '../query/sort.js';
import { type Call, type Command, documentList, documentOption, numberOption } from './command.js';
import { cursorReply, type Source } from './cursors.js';

function* documentsOf({ store, namespace }: Call, query: Query, projection: Projection | undefined): Source {
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

const COUNTING = JSON.stringify({ _id: 1, n: { $sum: 1 } });

/** Only the pipeline that `countDocuments` sends; every other stage is refused by name. */
export const aggregate: Command = {
  options: ['pipeline', 'cursor'],
  async run({ store, namespace, body }) {
    const stages = documentList(body, 'pipeline').flatMap((stage) => fieldsOf(stage));
    const operands = new Map(stages.map((stage) => [stage.name, stage]));
    const [match, group] = [operands.get('$match'), operands.get('$group')];
    const names = stages.map(({ name }) => name).join(', ');
    if (!match || !group || !/^\$match, (\$skip, )?(\$limit, )?\$group$/.test(names))
      throw unsupported(`a pipeline of ${names}`);
    const figure = JSON.stringify(plain(group));
    if (figure !== COUNTING) throw unsupported(`the stage $group with ${figure}`);
    const filter = compileFilter(match.bytes, match.start);
    const [skip, limit] = ['$skip', '$limit'].map((name) => operands.get(name)).map((stage) => stage && plain(stage));
    const collection = store.catalog.find(namespace);
    const all = collection ? await count(store, collection, filter) : 0;
    const n = Math.min(Math.max(0, all - Number(skip ?? 0)), Number(limit ?? Infinity));
    return cursorReply('firstBatch', n > 0 ? [encode({ _id: 1, n })] : [], 0, namespace);
  },
};
