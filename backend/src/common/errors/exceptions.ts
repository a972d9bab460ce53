import { HttpException, HttpStatus } from '@nestjs/common';
import type { ValidationErrorCode } from '#contract/check';
import { manyTriesFromHere, type Refusal, REFUSALS, tooManyTries } from '#contract/refusals';
import type { Rule } from '#contract/rule';
import { validationMessage } from '#contract/validation-message';

/** Fields are wrong: one message each, in the order of the form. Answers 400 unless told otherwise. */
export class ValidationError extends HttpException {
  constructor(
    readonly errors: Readonly<Record<string, string>>,
    status: HttpStatus = HttpStatus.BAD_REQUEST,
  ) {
    super(Object.values(errors)[0] ?? 'Please check what you sent.', status);
  }
}

/** One field is wrong, as its rule says. */
export function fieldError(
  field: string,
  rule: Rule,
  error: ValidationErrorCode,
  status?: HttpStatus,
): ValidationError {
  return new ValidationError({ [field]: validationMessage(rule, error) }, status);
}

/** Refuses a request with a message for people; messages of other exceptions are never sent. */
export class PublicHttpException extends HttpException {
  /**
   * @param code where clients have to tell it from others of the same status
   * @param more what the answer holds besides the sentence
   */
  constructor(
    status: HttpStatus,
    message: Refusal,
    readonly code?: string,
    readonly more?: object,
  ) {
    super(message, status);
  }
}

/** The refusal of a change that does not fit what is stored (409). */
export function conflict(refusal: Refusal): PublicHttpException {
  return new PublicHttpException(HttpStatus.CONFLICT, refusal);
}

const MINUTE = 60;
/** When a client may try again after a 503. */
export const RETRY_AFTER_SECONDS = 2;

/** Too many attempts (429), with the seconds after which to retry. */
export class TooManyRequestsException extends PublicHttpException {
  /** @param isShared the limit is one of an address, which many people may share */
  constructor(
    readonly seconds: number,
    isShared: boolean,
  ) {
    const minutes = Math.ceil(seconds / MINUTE);
    super(HttpStatus.TOO_MANY_REQUESTS, isShared ? manyTriesFromHere(minutes) : tooManyTries(minutes));
  }
}

/** The server is overloaded at the moment (503). */
export class BusyException extends PublicHttpException {
  constructor() {
    super(HttpStatus.SERVICE_UNAVAILABLE, REFUSALS.busy);
  }
}

/** The kind of an error, for the log: its message may quote what a person typed. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

const FRAME = /^\s+at \S/;
const FRAMES = 5;

/** Where an error was thrown, for the log: its stack without the message, which may have several lines. */
export function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { message, stack = '' } = error;
  const end = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  return stack
    .slice(end)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES)
    .join('\n');
}
