import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';

/** An upload may take until the server's `requestTimeout`; any other body is short and must have arrived by then. */
const SMALL_BODY_WITHIN_MS = 10_000;

/** Closes connections that send their body too slowly or do not read their response: each one holds memory. */
export function closeSlowConnections(request: Request, response: Response, next: NextFunction): void {
  const closeLate = (): void => {
    if (!request.complete) request.destroy();
  };
  const late = request.is('multipart') ? undefined : setTimeout(closeLate, SMALL_BODY_WITHIN_MS).unref();
  // A refusal is answered before the whole body has arrived, and the rest may not keep arriving for ever.
  response.once('close', () => {
    if (request.complete) clearTimeout(late);
  });
  // Idle socket: only close it if our response is still unread.
  response.on('timeout', ({ writableLength }: Socket) => {
    if (writableLength > 0) response.destroy();
  });
  next();
}
