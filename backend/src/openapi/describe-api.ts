import type { NestExpressApplication } from '@nestjs/platform-express';
import { describedDtos } from '../common/dto/index.js';
import type { NextFunction, Request, Response } from 'express';

const PATH = 'api-docs';
/** Swagger's page brings its own inline styles; it is never served in production. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** Serves the OpenAPI description at `/api-docs`; for developers, outside production only. */
export async function describeApi(app: NestExpressApplication): Promise<void> {
  // Loaded only here: a production install does not have it.
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const { describeDtos } = await import('./describe-dtos.js');
  const { describeBodies } = await import('./describe-bodies.js');
  const { describeChanges } = await import('./describe-changes.js');
  const { describePublicCreates } = await import('./describe-public-creates.js');
  const { describeFollowUp } = await import('./describe-follow-up.js');
  describeDtos();
  const about = new DocumentBuilder()
    .setTitle('One Step')
    .setDescription('The documented routes. Errors have one shape; lists take sort, range and filter.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  app.use(`/${PATH}`, (_: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', POLICY);
    next();
  });
  SwaggerModule.setup(PATH, app, () =>
    describeFollowUp(
      describeChanges(
        describePublicCreates(
          describeBodies(SwaggerModule.createDocument(app, about, { extraModels: [...describedDtos()] })),
        ),
      ),
    ),
  );
}
