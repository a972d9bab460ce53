import { LinePool } from './line-pool.js';
import { OpenLoop } from './open-loop.js';
import type { Product } from './product.js';

const PER_SECOND = 200;
const SECONDS = 4;

/** A product in use answers faster than one that has just started: the engine compiles what it has run some hundred times. */
export async function warmUp({ port }: Product, request: string): Promise<void> {
  const pool = new LinePool(port);
  await new OpenLoop(PER_SECOND, SECONDS, async () => (await pool.send(request)).status).all();
  pool.close();
}
