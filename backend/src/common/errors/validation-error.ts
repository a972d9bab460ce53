import { HttpException, HttpStatus } from '@nestjs/common';

/** Fields are wrong: one message each, in the order of the form. Answers 400 unless told otherwise. */
export class ValidationError extends HttpException {
  constructor(
    readonly errors: Readonly<Record<string, string>>,
    status: HttpStatus = HttpStatus.BAD_REQUEST,
  ) {
    super(Object.values(errors)[0] ?? 'Please check what you sent.', status);
  }
}
