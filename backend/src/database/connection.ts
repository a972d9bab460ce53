import { Logger } from '@nestjs/common';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { nameOf } from '../common/errors/index.js';
import { limitCommands } from './deadlines.js';

/** `j` is the old spelling of `journal`, and a URI may name either. */
const ON_DISK = { w: 'majority', j: true, journal: true } as const;

/** Whatever the URI says: writes are acknowledged on disk, by the majority of a replica set, and reads see them. */
const ALWAYS: mongoose.ConnectOptions = {
  readPreference: 'primary',
  retryWrites: true,
  bufferCommands: false,
  // Everything was written by this product, so UTF-8 is not validated again on every read.
  enableUtf8Validation: false,
  // Indexes are created when the connection is open (see `connect`), not when a model is compiled.
  autoIndex: false,
  autoCreate: false,
};

/** Unless the URI says otherwise. A database that stands still for a second or two is waited for. */
const USUALLY = {
  // A request may wait for this twice and still end within three seconds.
  serverSelectionTimeoutMS: 1300,
  // `limitCommands` applies this to every command, because a request is answered within five seconds.
  socketTimeoutMS: 4500,
  // The queue in front of a frozen database stays short.
  waitQueueTimeoutMS: 2500,
  // This is also the time-out of a heartbeat.
  connectTimeoutMS: 5000,
  heartbeatFrequencyMS: 750,
  maxPoolSize: 20,
} as const satisfies mongoose.ConnectOptions;

/** Unless the URI says otherwise, like those above: how long a write waits for the majority. */
const MAJORITY_MS = 4000;

/** The embedded store is part of this process, so there is no point in giving up on it early. */
const EMBEDDED = {
  // A little longer than a write waits for the store's lock: the wait for a change's turn does not come on top of that.
  socketTimeoutMS: 16_000,
  waitQueueTimeoutMS: 10_000,
  connectTimeoutMS: 10_000,
  heartbeatFrequencyMS: 10_000,
} as const;

/** The driver's options besides those that the URI holds. */
export function optionsFor(uri: string): mongoose.ConnectOptions {
  const given = new Set([...new URLSearchParams(uri.split('?')[1]).keys()].map((name) => name.toLowerCase()));
  const usually = { ...USUALLY, ...(isSocketFile(uri) && EMBEDDED) };
  const open = Object.entries(usually).filter(([name]) => !given.has(name.toLowerCase()));
  const writeConcern = given.has('wtimeoutms') ? ON_DISK : { ...ON_DISK, wtimeoutMS: MAJORITY_MS };
  return { ...ALWAYS, ...Object.fromEntries(open), writeConcern };
}

const RETRY_MS = 1000;
/** Connections that were closed on purpose: no more attempts to open them. */
const givenUp = new WeakSet<Connection>();
const log = new Logger('Database');

/** A connection that is not open yet; models can be named on it at once. */
export function makeConnection(): Connection {
  mongoose.set('sanitizeFilter', true);
  mongoose.set('strictQuery', 'throw');
  // Commands must fail at once before the connection is open, too.
  mongoose.set('bufferCommands', false);
  const connection = mongoose.createConnection();
  connection.on('connected', () => limitCommands(connection));
  return connection;
}

/** Closes the connection for good: further tries to open it end, too. */
export async function disconnect(connection: Connection): Promise<void> {
  givenUp.add(connection);
  await connection.close();
}

/**
 * Opens the connection and makes the indexes of its models.
 * The first try is waited for; while the database is unavailable, further tries follow in the background.
 * @param onReady work that needs the database; repeated if the database goes away during it
 * @returns `late`, which settles with `onReady` in the background; absent if that is already done
 */
export async function connect(
  connection: Connection,
  uri: string,
  onReady: () => Promise<void>,
): Promise<{ readonly late?: Promise<void> }> {
  try {
    await connectNow(connection, uri);
  } catch (error) {
    if (!isAway(error)) throw error;
    log.warn('Database unavailable: pages are served, and the connection is tried again every second.');
    return { late: keepTrying(connection, uri, onReady) };
  }
  await onReady();
  return {};
}

