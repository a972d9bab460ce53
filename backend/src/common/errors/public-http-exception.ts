import { HttpException, type HttpStatus } from '@nestjs/common';

/** A request is refused with a message written for a person; other exceptions' wording never gets out. */
export class PublicHttpException extends HttpException {
  constructor(status: HttpStatus, message: string) {
    super(message, status);
  }
}
