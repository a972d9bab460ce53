import type { Child } from './child.js';
import type { Job, Outcome } from './load.js';
import type { Server } from './server.js';

export interface Effort {
  readonly rounds: number;
  /** Of each run. */
  readonly seconds: number;
}

/** One of those that are compared, doing the same. */
export interface Contender {
  readonly name: string;
  readonly server: Server;
  readonly job: Omit<Job, 'seconds'>;
  readonly status: number;
}

/** Medians over all rounds, or those of one. */
export interface Figures extends Pick<Outcome, 'perSecond' | 'p50' | 'p99'> {
  /** Milliseconds of processor time that the server takes for a request: hardly differs on a busy machine. */
  readonly cpu: number;
}

/** The engine needs some thousand requests before it runs our code as fast as it will. */
const warmUpSeconds = ({ seconds }: Effort): number => Math.max(2, 2 * seconds);

/**
 * Lets contenders take turns, round after round, so that whatever else the machine does meets all of them alike.
 * The first turn of each only warms it up.
 * @returns the figures of each, in their order
 */
export async function compete(load: Child, contenders: readonly Contender[], effort: Effort): Promise<Figures[]> {
  const outcomes: Figures[][] = contenders.map(() => []);
  for (const contender of contenders) await run(load, contender, warmUpSeconds(effort));
  for (let round = 0; round < effort.rounds; round += 1) {
    for (const [i, contender] of contenders.entries()) {
      outcomes[i]?.push(await run(load, contender, effort.seconds));
    }
  }
  return outcomes.map((runs) => ({
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p50: median(runs.map(({ p50 }) => p50)),
    p99: median(runs.map(({ p99 }) => p99)),
    cpu: median(runs.map(({ cpu }) => cpu)),
  }));
}

async function run(load: Child, { name, server, job, status }: Contender, seconds: number): Promise<Figures> {
  const before = await server.ask('vitals');
  const outcome = await load.ask<Outcome>({ ...job, seconds } satisfies Job, (seconds + 30) * 1000);
  const after = await server.ask('vitals');
  const others = Object.entries(outcome.statuses).filter(([other]) => Number(other) !== status);
  // A refusal is fast: a figure with other answers in it would say nothing.
  if (others.length > 0)
    throw new Error(`${name}: not only ${status} but ${JSON.stringify(Object.fromEntries(others))}`);
  return { ...outcome, cpu: (after.cpu - before.cpu) / outcome.requests };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
