import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildMinimal } from './minimal/build.mjs';
import { benchAdmin } from '../../admin/bench/main.mjs';
import { compress, serve, writeStatic } from './serve.mjs';
import { median, visit } from './visit.mjs';

const ROUNDS = 5;
const TARGETS = { lcp: 1.2, tap: 1.3, shift: 0.02, blocking: 100 };
const CLIENT = join(import.meta.dirname, '../build/client');

/** Every public page in English, as the built site itself lists them. */
const pages = [...readFileSync(join(CLIENT, 'sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)]
  .map(([, path]) => path ?? '')
  .filter((path) => !/^\/(si|ta)(\/|$)/.test(path))
  .filter((path) => process.argv.length < 3 || process.argv.includes(path));

const withAdmin = process.argv.length < 3 || process.argv.includes('admin');

const FIELD = 'form.form :is(input:not([type=file]), textarea, select)';
const hasForm = (page) => readFileSync(join(CLIENT, page, 'index.html'), 'utf8').includes('class="form');
const folder = mkdtempSync(join(tmpdir(), 'one-step-bench-web-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

mkdirSync(join(folder, 'minimal'));
await buildMinimal(join(folder, 'minimal'));
writeStatic(CLIENT, folder, pages);
compress(folder);
const { origin, close } = await serve([CLIENT, folder, join(folder, 'minimal')]);
const executablePath = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path) => path && existsSync(path),
);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
const short = [];
let slowest = 0;
try {
  process.stdout.write(
    `Median of ${ROUNDS} interleaved cold visits; 1.6 Mbit/s, 150 ms, CPU ×4; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  for (const page of pages) await measure(page);
  if (withAdmin) short.push(...(await benchAdmin(browser, folder, ROUNDS)));
} finally {
  await browser.close();
  close();
}
if (pages.length > 0) process.stdout.write(`Highest LCP ratio ${slowest.toFixed(2)}.\n`);
process.stdout.write(`${short.length ? `Short of the target:\n${short.join('\n')}` : 'All targets reached.'}\n`);
process.exitCode = short.length ? 1 : 0;

/** @param {string} page */
async function measure(page) {
  const control = hasForm(page) ? FIELD : undefined;
  const ours = [];
  const still = [];
  const least = [];
  for (let round = 0; round < ROUNDS; round++) {
    still.push(await visit(browser, `${origin}/static${page}`));
    ours.push(await visit(browser, origin + page, control));
    if (control) least.push(await visit(browser, `${origin}/minimal`, '#answer'));
  }
  const of = (visits, what) => median(visits.map((one) => one[what]));
  const ratio = of(ours, 'lcp') / of(still, 'lcp');
  slowest = Math.max(slowest, ratio);
  const said = [
    `LCP ${of(ours, 'lcp').toFixed(0)} ms, static ${of(still, 'lcp').toFixed(0)}: ${verdict(page, 'LCP', ratio, TARGETS.lcp)}`,
    `shift ${verdict(page, 'shift', of(ours, 'shift'), TARGETS.shift, 3)}`,
    `blocking ${verdict(page, 'blocking', of(ours, 'blocking'), TARGETS.blocking, 0)} ms`,
  ];
  for (const [what, name] of control
    ? [
        ['ready', 'field ready'],
        ['answer', 'field answers'],
      ]
    : []) {
    const [field, button] = [of(ours, what), of(least, what)];
    const words = `${name} ${field.toFixed(0)} ms, minimal React ${button.toFixed(0)}`;
    said.push(`${words}: ${verdict(page, name, field / button, TARGETS.tap)}`);
  }
  process.stdout.write(`${page}\n  ${said.join('\n  ')}\n`);
}

/** @param {string} page @param {string} name @param {number} value @param {number} target */
function verdict(page, name, value, target, digits = 2) {
  if (value > target) short.push(`  ${page} ${name} ${value.toFixed(digits)} > ${target}`);
  return value.toFixed(digits);
}
