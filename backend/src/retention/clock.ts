import { Injectable } from '@nestjs/common';

/** The time, and what is to be done later: tests bring their own. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** @returns calls it off */
  later(ms: number, work: () => void): () => void {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  }
}
