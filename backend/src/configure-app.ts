import type { NestExpressApplication } from '@nestjs/platform-express';
import { Reflector } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { DtoPipe } from './common/dto/index.js';
import { ErrorFilter } from './common/errors/index.js';
import { PageInterceptor } from './common/list/index.js';
import { Settings } from './config/index.js';

const BODY_LIMIT = '100kb';
const NONE = ["'none'"];

/** Everything HTTP that the product and its tests share. */
export function configureApp(app: NestExpressApplication): void {
  const { CORS_ORIGINS } = app.get(Settings);
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(noStore);
  // Data needs no page rights at all; the web module sends pages with a policy of their own.
  const directives = { defaultSrc: NONE, frameAncestors: NONE, baseUri: NONE, formAction: NONE };
  app.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      referrerPolicy: { policy: 'no-referrer' },
      xFrameOptions: { action: 'deny' },
    }),
  );
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

/** Nothing is kept by browsers or proxies unless its route says so. */
function noStore(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
