import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { describedDtos } from '../common/dto/index.js';

const PATH = 'api-docs';
/** Swagger's page has inline styles; it is never served in production. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** Serves the OpenAPI description at `/api-docs`; for developers, outside production only. */
export async function describeApi(app: NestExpressApplication): Promise<void> {
  const { SwaggerModule } = await import('@nestjs/swagger');
  app.use(`/${PATH}`, (_: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', POLICY);
    next();
  });
  const document = await openApiOf(app);
  SwaggerModule.setup(PATH, app, document);
}

/** How to make the OpenAPI description, when all routes are there. Loads what a production install does not have. */
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
