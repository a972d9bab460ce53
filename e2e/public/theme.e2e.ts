import { expect, test } from '../support/fixtures.js';
import { open } from './pages.js';

const GROUND = { light: 'rgb(255, 250, 242)', dark: 'rgb(15, 28, 38)' };

test('the theme follows the device until somebody chooses, and the choice is kept', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/login');
  expect(await ground()).toBe(GROUND.dark);
  await expect(page.getByRole('radio', { name: 'As on this device' })).toBeChecked();

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
  await page.reload();
  expect(await ground()).toBe(GROUND.light);
});

test('a chosen theme is on before the first picture of the page', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('radio', { name: 'Dark' }).check();
  // Neither styles nor scripts have come: what the head itself has set is all there is.
  await page.route(/\.(js|css)$/, (route) => route.abort());
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
});
test.use({ expectedNoise: [/Failed to load resource|ERR_FAILED/] });
