import { HttpException, HttpStatus } from '@nestjs/common';
import { MESSAGES } from '#contract/messages';
import type { ProofChallenge } from '#contract/proof-of-work';
import { Refusal } from './refusal.js';

/** Seconds after which a client may try again. */
export const RETRY_AFTER = { storeAway: 2, busy: 2 } as const;

/** Too many tries (429); says after how many seconds the next one is welcome. */
export class TooManyTries extends HttpException {
  /** @param challenge whoever solves it need not wait */
  constructor(
    readonly seconds: number,
    readonly challenge?: ProofChallenge,
  ) {
    super('Too many tries', HttpStatus.TOO_MANY_REQUESTS);
  }
}

/** There is more to do than can be done just now (503). */
export class Busy extends Refusal {
  readonly seconds = RETRY_AFTER.busy;
  constructor() {
    super(HttpStatus.SERVICE_UNAVAILABLE, MESSAGES.busy);
  }
}

export function retryAfterOf(fault: unknown): number | undefined {
  return fault instanceof TooManyTries || fault instanceof Busy ? fault.seconds : undefined;
}
