import { HttpException, HttpStatus } from '@nestjs/common';

/** Seconds after which a client may try again. */
export const RETRY_AFTER = { storeAway: 2 } as const;

/** Too many tries (429); says after how many seconds the next one is welcome. */
export class TooManyTries extends HttpException {
  constructor(readonly seconds: number) {
    super('Too many tries', HttpStatus.TOO_MANY_REQUESTS);
  }
}

export function retryAfterOf(fault: unknown): number | undefined {
  return fault instanceof TooManyTries ? fault.seconds : undefined;
}
