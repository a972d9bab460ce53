import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import type { SessionNote } from '#contract/goals';
import { CATALOGUES } from '../../public-web/messages/texts.server.js';
import { fill } from '../../public-web/messages/fill.js';
import { BROWSER } from '../support/browser.js';
import { expectNoViolations, expect, test } from '../support/fixtures.js';
import { killBrowserOf } from '../support/kill-browser.js';
import { Line } from '../support/line.js';
import { transfersOf, weightOf } from '../support/transfers.js';
import { fits, fitsWithOtherText, hasLargeTargets, hasReadableLetters, keepsWordsWhole, showsFocus } from './checks.js';
import { enlarge, share } from './enlarged.js';
import { addressOf, LANGUAGES, open, readIn } from './pages.js';
import { aPlacedChild } from './placed.js';

/** Compressed scripts of a first visit, as of any page with a form. */
const NOTE_SCREEN_BYTES = 115_000;

const PHONE = { width: 360, height: 640 };

async function isLoggedIn(page: Page | BrowserContext, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

const sizeOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

/** Counts the taps of a person and the seconds that the pages take; the time to think is the person's own. */
class Stopwatch {
  private readonly begun = performance.now();
  private taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  expectAtMost(taps: number, seconds: number, what: string): void {
    const took = (performance.now() - this.begun) / 1000;
    process.stdout.write(`${what}: ${this.taps} taps, ${took.toFixed(1)} s\n`);
    expect(this.taps).toBeLessThanOrEqual(taps);
    expect(took).toBeLessThan(seconds);
  }
}

for (const { language, prefix } of LANGUAGES) {
  test(`a member of staff writes a note with a thumb, and the family reads it, in ${language}`, async ({
    page,
    api,
    baseURL,
  }) => {
    const placed = await aPlacedChild(api, baseURL, language);
    const t = CATALOGUES[language];
    await isLoggedIn(page, placed.token);
    const scripts = transfersOf(page, /\/assets\/.+\.js$/);
    await open(page, addressOf(prefix, '/my-sessions'));
    await expect(page.getByText(placed.childName).first()).toBeVisible();
    await fits(page, '/my-sessions');
    await fitsWithOtherText(page, '/my-sessions');
    await keepsWordsWhole(page, '/my-sessions');
    await expectNoViolations(page);
    await hasLargeTargets(page, '/my-sessions');
    if (language !== 'en') await hasReadableLetters(page, '/my-sessions');

    await page.getByRole('link', { name: t.mySessions.note }).tap();
    await page.getByRole('button', { name: t.phrases.well }).tap();
    await expect(page.locator('blockquote')).toHaveText(t.phrases.well);
    expect(weightOf(await scripts.soFar())).toBeLessThanOrEqual(NOTE_SCREEN_BYTES);
    await fits(page, 'note');
    await expectNoViolations(page);
    await keepsWordsWhole(page, 'note');
    const face = page.locator('.face').first();
    if (language !== 'en') await expect.poll(() => sizeOf(face)).toBeGreaterThanOrEqual(16);
    await page.getByRole('button', { name: t.sessionNote.back }).tap();
    // What was typed is still there, and the beginning is empty again.
    await page.getByRole('link', { name: t.mySessions.note }).tap();
    await expect(page.locator('blockquote')).toHaveText(t.phrases.well);
    await page.getByRole('button', { name: t.staffPage.discard }).tap();
    await expect(page.locator('blockquote')).toHaveCount(0);
    await page.getByRole('button', { name: t.sessionNote.back }).tap();

    const watch = new Stopwatch();
    await watch.tap(page.getByRole('link', { name: t.mySessions.note }));
    await watch.tap(page.locator('.step', { hasText: 'I say one word' }));
    await watch.tap(page.locator('.face').nth(2));
    await watch.tap(page.getByRole('button', { name: t.phrases.well }));
    await watch.tap(page.getByRole('button', { name: t.sessionNote.save }));
    await expect(page.getByText(t.mySessions.noteSaved)).toBeVisible();
    watch.expectAtMost(6, 30, `note screen, ${language}`);
    await expect(page.locator('.waiting-list')).toHaveText('');
    const held = page.getByRole('button', { name: t.mySessions.held, exact: true });
    await expect(held).toHaveAttribute('aria-pressed', 'true');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(held).toHaveCSS('forced-color-adjust', 'none');
    await page.emulateMedia({ forcedColors: null });

    await page.evaluate(() => localStorage.removeItem('token'));
    const family = await page.context().newPage();
    await family.setViewportSize(PHONE);
    await open(family, addressOf(prefix, placed.privatePage));
    await expect(family.getByText(t.phrases.well)).toBeVisible();
    await expect(family.locator('.goal li.done')).toHaveText(new RegExp('^I say one word'));
    await expect(family.getByText(t.progress.roles.staff)).toBeVisible();
    expect(await share(family, '.goal')).toBe(1);
    await fits(family, 'private page');
    await expectNoViolations(family);
    await family.getByRole('link', { name: t.progress.report }).click();
    await expect(family.locator('.report')).toContainText(placed.childName);
    await fits(family, 'progress report');
    await hasLargeTargets(family, 'progress report');
    await expectNoViolations(family);
  });
}

/** Draws with a finger from one place to another; the page gets every event that a phone sends. */
async function drawn(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 5; step += 1)
    await touch('touchMove', [
      { x: start.x + ((end.x - start.x) * step) / 5, y: start.y + ((end.y - start.y) * step) / 5 },
    ]);
  await touch('touchEnd', []);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to touch is there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('hours are written in rows by keyboard and drawn with a finger, and are there after a reload', async ({
  page,
  api,
  baseURL,
}) => {
  const { token } = await aPlacedChild(api, baseURL);
  await isLoggedIn(page, token);
  await open(page, '/my-hours');
  await page.getByRole('button', { name: 'Add hours' }).press('Enter');
  await expect(page.getByLabel('Weekday')).toHaveValue('1');
  await fits(page, '/my-hours');
  await fitsWithOtherText(page, '/my-hours');
  await expectNoViolations(page);
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
  await drawn(page, cell('Tuesday, 10.00 a.m. to 10.30 a.m.'), cell('Tuesday, 1.30 p.m. to 2.00 p.m.'));
  await expect(page.getByLabel('From', { exact: true }).nth(1)).toHaveValue('10:00');
  // Forced colours take every ground away, and with it what is drawn by one.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(cell('Tuesday, 1.00 p.m. to 1.30 p.m.')).toHaveCSS('forced-color-adjust', 'none');
  await page.emulateMedia({ forcedColors: null });
  await page.getByRole('button', { name: 'Save my hours' }).press('Enter');
  await expect(page.getByText('Your hours are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('From', { exact: true }).first()).toHaveValue('08:00');
  await expect(page.getByLabel('To', { exact: true }).nth(1)).toHaveValue('14:00');
  // The longest words, on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 640 });
  await readIn(page, 'ta');
  await fitsWithOtherText(page, '/ta/my-hours');
});

test('a note that is written without a connection outlives a killed browser, arrives once, and the family reads it', async ({
  api,
  baseURL,
}) => {
  const t = CATALOGUES.si;
  const waits = fill(t.mySessions.waiting.one, { count: 1 });
  const line = await Line.to(baseURL ?? '');
  const folder = await mkdtemp(join(tmpdir(), 'one-step-phone-'));
  const phone = () =>
    chromium.launchPersistentContext(folder, {
      ...BROWSER,
      viewport: PHONE,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'allow',
    });
  try {
    const { token, session, childName, privatePage } = await aPlacedChild(api, baseURL, 'si');
    const address = `${line.url}/si/my-sessions`;
    const first = await phone();
    await isLoggedIn(first, token);
    const page = first.pages()[0] ?? (await first.newPage());
    await open(page, address);
    await expect(page.getByText(childName).first()).toBeVisible();
    const kept = () => page.evaluate(async () => (await caches.match('/si/my-sessions')) !== undefined);
    await expect.poll(kept).toBe(true);
    await page.getByRole('link', { name: t.mySessions.note }).tap();
    await expect(page.getByText('I say one word')).toBeVisible();
    await line.cut();

    await page.goto(address);
    await expect(page.getByText(t.mySessions.kept.split('{day}')[0] ?? '')).toBeVisible();
    await page.getByRole('link', { name: t.mySessions.note }).tap();
    await page.locator('.step', { hasText: 'I say one word' }).tap();
    await page.locator('.face').nth(2).tap();
    await page.getByRole('button', { name: t.phrases.well }).tap();
    await page.getByLabel(t.sessionNote.teamTitle).fill('Written on the bus');
    await page.getByRole('button', { name: t.sessionNote.save }).tap();
    await expect(page.getByText(waits)).toBeVisible();
    const closed = first.waitForEvent('close');
    await killBrowserOf(folder);
    await closed;

    const second = await phone();
    await isLoggedIn(second, token);
    const again = second.pages()[0] ?? (await second.newPage());
    await again.goto(address);
    await expect(again.getByText(waits)).toBeVisible();
    await line.mend();
    // The page sends when it opens: a press of "Send now" would be too late where that has just succeeded.
    await again.reload();
    await expect(again.getByRole('link', { name: t.mySessions.noteDone })).toBeVisible();
    await expect(again.getByText(waits)).toBeHidden();
    const note = (await api.get(`/sessions/${session._id}/note`)) as SessionNote;
    expect(note).toMatchObject({ forTeam: 'Written on the bus', forFamily: t.phrases.well, mood: 3 });
    expect(note.steps).toHaveLength(1);
    // A family has a line of its own.
    await again.goto(`${baseURL}/si${privatePage}`);
    await expect(again.getByText(t.phrases.well)).toBeVisible();
    await expect(again.getByText(t.progress.ask)).toBeVisible();
    await again.getByRole('button', { name: t.progress.sentences }).tap();
    await expect(again.getByText(t.progress.sentencesOff)).toBeVisible();
    await expect(again.getByText(t.phrases.well)).toBeHidden();
    await second.close();
  } finally {
    await line.cut();
    await rm(folder, { recursive: true, force: true });
  }
});

test('what has the focus in a note is never under the button that saves it', async ({ page, api, baseURL }) => {
  const { session, token } = await aPlacedChild(api, baseURL);
  await isLoggedIn(page, token);
  await open(page, `/my-sessions#note-${session._id}`);
  await expect(page.locator('.step')).toHaveCount(2);
  // It comes in above the note, also after it.
  await expect(page.getByText(/^Logged in as /)).toBeVisible();
  for (const height of [560, 600, 640]) {
    await page.setViewportSize({ width: 360, height });
    await showsFocus(page, `${height}px`);
  }
});

for (const { language, prefix } of LANGUAGES) {
  test(`a member of staff adds a goal from an example, changes and stops it, in ${language}`, async ({
    page,
    api,
    baseURL,
  }) => {
    const t = CATALOGUES[language].sessionGoals;
    const placed = await aPlacedChild(api, baseURL, language);
    await isLoggedIn(page, placed.token);
    await page.setViewportSize(PHONE);
    await open(page, addressOf(prefix, '/my-sessions'));
    await page.getByRole('link', { name: CATALOGUES[language].mySessions.goals }).tap();
    await expect(page.getByRole('heading', { name: 'I ask for help' })).toBeVisible();
    await fits(page, 'goals');
    await expectNoViolations(page);
    await hasLargeTargets(page, 'goals');
    await page.setViewportSize({ width: 320, height: 640 });
    await enlarge(page, '200%');
    await keepsWordsWhole(page, 'the change of a goal', '.goal + .buttons > :first-child');
    await enlarge(page, '100%');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: t.add }).tap();
    await page.locator('.phrases button').first().tap();
    const title = await page.getByLabel(t.goal, { exact: true }).inputValue();
    expect(title).not.toBe('');
    await fits(page, 'goal');
    await expectNoViolations(page);
    await hasLargeTargets(page, 'goal');
    await page.getByRole('button', { name: t.save, exact: true }).tap();
    await expect(page.getByText(t.saved)).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: `${t.close}: I ask for help` }).tap();
    await page.getByLabel(t.why).fill('Too early');
    await fits(page, 'reason');
    await page.getByRole('button', { name: t.close, exact: true }).tap();
    await expect(page.getByRole('heading', { name: t.doneTitle })).toBeVisible();
  });
}
