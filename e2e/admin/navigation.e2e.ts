import type { Page } from '@playwright/test';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { goTo, openList, readIn, rowOf, waitForList } from './pages.js';
import { createBooking, createApplicant, bookingsOfEveryState, uniqueWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

/** On a page just loaded: the first Tab offers to skip to the content. */
async function skipToContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  // As wide as its words: on a phone react-admin shows icons only, and it has none.
  expect((await skip.boundingBox())?.width).toBeGreaterThan(150);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All', exact: true })).toBeFocused();
}

test("on a desk the top bar has the spec's buttons, the lists of every day and a menu of the others", async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  await createApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  await test.step('the dark theme and hidden columns are kept', async () => {
    await expect(rowOf(page, word)).toContainText('12 Church Road');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Home Address' }).click();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, word)).not.toContainText('12 Church Road');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(ground).toBe('rgb(255, 250, 242)');
    await page.getByRole('button', { name: 'Light or dark colours' }).click();
    await expect.poll(ground).toBe('rgb(15, 28, 38)');
    await page.reload();
    await expect(rowOf(page, word)).toContainText('0719876543');
    await expect(rowOf(page, word)).not.toContainText('12 Church Road');
    await expect.poll(ground).toBe('rgb(15, 28, 38)');
  });
  await skipToContent(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([
    '',
    'Course Requests',
    'Manage Courses',
    'Manage Teachers',
    'Manage Bookings',
    /^Inbox/,
    /^Messages/,
  ]);
  await bar.getByRole('button', { name: 'More' }).click();
  for (const name of ['Vacancies', 'Teacher profiles']) {
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  }
  await expect(page.getByRole('menuitem').filter({ hasNot: page.locator('svg') })).toHaveCount(0);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'Manage Teachers' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Course Requests' }).click();
  await waitForList(page, '/courseRequests');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await test.step('Manage Bookings brings the buttons into view, every time', async () => {
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

test('Back restores the list, and so does its link; a list remembers its filters', async ({ page, api }) => {
  const word = uniqueWord();
  for (let i = 0; i < 12; i += 1) await createBooking(api, 'shadow-teacher', `Child ${i} ${word}`);
  await openList(page, '/inbox', word);
  await expect(rowOf(page, word)).toHaveCount(12);
  const place = () => page.evaluate(() => window.scrollY);
  for (const goBack of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Inbox: all bookings', exact: true }).click(),
  ]) {
    const child = page.getByRole('link', { name: `Child 9 ${word}` });
    await child.scrollIntoViewIfNeeded();
    const left = await place();
    expect(left).toBeGreaterThan(0);
    await child.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Child 9 ${word}`);
    await goBack();
    await expect(rowOf(page, word)).toHaveCount(12);
    await expect.poll(place).toBe(left);
  }
  await page.getByRole('link', { name: 'Manage Courses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Courses');
  await page.getByRole('link', { name: /^Inbox/ }).click();
  await expect(rowOf(page, word)).toHaveCount(12);
});

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('eight bookings are in view; further down, the bar and the head of the table stay', async ({ page, api }) => {
    const word = uniqueWord();
    const allInView = async (): Promise<void> => {
      await expect(rowOf(page, word)).toHaveCount(8);
      // What is between them is in view too.
      for (const row of [rowOf(page, word).first(), rowOf(page, word).last()])
        await expect(row).toBeInViewport({ ratio: 1 });
    };
    const inEachLanguage = async (): Promise<void> => {
      for (const language of ['si', 'ta', 'en'] as const) {
        await test.step(`in ${language}`, async () => {
          await readIn(page, language);
          await allInView();
        });
      }
    };
    await bookingsOfEveryState(api, word);
    await openList(page, '/inbox', word);
    await allInView();
    await expect(rowOf(page, word).filter({ hasText: 'Told by phone' })).toHaveCount(1);
    await expect(rowOf(page, word).filter({ hasText: 'Cancelled by the family' })).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 768 });
    await allInView();
    await page.setViewportSize({ width: 1366, height: 768 });
    await inEachLanguage();

    const parent = { parentName: 'Malini Perera', parentPhone: '0771234567', parentEmail: 'malini@example.lk' };
    for (let i = 0; i < 8; i += 1) await createBooking(api, 'shadow-teacher', `Kasun ${i} ${word}`, parent);
    await openList(page, '/manage-shadow-teacher-booking', word);
    await inEachLanguage();
    await page.setViewportSize({ width: 1366, height: 500 });
    await rowOf(page, word).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('columnheader', { name: 'Status' })).toBeInViewport({ ratio: 1 });
  });
});

test(
  'on a phone the bar is a menu, and the first record of a list is in view',
  { tag: '@phone' },
  async ({ page, api }) => {
    const word = uniqueWord();
    await createBooking(api, 'shadow-teacher', `Kasun ${word}`, { parentName: 'Malini', parentPhone: '0771234567' });
    await createApplicant(api, `Kasun ${word}`);
    await openList(page, '/user-list', word);
    await skipToContent(page);
    await expect(rowOf(page, word)).toBeInViewport({ ratio: 1 });
    const firstInView = async (path: string): Promise<void> => {
      await waitForList(page, path);
      // The address changes before the page.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.getByRole('searchbox').fill(word);
      await expect(page).toHaveURL(new RegExp(word));
      await expect(rowOf(page, word)).toBeInViewport({ ratio: 1 });
    };
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: /^Inbox/ }).click();
    await firstInView('/inbox');

    await page.getByRole('button', { name: 'Menu' }).click();
    for (const name of ['Course Requests', 'Manage Courses', 'Manage Teachers', 'Teacher profiles']) {
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
    }
    await expectNoViolations(page);
    await page.getByRole('menuitem', { name: 'Manage Bookings' }).click();
    await expect(page.getByRole('heading', { name: 'Manage', exact: true })).toBeInViewport();
    await page.getByRole('link', { name: 'Shadow teacher for school', exact: true }).click();
    await firstInView('/manage-shadow-teacher-booking');
  },
);

test.describe('a page whose code does not come', () => {
  test.use({
    expectedNoise: [
      /status of 404|ERR_FAILED|HttpError|Failed to fetch dynamically imported module|error occurred|newVersion|unreachable|Error/,
    ],
  });

  test('says so, and comes once it can; the rest of the app stays usable', async ({ page }) => {
    const link = page.getByRole('link', { name: 'Report as a table' });
    const alert = page.getByRole('alert');
    const missing = { status: 404, body: '' };
    await page.goto('/alldetails');
    await page.waitForLoadState('networkidle');

    await test.step('where the server cannot be reached, nothing is said of a new version', async () => {
      await page.route('**', (route) => route.abort());
      await link.click();
      await expect(alert).toContainText('The server cannot be reached.');
      await expect(page.getByText('There is a new version')).toHaveCount(0);
      await page.unroute('**');
      await page.goBack();
    });

    await test.step('there is a new version', async () => {
      const page404 = /\/admin-assets\/ReportPage-[^/]+\.js$/;
      await page.route(page404, (route) => route.fulfill(missing));
      await link.click();
      await expect(alert).toContainText('There is a new version');
      await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
      await page.unroute(page404);
      await page.goBack();
      await link.click();
      await expect(page.getByRole('columnheader', { name: 'Qualifications' })).toBeVisible();
      await page.goBack();
    });

    await test.step('which is said also where a report is asked for, and where a list is exported', async () => {
      const updated = page.getByText('The admin app has been updated. Load the page again to go on.');
      await page.route(/\/admin-assets\/(pdf|saveList)-[^/]+\.js$/, (route) => route.fulfill(missing));
      await page.getByRole('button', { name: 'PDF report' }).click();
      await expect(updated).toBeVisible();
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Load the page again' }).click();
      await loaded;
      await page.getByRole('button', { name: 'Download CSV' }).click();
      await expect(updated).toBeVisible();
    });

    await test.step('a chart alone is hidden: its table is there', async () => {
      await page.route(/\/admin-assets\/Bars-[^/]+\.js$/, (route) => route.fulfill(missing));
      await goTo(page, '/dashboard-admin');
      await page.getByText('Figures', { exact: true }).click();
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
      await expect(alert.filter({ hasText: /version|wrong/ })).toHaveCount(0);
    });
  });
});
