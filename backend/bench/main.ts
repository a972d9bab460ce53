import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Child } from './child.js';
import { allContests, logins } from './contests.js';
import { syncTime, theMachine } from './machine.js';
import { tryInstallation } from './installation.js';
import { pages } from './pages.js';
import { fill } from './records.js';
import { startProduct } from './server.js';
import { starts } from './starts.js';
import { report } from './report.js';
import { milliseconds, say } from './table.js';
import type { Findings } from './targets.js';

const FEW = 1000;
const MANY = 100_000;

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, full: { type: 'boolean', default: false } },
});
const effort = options.quick ? { rounds: 3, seconds: 1 } : { rounds: 5, seconds: 3 };

const folder = mkdtempSync(join(tmpdir(), 'one-step-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

say(theMachine());
say(`One sync to the disk below ${folder}: ${milliseconds(syncTime(folder))}`);
report(await measure());

async function measure(): Promise<Findings> {
  const [fewFolder, manyFolder] = [mkdtempSync(join(folder, 'few-')), mkdtempSync(join(folder, 'many-'))];
  say(`Filling stores with ${FEW} and ${MANY} bookings…`);
  const applicant = await filled(fewFolder, FEW);
  await filled(manyFolder, MANY);
  say('Starting…');
  const started = await starts(fewFolder, options.quick ? 3 : 5);
  const [few, many] = [await startProduct(fewFolder), await startProduct(manyFolder)];
  const load = new Child(join(import.meta.dirname, 'load.js'), { folder });
  try {
    say('Measuring…');
    const results = await allContests({ few, many, applicant }, load, folder, effort);
    const page = await pages(folder, load, effort);
    const login = await logins(few, load, effort);
    const peaks = await Promise.all([few.ask('vitals'), many.ask('vitals')]);
    return {
      results,
      starts: started,
      page,
      login,
      peakRss: Math.max(...peaks.map(({ peakRss }) => peakRss)),
      installation: options.full ? tryInstallation(folder) : undefined,
    };
  } finally {
    await Promise.all([few, many, load].map((child) => child.stop()));
  }
}

/** Fills a store and lets go of it, so that no server is measured with the memory of being filled. */
async function filled(at: string, bookings: number): Promise<string> {
  const product = await startProduct(at);
  try {
    return await fill(at, bookings);
  } finally {
    await product.stop();
  }
}
