import type { Identifier, RaRecord } from 'react-admin';

/** Concurrent calls of a bulk action, so that it does not use up rate limits or a slow connection. */
const AT_ONCE = 4;

/** A bulk action that failed for some of the records. */
export class PartialError extends Error {
  /** @param reason why the first of them failed */
  constructor(
    readonly done: readonly Identifier[],
    readonly failed: readonly Identifier[],
    readonly reason: unknown,
  ) {
    super('admin.bulk.failed');
  }
}

/** Does one thing to every record; failures do not stop the others. */
export async function inTurn(
  records: readonly RaRecord[] = [],
  act: (record: RaRecord) => Promise<unknown>,
): Promise<Identifier[]> {
  const waiting = [...records];
  const done: Identifier[] = [];
  const failed: { id: Identifier; reason: unknown }[] = [];
  const worker = async (): Promise<void> => {
    for (let record = waiting.shift(); record; record = waiting.shift()) {
      const { id } = record;
      await act(record).then(
        () => done.push(id),
        (reason: unknown) => failed.push({ id, reason }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const [first] = failed;
  if (first)
    throw new PartialError(
      done,
      failed.map(({ id }) => id),
      first.reason,
    );
  return done;
}
