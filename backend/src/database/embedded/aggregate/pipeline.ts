import { encode, fieldsOf, plain, type RawField } from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { allOf, compileFilter } from '../query/filter.js';
import { plan } from '../query/planner.js';
import { count, patiently, type Query } from '../query/run.js';
import { scan } from '../query/scan.js';
import { parseSort } from '../query/sort.js';
import type { Collection } from '../storage/catalog.js';
import type { Store } from '../storage/store.js';
import { Grouping } from './group.js';
import { compileStage, documentIn, wholeNumber } from './stages.js';

/** A pipeline: what the planner can answer at its head, and the stages left after it. */
interface Pipeline {
  readonly query: Query;
  readonly sorted: boolean;
  readonly rest: readonly RawField[];
}

function parse(stages: readonly Buffer[]): Pipeline {
  const fields = stages.map((stage) => {
    const [field, another] = fieldsOf(stage);
    if (field && !another) return field;
    throw new CommandError('BadValue', 'A pipeline stage specification object must contain exactly one field.');
  });
  for (const field of fields) compileStage(field);
  let at = 0;
  const take = (name: string) => (fields[at]?.name === name ? fields[at++] : undefined);
  const filters = [];
  for (let match = take('$match'); match; match = take('$match')) filters.push(compileFilter(documentIn(match)));
  const sort = take('$sort');
  const skip = take('$skip');
  const limit = take('$limit');
  const page = { skip: skip ? wholeNumber(skip, 0) : 0, limit: limit ? wholeNumber(limit, 1) : 0 };
  return {
    query: { filter: allOf(filters), sort: sort ? parseSort(documentIn(sort)) : [], page },
    sorted: sort !== undefined,
    rest: fields.slice(at),
  };
}

/** Runs an aggregation over a collection (undefined: there is none, so no documents). */
export async function aggregate(
  store: Store,
  collection: Collection | undefined,
  stages: readonly Buffer[],
): Promise<Buffer[]> {
  const pipeline = parse(stages);
  const { query, rest } = pipeline;
  const [next, ...later] = rest;
  const figure = next && !pipeline.sorted ? countedBy(next) : undefined;
  if (figure) {
    const all = collection ? await count(store, collection, query.filter) : 0;
    const after = Math.max(0, all - query.page.skip);
    const counted = query.page.limit ? Math.min(after, query.page.limit) : after;
    return run(later, counted > 0 ? [figure(counted)] : []);
  }
  if (collection === undefined) return run(rest, []);
  const found = patiently(scan(store, collection, { ...query, plan: plan(collection, query.filter, query.sort) }));
  if (next?.name === '$group') {
    const grouping = new Grouping(next);
    for await (const { document } of found) grouping.add(document);
    return run(later, grouping.results());
  }
  const documents: Buffer[] = [];
  for await (const { document } of found) documents.push(document);
  return run(rest, documents);
}

function run(stages: readonly RawField[], documents: Buffer[]): Buffer[] {
  return stages.reduce((current, stage) => compileStage(stage)(current), documents);
}

/** `$count`, or the `$group` that countDocuments sends: a mere number, which needs no documents. */
function countedBy(stage: RawField): ((count: number) => Buffer) | undefined {
  const specification: unknown = plain(stage);
  if (stage.name === '$count' && typeof specification === 'string')
    return (count) => encode({ [specification]: count });
  if (stage.name !== '$group') return undefined;
  const [id, sum, another] = fieldsOf(stage.bytes, stage.start);
  if (id?.name !== '_id' || sum === undefined || another !== undefined) return undefined;
  const key: unknown = plain(id);
  const figure = plain(sum) as { $sum?: unknown };
  if ((typeof key !== 'number' && key !== null) || figure.$sum !== 1) return undefined;
  return (count) => encode({ _id: key, [sum.name]: count });
}
