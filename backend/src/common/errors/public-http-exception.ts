import { HttpException, type HttpStatus } from '@nestjs/common';

/** Refuses a request with a message for people; messages of other exceptions are never sent. */
export class PublicHttpException extends HttpException {
  constructor(status: HttpStatus, message: string) {
    super(message, status);
  }
}
