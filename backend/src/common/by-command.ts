import { mongo, type Model, sanitizeFilter, type Schema, type SortOrder } from 'mongoose';
import { leaveOutSuspectedSpam } from './suspected-spam.js';

// Lists and spent idempotency keys are read, and forms stored, by MongoDB's own commands: the driver's cursor, and the
// pipeline that `countDocuments` sends, cost an administrator's list a quarter of its time (`npm run bench`).

type Filter = Readonly<Record<string, unknown>>;

interface Wanted {
  readonly filter: Filter;
  readonly sort?: Readonly<Record<string, SortOrder>>;
  readonly skip?: number;
  /** 0: no limit. */
  readonly limit?: number;
  /** Fields that are not read otherwise, as `+name`. */
  readonly select?: string;
}

/** Records per reply, if they fit into one (16 MB). */
const BATCH = 1000;

/**
 * The records that `model.find()` finds, as `lean()` gives them: without suspected spam and without the fields that a
 * schema keeps back.
 * @param model the base, where there are discriminators: their own condition is not added
 * @throws CastError or StrictModeError for a filter that is not the schema's, and what the store throws when it is away
 */
export async function findByCommand<Stored>(model: Model<Stored>, wanted: Wanted): Promise<Stored[]> {
  const { filter, sort = {}, skip = 0, limit = 0, select = '' } = wanted;
  const { name } = model.collection;
  const { cursor } = (await send(model, {
    find: name,
    filter: cast(model, leaveOutSuspectedSpam(model, filter)),
    projection: withoutKeptBack(model.schema, select),
    sort,
    skip,
    limit,
    batchSize: limit === 0 ? BATCH : Math.min(limit, BATCH),
  })) as { cursor: { firstBatch: Stored[]; id: number | mongo.Long } };
  if (Number(cursor.id) === 0) return cursor.firstBatch;
  // More than one reply can hold. A cursor that could not be closed expires by itself.
  const cursors = [mongo.Long.fromValue(cursor.id)];
  await send(model, { killCursors: name, cursors }).catch(() => undefined);
  const query = model.find({ ...filter }).select(select);
  return query
    .sort({ ...sort })
    .skip(skip)
    .limit(limit)
    .lean<Stored[]>();
}

/** How many records match, as `model.countDocuments()` counts them. Throws as `findByCommand` does. */
export async function countByCommand<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  return Number((await send(model, { count: model.collection.name, query: cast(model, filter) }))['n']);
}

/** What became of an insert. */
interface Inserted {
  readonly n: number;
  /** They are stored, but not on the majority of a replica set. */
  readonly writeConcernError?: mongo.ErrorDescription;
}

/** Inserts documents as they are; one that is refused does not stop the others. Throws as `findByCommand` does. */
export async function insertByCommand<Stored>(model: Model<Stored>, documents: readonly object[]): Promise<Inserted> {
  const { name } = model.collection;
  // A command does not inherit the connection's.
  const insert = { insert: name, documents, ordered: false };
  const { writeConcern } = model.db.db ?? {};
  if (writeConcern) mongo.WriteConcern.apply(insert, writeConcern);
  return (await send(model, insert)) as mongo.Document & Inserted;
}

/** Commands do not inherit the connection's options: everything was written by this product, see `connection.ts`. */
async function send<Stored>({ db: { db } }: Model<Stored>, command: mongo.Document): Promise<mongo.Document> {
  if (db === undefined) throw new mongo.MongoNotConnectedError('The store was not reached yet.');
  return db.command(command, { enableUtf8Validation: false });
}

/** As Mongoose makes a filter of it: values of the schema's types, and no operator that is not `trusted`. */
function cast<Stored>(model: Model<Stored>, filter: Filter): unknown {
  return model.find(sanitizeFilter({ ...filter })).cast(model);
}

/** By schema: the fields that are `select: false`. */
const KEPT_BACK = new WeakMap<Schema, readonly string[]>();

function withoutKeptBack(schema: Schema, select: string): Record<string, 0> {
  const shown = select.split(' ');
  const fields = KEPT_BACK.get(schema) ?? keptBackBy(schema);
  KEPT_BACK.set(schema, fields);
  return Object.fromEntries(fields.filter((field) => !shown.includes(`+${field}`)).map((field) => [field, 0]));
}

function keptBackBy(schema: Schema): string[] {
  const paths = Object.entries(schema.paths).filter(([, { options }]) => isKeptBack(options));
  return paths.map(([path]) => path);
}

function isKeptBack(options: unknown): boolean {
  return (options as { readonly select?: boolean }).select === false;
}
