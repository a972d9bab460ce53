import { parentPort, workerData } from 'node:worker_threads';
import { startEmbeddedStore } from './index.js';
import type { Opened } from './open-in-thread.js';

// A program of its own: see `openInThread`.
const say = (opened: Opened): void => parentPort?.postMessage(opened);

async function run(): Promise<void> {
  try {
    const store = await startEmbeddedStore({ folder: workerData as string });
    parentPort?.once('message', () => void store.close().then(() => parentPort?.close()));
    say({ uri: store.uri, fresh: store.fresh });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    say({ failed: error.name, message: error.message });
  }
}

void run();
