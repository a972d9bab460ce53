import { Global, Injectable, Module } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** Whether the product was asked to stop: requests are still answered, but should go elsewhere. */
@Injectable()
export class Shutdown {
  hasBegun = false;

  /** Once the stop has begun, every answer ends its connection. */
  readonly closeConnections: RequestHandler = (_, response, next) => {
    if (this.hasBegun) response.setHeader('Connection', 'close');
    next();
  };
}

@Global()
@Module({ providers: [Shutdown], exports: [Shutdown] })
export class HttpModule {}
