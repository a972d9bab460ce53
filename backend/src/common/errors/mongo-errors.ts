import { mongo, Error as MongooseError } from 'mongoose';

/** A unique index refused a write: says which index fields. */
export function duplicateKey(fault: unknown): readonly string[] | undefined {
  if (!(fault instanceof mongo.MongoServerError) || fault.code !== 11_000) return undefined;
  return Object.keys((fault['keyPattern'] as object | undefined) ?? {});
}

/** What members of a replica set answer while they change places, stop or have no time; a write no majority has heard of. */
const AWAY: ReadonlySet<number> = new Set([50, 64, 91, 189, 262, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** The driver does not export these. */
function isNamed(fault: unknown, ...names: readonly string[]): boolean {
  return fault instanceof mongo.MongoError && names.includes(fault.name);
}

const BROKEN: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET']);

/** The line went while a question was being written: the driver hands on what its socket says, as it is. */
function isBrokenWrite(fault: unknown): boolean {
  const { syscall, code } = (fault ?? {}) as Partial<NodeJS.ErrnoException>;
  return syscall === 'write' && BROKEN.has(code);
}

/** The store cannot be reached just now; the same call may go through later. */
export function isStoreAway(fault: unknown): boolean {
  return (
    isCutOff(fault) ||
    fault instanceof mongo.MongoServerSelectionError ||
    fault instanceof mongo.MongoNotConnectedError ||
    (fault instanceof mongo.MongoServerError && AWAY.has(Number(fault.code))) ||
    isNamed(fault, 'MongoWaitQueueTimeoutError', 'MongoPoolClosedError') ||
    fault instanceof mongo.MongoTopologyClosedError ||
    fault instanceof mongo.MongoClientClosedError ||
    (fault instanceof MongooseError && /bufferCommands|initial connection/.test(fault.message))
  );
}

/** The line broke under a call: whether it went through, nobody knows. */
export function isCutOff(fault: unknown): boolean {
  return fault instanceof mongo.MongoNetworkError || isBrokenWrite(fault);
}

/** The disk under the store is full: nothing was written. */
export function isStoreFull(fault: unknown): boolean {
  return fault instanceof mongo.MongoServerError && fault.code === 14_031;
}

/** A value that no document can hold where it was looked for: the caller's slip, not ours. */
export function isCastFault(fault: unknown): boolean {
  return fault instanceof MongooseError.CastError || fault instanceof MongooseError.StrictModeError;
}
