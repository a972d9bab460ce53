import { setTimeout as pause } from 'node:timers/promises';
import { median } from './rounds.js';
import { type Server, startBare, startProduct } from './server.js';

const SETTLES_MS = 1500;

/** Medians over all starts. */
export interface Start {
  readonly readyAfterMs: number;
  /** After a moment of rest. */
  readonly idleRss: number;
}

/** Starts the bare server and the product in turns, the product on the records that are there. */
export async function starts(folder: string, count: number): Promise<{ bare: Start; ours: Start }> {
  const bare: Start[] = [];
  const ours: Start[] = [];
  for (let i = 0; i < count; i += 1) {
    bare.push(await observed(() => startBare(folder)));
    ours.push(await observed(() => startProduct(folder)));
  }
  return { bare: medianOf(bare), ours: medianOf(ours) };
}

async function observed(start: () => Promise<Server>): Promise<Start> {
  const server = await start();
  try {
    await pause(SETTLES_MS);
    return { readyAfterMs: server.readyAfterMs, idleRss: (await server.ask('vitals')).rss };
  } finally {
    await server.stop();
  }
}

function medianOf(all: readonly Start[]): Start {
  return {
    readyAfterMs: median(all.map(({ readyAfterMs }) => readyAfterMs)),
    idleRss: median(all.map(({ idleRss }) => idleRss)),
  };
}
