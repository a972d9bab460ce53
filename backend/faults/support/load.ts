import { setTimeout as pause } from 'node:timers/promises';

export interface Sample {
  readonly status: number;
  /** From the moment it was due, so that what waits for its turn counts as well. */
  readonly ms: number;
  /** Seconds since the beginning at which it was due. */
  readonly at: number;
}

const TICK_MS = 4;

/** Sends at a steady rate, whether or not answers come. */
export class OpenLoop {
  readonly samples: Sample[] = [];
  private readonly open = new Set<Promise<void>>();
  private readonly finished: Promise<void>;
  private over = false;

  constructor(perSecond: number, seconds: number, send: (i: number) => Promise<number>) {
    this.finished = this.run(perSecond, seconds, send);
  }

  /** Waits for the end, and for every answer. */
  async all(): Promise<readonly Sample[]> {
    await this.finished;
    await Promise.all(this.open);
    return this.samples;
  }

  stop(): Promise<readonly Sample[]> {
    this.over = true;
    return this.all();
  }

  private async run(perSecond: number, seconds: number, send: (i: number) => Promise<number>): Promise<void> {
    const start = performance.now();
    const count = perSecond * seconds;
    for (let i = 0; i < count && !this.over;) {
      const due = ((performance.now() - start) / 1000) * perSecond;
      for (; i < Math.min(due, count); i += 1) this.begin(start + (i / perSecond) * 1000, i / perSecond, send(i));
      await pause(TICK_MS);
    }
  }

  private begin(due: number, at: number, sent: Promise<number>): void {
    const work = sent.then((status) => {
      this.samples.push({ status, ms: performance.now() - due, at });
      this.open.delete(work);
    });
    this.open.add(work);
  }
}

export function isGood({ status }: Sample): boolean {
  return status === 200 || status === 201;
}

export function percentile(samples: readonly Sample[], share: number): number {
  const times = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

export function longest(samples: readonly Sample[]): number {
  return samples.reduce((most, { ms }) => Math.max(most, ms), 0);
}

/** How often each status came, as `201: 740, 503: 12`. */
export function statuses(samples: readonly Sample[]): string {
  const counts = new Map<number, number>();
  for (const { status } of samples) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status || 'lost'}: ${count}`).join(', ');
}
