import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Question, Vitals } from './vitals.js';

// Preloaded (`--import`) into every server under test, the bare one too, so that none carries more than the other.

const RESOLUTION_MS = 1;
const SAMPLE_MS = 200;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
let peakRss = 0;
setInterval(() => {
  peakRss = Math.max(peakRss, process.memoryUsage.rss());
}, SAMPLE_MS).unref();

process.on('message', (question: Question) => {
  if (question === 'watch delays') {
    delays.reset();
    delays.enable();
  }
  process.send?.(vitals());
});
// Whatever becomes of the bench, no server outlives it.
process.on('disconnect', () => process.exit(0));
process.channel?.unref();

function vitals(): Vitals {
  const rss = process.memoryUsage.rss();
  peakRss = Math.max(peakRss, rss);
  const { user, system } = process.cpuUsage();
  return {
    cpu: (user + system) / 1000,
    rss,
    own: ownMemory() ?? rss,
    peakRss,
    delay: { p50: delayAt(50), p99: delayAt(99), max: toDelay(delays.max) },
  };
}

/** Linux says how much of the memory belongs to no file. */
function ownMemory(): number | undefined {
  try {
    const [, kilobytes] = /^RssAnon:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

function delayAt(percentile: number): number {
  return toDelay(delays.percentile(percentile));
}

/** The histogram holds the time from one tick of its timer to the next, in nanoseconds: what exceeds the tick is delay. */
function toDelay(tick: number): number {
  return Math.max(0, tick / 1e6 - RESOLUTION_MS);
}
