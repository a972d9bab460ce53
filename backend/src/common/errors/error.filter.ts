import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { toErrorBody } from './error-body.js';
import { RETRY_AFTER, retryAfterOf } from './retry-after.js';

/** Every failure leaves through here, in one shape. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Error');

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const request = host.switchToHttp().getRequest<Request>();
    // Whoever sent this hung up in the middle: that is nobody's error, and nobody is there to be told.
    if (request.destroyed && !request.complete) return;
    const body = toErrorBody(error);
    if (body.statusCode >= 500) this.report(error, request);
    if (response.headersSent) {
      // The answer is under way: cutting the line is the only honest way left to say that it is not whole.
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

/** Where an error comes from. Its message stands before that, over several lines and with words like these when it quotes. */
function framesOf({ message, stack = '' }: Error): string {
  const end = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  return stack
    .slice(end)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES)
    .join('\n');
}
