import { randomUUID } from 'node:crypto';
import type { DynamicModule } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { LoggerModule, type PinoLogger } from 'nestjs-pino';
import type { Settings } from './config/index.js';

/** Nest's own lines, as JSON. Requests are logged by `logRequests`: pino-http would make a logger for each of them first. */
export function logging({ LOG_LEVEL }: Settings): DynamicModule {
  return LoggerModule.forRoot({ pinoHttp: { level: LOG_LEVEL }, forRoutes: [] });
}

/**
 * One line of JSON for each request that changed or refused something; plain reads are logged at `debug`.
 * A line holds method, route, status, time and a request id: no body, no header, no query, no address, so that nothing
 * a person sent can be in it.
 */
export function logRequests({ logger }: PinoLogger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const start = performance.now();
    response.once('close', () => {
      const level = levelOf(request, response);
      if (!logger.isLevelEnabled(level)) return;
      const { method } = request;
      const route: unknown = (request.route as { path?: unknown } | undefined)?.path ?? 'page';
      logger[level](
        {
          // Not under `req` and `res`: pino's own serializers would take those for raw requests and drop the route.
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

function levelOf({ method }: Request, { statusCode, writableFinished }: Response): 'error' | 'info' | 'debug' {
  if (statusCode >= 500) return 'error';
  const isPlainRead = method === 'GET' || method === 'HEAD';
  return statusCode < 400 && writableFinished && isPlainRead ? 'debug' : 'info';
}
