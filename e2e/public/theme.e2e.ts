import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { open } from './pages.js';

const GROUND = { light: 'rgb(255, 250, 242)', dark: 'rgb(15, 28, 38)' };

test('the theme follows the device until somebody chooses, and the choice is kept and applied before the first paint', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/AboutUs');
  expect(await ground()).toBe(GROUND.dark);
  await expect(page.getByRole('radio', { name: 'Same as device' })).toBeChecked();

  await page.getByRole('radio', { name: 'Light' }).check();
  expect(await ground()).toBe(GROUND.light);
  await page.reload();
  expect(await ground()).toBe(GROUND.light);
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await open(page, '/si');
  expect(await ground()).toBe(GROUND.light);

  await page.locator('.theme input').first().check();
  expect(await ground()).toBe(GROUND.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe(GROUND.light);

  await page.getByRole('radio').nth(2).check();
  // Styles and scripts are blocked: only the inline script in the head has run before the first paint.
  await page.route(/\.(js|css)$/, (route) => route.abort());
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
});

/** The colour of a corner of the illustration in a screenshot. */
async function cornerOf(page: Page, drawing: Locator): Promise<string> {
  const shot = (await drawing.screenshot()).toString('base64');
  return page.evaluate(async (png) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return [...(canvas?.getImageData(image.width / 2, 12, 1, 1).data ?? [])].join();
  }, shot);
}

for (const path of ['/', '/contact']) {
  test(`the drawing of ${path} follows the chosen theme, not the device's`, async ({ page }) => {
    const drawing = page.locator('.hero img');
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, path);
    const light = await cornerOf(page, drawing);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => cornerOf(page, drawing)).not.toBe(light);
    const dark = await cornerOf(page, drawing);
    const theme = page.locator('.theme input');
    await theme.nth(1).check();
    await expect.poll(() => cornerOf(page, drawing)).toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await theme.nth(2).check();
    await expect.poll(() => cornerOf(page, drawing)).toBe(dark);
    await page.reload();
    expect(await cornerOf(page, drawing)).toBe(dark);
  });
}

test.use({ expectedNoise: [/Failed to load resource|ERR_FAILED/] });
