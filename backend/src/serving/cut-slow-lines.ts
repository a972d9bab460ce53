import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';

/** An upload may take until the server's `requestTimeout`; any other body is short and must have arrived by then. */
const SMALL_BODY_WITHIN_MS = 10_000;

/** Closes connections that send their body too slowly or do not read their answer: each holds memory for nothing. */
export function cutSlowLines(): RequestHandler {
  return (request, response, next) => {
    const cutLate = (): void => {
      if (!request.complete) request.destroy();
    };
    const late = request.is('multipart') ? undefined : setTimeout(cutLate, SMALL_BODY_WITHIN_MS).unref();
    response.once('close', () => clearTimeout(late));
    // The socket was silent for a while: a client that waits for our answer is not slow.
    response.on('timeout', ({ writableLength }: Socket) => {
      if (writableLength > 0) response.destroy();
    });
    next();
  };
}
