import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { startProduct } from './support/product.js';
import { bookThroughout } from './support/writers.js';

const TIMES = 3;
/** How long the primary may not be elected again. */
const AWAY_SECONDS = 10;
/** Another member is elected within some twelve seconds. */
const SETTLES_MS = 20_000;

/** F32: the primary of a replica set steps down under load, so that another member is elected. */
export async function stepDown(folder: string): Promise<string> {
  const uri = new URL(process.env['MONGODB_URI'] ?? '');
  uri.pathname = `/one-step-faults-f32-${process.pid}`;
  const connection = await mongoose.createConnection(uri.href).asPromise();
  const product = await startProduct({ folder, settings: { MONGODB_URI: uri.href } });
  try {
    return await bookThroughout(product, TIMES * 10, async () => {
      for (let time = 0; time < TIMES; time += 1) {
        await pause(1000);
        await connection.db?.admin().command({ replSetStepDown: AWAY_SECONDS, secondaryCatchUpPeriodSecs: 5 });
        await pause(SETTLES_MS);
      }
      return `${TIMES} elections`;
    });
  } finally {
    await product.end('SIGKILL');
    await connection.close();
  }
}
