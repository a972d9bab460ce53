import { HttpException, type HttpStatus } from '@nestjs/common';

/** A request is refused with a sentence written for a person; other exceptions' wording never gets out. */
export class Refusal extends HttpException {
  constructor(status: HttpStatus, sentence: string) {
    super(sentence, status);
  }
}
