import { mongo, Error as MongooseError } from 'mongoose';

/** A unique index refused a write: says which index fields. */
export function duplicateKey(error: unknown): readonly string[] | undefined {
  if (!(error instanceof mongo.MongoServerError) || error.code !== 11_000) return undefined;
  return Object.keys((error['keyPattern'] as object | undefined) ?? {});
}

/** What members of a replica set answer while they change places, stop or have no time; a write no majority has heard of. */
const AWAY: ReadonlySet<number> = new Set([50, 64, 91, 189, 262, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** The driver does not export these. */
function isNamed(error: unknown, ...names: readonly string[]): boolean {
  return error instanceof mongo.MongoError && names.includes(error.name);
}

const BROKEN: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET']);

/** The line went while a question was being written: the driver hands on what its socket says, as it is. */
function isBrokenWrite(error: unknown): boolean {
  const { syscall, code } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return syscall === 'write' && BROKEN.has(code);
}

/** The store cannot be reached just now; the same call may go through later. */
export function isStoreAway(error: unknown): boolean {
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

/** The line broke under a call: whether it went through, nobody knows. */
export function isCutOff(error: unknown): boolean {
  return error instanceof mongo.MongoNetworkError || isBrokenWrite(error);
}

/** The disk under the store is full: nothing was written. */
export function isStoreFull(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 14_031;
}

/** A value that no document can hold where it was looked for: the caller's slip, not ours. */
export function isCastError(error: unknown): boolean {
  return error instanceof MongooseError.CastError || error instanceof MongooseError.StrictModeError;
}
