/** A bad day's phone: 1.6 Mbit/s, 150 ms, a processor four times slower than this one. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
/** The worst that A-41 asks for. */
const WORST = { offline: false, latency: 400, downloadThroughput: 4e5 / 8, uploadThroughput: 4e5 / 8 };
const SLOWER = 4;
const TAPS = 5;

/** Runs in the page before anything else. @param {string | undefined} control */
function watch(control) {
  const seen = { lcp: 0, shift: 0, fcp: 0, blocked: [], ready: 0, answers: [] };
  window.seen = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  observe('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime));
  observe('longtask', (entry) => seen.blocked.push([entry.startTime, entry.duration]));
  if (!control) return;
  const timer = setInterval(() => {
    const element = document.querySelector(control);
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps'))) return;
    seen.ready = performance.now();
    clearInterval(timer);
  }, 10);
  addEventListener(
    'pointerup',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // The first task after the frame: what the tap has changed is on the screen.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.answers.push(performance.now() - timeStamp);
        port2.postMessage('');
      }),
    true,
  );
}

/**
 * One cold visit.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} [control] what is tapped
 * @param {{ slow?: boolean, token?: string }} [how] over the worst line; as somebody who is signed in
 */
export async function visit(browser, url, control, { slow = false, token } = {}) {
  const { context, page } = await phone(browser, slow ? WORST : LINE);
  await page.addInitScript(watch, control);
  if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(url, { waitUntil: 'networkidle' });
  if (control) {
    await page.waitForFunction(() => window.seen.ready > 0);
    for (let tap = 1; tap <= TAPS; tap++) {
      await page.locator(control).first().tap();
      await page.waitForFunction((count) => window.seen.answers.length >= count, tap);
    }
  }
  const seen = await page.evaluate(() => window.seen);
  const script = await page.evaluate(scriptBytes);
  await context.close();
  const blocking = seen.blocked.filter(([start]) => start > seen.fcp).map(([, duration]) => Math.max(0, duration - 50));
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    shift: seen.shift,
    blocking: blocking.reduce((sum, time) => sum + time, 0),
    ready: seen.ready,
    script,
    answer: median(seen.answers),
  };
}

/**
 * One cold visit of somebody who taps the first field as soon as it is there and types: how late the letter is on the
 * screen. Visits of their own, because a tap ends what a browser tells of paints.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} control a field for text
 * @returns {Promise<number>} milliseconds from the start of the visit
 * @throws when the page forgets the letter as it wakes
 */
export async function tapEarly(browser, url, control) {
  const { context, page } = await phone(browser, LINE);
  await page.addInitScript(watch, control);
  await page.addInitScript(() =>
    addEventListener('input', () => requestAnimationFrame(() => (window.seen.typed = performance.now())), {
      once: true,
    }),
  );
  await page.goto(url, { waitUntil: 'commit' });
  const field = page.locator(control).first();
  await field.tap();
  await page.keyboard.press('a');
  await page.waitForFunction(() => window.seen.typed > 0 && window.seen.ready > 0);
  const { typed } = await page.evaluate(() => window.seen);
  await page.waitForLoadState('networkidle');
  if ((await field.inputValue()) !== 'a') throw new Error(`${url} forgets what was typed before it woke.`);
  await context.close();
  return typed;
}

/** @param {import('@playwright/test').Browser} browser */
async function phone(browser, line) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'en-GB', hasTouch: true });
  const page = await context.newPage();
  const chrome = await context.newCDPSession(page);
  await chrome.send('Network.enable');
  await chrome.send('Network.emulateNetworkConditions', line);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { context, page };
}

/** Runs in the page: JavaScript on the wire that was asked for before the control was ready. */
function scriptBytes() {
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < window.seen.ready)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
