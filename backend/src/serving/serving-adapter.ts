import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Headers within 10 s, whole uploads within 2 minutes, and no line may stand still for long. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 12_000,
  connectionsCheckingInterval: 2000,
} as const;
/** A line on which nothing moves, an answer that nobody takes for example, is closed after so long. */
const STANDSTILL_MS = 12_000;

const CONNECTIONS = 20_000;
/** Kept free of connections for the store and the files of the pages. */
const SPARE_FILES = 500;

/** Nest's Express adapter with a server that has limits: Nest hands none of them on. */
export class ServingAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(TIMEOUTS, this.getInstance<RequestListener>());
    this.httpServer.maxConnections = Math.max(1, Math.min(CONNECTIONS, fileLimit() - SPARE_FILES));
    this.httpServer.setTimeout(STANDSTILL_MS);
  }
}

/** How many files and connections the system lets this process hold (Linux); endless where it does not say. */
function fileLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
