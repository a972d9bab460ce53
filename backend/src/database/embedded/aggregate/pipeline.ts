import { Aggregator } from 'mingo/aggregator';
import { BsonType, decode, encode, fieldsOf, plain, type RawField } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { allOf } from '../query/conditions.js';
import { compileFilter } from '../query/filter.js';
import { plan } from '../query/planner.js';
import { compileProjection } from '../query/projection.js';
import { count, patiently, type Query } from '../query/run.js';
import { scan } from '../query/scan.js';
import { parseSort, sortBy } from '../query/sort.js';
import type { Collection } from '../storage/catalog.js';
import type { Store } from '../storage/store.js';
import { byMingo, checkExpression, decodeForMingo, OPTIONS } from './expression.js';
import { grouping } from './group.js';

/** One step of a pipeline over documents that are in memory. */
type Stage = (documents: Buffer[]) => Buffer[];

function wholeNumber(field: RawField, least: number): number {
  const number: unknown = plain(field);
  if (typeof number === 'number' && Number.isInteger(number) && number >= least) return number;
  throw new CommandError('BadValue', `the ${field.name} stage takes a whole number of at least ${least}`);
}

function documentIn(field: RawField): Buffer {
  if (field.type === BsonType.object) return field.bytes.subarray(field.start, field.end);
  throw new CommandError('BadValue', `the ${field.name} stage specification must be an object`);
}

/** Stages that compute new fields are mingo's. */
function computed(field: RawField): Stage {
  const specification: unknown = plain(field);
  if (field.name !== '$unset' && field.name !== '$unwind') checkExpression(specification);
  const aggregator = byMingo(() => new Aggregator([{ [field.name]: specification }], OPTIONS));
  return (documents) => byMingo(() => aggregator.run(documents.map(decodeForMingo)).map(encode));
}

function project(field: RawField): Stage {
  const specification = documentIn(field);
  const isPlain = Object.values(decode(specification)).every(
    (value) => typeof value === 'number' || typeof value === 'boolean',
  );
  const projection = isPlain ? compileProjection(specification) : undefined;
  return projection ? (documents) => documents.map(projection) : computed(field);
}

/** Compiles one stage. Throws, by name, for one this store does not know. */
function compileStage(field: RawField): Stage {
  switch (field.name) {
    case '$match': {
      const { test } = compileFilter(documentIn(field));
      return (documents) => documents.filter(test);
    }
    case '$sort': {
      const sort = parseSort(documentIn(field));
      return (documents) => sortBy(documents, sort);
    }
    case '$skip': {
      const skip = wholeNumber(field, 0);
      return (documents) => documents.slice(skip);
    }
    case '$limit': {
      const limit = wholeNumber(field, 1);
      return (documents) => documents.slice(0, limit);
    }
    case '$count': {
      const name = String(plain(field));
      return (documents) => (documents.length > 0 ? [encode({ [name]: documents.length })] : []);
    }
    case '$group': {
      const groups = grouping(plain(field));
      return (documents) => {
        documents.forEach(groups.add);
        return groups.results();
      };
    }
    case '$project':
      return project(field);
    case '$addFields':
    case '$set':
    case '$replaceRoot':
    case '$unset':
    case '$unwind':
      return computed(field);
    default:
      throw unsupported(`the stage ${field.name}`);
  }
}

/** What the planner can answer at the head of a pipeline, and the stages after it. */
function parse(stages: readonly Buffer[]): { query: Query; rest: readonly RawField[] } {
  const fields = stages.map((stage) => {
    const [field, another] = fieldsOf(stage);
    if (field && !another) return field;
    throw new CommandError('BadValue', 'A pipeline stage specification object must contain exactly one field.');
  });
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
    rest: fields.slice(at),
  };
}

/** Runs an aggregation over a collection (undefined: there is none, so no documents). */
export async function aggregate(
  store: Store,
  collection: Collection | undefined,
  pipeline: readonly Buffer[],
): Promise<Buffer[]> {
  const { query, rest } = parse(pipeline);
  const stages = rest.map(compileStage);
  const figure = countedBy(rest[0]);
  if (collection && figure) {
    const after = Math.max(0, (await count(store, collection, query.filter)) - query.page.skip);
    const counted = Math.min(after, query.page.limit || Infinity);
    return run(stages.slice(1), counted > 0 ? [figure(counted)] : []);
  }
  const documents: Buffer[] = [];
  if (collection) {
    const found = scan(store, collection, { ...query, plan: plan(collection, query.filter, query.sort) });
    for await (const { document } of patiently(found)) documents.push(document);
  }
  return run(stages, documents);
}

function run(stages: readonly Stage[], documents: Buffer[]): Buffer[] {
  return stages.reduce((current, stage) => stage(current), documents);
}

/** `$count`, or the `$group` that countDocuments sends: a mere number, which needs no documents. */
function countedBy(stage: RawField | undefined): ((count: number) => Buffer) | undefined {
  const specification: unknown = stage && plain(stage);
  if (stage?.name === '$count' && typeof specification === 'string')
    return (count) => encode({ [specification]: count });
  const isPlain = stage?.name === '$group' && JSON.stringify(specification) === '{"_id":1,"n":{"$sum":1}}';
  return isPlain ? (count) => encode({ _id: 1, n: count }) : undefined;
}
