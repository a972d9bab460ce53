import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Connection } from 'mongoose';
import type { Registry } from 'prom-client';
import { hasBearer } from '../common/access/index.js';
import { Settings } from '../config/index.js';
import { MessagesService } from '../messages/index.js';
import { countEvents } from './count-events.js';
import { measureCommands } from './measure-commands.js';
import { measureMessages } from './measure-messages.js';
import { measureRequests } from './measure-requests.js';

interface Metrics {
  readonly measure: RequestHandler;
  /** Answers `GET /metrics`. */
  readonly answer: RequestHandler;
}

/** Begins to measure where METRICS_TOKEN is set; nothing is loaded or measured otherwise. */
export async function startMetrics(app: NestExpressApplication): Promise<Metrics | undefined> {
  const { METRICS_TOKEN } = app.get(Settings);
  if (METRICS_TOKEN === '') return undefined;
  const prometheus = await import('prom-client');
  // A registry of this app's own: a process may hold two apps, as in tests.
  const registry = new prometheus.Registry();
  // Event loop, memory, garbage collection.
  prometheus.collectDefaultMetrics({ register: registry });
  const parts = { prometheus, registry };
  countEvents(parts);
  measureCommands(app.get<Connection>(getConnectionToken()), parts);
  measureMessages(app.get(MessagesService), parts);
  return { measure: measureRequests(parts), answer: answer(registry, METRICS_TOKEN) };
}

/** Without the token the request falls through and gets the same 404 as an unknown path. */
function answer(registry: Registry, token: string): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const isMeant = request.method === 'GET' && request.path === '/';
    if (!isMeant || !hasBearer(request, token)) {
      next();
      return;
    }
    registry.metrics().then((text) => void response.type(registry.contentType).send(text), next);
  };
}
