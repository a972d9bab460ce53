import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { IdPipe } from './common/id.pipe.js';
import { DtoPipe } from './common/dto/index.js';
import { ErrorFilter } from './common/errors/index.js';
import type { Settings } from './config/index.js';
import { logRequests, nestLogger, PROCESS_LOG } from './logging.js';
import type { Store } from './database/index.js';
import { startMetrics } from './metrics/index.js';
import { describeApi } from './openapi/describe-api.js';
import {
  closeSlowConnections,
  fixedHeaders,
  forwardedAddresses,
  requestLimiter,
  revalidate,
  HttpServerAdapter,
  Shutdown,
  singleHost,
  warnOfUndeclaredProxy,
} from './http/index.js';
import { servePages } from './web/index.js';

const BODY_LIMIT = '100kb';

/** The options with which Nest makes the app, for `createApp` and the tests' modules alike. */
export const APP_OPTIONS = {
  // Nest lists every module and route and prints a failed start twice: `main.ts` says what matters itself.
  logger: false,
  bodyParser: false,
  abortOnError: false,
} as const;

/** The whole product for these settings, ready to listen. @param open returns the store, if it has already been opened */
export async function createApp(settings: Settings, open?: () => Promise<Store>): Promise<NestExpressApplication> {
  const module = AppModule.forRoot(settings, open);
  return prepareApp(
    await NestFactory.create<NestExpressApplication>(module, new HttpServerAdapter(), APP_OPTIONS),
    settings,
  );
}

/** Gives an app of `AppModule` all that is HTTP, and initialises it. */
export async function prepareApp(app: NestExpressApplication, settings: Settings): Promise<NestExpressApplication> {
  // The limiter comes first, so that a refusal costs next to nothing and is not logged.
  app.use(
    fixedHeaders,
    forwardedAddresses,
    revalidate,
    app.get(Shutdown).closeConnections,
    closeSlowConnections,
    requestLimiter(),
    singleHost,
  );
  const processLog = app.get<Logger>(PROCESS_LOG);
  app.use(logRequests(processLog));
  if (settings.TRUST_PROXY.length === 0) app.use(warnOfUndeclaredProxy(processLog));
  const metrics = await startMetrics(app);
  if (metrics) app.use(metrics.measure);
  configure(app, settings);
  if (metrics) app.use('/metrics', metrics.answer);
  servePages(app);
  if (!settings.production) await describeApi(app);
  await app.init();
  app.useLogger(nestLogger(processLog));
  return app;
}

/** Applies the settings for HTTP, bodies and errors. */
function configure(app: NestExpressApplication, { CORS_ORIGINS, TRUST_PROXY }: Settings): void {
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
  app.useGlobalPipes(new IdPipe(), new DtoPipe());
  app.useGlobalFilters(new ErrorFilter());
}
