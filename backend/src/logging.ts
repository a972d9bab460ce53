import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Settings } from './config/index.js';

/**
 * One line of JSON for each request that changed or refused something; plain reads are logged at `debug`.
 * A line holds method, route, status, time and a request id: no body, no header, no query, no address, so that nothing
 * a person sent can be in it.
 */
export function logging({ LOG_LEVEL }: Settings): DynamicModule {
  return LoggerModule.forRoot({
    pinoHttp: {
      level: LOG_LEVEL,
      genReqId: () => randomUUID(),
      customLogLevel: ({ method }, { statusCode }, fault) => {
        if (fault !== undefined || statusCode >= 500) return 'error';
        return statusCode >= 400 || (method !== 'GET' && method !== 'HEAD') ? 'info' : 'debug';
      },
      serializers: {
        req: (request: { id: string; method: string; raw: IncomingMessage & { route?: { path?: unknown } } }) => ({
          id: request.id,
          method: request.method,
          route: request.raw.route?.path ?? 'page',
        }),
        res: ({ statusCode }: Pick<ServerResponse, 'statusCode'>) => ({ statusCode }),
        err: (fault: Error) => ({ name: fault.name }),
      },
    },
  });
}
