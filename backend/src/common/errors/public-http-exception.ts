import { HttpException, type HttpStatus } from '@nestjs/common';
import type { Refusal } from '#contract/refusals';

/** Refuses a request with a message for people; messages of other exceptions are never sent. */
export class PublicHttpException extends HttpException {
  /** @param code where clients have to tell it from others of the same status */
  constructor(
    status: HttpStatus,
    message: Refusal,
    readonly code?: string,
  ) {
    super(message, status);
  }
}
