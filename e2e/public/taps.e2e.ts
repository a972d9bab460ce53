import type { Page } from '@playwright/test';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { expect, test } from '../support/fixtures.js';
import { everyAnswer, isAtStep, pressMainButton } from './booking-form.js';
import { open } from './pages.js';

/**
 * What is counted: every touch of the page between the home page and a sent booking, whether of a link, a field, a choice
 * or a button. Each box of a date is a field. Typing is none, and so a field that has the focus already costs none; the
 * keyboard is used for typing only. Every question is answered, also what may be left out; what is chosen
 * beforehand is left as it is.
 */
const LIMIT = 19;

/** What is touched, as the browser sees it, on every page that is loaded from now on. */
async function tapsOn(page: Page): Promise<string[]> {
  const taps: string[] = [];
  await page.exposeFunction('onTap', (touched: string) => void taps.push(touched));
  await page.addInitScript(() => {
    const { onTap } = window as unknown as { onTap: (touched: string) => void };
    const nameOf = ({ target }: Event) => (target instanceof HTMLElement ? target.id || target.innerText : '');
    addEventListener('pointerdown', (event) => onTap(nameOf(event)), true);
  });
  return taps;
}

/** Types into a field, which is touched first unless it has the focus. */
async function answer(page: Page, id: string, text: string): Promise<void> {
  const field = page.locator(`#${id}`);
  if (!(await field.evaluate((element) => element === document.activeElement))) await field.tap();
  await page.keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}

async function book(page: Page, kind: BookingKind): Promise<void> {
  const { info, booking } = KIND_PAGES[kind];
  await open(page, '/');
  const service = page.locator(`main a[href="${info}"]`).first();
  // A service that the home page does not name is a sign away.
  if ((await service.count()) === 0) await page.locator('main a[href="/find-help"]').first().tap();
  await service.tap();
  await page.locator(`main a[href="${booking}"]`).first().tap();
  await expect(page).toHaveURL(new RegExp(`${booking}$`));
  const steps = everyAnswer(kind);
  for (const [index, step] of steps.entries()) {
    for (const [id, text] of Object.entries(step)) await answer(page, id, text);
    await pressMainButton(page);
    await isAtStep(page, index + 1 === steps.length ? 'check' : index + 2);
  }
  await page.locator('#guardian').tap();
  await pressMainButton(page);
  await expect(page.locator('.reference')).toBeVisible();
}

const questionsOf = (kind: BookingKind): number =>
  everyAnswer(kind).reduce((sum, step) => sum + Object.keys(step).length, 0);
const MOST = Math.max(...BOOKING_KINDS.map(questionsOf));
/** One question fewer is no fewer taps where a service is a sign away from the home page. */
const LONGEST = BOOKING_KINDS.filter((kind) => questionsOf(kind) >= MOST - 1);

test(`a booking of any kind takes ${LIMIT} taps at most from the home page, with every question answered`, async ({
  page,
}) => {
  const taps = await tapsOn(page);
  for (const kind of LONGEST) {
    taps.length = 0;
    await book(page, kind);
    expect(taps.length, `${kind}: ${taps.join(', ')}`).toBeGreaterThan(10);
    expect(taps.length, `${kind}: ${taps.join(', ')}`).toBeLessThanOrEqual(LIMIT);
    // Else the next form would offer the answers of this one.
    await page.evaluate(() => sessionStorage.clear());
  }
});
