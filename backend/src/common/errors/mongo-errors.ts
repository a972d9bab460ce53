import { mongo, Error as MongooseError } from 'mongoose';

/** A unique index refused a write: says which index fields. */
export function duplicateKey(error: unknown): readonly string[] | undefined {
  if (!(error instanceof mongo.MongoServerError) || error.code !== 11_000) return undefined;
  return Object.keys((error['keyPattern'] as object | undefined) ?? {});
}

/** Error codes of a replica set during an election, a shutdown or a time-out, and of a write without a majority. */
const AWAY: ReadonlySet<number> = new Set([50, 64, 91, 189, 262, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** The driver does not export these. */
function isNamed(error: unknown, ...names: readonly string[]): boolean {
  return error instanceof mongo.MongoError && names.includes(error.name);
}

const BROKEN: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET']);

/** The connection broke while a command was being written: the driver passes on the socket's own error. */
function isBrokenWrite(error: unknown): boolean {
  const { syscall, code } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return syscall === 'write' && BROKEN.has(code);
}

/** The database cannot be reached at the moment; the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    isCutOff(error) ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoNotConnectedError ||
    (error instanceof mongo.MongoServerError && AWAY.has(Number(error.code))) ||
    isNamed(error, 'MongoWaitQueueTimeoutError', 'MongoPoolClosedError') ||
    error instanceof mongo.MongoTopologyClosedError ||
    error instanceof mongo.MongoClientClosedError ||
    (error instanceof MongooseError && /bufferCommands|initial connection/.test(error.message))
  );
}

/** The connection broke during a call: it may or may not have been carried out. */
export function isCutOff(error: unknown): boolean {
  return error instanceof mongo.MongoNetworkError || isBrokenWrite(error);
}

/** The disk under the store is full: nothing was written. */
export function isStoreFull(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 14_031;
}

/** A query value of the wrong type for its field: the client's mistake. */
export function isCastError(error: unknown): boolean {
  return error instanceof MongooseError.CastError || error instanceof MongooseError.StrictModeError;
}
