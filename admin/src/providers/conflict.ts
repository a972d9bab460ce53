import { HttpError, type RaRecord } from 'react-admin';
import type { RecordChange } from '#contract/audit';
import { whoIsSignedIn } from './authProvider';

type Values = Readonly<Record<string, unknown>>;

/** A colleague changed the same fields since the record was read. */
export class ConflictError extends Error {
  /**
   * @param current the record as it is now
   * @param fields those that both changed, to different values
   * @param history who changed it since, newest first; empty where only administrators may know
   */
  constructor(
    readonly current: RaRecord,
    readonly fields: readonly string[],
    readonly history: readonly RecordChange[] = [],
  ) {
    super('admin.conflict.title');
  }
}

/** Whether two values of a field are equal. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields that a colleague changed since and that we set to another value; an equal `status` conflicts too. */
function conflictingFields(read: Values, current: Values, changes: Values): string[] {
  return Object.keys(changes).filter(
    (name) => !isSame(read[name], current[name]) && (name === 'status' || !isSame(current[name], changes[name])),
  );
}

/** Makes an update conditional: it is refused if the record has changed since it was read. */
export function ifMatch(read: object | undefined): Headers {
  const version = read && 'updatedAt' in read ? read.updatedAt : undefined;
  return new Headers(typeof version === 'string' ? { 'If-Match': `"${version}"` } : {});
}

export const isPreconditionFailed = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 412;

const historyIn = ({ body }: HttpError): readonly RecordChange[] =>
  (body as { readonly changes?: readonly RecordChange[] } | undefined)?.changes ?? [];

interface Change<Answer> {
  /** The record as the person saw it. */
  readonly read: RaRecord;
  readonly changes: Values;
  /** Sends the changes of this version of the record. */
  readonly send: (read: RaRecord) => Promise<Answer>;
  /** Reads the record as it is now, and who changed it where the refusal does not say so. */
  readonly readNow: () => Promise<{ readonly record: RaRecord; readonly history?: readonly RecordChange[] }>;
}

/** How often a change is sent again when the record changes in between. */
const MAX_RETRIES = 5;

/**
 * Sends a change of one version of a record. Where a colleague changed other fields meanwhile, it is sent again about the
 * newer version.
 * @throws ConflictError if both changed the same field: the person is asked
 */
export async function mergeOrAsk<Answer>(change: Change<Answer>, retries = MAX_RETRIES): Promise<Answer> {
  const { read, changes, send, readNow } = change;
  try {
    return await send(read);
  } catch (error) {
    if (!isPreconditionFailed(error) || retries === 0) throw error;
    const { record, history = historyIn(error) } = await readNow();
    const fields = conflictingFields(read, record, changes);
    if (fields.length > 0) throw new ConflictError(record, fields, history);
    return mergeOrAsk({ ...change, read: record }, retries - 1);
  }
}

/**
 * Handles the `ConflictError` of a change that was sent again because its answer was lost.
 * @returns the record as it is now, with one's own change already in it
 * @throws any other error as it is
 */
export const savedBefore =
  (changes: Values) =>
  async (error: unknown): Promise<RaRecord> => {
    if (
      error instanceof ConflictError &&
      Object.keys(changes).every((name) => isSame(error.current[name], changes[name]))
    ) {
      const who = error.history.find(({ fields }) => fields.some((name) => name in changes))?.who;
      if (who && who === (await whoIsSignedIn()).email) return error.current;
    }
    throw error;
  };
