import autocannon from 'autocannon';

// The load generator runs in a process of its own: it must not share an event loop with what it measures.

/** One run: the same request again and again over some connections. */
export interface Job {
  readonly url: string;
  /** Paths to ask in turns, so that no two connections ask the same at a time; the URL's own by default. */
  readonly paths?: readonly string[];
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface Outcome {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** How many answers had each status; connection faults and time-outs under 0. */
  readonly statuses: Readonly<Record<number, number>>;
}

function run({ seconds, paths = [], ...job }: Job): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    const statuses: Record<number, number> = {};
    const done = (fault: unknown, result: autocannon.Result): void => {
      if (fault) reject(new Error('autocannon failed', { cause: fault }));
      if (result.errors > 0) statuses[0] = result.errors;
      times.sort((a, b) => a - b);
      resolve({
        requests: times.length,
        perSecond: times.length / result.duration,
        p50: at(times, 0.5),
        p99: at(times, 0.99),
        statuses,
      });
    };
    let turn = 0;
    const inTurns = (request: autocannon.Request) => ({ ...request, path: paths[turn++ % paths.length] ?? '' });
    const requests = paths.length === 0 ? {} : { requests: [{ setupRequest: inTurns }] };
    // Its own histogram counts whole milliseconds, which is too coarse here.
    autocannon({ ...job, ...requests, duration: seconds, timeout: 10 }, done).on(
      'response',
      (_client, status, _bytes, time) => {
        times.push(time);
        statuses[status] = (statuses[status] ?? 0) + 1;
      },
    );
  });
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

process.on('message', (job: Job) => {
  run(job).then(
    (outcome) => process.send?.(outcome),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
