import type { INestApplication } from '@nestjs/common';

/** How long requests under way may take to end. */
const PATIENCE_MS = 10_000;

/** Ends the product cleanly when it is asked to: no new connections, answers under way are finished, then the store is closed. */
export function stopWhenAsked(app: INestApplication): void {
  let stopping = false;
  const stop = (): void => {
    // Asked twice: at once, then.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
