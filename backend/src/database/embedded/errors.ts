import type { Document } from 'bson';

/** The folder is open in another process (or already in this one). */
export class StoreInUseError extends Error {
  override readonly name = 'StoreInUseError';
}

/** The folder cannot be read or written, or what lies in it is not a store. */
export class StoreUnreadableError extends Error {
  override readonly name = 'StoreUnreadableError';
}

/** MongoDB's error codes, as far as this store answers them. */
const ErrorCode = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  DataCorruption: 246,
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

/** An operator, stage or option this store leaves to a real MongoDB. */
export function unsupported(what: string): CommandError {
  return new CommandError('CommandNotSupported', `${what} is not supported by the embedded store`);
}
