import { HttpException, type HttpStatus } from '@nestjs/common';

/** A request is refused with a message written for a person; other exceptions' wording never gets out. */
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
