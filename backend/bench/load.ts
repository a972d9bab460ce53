import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

// The load generator runs in a process of its own: it must not share an event loop with what it measures.

/** One run: requests over some connections for some seconds. */
export interface Job {
  readonly url: string;
  /** Paths to ask in turns: people look at different pages. */
  readonly paths: readonly string[];
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Every request carries an idempotency key of its own. */
  readonly withKeys?: boolean;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** How many answers had each status; connection errors and time-outs under 0. */
  readonly statuses: Readonly<Record<number, number>>;
}

function run({ paths, withKeys, headers, seconds, ...job }: Job): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    const statuses: Record<number, number> = {};
    let turn = 0;
    const setupRequest = (request: autocannon.Request): autocannon.Request => ({
      ...request,
      path: paths[turn++ % paths.length] ?? '/',
      headers: withKeys ? { ...headers, 'Idempotency-Key': randomUUID() } : headers,
    });
    const done = (error: unknown, result: autocannon.Result): void => {
      if (error) {
        reject(new Error('autocannon failed', { cause: error }));
        return;
      }
      if (result.errors > 0) statuses[0] = result.errors;
      times.sort((a, b) => a - b);
      const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
      resolve({ perSecond: times.length / result.duration, p50: at(0.5), p99: at(0.99), statuses });
    };
    const all = autocannon({ ...job, requests: [{ setupRequest }], duration: seconds, timeout: 10 }, done);
    // Its own histogram counts whole milliseconds, which is too coarse here.
    all.on('response', (_client, status, _bytes, time) => {
      times.push(time);
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
  });
}

process.on('message', (job: Job) => {
  run(job).then(
    (outcome) => process.send?.(outcome),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
