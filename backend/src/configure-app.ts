import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Reflector } from '@nestjs/core';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { DtoPipe } from './common/dto/index.js';
import { ErrorFilter } from './common/errors/index.js';
import { PageInterceptor } from './common/list/index.js';
import { Settings } from './config/index.js';

const BODY_LIMIT = '100kb';
const NONE = ["'none'"];

/** Everything HTTP that the product and its tests share. */
export function configureApp(app: NestExpressApplication): void {
  const { CORS_ORIGINS, TRUST_PROXY } = app.get(Settings);
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  // Behind a proxy every visitor would otherwise share one address, and so one limit.
  if (TRUST_PROXY.length > 0) app.set('trust proxy', TRUST_PROXY);
  app.use(fixedHeaders());
  if (CORS_ORIGINS.length > 0) {
    app.enableCors({
      origin: [...CORS_ORIGINS],
      exposedHeaders: ['Content-Range', 'ETag', 'Retry-After'],
      maxAge: 600,
    });
  }
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalInterceptors(new PageInterceptor(app.get(Reflector)));
  app.useGlobalFilters(new ErrorFilter());
}

/** The same headers on every answer: nothing is kept unless its route says so, and helmet's protection. */
function fixedHeaders(): RequestHandler {
  // Data needs no page rights at all; the web module sends pages with a policy of their own.
  const directives = { defaultSrc: NONE, frameAncestors: NONE, baseUri: NONE, formAction: NONE };
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  // None of helmet's headers depends on the request: they are read off once instead of being made for each answer.
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  protect(sample.req, sample, () => undefined);
  const headers = Object.entries({ ...sample.getHeaders(), 'Cache-Control': 'no-store' });
  return (_: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
