import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import type { Settings } from './config/index.js';
import { configureApp } from './configure-app.js';
import { describeApi } from './describe-api.js';
import { servePages } from './web/index.js';

/** The whole product for these settings, configured but not listening. */
export async function createApp(settings: Settings): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings), {
    // Nest lists every module and route and prints a failed start twice: `main.ts` says what matters itself.
    logger: false,
    bodyParser: false,
    abortOnError: false,
  });
  configureApp(app);
  servePages(app);
  if (!settings.production) await describeApi(app);
  await app.init();
  app.useLogger(app.get(Logger));
  return app;
}
