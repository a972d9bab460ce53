import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { framesOf, nameOf } from '../common/errors/index.js';
import { Shutdown } from './shutdown.js';

/** A proxy may need this long to notice that `/health/ready` says no. */
const NOTICE_MS = 1000;
/** Requests in flight may take this long. Then they are aborted, so that the store can be closed properly. */
const CLOSE_TIMEOUT_MS = 7500;
/** The whole stop takes no longer, because Docker and systemd kill after ten seconds. */
const LAST_MS = 9500;
/** `Ctrl+C` arrives twice under npm, which passes on what the terminal has already sent. */
const SAME_SIGNAL_MS = 500;
const TIDY_EVERY_MS = 50;

/**
 * Ends the product cleanly when it is asked to: readiness says no, answers end their connections, idle connections are
 * closed, requests in flight are finished, then the store is closed. An uncaught error stops it the same way, with exit
 * code 1, because the process may be in any state.
 */
export function stopWhenAsked(app: NestExpressApplication): void {
  const log = new Logger('Stop');
  let stopping = false;
  const stop = (noticeMs: number, code: number): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LAST_MS).unref();
    close(app, noticeMs).then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  let askedAt = -Infinity;
  const asked = (noticeMs: number) => (): void => {
    const again = performance.now() - askedAt > SAME_SIGNAL_MS;
    // A second signal stops it immediately.
    if (stopping && again) process.exit(1);
    askedAt = performance.now();
    stop(noticeMs, 0);
  };
  const failed = (error: unknown): void => {
    log.error(lastWords(error));
    stop(0, 1);
  };
  process
    .on('SIGTERM', asked(NOTICE_MS))
    .on('SIGINT', asked(0))
    .on('uncaughtException', failed)
    .on('unhandledRejection', failed);
}

/** What the log says of an error that nobody caught: not its message, which may quote what a person typed. */
export function lastWords(error: unknown): string {
  return `${nameOf(error)} that nobody caught; the product stops.\n${framesOf(error)}`;
}

async function close(app: NestExpressApplication, noticeMs: number): Promise<void> {
  const server: Server = app.getHttpServer();
  app.get(Shutdown).hasBegun = true;
  if (server.listening) {
    await pause(noticeMs);
    await closeServer(server);
  }
  await app.close();
}

async function closeServer(server: Server): Promise<void> {
  // Connections that were busy when the stop began become idle later.
  const tidy = setInterval(() => server.closeIdleConnections(), TIDY_EVERY_MS);
  const late = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(tidy);
  clearTimeout(late);
}
