import { randomUUID } from 'node:crypto';
import { type LoggerService, Module } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type Level, type Logger, pino } from 'pino';
import { Settings } from './config/index.js';

/** The pino logger of the process: one line of JSON each. */
export const PROCESS_LOG = 'process log';

@Module({
  providers: [
    { provide: PROCESS_LOG, inject: [Settings], useFactory: ({ LOG_LEVEL }: Settings) => pino({ level: LOG_LEVEL }) },
  ],
  exports: [PROCESS_LOG],
})
export class LoggingModule {}

/** Writes what Nest and our `Logger`s say into the process log. */
export function nestLogger(processLog: Logger): LoggerService {
  // The context is the last value; an error's stack may come before it.
  const writer =
    (level: Level) =>
    (message: unknown, ...values: unknown[]) => {
      const [stack] = values.slice(0, -1);
      const details = message instanceof Error ? { err: message } : message;
      processLog[level]({
        context: values.at(-1),
        stack,
        ...(typeof details === 'object' ? details : { msg: details }),
      });
    };
  return {
    fatal: writer('fatal'),
    error: writer('error'),
    warn: writer('warn'),
    log: writer('info'),
    debug: writer('debug'),
    verbose: writer('trace'),
  };
}

/**
 * One line of JSON for each request that changed or refused something; plain reads are logged at `debug`.
 * A line holds method, route, status, time and a request id: no body, no header, no query, no address, so that nothing
 * a person sent can be in it.
 */
export function logRequests(logger: Logger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const start = performance.now();
    response.once('close', () => {
      const level = levelOf(request, response);
      if (!logger.isLevelEnabled(level)) return;
      const { method } = request;
      const route: unknown = (request.route as { path?: unknown } | undefined)?.path ?? 'page';
      logger[level](
        {
          // `req` and `res` would be wrong: pino's own serializers take those for raw requests and drop the route.
          id: randomUUID(),
          method,
          route,
          status: response.statusCode,
          ms: Math.round(performance.now() - start),
        },
        response.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    next();
  };
}

function levelOf({ method }: Request, { statusCode, writableFinished }: Response): Level {
  // The other answers from 500 on are refusals that are meant: too busy, no room.
  if (statusCode >= 500) return statusCode === 500 ? 'error' : 'warn';
  const isPlainRead = method === 'GET' || method === 'HEAD';
  return statusCode < 400 && writableFinished && isPlainRead ? 'debug' : 'info';
}
