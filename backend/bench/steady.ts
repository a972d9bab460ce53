import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signIn } from './answers.js';
import { Child } from './child.js';
import { jiffies, theMachine } from './machine.js';
import { CLASSES, mix, type MixedRequest } from './mix.js';
import type { MixedJob, MixedOutcome } from './mixed-load.js';
import { fill } from './records.js';
import { median } from './rounds.js';
import { type Server, startProduct } from './server.js';
import { megabytes, milliseconds, printTable, say, times } from './table.js';
import type { Vitals } from './vitals.js';

// `npm run bench:load`: how much the product carries, and how it does at half of that for a long time.

const CONNECTIONS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const CURVE_SECONDS = 6;
/** The knee: from here on more connections bring next to nothing. */
const NEARLY_ALL = 0.9;
const WARM_UP_SHARE = 0.2;
const LOOK_EVERY_MS = 1000;

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(options.minutes);

const folder = mkdtempSync(join(tmpdir(), 'one-step-load-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

say(theMachine());
const server = await startProduct(folder);
const load = new Child(join(import.meta.dirname, 'mixed-load.js'), { folder });
try {
  await fill(folder, 1000);
  const requests = mix(await signIn(server.url));
  const capacity = await curve(requests);
  await steady(requests, capacity / 2);
} finally {
  await Promise.all([server.stop(), load.stop()]);
}

function run(job: Omit<MixedJob, 'url'>): Promise<MixedOutcome> {
  return load.ask<MixedOutcome>({ ...job, url: server.url }, (job.seconds + 30) * 1000);
}

/** @returns the most requests a second that it answered, all of them */
async function curve(requests: readonly MixedRequest[]): Promise<number> {
  await run({ requests, connections: 16, seconds: CURVE_SECONDS });
  const points: { connections: number; outcome: MixedOutcome }[] = [];
  for (const connections of CONNECTIONS) {
    points.push({ connections, outcome: await run({ requests, connections, seconds: CURVE_SECONDS }) });
  }
  printTable(
    'As fast as it can: 80 % reads of strangers, 15 % lists of administrators, 5 % bookings',
    ['connections', 'requests/s', 'p50', 'p99', 'faults'],
    points.map(({ connections, outcome: { perSecond, all, faults } }) => [
      connections,
      perSecond.toFixed(0),
      milliseconds(all.p50),
      milliseconds(all.p99),
      faults,
    ]),
  );
  // A refusal is fast: where some are refused, the rate says nothing of what is carried.
  const whole = points.filter(({ outcome }) => outcome.faults === 0);
  const capacity = Math.max(...whole.map(({ outcome }) => outcome.perSecond));
  const knee = whole.find(({ outcome }) => outcome.perSecond >= capacity * NEARLY_ALL);
  say(
    `  The knee is at ${knee?.connections ?? 0} connections; the most without a refusal was ${capacity.toFixed(0)} requests/s.`,
  );
  return capacity;
}

async function steady(requests: readonly MixedRequest[], perSecond: number): Promise<void> {
  const seconds = minutes * 60;
  say(`\nHalf of that, ${perSecond.toFixed(0)} requests/s, for ${minutes} minutes…`);
  const over = new AbortController();
  const watching = watch(server, over.signal);
  const before = jiffies();
  const outcome = await run({ requests, connections: 64, seconds, perSecond });
  over.abort();
  const after = jiffies();
  const seen = await watching;
  printTable(
    'At half of capacity, from the moment a request was due',
    ['', 'p50', 'p99', 'p99 / p50'],
    [['all', outcome.all] as const, ...CLASSES.map((name) => [name, outcome.classes[name]] as const)].map(
      ([name, { p50, p99 }]) => [name, milliseconds(p50), milliseconds(p99), times(p99 / p50)],
    ),
  );
  const warm = seen.slice(Math.floor(seen.length * WARM_UP_SHARE));
  const tenth = Math.max(1, Math.floor(warm.length / 10));
  const ends = (what: 'own' | 'rss') =>
    [warm.slice(0, tenth), warm.slice(-tenth)].map((some) => median(some.map((vitals) => vitals[what])));
  const [first = 0, last = 0] = ends('own');
  const [whole = 0, wholeLast = 0] = ends('rss');
  const growth = last / first - 1;
  const ratio = outcome.all.p99 / outcome.all.p50;
  const kept = outcome.perSecond / perSecond;
  const row = (what: string, target: string, measured: string, reached: boolean) => [
    what,
    target,
    measured,
    reached ? 'yes' : 'NO',
  ];
  printTable(
    'Must reach',
    ['', 'target', 'measured', 'reached'],
    [
      row('faults', '0', String(outcome.faults), outcome.faults === 0),
      row('the pace was kept', '≥ 0.99', times(kept), kept >= 0.99),
      row('p99, times p50', '≤ 5.00', times(ratio), ratio <= 5),
      row('growth of memory after warm-up', '< 5 %', `${(growth * 100).toFixed(1)} %`, growth < 0.05),
    ],
  );
  if (before && after) {
    const stolen = (after.stolen - before.stolen) / (after.all - before.all);
    say(`  Of the processors' time ${(stolen * 100).toFixed(1)} % went to other machines meanwhile.`);
  }
  say(`  Memory of its own ${megabytes(first)} after the warm-up, ${megabytes(last)} at the end.`);
  say(
    `  With the pages of the data file, which grew by what was booked, ${megabytes(whole)} and ${megabytes(wholeLast)}.\n`,
  );
}

/** Looked at again and again until the signal. */
async function watch(watched: Server, signal: AbortSignal): Promise<Vitals[]> {
  const seen: Vitals[] = [];
  while (!signal.aborted) {
    seen.push(await watched.ask('vitals'));
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  return seen;
}
