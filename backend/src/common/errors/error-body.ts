import { HttpException, HttpStatus } from '@nestjs/common';
import { ERROR_CODES, VALIDATION_FAILED, type ErrorBody } from '#contract/errors';
import { FAILURES, REFUSALS } from '#contract/refusals';
import { PublicHttpException, ValidationError } from './exceptions.js';
import { duplicateKey, isCastError, isDatabaseUnavailable, isStoreFull } from './mongo-errors.js';

/** The error body of the contract for any failure, without internal details. */
export function toErrorBody(error: unknown): ErrorBody {
  const duplicate = duplicateKey(error);
  if (duplicate?.includes('email')) {
    return body(HttpStatus.CONFLICT, { email: REFUSALS.emailKnown });
  }
  if (duplicate?.includes('service')) return body(HttpStatus.CONFLICT, { service: REFUSALS.serviceKnown });
  if (duplicate) return body(HttpStatus.CONFLICT);
  if (isDatabaseUnavailable(error)) return body(HttpStatus.SERVICE_UNAVAILABLE);
  if (isStoreFull(error)) return body(HttpStatus.INSUFFICIENT_STORAGE);
  if (isCastError(error)) return body(HttpStatus.BAD_REQUEST);
  if (error instanceof ValidationError) return body(error.getStatus(), error.errors);
  if (error instanceof PublicHttpException) return withCode(body(error.getStatus(), undefined, error.message), error);
  return body(error instanceof HttpException ? error.getStatus() : HttpStatus.INTERNAL_SERVER_ERROR);
}

function withCode(answer: ErrorBody, { code = answer.code }: PublicHttpException): ErrorBody {
  return { ...answer, code };
}

function body(statusCode: number, errors?: Readonly<Record<string, string>>, words?: string): ErrorBody {
  const first = errors && Object.values(errors)[0];
  const message = first ?? words ?? FAILURES[statusCode] ?? FAILURES[statusCode < 500 ? 400 : 500] ?? '';
  const codes: Partial<Record<number, string>> = ERROR_CODES;
  const code = errors && statusCode === 400 ? VALIDATION_FAILED : (codes[statusCode] ?? 'ERROR');
  return { statusCode, code, message, error: message, ...(errors && { errors: { ...errors } }) };
}
