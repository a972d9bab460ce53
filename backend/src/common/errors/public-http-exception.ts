import { HttpException, type HttpStatus } from '@nestjs/common';

/** Refuses a request with a message for people; messages of other exceptions are never sent. */
export class PublicHttpException extends HttpException {
  /** @param code where clients have to tell it from others of the same status */
  constructor(
    status: HttpStatus,
    message: string,
    readonly code?: string,
  ) {
    super(message, status);
  }
}
