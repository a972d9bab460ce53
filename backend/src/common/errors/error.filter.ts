import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { toErrorBody } from './error-body.js';
import { PublicHttpException, RETRY_AFTER, retryAfterOf } from './exceptions.js';

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
    if (body.statusCode === 503 && !response.hasHeader('Retry-After')) {
      response.setHeader('Retry-After', RETRY_AFTER.storeAway);
    }
    const retryAfter = retryAfterOf(error);
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    response.status(body.statusCode).setHeader('Cache-Control', 'no-store').json(body);
  }

  /** Name and stack only: a message may quote what a person typed. */
  private report(error: unknown, request: Request): void {
    const where = error instanceof Error ? framesOf(error) : '';
    const name = error instanceof Error ? error.name : typeof error;
    this.log.error(
      `${name} at ${request.method} ${request.route ? String((request.route as { path: unknown }).path) : '?'}\n${where}`,
    );
  }
}

const FRAME = /^\s+at \S/;
const FRAMES = 5;

/** The stack without the message, which may have several lines and quote input. */
function framesOf({ message, stack = '' }: Error): string {
  const end = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  return stack
    .slice(end)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES)
    .join('\n');
}
