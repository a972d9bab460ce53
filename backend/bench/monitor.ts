import type { Vitals } from './server.js';

// Preloaded (`--import`) into every server under test, the bare one too, so that none carries more than the other.

const SAMPLE_MS = 200;

let peakRss = 0;
setInterval(() => {
  peakRss = Math.max(peakRss, process.memoryUsage.rss());
}, SAMPLE_MS).unref();

process.on('message', () => {
  const rss = process.memoryUsage.rss();
  process.send?.({ rss, peakRss: Math.max(peakRss, rss) } satisfies Vitals);
});
// Whatever becomes of the benchmark, no server outlives it.
process.on('disconnect', () => process.exit(0));
process.channel?.unref();
