import { mongo, Error as MongooseError } from 'mongoose';

/** A unique index refused a write: says which index fields. */
export function duplicateKey(error: unknown): readonly string[] | undefined {
  if (!(error instanceof mongo.MongoServerError) || error.code !== 11_000) return undefined;
  return Object.keys((error['keyPattern'] as object | undefined) ?? {});
}

/**
 * Error codes of a cluster during an election, a shutdown or a time-out, of a router that cannot reach a shard or has
 * stale addresses, of a write without a majority, and of a cursor or a transaction that was lost or clashed.
 */
const UNAVAILABLE_CODES: ReadonlySet<number> = new Set([
  6, 7, 24, 43, 50, 63, 64, 79, 89, 91, 100, 112, 133, 134, 150, 189, 251, 262, 9001, 10_058, 10_107, 11_600, 11_602,
  13_388, 13_435, 13_436,
]);

/** Labels by which the driver says that the server may carry out the same call later. */
const RETRYABLE_LABELS = [
  'RetryableWriteError',
  'RetryableReadError',
  'ResetPool',
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
];

function isLabelled(error: unknown): boolean {
  return error instanceof mongo.MongoError && RETRYABLE_LABELS.some((label) => error.hasErrorLabel(label));
}

/** Compares by name, because the driver does not export these classes. */
function isNamed(error: unknown, ...names: readonly string[]): boolean {
  return error instanceof mongo.MongoError && names.includes(error.name);
}

/** System calls of a socket's own error, which the driver passes on if the connection broke while a command was written. */
const BROKEN_SOCKET_CODES: ReadonlySet<unknown> = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
]);
/** Node gives a file's errors, and those of a name or an address that cannot be reached, another `syscall`. */
const OF_SOCKETS: ReadonlySet<unknown> = new Set([undefined, 'read', 'write', 'writev', 'shutdown']);

function isBrokenSocket(error: unknown): boolean {
  const { syscall, code } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return BROKEN_SOCKET_CODES.has(code) && OF_SOCKETS.has(syscall);
}

/** The database cannot be reached at the moment; the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    isCutOff(error) ||
    isLabelled(error) ||
    error instanceof mongo.MongoOperationTimeoutError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoNotConnectedError ||
    (error instanceof mongo.MongoServerError && UNAVAILABLE_CODES.has(Number(error.code))) ||
    isNamed(error, 'MongoWaitQueueTimeoutError', 'MongoPoolClosedError') ||
    error instanceof mongo.MongoTopologyClosedError ||
    error instanceof mongo.MongoClientClosedError ||
    (error instanceof MongooseError && /bufferCommands|initial connection/.test(error.message))
  );
}

/** The connection broke during a call: it may or may not have been carried out. */
function isCutOff(error: unknown): boolean {
  return error instanceof mongo.MongoNetworkError || isBrokenSocket(error);
}

/** The disk under the store is full: nothing was written. */
export function isStoreFull(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 14_031;
}

/** A query value of the wrong type for its field: the client's mistake. */
export function isCastError(error: unknown): boolean {
  return error instanceof MongooseError.CastError || error instanceof MongooseError.StrictModeError;
}
