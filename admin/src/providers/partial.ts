import type { Identifier, RaRecord } from 'react-admin';

/** Limits the concurrent calls of a bulk action, so that it does not exhaust rate limits or a slow connection. */
const CONCURRENCY = 4;

/** A bulk action that failed for some of the records. */
export class PartialError extends Error {
  /**
   * @param done the others, as they are now
   * @param reasons why each of them failed
   */
  constructor(
    readonly done: readonly RaRecord[],
    readonly failed: readonly Identifier[],
    readonly reasons: readonly unknown[],
  ) {
    super('admin.bulk.failed');
  }
}

/**
 * Calls a function for every record, a few at a time; failures do not stop the others.
 * @returns what it answered: the records as they are now
 */
export async function forEachConcurrently(
  records: readonly RaRecord[] = [],
  act: (record: RaRecord) => Promise<RaRecord>,
): Promise<RaRecord[]> {
  const waiting = [...records];
  const done: RaRecord[] = [];
  const failed: { id: Identifier; reason: unknown }[] = [];
  const worker = async (): Promise<void> => {
    for (let record = waiting.shift(); record; record = waiting.shift()) {
      const { id } = record;
      await act(record).then(
        (now) => done.push(now),
        (reason: unknown) => failed.push({ id, reason }),
      );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (failed.length > 0)
    throw new PartialError(
      done,
      failed.map(({ id }) => id),
      failed.map(({ reason }) => reason),
    );
  return done;
}
