import { getSystemErrorName } from 'node:util';
import type { Document } from 'bson';

/** The folder is open in another process (or already in this one). */
export class StoreInUseError extends Error {
  override readonly name = 'StoreInUseError';
}

/** The folder cannot be read or written, or what lies in it is not a store. */
export class StoreUnreadableError extends Error {
  override readonly name = 'StoreUnreadableError';
}

/** A copy that LMDB cannot make fails with the system's sentence alone. */
const SYSTEM_SENTENCES: Readonly<Record<string, string>> = {
  'No space left on device': 'ENOSPC',
  'Disk quota exceeded': 'EDQUOT',
  'File too large': 'EFBIG',
};

/** The system's name for an error; undefined for those of LMDB itself, which are numbered below zero. */
export function systemCode(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (error instanceof CommandError) return undefined;
  if (code === undefined) return SYSTEM_SENTENCES[String(message)];
  if (typeof code === 'number' && code > 0) return getSystemErrorName(-code);
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? code : undefined;
}

/** @param code the system's name for it, such as `EBUSY`, by which `systemCode` knows it again */
export function systemError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/** Whether it says that data are damaged, and not that they cannot be reached. */
export function isDamage(error: unknown): boolean {
  return systemCode(error) === undefined;
}

const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space and start again',
  EDQUOT: 'the disk space of this user is used up; free some and start again',
  EFBIG: 'this file system or this user may not have so large a file',
  EACCES: 'this user may not read or write it; start as its owner',
  EPERM: 'this file system or this user does not allow it; choose another DATA_DIR',
  EBUSY: 'another program (a backup?) is opening the data; wait until it has ended and start again',
  EROFS: 'the disk can only be read; choose another DATA_DIR',
};

function causeOf(error: unknown): string {
  return CAUSES[systemCode(error) ?? ''] ?? (error instanceof Error ? error.message : String(error));
}

/** The folder cannot be used, though its data may be fine. */
export function unusable(folder: string, error: unknown): StoreUnreadableError {
  return new StoreUnreadableError(`The data folder ${folder} cannot be used: ${causeOf(error)}.`, { cause: error });
}

/** The data are fine, but the socket cannot be opened. */
export function unreachable(path: string, error: unknown): StoreUnreadableError {
  const code = systemCode(error);
  const why =
    code === 'EINVAL' || code === 'ENAMETOOLONG'
      ? 'its path is too long; set DATA_DIR or TMPDIR to a shorter one'
      : ['ENOTSUP', 'EOPNOTSUPP', 'EAFNOSUPPORT', 'EPERM'].includes(code ?? '')
        ? 'this file system has no unix sockets; set DATA_DIR to a folder on another one'
        : causeOf(error);
  return new StoreUnreadableError(`The socket ${path} cannot be made: ${why}.`, { cause: error });
}

/** MongoDB's error codes, as far as this store answers them. */
const ErrorCode = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  IllegalOperation: 20,
  InvalidBSON: 22,
  LockTimeout: 24,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  IndexOptionsConflict: 85,
  WriteConflict: 112,
  CommandNotSupported: 115,
  TransactionTooOld: 225,
  DataCorruption: 246,
  NoSuchTransaction: 251,
  TransactionTooLarge: 257,
  OperationNotSupportedInTransaction: 263,
  BsonObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
} as const;

/** An answer to a client that asked for something wrong or unsupported: MongoDB's code, its name and a sentence. */
export class CommandError extends Error {
  readonly code: number;
  constructor(
    readonly codeName: keyof typeof ErrorCode,
    message: string,
    readonly details: Document = {},
  ) {
    super(message);
    this.code = ErrorCode[codeName];
  }
}

/** A transaction that did nothing and may be begun again. */
export function transient(codeName: 'WriteConflict' | 'NoSuchTransaction' | 'LockTimeout', why: string): CommandError {
  return new CommandError(codeName, why, { errorLabels: ['TransientTransactionError'] });
}

/** An operator, stage or option this store leaves to a real MongoDB. */
export function unsupported(what: string): CommandError {
  return new CommandError('CommandNotSupported', `${what} is not supported by the embedded store`);
}