/** Makes the indexes of a connection's models and opens it; fails when the store is away or is a standalone server. */
export async function connectNow(connection: Connection, uri: string): Promise<void> {
  await prepare(connection, uri);
  if (givenUp.has(connection)) return;
  // Command events cost time on every call: only where metrics are on.
  const monitorCommands = connection.listenerCount('commandSucceeded') > 0;
  await connection.openUri(uri, { ...optionsFor(uri), monitorCommands });
}

/** Makes the indexes over a connection of its own, because requests use theirs as soon as it is open. */
async function prepare({ models }: Connection, uri: string): Promise<void> {
  const own = makeConnection();
  try {
    await own.openUri(uri, optionsFor(uri));
    await requireReplicaSet(own);
    await createIndexes(own, models);
  } finally {
    await own.destroy();
  }
}

/** The server at `MONGODB_URI` knows no transactions. */
export class StandaloneServerError extends Error {
  constructor() {
    super(
      'MONGODB_URI names a standalone server, but One Step needs a replica set (one member is enough): start mongod with --replSet one-step, run rs.initiate() in mongosh once, and add replicaSet=one-step to MONGODB_URI.',
    );
  }
}

/** @throws StandaloneServerError unless a member of a replica set answers, or a router of a sharded cluster */
async function requireReplicaSet({ db }: Connection): Promise<void> {
  const hello = await db?.admin().command({ hello: 1 });
  if (hello?.['setName'] === undefined && hello?.['msg'] !== 'isdbgrid') throw new StandaloneServerError();
}

/** One command for each collection, where Mongoose sends one for each index. */
async function createIndexes(connection: Connection, models: Connection['models']): Promise<void> {
  const wanted = new Map<string, Map<string, mongo.IndexDescription>>();
  for (const {
    collection: { name },
    schema,
  } of Object.values(models)) {
    const indexes = wanted.get(name) ?? new Map<string, mongo.IndexDescription>();
    // A discriminator repeats the indexes of its base.
    for (const index of schema.indexes()) indexes.set(JSON.stringify(index), descriptionOf(index));
    if (indexes.size > 0) wanted.set(name, indexes);
  }
  await Promise.all(
    [...wanted].map(async ([name, indexes]) => {
      try {
        await connection.collection(name).createIndexes([...indexes.values()]);
      } catch (error) {
        if (error instanceof mongoose.mongo.MongoServerError) logRefused(name, error);
        throw error;
      }
    }),
  );
}

/** Logs the fields of the index, not the message of a duplicate key, which quotes personal data. */
function logRefused(collection: string, { code, codeName = '', keyPattern, message }: mongo.MongoServerError): void {
  const index = keyPattern ? Object.keys(keyPattern as object).join(', ') : message;
  log.error(`The indexes of ${collection} cannot be made: ${code} ${codeName}, ${index}`);
}

function descriptionOf([key, options]: ReturnType<mongoose.Schema['indexes']>[number]): mongo.IndexDescription {
  return { ...options, key } as mongo.IndexDescription;
}

async function keepTrying(connection: Connection, uri: string, onReady: () => Promise<void>): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
    if (givenUp.has(connection)) return;
    try {
      await connectNow(connection, uri);
    } catch (error) {
      if (error instanceof StandaloneServerError) throw error;
      if (!isAway(error)) log.error(`Database connection failed: ${nameOf(error)}`);
      continue;
    }
    try {
      await onReady();
      log.log('Database connection restored.');
      return;
    } catch (error) {
      if (!isAway(error) && !givenUp.has(connection)) throw error;
    }
  }
}

/** The embedded store is reached through a socket file. */
function isSocketFile(uri: string): boolean {
  return uri.startsWith('mongodb://%2F');
}

function isAway(error: unknown): boolean {
  return (
    error instanceof mongoose.mongo.MongoNetworkError ||
    error instanceof mongoose.mongo.MongoOperationTimeoutError ||
    error instanceof mongoose.Error.MongooseServerSelectionError
  );
}
