import type { NestExpressApplication } from '@nestjs/platform-express';
import { DtoPipe } from './common/dto/index.js';
import { ErrorFilter } from './common/errors/index.js';
import { Settings } from './config/index.js';

const BODY_LIMIT = '100kb';

/** Everything HTTP that the product and its tests share. */
export function configureApp(app: NestExpressApplication): void {
  const { CORS_ORIGINS, TRUST_PROXY } = app.get(Settings);
  app.disable('x-powered-by');
  // Reads `filter[$ne]=x` as the object it stands for, which every route refuses: it is not passed over in silence.
  app.set('query parser', 'extended');
  // Behind a proxy every visitor would otherwise share one address, and so one limit.
  if (TRUST_PROXY.length > 0) app.set('trust proxy', TRUST_PROXY);
  if (CORS_ORIGINS.length > 0) {
    app.enableCors({
      origin: [...CORS_ORIGINS],
      exposedHeaders: ['Content-Range', 'ETag', 'Retry-After'],
      maxAge: 600,
    });
  }
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalFilters(new ErrorFilter());
}
