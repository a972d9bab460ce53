import { HttpException, HttpStatus } from '@nestjs/common';
import { ERROR_CODES, VALIDATION_FAILED, type ErrorBody } from '#contract/errors';
import { MESSAGES } from '#contract/messages';
import { ValidationError } from './validation-error.js';
import { duplicateKey, isCastError, isDatabaseUnavailable, isStoreFull } from './mongo-errors.js';
import { PublicHttpException } from './public-http-exception.js';

const SENTENCES: Partial<Record<number, string>> = {
  400: 'This request cannot be read.',
  401: 'Please sign in.',
  403: 'This account may not do that.',
  404: 'This was not found.',
  405: 'This cannot be done here.',
  413: 'This is too large to send.',
  415: 'This kind of content cannot be read here.',
  422: 'This request was already sent with other content.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'We cannot save or read anything at the moment. Please try again in a minute.',
  507: 'We cannot save anything at the moment. Please call us.',
};

/** The error body of the contract for any failure, without internal details. */
export function toErrorBody(error: unknown): ErrorBody {
  const duplicate = duplicateKey(error);
  if (duplicate?.includes('email')) {
    return body(HttpStatus.CONFLICT, { email: MESSAGES.emailKnown });
  }
  if (duplicate?.includes('service')) return body(HttpStatus.CONFLICT, { service: MESSAGES.serviceKnown });
  if (duplicate) return body(HttpStatus.CONFLICT);
  if (isDatabaseUnavailable(error)) return body(HttpStatus.SERVICE_UNAVAILABLE);
  if (isStoreFull(error)) return body(HttpStatus.INSUFFICIENT_STORAGE);
  if (isCastError(error)) return body(HttpStatus.BAD_REQUEST);
  if (error instanceof ValidationError) return body(error.getStatus(), error.errors);
  if (error instanceof PublicHttpException) return withCode(body(error.getStatus(), undefined, error.message), error);
  return body(error instanceof HttpException ? error.getStatus() : HttpStatus.INTERNAL_SERVER_ERROR);
}

function withCode(said: ErrorBody, { code = said.code }: PublicHttpException): ErrorBody {
  return { ...said, code };
}

function body(statusCode: number, errors?: Readonly<Record<string, string>>, words?: string): ErrorBody {
  const first = errors && Object.values(errors)[0];
  const message = first ?? words ?? SENTENCES[statusCode] ?? SENTENCES[statusCode < 500 ? 400 : 500] ?? '';
  const codes: Partial<Record<number, string>> = ERROR_CODES;
  const code = errors && statusCode === 400 ? VALIDATION_FAILED : (codes[statusCode] ?? 'ERROR');
  return { statusCode, code, message, error: message, ...(errors && { errors: { ...errors } }) };
}
