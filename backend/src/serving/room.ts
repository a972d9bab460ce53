import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { LATE_MS, LOOK_EVERY_MS, ROOM } from './limits.js';

const TICK_MS = 10;
const NANOSECONDS = 1e6;

/**
 * How many requests may be worked on at once. It shrinks while the event loop is late and grows again afterwards, so
 * that cheap requests get much room and costly ones little; one timer for the whole process does the looking.
 */
export class Room {
  /** For the least important; others get a multiple of it. */
  size: number = ROOM.most;
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
    // No tick since the last look: this one came first after a pause, the next will know.
    if (this.delays.count === 0) return;
    const late = this.delays.mean / NANOSECONDS - TICK_MS > LATE_MS;
    this.size = late ? Math.max(ROOM.least, this.size * ROOM.shrink) : Math.min(ROOM.most, this.size + ROOM.grow);
    this.delays.reset();
  }
}
