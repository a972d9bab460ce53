import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { SessionNote } from '#contract/goals';
import { CATALOGUES } from '../../public-web/messages/texts.server.js';
import { Api } from '../support/api.js';
import { BROWSER } from '../support/browser.js';
import { expectNoViolations, expect, test } from '../support/fixtures.js';
import { OwnProduct } from '../support/own-product.js';
import { fits, hasLargeTargets, keepsWordsWhole } from './checks.js';
import { share } from './enlarged.js';
import { addressOf, LANGUAGES, open } from './pages.js';
import { aPlacedChild } from './placed.js';

const PHONE = { width: 360, height: 640 };

async function isLoggedIn(page: Page | BrowserContext, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
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
    await open(page, addressOf(prefix, '/my-sessions'));
    await expect(page.getByText(placed.childName).first()).toBeVisible();
    await fits(page, '/my-sessions');
    await keepsWordsWhole(page, '/my-sessions');
    await expectNoViolations(page);
    await hasLargeTargets(page, '/my-sessions');

    // Six taps at most, from the list to the saved note.
    const begun = Date.now();
    await page.getByRole('link', { name: t.mySessions.note }).tap();
    await page.locator('.step', { hasText: 'I say one word' }).tap();
    await page.locator('.face').nth(2).tap();
    await page.getByRole('button', { name: t.phrases.well }).tap();
    await expect(page.locator('blockquote')).toHaveText(t.phrases.well);
    await fits(page, 'note');
    await expectNoViolations(page);
    await page.getByRole('button', { name: t.sessionNote.save }).tap();
    await expect(page.getByText(t.mySessions.noteSaved)).toBeVisible();
    expect(Date.now() - begun).toBeLessThan(30_000);
    await expect(page.locator('.waiting-list')).toHaveText('');
    await expect(page.getByRole('button', { name: t.mySessions.held, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

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
    await expectNoViolations(family);
  });
}

test('hours are written in rows by keyboard, and are there after a reload', async ({ page, api, baseURL }) => {
  const { token } = await aPlacedChild(api, baseURL);
  await isLoggedIn(page, token);
  await open(page, '/my-hours');
  await page.getByRole('button', { name: 'Add hours' }).press('Enter');
  await expect(page.getByLabel('Weekday')).toHaveValue('1');
  await fits(page, '/my-hours');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save my hours' }).press('Enter');
  await expect(page.getByText('Your hours are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('08:00');
});

test('a note that is written without a connection outlives the browser, and arrives once', async () => {
  const product = await OwnProduct.started();
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
    const api = await Api.signedIn(product.url);
    const { token, session, childName } = await aPlacedChild(api, product.url);
    const first = await phone();
    await isLoggedIn(first, token);
    const page = first.pages()[0] ?? (await first.newPage());
    await open(page, `${product.url}/my-sessions`);
    await expect(page.getByText(childName).first()).toBeVisible();
    const kept = () => page.evaluate(async () => (await caches.match('/my-sessions')) !== undefined);
    await expect.poll(kept).toBe(true);
    await page.getByRole('link', { name: 'Write a note' }).tap();
    await expect(page.getByText('I say one word')).toBeVisible();
    await product.stop();

    await page.goto(`${product.url}/my-sessions`);
    await expect(page.getByText(/^There is no connection\. These are the sessions/)).toBeVisible();
    await page.getByRole('link', { name: 'Write a note' }).tap();
    await page.locator('.step', { hasText: 'I say one word' }).tap();
    await page.locator('.face').nth(2).tap();
    await page.getByLabel('A sentence for the team (optional)').fill('Written on the bus');
    await page.getByRole('button', { name: 'Save the note' }).tap();
    await expect(page.getByText('1 entry waits on this phone.')).toBeVisible();
    await first.close();

    const second = await phone();
    const again = second.pages()[0] ?? (await second.newPage());
    await again.goto(`${product.url}/my-sessions`);
    await expect(again.getByText('1 entry waits on this phone.')).toBeVisible();
    await product.start();
    await again.getByRole('button', { name: 'Send now' }).tap();
    await expect(again.getByText('1 entry waits on this phone.')).toBeHidden();
    await second.close();
    const note = (await api.get(`/sessions/${session._id}/note`)) as SessionNote;
    expect(note).toMatchObject({ forTeam: 'Written on the bus', mood: 3 });
    expect(note.steps).toHaveLength(1);
  } finally {
    await product.remove();
    await rm(folder, { recursive: true, force: true });
  }
});
