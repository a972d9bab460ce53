import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { LATE_MS, LOOK_EVERY_MS } from './limits.js';

const TICK_MS = 10;
const NANOSECONDS = 1e6;

/** Says whether the event loop has been late lately; one timer for the whole process does the looking. */
export class Lateness {
  isLate = false;
  private readonly delays: IntervalHistogram = monitorEventLoopDelay({ resolution: TICK_MS });
  private timer: NodeJS.Timeout | undefined;

  start(): void {
    this.delays.enable();
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.delays.disable();
  }

  private look(): void {
    // The median: one long pause, of the garbage collector for example, is no reason to turn people away.
    this.isLate = this.delays.percentile(50) / NANOSECONDS - TICK_MS > LATE_MS;
    this.delays.reset();
  }
}
