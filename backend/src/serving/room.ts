import { LOOK_EVERY_MS, ROOM, ROOM_PACE, WAIT_MS } from './limits.js';

/**
 * How many requests may be worked on at once. It shrinks while whoever comes now would wait too long and grows again
 * afterwards, so that cheap requests get much room and costly ones little. How long they would wait is what stands in
 * the room divided by what leaves it in a second (Little's law): a delayed event loop, a slow store and a processor that
 * others use as well all show there.
 */
export class Room {
  /** From 1 on a calm day to 0 when all wait too long. */
  private calm = 1;
  private finished = 0;
  private lookedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param busy how many are worked on just now */
  constructor(private readonly busy: () => number) {}

  start(): void {
    this.lookedAt = performance.now();
    this.timer = setInterval(() => this.look(performance.now()), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Whether one more of this kind has room beside those who are there. */
  has(kind: keyof typeof ROOM): boolean {
    const { calm, late } = ROOM[kind];
    return this.busy() < late + (calm - late) * this.calm;
  }

  /** Another one was answered, or went away. */
  finish(): void {
    this.finished += 1;
  }

  private look(now: number): void {
    const wait = (this.busy() / this.finished) * (now - this.lookedAt);
    const isLate = this.busy() >= ROOM.stranger.late && wait > WAIT_MS;
    this.calm = isLate ? this.calm * ROOM_PACE.shrink : Math.min(1, this.calm + ROOM_PACE.grow);
    this.finished = 0;
    this.lookedAt = now;
  }
}
