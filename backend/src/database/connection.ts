import { Logger } from '@nestjs/common';
import mongoose, { type Collection, type Connection, type mongo } from 'mongoose';

/** Writes are acknowledged when they are on disk, on the majority of a replica set; calls fail fast when it is away. */
const OPTIONS: mongoose.ConnectOptions = {
  writeConcern: { w: 'majority', journal: true },
  // A request may wait for this twice and still end within three seconds.
  serverSelectionTimeoutMS: 1300,
  socketTimeoutMS: 20_000,
  // Also limits the wait for a pooled connection, so that the queue in front of a frozen database stays short.
  waitQueueTimeoutMS: 2500,
  maxPoolSize: 20,
  bufferCommands: false,
  // Everything was written by this product, so UTF-8 is not validated again on every read.
  enableUtf8Validation: false,
  // Indexes are created when the connection is open (see `connect`), not when a model is compiled.
  autoIndex: false,
  autoCreate: false,
};

/**
 * A remote database may freeze or vanish silently: that is noticed within the sum of both times, and pending calls fail.
 */
const ELSEWHERE: mongoose.ConnectOptions = { heartbeatFrequencyMS: 750, connectTimeoutMS: 1250 };
/** The embedded store runs on this machine: when the machine is slow, the heartbeat must not give it up. */
const HERE: mongoose.ConnectOptions = { connectTimeoutMS: 10_000, waitQueueTimeoutMS: 10_000 };

/** Twice as long as a heartbeat to a remote database may take. */
const STUCK_MS = 4000;

const RETRY_MS = 1000;
/** Connections that were closed on purpose: no more attempts to open them. */
const givenUp = new WeakSet<Connection>();
const log = new Logger('Database');

/** A connection that is not open yet; models can be named on it at once. */
export function makeConnection(): Connection {
  mongoose.set('sanitizeFilter', true);
  mongoose.set('strictQuery', 'throw');
  return mongoose.createConnection();
}

/** Closes the connection for good. */
export async function disconnect(connection: Connection): Promise<void> {
  givenUp.add(connection);
  await connection.close();
}

/**
 * Opens the connection and makes the indexes of its models.
 * The first try is waited for; while the database is unavailable, further tries follow in the background.
 * @param onReady what waits for the database; tried again where that goes away meanwhile
 * @returns `late` settles when `onReady` did in the background; absent where it is done
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
    log.warn('Database unavailable: pages are served, and it is tried again every second.');
    return { late: keepTrying(connection, uri, onReady) };
  }
  await onReady();
  return {};
}

/** Opens the connection and makes the indexes of its models; fails when the store is away. */
export async function connectNow(connection: Connection, uri: string): Promise<void> {
  // Command events cost time on every call: only where metrics are on.
  const monitorCommands = connection.listenerCount('commandSucceeded') > 0;
  const place = isSocketFile(uri) ? HERE : ELSEWHERE;
  await connection.openUri(uri, { ...OPTIONS, ...place, monitorCommands });
  if (place === ELSEWHERE) reopenWhenStuck(connection, uri);
  await createIndexes(connection);
}

/**
 * Opens the connection anew where the driver has stopped looking for the database. In mongodb 7.9, a heartbeat that is
 * written to a socket the other side has just closed waits for its "drain" for ever, and the server stays unknown.
 */
function reopenWhenStuck(connection: Connection, uri: string): void {
  const client = connection.getClient();
  const heartbeats = new Map<string, NodeJS.Timeout>();
  const ended = ({ connectionId }: { connectionId: string }): void => clearTimeout(heartbeats.get(connectionId));
  const reopen = async (): Promise<void> => {
    if (givenUp.has(connection) || connection.getClient() !== client) return;
    log.warn('The driver has stopped looking for the database: the connection is opened anew.');
    // Not by force: Mongoose refuses every later call on a connection that was closed by force.
    await connection.close();
    await keepTrying(connection, uri, () => Promise.resolve());
  };
  client.on('serverHeartbeatSucceeded', ended);
  client.on('serverHeartbeatFailed', ended);
  client.on('serverHeartbeatStarted', (event) => {
    ended(event);
    heartbeats.set(event.connectionId, setTimeout(() => void reopen(), STUCK_MS).unref());
  });
}

/** One command for each collection, where Mongoose sends one for each index. */
async function createIndexes({ models }: Connection): Promise<void> {
  const wanted = new Map<Collection, Map<string, mongo.IndexDescription>>();
  for (const { collection, schema } of Object.values(models)) {
    const indexes = wanted.get(collection) ?? new Map<string, mongo.IndexDescription>();
    // A discriminator repeats the indexes of its base.
    for (const index of schema.indexes()) indexes.set(JSON.stringify(index), descriptionOf(index));
    if (indexes.size > 0) wanted.set(collection, indexes);
  }
  await Promise.all([...wanted].map(([collection, indexes]) => collection.createIndexes([...indexes.values()])));
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
      if (!isAway(error)) log.error(`Database connection failed: ${error instanceof Error ? error.name : 'unknown'}`);
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
    error instanceof mongoose.mongo.MongoNetworkError || error instanceof mongoose.Error.MongooseServerSelectionError
  );
}
