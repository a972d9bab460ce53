/** A slow phone: 1.6 Mbit/s, 150 ms latency, a CPU four times slower than this one. */
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
/** The slowest connection that the targets cover. */
const SLOWEST_CONNECTION = { offline: false, latency: 400, downloadThroughput: 4e5 / 8, uploadThroughput: 4e5 / 8 };
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
 * @param {{ slow?: boolean, token?: string }} [how] on the slowest connection; signed in with this token
 */
export async function visit(browser, url, control, { slow = false, token } = {}) {
  const { context, page } = await phone(browser, slow ? SLOWEST_CONNECTION : CONNECTION);
  await page.addInitScript(watch, control);
  if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
  // The service worker fetches after that, on the slow connection for long.
  await page.goto(url, { waitUntil: slow ? 'load' : 'networkidle' });
  await page.waitForFunction(() => window.seen.fcp > 0);
  if (control) {
    await page.waitForFunction(() => window.seen.ready > 0);
    for (let tap = 1; tap <= TAPS; tap++) {
      await page.locator(control).first().tap();
      await page.waitForFunction((count) => window.seen.answers.length >= count, tap);
    }
  }
  const seen = await page.evaluate(() => window.seen);
  const script = await page.evaluate(scriptBytes);
  const first = await page.evaluate(beforeFirstPaint);
  await context.close();
  const blocking = seen.blocked.filter(([start]) => start > seen.fcp).map(([, duration]) => Math.max(0, duration - 50));
  return {
    fcp: seen.fcp,
    ...first,
    lcp: seen.lcp,
    shift: seen.shift,
    blocking: blocking.reduce((sum, time) => sum + time, 0),
    ready: seen.ready,
    script,
    answer: median(seen.answers),
  };
}

const TALL = { width: 360, height: 2000 };
const AGAIN_MS = 50;

/**
 * One cold visit that taps the same place repeatedly until the control responds: a button by counting, a field by
 * taking the focus. A visit of its own, because a tap ends the reporting of largest-contentful-paint.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} control
 * @param {{ x: number, y: number }} place where the control is going to be
 * @returns {Promise<number>} milliseconds from the start of the visit until the answer is on the screen
 * @throws if a field loses the letter typed then when the page is hydrated
 */
export async function tapUntilAnswered(browser, url, control, place) {
  const { context, page, chrome } = await phone(browser, CONNECTION, TALL);
  await page.addInitScript(watch, control);
  await page.addInitScript(watchAnswer, control);
  await page.goto(url, { waitUntil: 'commit' });
  const touch = (type, touchPoints) => chrome.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => {});
  const taps = setInterval(() => {
    void touch('touchStart', [place]);
    void touch('touchEnd', []);
  }, AGAIN_MS);
  const answered = await (await page.waitForFunction(() => window.answered)).jsonValue();
  clearInterval(taps);
  const isField = await page.evaluate(() => document.activeElement?.matches('input, textarea, select') ?? false);
  if (isField) await chrome.send('Input.insertText', { text: 'a' });
  await page.waitForFunction(() => window.seen.ready > 0);
  await page.waitForLoadState('networkidle');
  const kept = !isField || (await page.locator(control).first().inputValue()) === 'a';
  await context.close();
  if (!kept) throw new Error(`${url} forgets what was typed before it woke.`);
  return answered;
}

/** Where a control is, for `tapUntilAnswered`. */
export async function placeOf(browser, url, control) {
  const page = await browser.newPage({ viewport: TALL, locale: 'en-GB', hasTouch: true });
  await page.goto(url, { waitUntil: 'networkidle' });
  const box = await page.locator(control).first().boundingBox();
  await page.close();
  if (!box) throw new Error(`${url} has no ${control}.`);
  return { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
}

/** Runs in the page before anything else: notes the first answer of a control to a tap. @param {string} control */
function watchAnswer(control) {
  const drawn = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.answered ??= performance.now());
      port2.postMessage('');
    });
  addEventListener('focusin', ({ target }) => target.matches(control) && target.matches('input, textarea') && drawn());
  new window.MutationObserver(() => Number(document.querySelector(control)?.textContent) > 0 && drawn()).observe(
    document,
    {
      subtree: true,
      childList: true,
      characterData: true,
    },
  );
}

/** @param {import('@playwright/test').Browser} browser */
async function phone(browser, line, viewport = { width: 360, height: 640 }) {
  const context = await browser.newContext({ viewport, locale: 'en-GB', hasTouch: true });
  const page = await context.newPage();
  const chrome = await context.newCDPSession(page);
  await chrome.send('Network.enable');
  await chrome.send('Network.emulateNetworkConditions', line);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { context, page, chrome };
}

/** Runs in the page: JavaScript on the wire that was asked for before the control was ready. */
function scriptBytes() {
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < window.seen.ready)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** Runs in the page: the HTML on the wire, and what else was asked for before anything was seen. */
function beforeFirstPaint() {
  const [html] = performance.getEntriesByType('navigation');
  const others = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < window.seen.fcp);
  return { html: html.encodedBodySize, others: others.length };
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
