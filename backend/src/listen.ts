import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Settings } from './config/index.js';

/**
 * Opens the port; Nest's own `listen` would log a busy one before we can say it in one sentence.
 * @returns the port, which the system chose where the settings say 0
 */
export async function listen(app: NestExpressApplication, { PORT, HOST }: Settings): Promise<number> {
  const server: Server = app.getHttpServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(PORT, HOST, () => resolve());
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : PORT;
}
