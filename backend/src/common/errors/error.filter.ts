import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, HttpStatus, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ERROR_CODES, VALIDATION_FAILED, type ErrorBody } from '#contract/errors';
import { FAILURES, REFUSALS } from '#contract/refusals';
import {
  framesOf,
  nameOf,
  PublicHttpException,
  RETRY_AFTER_SECONDS,
  TooManyRequestsException,
  ValidationError,
} from './exceptions.js';
import { duplicateKey, isCastError, isDatabaseUnavailable, isStoreFull } from './mongo-errors.js';

/** Turns every failure into the error body of the contract. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Error');

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const request = host.switchToHttp().getRequest<Request>();
    // The client has disconnected: not an error, and nobody is left to answer.
    if (request.destroyed && !request.complete) return;
    const body = toErrorBody(error);
    // An intended refusal with its own message: many of them must not fill the log.
    if (body.statusCode >= 500 && !(error instanceof PublicHttpException)) this.report(error, request);
    if (response.headersSent) {
      // Part of the answer has been sent: closing the connection is the only way to show that it is incomplete.
      response.destroy();
      return;
    }
    if (body.statusCode === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    if (error instanceof TooManyRequestsException) response.setHeader('Retry-After', error.seconds);
    response.status(body.statusCode).setHeader('Cache-Control', 'no-store').json(body);
  }

  private report(error: unknown, request: Request): void {
    const route = request.route ? String((request.route as { path: unknown }).path) : '?';
    this.log.error(`${nameOf(error)} at ${request.method} ${route}\n${framesOf(error)}`);
  }
}

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

function withCode(answer: ErrorBody, { code = answer.code, more }: PublicHttpException): ErrorBody {
  return { ...more, ...answer, code };
}

function body(statusCode: number, errors?: Readonly<Record<string, string>>, words?: string): ErrorBody {
  const first = errors && Object.values(errors)[0];
  const message = first ?? words ?? FAILURES[statusCode] ?? FAILURES[statusCode < 500 ? 400 : 500] ?? '';
  const codes: Partial<Record<number, string>> = ERROR_CODES;
  const code = errors && statusCode === 400 ? VALIDATION_FAILED : (codes[statusCode] ?? 'ERROR');
  return { statusCode, code, message, error: message, ...(errors && { errors: { ...errors } }) };
}
