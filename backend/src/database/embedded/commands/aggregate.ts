import {
  checkDocument,
  decodeShallow,
  decodeTyped,
  encode,
  fieldsOf,
  plain,
  type RawField,
  typed,
} from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { find } from '../query/scan.js';
import { type Call, type Command, documentList, documentOption, numberOption } from './command.js';
import type { Source } from './cursors.js';
import { counted, documentsOf } from './read.js';

/** What `countDocuments` sends, as JSON. */
const COUNTING = /^(?:\{"\$skip":(\d+)\},)?(?:\{"\$limit":([1-9]\d*)\},)?\{"\$group":\{"_id":1,"n":\{"\$sum":1\}\}\}$/;

/** `$match` is the planner's; only for the stages after it documents are decoded, and what computes is loaded. */
async function resultsOf(call: Call, stages: readonly RawField[]): Promise<Source> {
  const [first, ...others] = stages;
  const head = first?.name === '$match' ? decodeShallow(first.bytes) : {};
  const filter = compileFilter(documentOption(head, '$match'));
  const rest = '$match' in head ? others : stages;
  if (rest.length === 0) return documentsOf(call, { filter });
  const figure = COUNTING.exec(rest.map((stage) => JSON.stringify({ [stage.name]: plain(stage) })).join());
  if (figure) {
    const n = await counted(call, { filter, page: { skip: Number(figure[1] ?? 0), limit: Number(figure[2] ?? 0) } });
    return (n > 0 ? [encode({ _id: 1, n })] : []).values();
  }
  const { compileStage } = await import('../aggregate/stages.js');
  const run = rest.map((stage) => compileStage(stage.name, typed(stage)));
  const collection = call.store.catalog.find(call.namespace);
  let documents = [];
  if (collection)
    for await (const { document } of find(call.store, collection, { filter })) documents.push(decodeTyped(document));
  for (const stage of run) documents = stage(documents);
  return documents.map(encode).values();
}

export const aggregate: Command = {
  options: ['pipeline', 'cursor'],
  async run(call) {
    const stages = documentList(call.body, 'pipeline').map((stage) => {
      checkDocument(stage);
      const [field, another] = fieldsOf(stage);
      if (field && !another) return field;
      throw new CommandError('BadValue', 'A pipeline stage specification object must contain exactly one field.');
    });
    const batchSize = numberOption(decodeShallow(documentOption(call.body, 'cursor')), 'batchSize', 101);
    return call.cursors.first(call.namespace, await resultsOf(call, stages), batchSize);
  },
};
