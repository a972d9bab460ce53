import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { CLASSES, type Class, type MixedRequest } from './mix.js';

// In a process of its own, as load.ts: it must not share an event loop with what it measures.

/** The mix, again and again: as fast as some connections can, or so many a second whatever the answers take. */
export interface MixedJob {
  readonly url: string;
  readonly requests: readonly MixedRequest[];
  readonly connections: number;
  readonly seconds: number;
  readonly perSecond?: number;
}

export interface MixedOutcome {
  readonly perSecond: number;
  /** Answers other than a success, and requests without an answer. */
  readonly faults: number;
  readonly all: Times;
  readonly classes: Readonly<Record<Class, Times>>;
}

/** Milliseconds. Where the pace is fixed, from the moment a request was due: waiting for a free connection counts. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
}

const TICK_MS = 2;

async function run(job: MixedJob): Promise<MixedOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: job.connections });
  const times: Record<Class, number[]> = { reads: [], administrators: [], creates: [] };
  let sent = 0;
  let faults = 0;

  async function sendNext(due: number): Promise<void> {
    const next = job.requests[sent++ % job.requests.length];
    if (!next) return;
    const good = await send(agent, job.url, next);
    times[next.class].push(performance.now() - due);
    if (!good) faults += 1;
  }

  const began = performance.now();
  const end = began + job.seconds * 1000;
  if (job.perSecond === undefined) {
    const keepSending = async (): Promise<void> => {
      while (performance.now() < end) await sendNext(performance.now());
    };
    await Promise.all(Array.from({ length: job.connections }, keepSending));
  } else {
    const open = new Set<Promise<void>>();
    const step = 1000 / job.perSecond;
    while (performance.now() < end) {
      for (let due = began + sent * step; due <= performance.now(); due = began + sent * step) {
        const answer = sendNext(due);
        open.add(answer);
        void answer.then(() => open.delete(answer));
      }
      await pause(TICK_MS);
    }
    await Promise.all(open);
  }
  const took = performance.now() - began;
  agent.destroy();
  return {
    perSecond: (sent / took) * 1000,
    faults,
    all: timesOf(CLASSES.flatMap((name) => times[name])),
    classes: {
      reads: timesOf(times.reads),
      administrators: timesOf(times.administrators),
      creates: timesOf(times.creates),
    },
  };
}

/** Whether the answer was a success. */
function send(agent: Agent, url: string, { path, headers, body }: MixedRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const sending = request(
      url + path,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        timeout: 10_000,
      },
      (response) => {
        const { statusCode = 0 } = response;
        response.on('error', () => resolve(false));
        response.on('end', () => resolve(statusCode >= 200 && statusCode < 300));
        response.resume();
      },
    );
    sending.on('timeout', () => sending.destroy()).on('error', () => resolve(false));
    sending.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function timesOf(times: number[]): Times {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

process.on('message', (job: MixedJob) => {
  run(job).then(
    (outcome) => process.send?.(outcome),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
