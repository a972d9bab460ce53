import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { describedDtos } from '../common/dto/index.js';
import { SettingsError } from '../config/index.js';

const PATH = 'api-docs';
/** Swagger's page has inline styles; it is never served in production. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** The bundle holds all but the files of Swagger's page. */
const NOT_INSTALLED = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];
const FOR_PRODUCTION = 'NODE_ENV must be production, or the packages for development installed: npm run start:prod';

/**
 * Serves the OpenAPI description at `/api-docs`; for developers, outside production only.
 * @throws SettingsError where only what production needs is installed
 */
export async function describeApi(app: NestExpressApplication): Promise<void> {
  const { SwaggerModule } = await import('@nestjs/swagger');
  app.use(`/${PATH}`, (_: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', POLICY);
    next();
  });
  const document = await openApiOf(app);
  try {
    SwaggerModule.setup(PATH, app, document);
  } catch (cause) {
    if (!NOT_INSTALLED.includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
    throw new SettingsError(FOR_PRODUCTION, { cause });
  }
}

/**
 * Loads what a production install does not have. The function it returns makes the OpenAPI description once all routes
 * are there.
 */
export async function openApiOf(app: NestExpressApplication): Promise<() => OpenAPIObject> {
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const { describeDtos } = await import('./describe-dtos.js');
  const { describeRoutes } = await import('./describe-routes.js');
  const about = new DocumentBuilder()
    .setTitle('One Step')
    .setDescription('The documented routes. Errors have one shape; lists take sort, range and filter.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  describeDtos();
  describeRoutes(app);
  return () => SwaggerModule.createDocument(app, about, { extraModels: [...describedDtos().keys()] });
}
