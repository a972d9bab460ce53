import { setImmediate as nextTurn } from 'node:timers/promises';
import { isTimedOut } from './errors/index.js';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes one call of many: those that come while a call is under way go together in the next one. A call that comes
 * alone is not delayed.
 * @param run gives a result for each item, in their order; where it throws, each call of its batch is refused with that,
 *   and where that is the database's silence, each that waits
 * @param max items in one batch
 */
export function batched<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  max: number,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;
  const runAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, max);
      try {
        const results = await run(batch.map(({ item }) => item));
        for (const [i, { resolve }] of batch.entries()) resolve(results[i] as Result);
      } catch (error) {
        const refused = isTimedOut(error) ? [...batch, ...waiting.splice(0)] : batch;
        for (const { reject } of refused) reject(error);
      }
      // What follows on these results is asked before the next batch.
      await nextTurn();
    }
    isRunning = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // What else is called in this turn goes along.
      queueMicrotask(() => void runAll());
    });
}
