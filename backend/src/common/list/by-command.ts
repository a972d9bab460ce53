import { mongo, type Model, sanitizeFilter, type Schema } from 'mongoose';
import { leaveOutSuspectedSpam } from '../spam/index.js';
import type { ListQuery } from './list-query.js';

// Lists are read by MongoDB's own commands: the driver's cursor, and the pipeline that `countDocuments` sends, cost an
// administrator's list a quarter of its time (`npm run bench`).

type Filter = Readonly<Record<string, unknown>>;

interface Rows {
  readonly filter: Filter;
  readonly sort: ListQuery['sort'];
  readonly skip: number;
  readonly limit: number;
}

/**
 * The records that `model.find()` finds, as `lean()` gives them: without suspected spam and without the fields that a
 * schema keeps back. Fewer where they are more than one reply of the store holds (16 MB).
 * @throws CastError for a filter that is not the schema's, and what the store throws when it is away
 */
export async function findByCommand<Stored>(model: Model<Stored>, { filter, ...rows }: Rows): Promise<Stored[]> {
  const answer = await send(model, {
    find: model.collection.name,
    filter: cast(model, leaveOutSuspectedSpam(model, filter)),
    projection: keptBack(model.schema),
    ...rows,
    singleBatch: true,
  });
  return (answer['cursor'] as { firstBatch: Stored[] }).firstBatch;
}

/** How many records match, as `model.countDocuments()` counts them. Throws as `findByCommand` does. */
export async function countByCommand<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  return Number((await send(model, { count: model.collection.name, query: cast(model, filter) }))['n']);
}

async function send<Stored>({ db: { db } }: Model<Stored>, command: mongo.Document): Promise<mongo.Document> {
  if (db === undefined) throw new mongo.MongoNotConnectedError('The store was not reached yet.');
  return db.command(command);
}

/** As Mongoose makes a filter of it: values of the schema's types, and no operator that is not `trusted`. */
function cast<Stored>(model: Model<Stored>, filter: Filter): unknown {
  return model.find(sanitizeFilter({ ...filter })).cast(model);
}

const PROJECTIONS = new WeakMap<Schema, Record<string, 0>>();

/** The projection without the fields that are `select: false`. */
function keptBack(schema: Schema): Record<string, 0> {
  const known = PROJECTIONS.get(schema);
  if (known) return known;
  const projection: Record<string, 0> = {};
  schema.eachPath((path, { options }) => {
    if ((options as { select?: boolean }).select === false) projection[path] = 0;
  });
  PROJECTIONS.set(schema, projection);
  return projection;
}
