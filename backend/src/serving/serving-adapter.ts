import { createServer, type RequestListener } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { fileLimit } from './file-limit.js';
import { CONNECTIONS, SERVER_OPTIONS, SPARE_FILES } from './limits.js';
import { refuse } from './refuse.js';
import type { Traffic } from './traffic.js';

/** Nest's Express adapter with a server that has limits: Nest hands none of them on. */
export class ServingAdapter extends ExpressAdapter {
  private traffic: Traffic | undefined;

  /** Lets this decide who comes in, from the moment the port is open. */
  guardWith(traffic: Traffic): void {
    this.traffic = traffic;
    this.httpServer.once('listening', () => traffic.start()).once('close', () => traffic.stop());
  }

  override initHttpServer(): void {
    const answer = this.getInstance<RequestListener>();
    this.httpServer = createServer(SERVER_OPTIONS, (request, response) => {
      if (this.traffic?.admit(request, response) === false) refuse(response);
      else answer(request, response);
    });
    this.httpServer.maxConnections = Math.max(1, Math.min(CONNECTIONS, fileLimit() - SPARE_FILES));
  }
}
