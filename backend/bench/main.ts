import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Product, startProduct, storeUri } from '../faults/support/product.js';
import { compareAll, median, NAMES, type Result, startBare } from './comparisons.js';
import { fill } from './records.js';

// `npm run bench`: the product beside a bare Nest app. Printed for people to judge, asserted nowhere.

const WATCH_EVERY_MS = 200;
const SETTLES_MS = 1500;

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const effort = options.quick ? { rounds: 3, seconds: 1, warmUp: 2 } : { rounds: 5, seconds: 3, warmUp: 15 };

const folder = mkdtempSync(join(tmpdir(), 'one-step-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [busy = 0] = loadavg();
say(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load before the start ${busy.toFixed(1)}`,
);
const [fewFolder, manyFolder] = [mkdtempSync(join(folder, 'few-')), mkdtempSync(join(folder, 'many-'))];
const applicant = await filled(fewFolder, 1000);
await filled(manyFolder, 100_000);
const bareStart = await starts(() => startBare(fewFolder));
const ourStart = await starts(() => start(fewFolder));

const [few, many] = [await start(fewFolder), await start(manyFolder)];
const load = fork(join(import.meta.dirname, 'load.js'));
let peakRss = 0;
const watch = setInterval(() => (peakRss = Math.max(peakRss, few.rss, many.rss)), WATCH_EVERY_MS);
try {
  const store = storeUri(join(fewFolder, 'data'));
  const results = await compareAll({ few, many, applicant, store }, load, folder, effort);
  report(results, peakRss);
} finally {
  clearInterval(watch);
  await Promise.all([few.end('SIGTERM'), many.end('SIGTERM')]);
  load.disconnect();
}

function start(at: string): Promise<Product> {
  return startProduct({ folder: at, settings: { LOG_LEVEL: 'error' } });
}

/** Fills a store with a process that then ends, so that the memory used for it is not measured. */
async function filled(at: string, bookings: number): Promise<string> {
  const product = await start(at);
  try {
    return await fill(at, bookings);
  } finally {
    await product.end('SIGTERM');
  }
}

/** Medians over three starts. */
async function starts(startIt: () => Promise<Product>): Promise<{ readyAfterMs: number; idleRss: number }> {
  const all: { readyAfterMs: number; idleRss: number }[] = [];
  for (let i = 0; i < 3; i += 1) {
    const server = await startIt();
    await pause(SETTLES_MS);
    all.push({ readyAfterMs: server.readyAfterMs, idleRss: server.rss });
    await server.end('SIGTERM');
  }
  return {
    readyAfterMs: median(all.map(({ readyAfterMs }) => readyAfterMs)),
    idleRss: median(all.map(({ idleRss }) => idleRss)),
  };
}

function report(results: readonly Result[], peakRss: number): void {
  const perSecond = (name: string): Result => {
    const result = results.find((each) => each.name === name);
    if (!result) throw new Error(`${name} was not measured.`);
    return result;
  };
  const ofBare = (name: string): number => perSecond(name).ours.perSecond / perSecond(name).bare.perSecond;
  table(
    '16 connections, medians, in turns; "bare" is a plain Nest route (or express.static) that answers the same bytes, ' +
      '"Mongoose" the same app reading the same records',
    ['', 'requests/s', 'p50 ms', 'p99 ms', 'bare/s', 'bare p99 ms', 'of bare', 'Mongoose/s', 'Mongoose of bare'],
    results.map(({ name, ours, bare, mongoose }) => [
      name,
      ours.perSecond.toFixed(0),
      ours.p50.toFixed(1),
      ours.p99.toFixed(1),
      bare.perSecond.toFixed(0),
      bare.p99.toFixed(1),
      (ours.perSecond / bare.perSecond).toFixed(2),
      mongoose?.perSecond.toFixed(0) ?? '',
      mongoose ? (mongoose.perSecond / bare.perSecond).toFixed(2) : '',
    ]),
  );
  const manyOfFew = perSecond(NAMES.listOfMany).ours.perSecond / perSecond(NAMES.list).ours.perSecond;
  const atLeast = (what: string, target: number, measured: number): string[] => [
    what,
    `≥ ${target.toFixed(2)}`,
    measured.toFixed(2),
    measured >= target ? 'yes' : 'NO',
  ];
  const atMost = (what: string, target: number, measured: number): string[] => [
    what,
    `≤ ${target.toFixed(0)}`,
    measured.toFixed(measured < 10 ? 2 : 0),
    measured <= target ? 'yes' : 'NO',
  ];
  table(
    'Targets',
    ['', 'target', 'measured', 'reached'],
    [
      atLeast(`${NAMES.list}, of bare`, 0.15, ofBare(NAMES.list)),
      atLeast('the same among 100,000, of that', 0.8, manyOfFew),
      atLeast(`${NAMES.one}, of bare`, 0.22, ofBare(NAMES.one)),
      atLeast(`${NAMES.create}, of bare`, 0.1, ofBare(NAMES.create)),
      atLeast(`${NAMES.createWithKey}, of bare`, 0.1, ofBare(NAMES.createWithKey)),
      atLeast(`${NAMES.page}, of express.static`, 1, ofBare(NAMES.page)),
      atMost('start, times bare', 2, ourStart.readyAfterMs / bareStart.readyAfterMs),
      atMost('RSS idle, MB', 160, ourStart.idleRss),
      atMost('RSS under load, MB', 300, peakRss),
    ],
  );
}

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   '),
  );
  say(`\n${title}\n\n  ${lines.join('\n  ')}\n`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
