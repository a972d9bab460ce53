import { HttpError, type RaRecord } from 'react-admin';

type Values = Readonly<Record<string, unknown>>;

/** A colleague changed the same fields since the record was read. */
export class ConflictError extends Error {
  /**
   * @param current the record as it is now
   * @param fields those that both changed, to different values
   */
  constructor(
    readonly current: RaRecord,
    readonly fields: readonly string[],
  ) {
    super('admin.conflict.title');
  }
}

/** Whether two values of a field are equal. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields that a colleague changed since and that we set to another value; an equal `status` conflicts too. */
export function conflictingFields(read: Values, current: Values, changes: Values): string[] {
  return Object.keys(changes).filter(
    (name) => !isSame(read[name], current[name]) && (name === 'status' || !isSame(current[name], changes[name])),
  );
}

/** Makes an update conditional: it is refused if the record has changed since it was read. */
export function ifMatch(read: object | undefined): Headers {
  const version = read && 'updatedAt' in read ? read.updatedAt : undefined;
  return new Headers(typeof version === 'string' ? { 'If-Match': `"${version}"` } : {});
}

export const isPreconditionFailed = (error: unknown): boolean => error instanceof HttpError && error.status === 412;
