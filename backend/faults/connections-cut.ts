import { setTimeout as pause } from 'node:timers/promises';
import { startDatabase } from './support/database.js';
import { startProduct } from './support/product.js';
import { bookThroughout } from './support/writers.js';

const CUTS = 50;
const EVERY_MS = 1000;

/** F30: all connections to the database are cut again and again under load. */
export async function cutConnections(folder: string): Promise<string> {
  const database = await startDatabase(folder, 'F30');
  const product = await startProduct({ folder, settings: { MONGODB_URI: database.uri } });
  try {
    return await bookThroughout(product, CUTS * 2, async () => {
      for (let cut = 0; cut < CUTS; cut += 1) {
        await pause(EVERY_MS);
        database.cut();
      }
      return `${CUTS} cuts`;
    });
  } finally {
    await product.end('SIGKILL');
    await database.end();
  }
}
