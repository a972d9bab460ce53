import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { buildMinimal } from './minimal/build.mjs';
import { benchAdmin } from '../../admin/bench/main.mjs';
import { compress, serve, writeStatic } from './serve.mjs';
import { median, placeOf, tapUntilAnswered, visit } from './visit.mjs';

const ROUNDS = 5;
const WANTED = process.argv.slice(2);
/** A link as most parents have it: the faster one is measured with every page, and the admin app, only when asked for. */
const SLOW = !WANTED.includes('--faster') && !WANTED.includes('admin');
const ONLY = WANTED.filter((page) => page.startsWith('/'));
const WITH_ADMIN = WANTED.includes('admin') || (!SLOW && ONLY.length === 0);
/** The first pages of parents, and of each script. */
const FIRST_PAGES = ['/', '/si', '/ta/find-help', '/booking-shadow-teacher', '/si/booking-shadow-teacher'];
const ALL = WANTED.includes('all');
const WORST_TARGETS = { readable: 1600, shift: 0.05, usable: 5000 };
const TARGETS = { lcp: 1.2, tap: 1.3, shift: 0.02, blocking: 100 };
const CLIENT = join(import.meta.dirname, '../build/client');

/** Every public page, as the built site itself lists them. */
const everyPage = [
  ...readFileSync(join(CLIENT, 'sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g),
].map(([, path]) => path ?? '');
const languageOf = (page) => /^\/(si|ta)(?=\/|$)/.exec(page)?.[1] ?? 'en';
const pages = everyPage
  .filter((path) => languageOf(path) === 'en')
  .filter((path) => (ONLY.length > 0 ? ONLY.includes(path) : !WANTED.includes('admin')));

const BUTTON = '#answer';
const FIELD = 'form.form :is(input:not([type=file]), textarea, select)';
const hasForm = (page) => readFileSync(join(CLIENT, page, 'index.html'), 'utf8').includes('class="form');
const folder = mkdtempSync(join(tmpdir(), 'one-step-bench-web-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

mkdirSync(join(folder, 'minimal'));
await buildMinimal(join(folder, 'minimal'));
writeStatic(CLIENT, folder, pages);
writeFileSync(join(folder, 'plain.html'), `<!doctype html><title>Plain</title><p>${'A page of words. '.repeat(100)}`);
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
    `Median of ${ROUNDS} interleaved cold visits; ${SLOW ? '400 kbit/s, 400 ms' : '1.6 Mbit/s, 150 ms'}, CPU ×4; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  if (SLOW) for (const page of slowPages()) await measureWorst(page);
  else for (const page of pages) await measure(page);
  if (WITH_ADMIN) short.push(...(await benchAdmin(browser, folder, ROUNDS)));
} finally {
  await browser.close();
  close();
}
process.stdout.write(
  `${slowest > 0 ? `Highest LCP ratio ${slowest.toFixed(2)}. ` : ''}${short.length ? `Short of the target:\n${short.join('\n')}` : 'All targets reached.'}\n`,
);
process.exitCode = short.length ? 1 : 0;

/** @param {string} page */
async function measure(page) {
  const control = hasForm(page) ? FIELD : undefined;
  const ours = [];
  const still = [];
  const least = [];
  const taps = { field: [], button: [] };
  const places = control && {
    field: await placeOf(browser, origin + page, control),
    button: await placeOf(browser, `${origin}/minimal`, BUTTON),
  };
  for (let round = 0; round < ROUNDS; round++) {
    still.push(await visit(browser, `${origin}/static${page}`));
    ours.push(await visit(browser, origin + page, control));
    if (!places) continue;
    least.push(await visit(browser, `${origin}/minimal`, BUTTON));
    taps.field.push(await tapUntilAnswered(browser, origin + page, control, places.field));
    taps.button.push(await tapUntilAnswered(browser, `${origin}/minimal`, BUTTON, places.button));
  }
  const of = (visits, what) => median(visits.map((one) => one[what]));
  const ratio = of(ours, 'lcp') / of(still, 'lcp');
  slowest = Math.max(slowest, ratio);
  const lines = [
    `LCP ${of(ours, 'lcp').toFixed(0)} ms, static ${of(still, 'lcp').toFixed(0)}: ${verdict(page, 'LCP', ratio, TARGETS.lcp)}`,
    `shift ${verdict(page, 'shift', of(ours, 'shift'), TARGETS.shift, 3)}`,
    `blocking ${verdict(page, 'blocking', of(ours, 'blocking'), TARGETS.blocking, 0)} ms`,
  ];
  if (control) {
    const compare = (what, field, button, target = TARGETS.tap) =>
      `${what} ${field.toFixed(0)} ms, minimal React's button ${button.toFixed(0)}: ${verdict(page, what, field / button, target)}`;
    lines.push(
      // A prerendered field takes the focus and input before hydration, and keeps them.
      compare('field answers its first tap after', median(taps.field), median(taps.button)),
      compare('and later taps within', of(ours, 'answer'), of(least, 'answer')),
      compare('React has it after', of(ours, 'ready'), of(least, 'ready'), Infinity),
    );
  }
  process.stdout.write(`${page}\n  ${lines.join('\n  ')}\n`);
}

/** Those that were named; all of them; or the first pages and, of each language, the page with most to load before its first words. */
function slowPages() {
  if (ONLY.length > 0) return ONLY;
  if (ALL) return everyPage;
  const bytes = (page) => {
    const [before = ''] = readFileSync(join(CLIENT, page, 'index.html'), 'utf8').split('</h1>');
    return brotliCompressSync(before).length;
  };
  const heaviest = ['en', 'si', 'ta'].map((language) =>
    everyPage
      .filter((page) => languageOf(page) === language)
      .reduce((one, other) => (bytes(other) > bytes(one) ? other : one)),
  );
  return [...new Set([...FIRST_PAGES, ...heaviest])];
}

/** Readable: first contentful paint, beside that of a page of a few plain words. Usable, of a first page: the first control responds. @param {string} page */
async function measureWorst(page) {
  const control = FIRST_PAGES.includes(page) ? (hasForm(page) ? FIELD : '.theme input') : undefined;
  const visits = [];
  const plain = [];
  const used = [];
  for (let round = 0; round < ROUNDS; round++) {
    plain.push(await visit(browser, `${origin}/plain.html`, undefined, { slow: true }));
    visits.push(await visit(browser, origin + page, undefined, { slow: true }));
    // Waiting for the control takes time from the first paint.
    if (control) used.push(await visit(browser, origin + page, control, { slow: true }));
  }
  const of = (what, among = visits) => median(among.map((one) => one[what]));
  const lines = [
    `readable ${verdict(page, 'readable', of('fcp'), WORST_TARGETS.readable, 0)} ms (plain page ${of('fcp', plain).toFixed(0)}), ` +
      `HTML ${of('html')} bytes, ${of('others')} other requests by then`,
    `shift ${verdict(page, 'shift', of('shift'), WORST_TARGETS.shift, 3)}` +
      (control ? `, usable ${verdict(page, 'usable', of('ready', used), WORST_TARGETS.usable, 0)} ms` : ''),
  ];
  process.stdout.write(`${page}\n  ${lines.join('\n  ')}\n`);
}

/** @param {string} page @param {string} name @param {number} value @param {number} target */
function verdict(page, name, value, target, digits = 2) {
  if (value > target) short.push(`  ${page} ${name} ${value.toFixed(digits)} > ${target}`);
  return value.toFixed(digits);
}
