import { axeClean, expect, signInAsAdmin, test } from '../support/fixtures.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  await page.goto('/user-list');
});

test.describe('on a desk', () => {
  test("the top bar has the spec's buttons", async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link')).toHaveText([
      '',
      'Course Requests',
      'Manage Courses',
      'Manage Teachers',
      'Manage Bookings',
    ]);
    await expect(bar.getByRole('link', { name: 'Manage Teachers' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: 'Course Requests' }).click();
    await page.waitForURL('**/courseRequests');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('Manage Bookings brings the buttons into view, every time', async ({ page }) => {
    const manage = page.getByRole('heading', { name: 'Manage', exact: true });
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('link', { name: 'Manage Bookings' }).click();
      await page.waitForURL('**/dashboard-admin');
      await expect(manage).toBeFocused();
      await expect(manage).toBeInViewport();
      await page.getByRole('link', { name: 'Dashboard' }).click();
    }
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the same is a menu', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Course Requests',
      'Manage Courses',
      'Manage Teachers',
      'Manage Bookings',
    ]);
    await axeClean(page);
    await page.getByRole('menuitem', { name: 'Manage Bookings' }).click();
    await expect(page.getByRole('heading', { name: 'Manage', exact: true })).toBeInViewport();
  });
});

test('the first Tab offers to skip to the content', { tag: '@both' }, async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  // As wide as its words: on a phone react-admin shows icons only, and it has none.
  expect((await skip.boundingBox())?.width).toBeGreaterThan(150);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All users' })).toBeFocused();
});

test('the choice of dark colours is kept', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground).toBe('rgb(255, 250, 242)');
  await page.getByRole('button', { name: 'Light or dark colours' }).click();
  await expect.poll(ground).toBe('rgb(15, 28, 38)');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(ground).toBe('rgb(15, 28, 38)');
});

test.describe('a page whose code does not come', () => {
  test.use({ expectedNoise: [/ERR_FAILED|Failed to fetch dynamically imported module|error occurred|Error/] });

  test('says so, and the rest of the app stays usable', async ({ page }) => {
    await page.route(/\/admin-assets\/Bars-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/dashboard-admin');
    await expect(page.getByRole('alert')).toContainText('Something went wrong on this page');
    await page.getByRole('link', { name: 'Manage Courses' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Courses');
  });
});
