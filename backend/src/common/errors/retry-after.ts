import { HttpStatus } from '@nestjs/common';
import { REFUSALS, tooManyTries } from '#contract/refusals';
import { PublicHttpException } from './public-http-exception.js';

const MINUTE = 60;
/** Seconds after which a client may try again. */
export const RETRY_AFTER = { storeAway: 2, busy: 2 } as const;

/** Too many attempts (429), with the seconds after which to retry. */
export class TooManyRequestsException extends PublicHttpException {
  constructor(readonly seconds: number) {
    super(HttpStatus.TOO_MANY_REQUESTS, tooManyTries(Math.ceil(seconds / MINUTE)));
  }
}

/** Overloaded at the moment (503). */
export class BusyException extends PublicHttpException {
  readonly seconds = RETRY_AFTER.busy;
  constructor() {
    super(HttpStatus.SERVICE_UNAVAILABLE, REFUSALS.busy);
  }
}

export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof TooManyRequestsException || error instanceof BusyException ? error.seconds : undefined;
}
