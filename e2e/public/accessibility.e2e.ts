import { PAGES as FILES } from '../../public-web/site.js';
import { expect, test } from '../support/fixtures.js';
import { pressMainButton } from './booking-form.js';
import {
  fits,
  fitsWithOtherText,
  hasLargeTargets,
  expectNoContrastViolations,
  expectNoViolationsStrict,
  expectNoForcedColourViolations,
  keepsWordsWhole,
  showsFocus,
  standsStill,
} from './checks.js';
import { ADDRESSES, addressOf, LANGUAGES, open, openWhole } from './pages.js';

// Many checks in three languages, on a machine that may be busy.
test.describe.configure({ timeout: 180_000 });

const PHONE = { width: 360, height: 640 };
const SMALLEST = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

/** One page of each layout. */
const LAYOUTS: readonly string[] = [
  '/',
  '/shadow-teacher',
  '/school-readiness',
  '/speech-therapy',
  '/parent-counseling',
  '/ServiceList',
  '/find-help',
  '/diagnosis',
  '/safety',
  '/AboutUs',
  '/Careers',
  '/contact',
  '/privacy',
  '/resource',
  '/booking-readiness-teacher',
  '/addcontact',
  '/call-me-back',
  '/signup',
  '/login',
  '/forgot-password',
  '/booking-status',
];
/** Layouts that differ on a desktop; on a phone every layout is tested. */
const WIDE: readonly string[] = ['/', '/shadow-teacher', '/ServiceList', '/signup'];
/** Pages with the layout of one of those. */
const ALIKE: readonly string[] = [
  'student-counseling',
  'special-needs',
  'reset-password',
  'accessibility',
  'not-found',
];

test('every page has the layout of a tested one', () => {
  const looked = LAYOUTS.map((path) => new Map(Object.entries<string>(FILES)).get(path.slice(1)));
  expect(Object.values(FILES).filter((file) => !looked.includes(file) && !ALIKE.includes(file))).toEqual([]);
});

for (const path of LAYOUTS) {
  test(`${path} keeps every rule in every language and theme, from the keyboard and in forced colours`, async ({
    page,
  }) => {
    for (const { language, prefix, problem } of LANGUAGES) {
      const address = addressOf(prefix, path);
      await openWhole(page, address);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectNoViolationsStrict(page, address);
      await hasLargeTargets(page, address);
      await fitsWithOtherText(page, address);
      await page.setViewportSize(SMALLEST);
      await fits(page, `${address}, smallest phone`);
      await keepsWordsWhole(page, address);
      await page.setViewportSize(DESK);
      await fitsWithOtherText(page, `${address}, desk`);
      if (language === 'en') await hasLargeTargets(page, `${address}, desk`);
      await page.setViewportSize(PHONE);
      if ((await page.locator('form.form').count()) === 0) continue;
      await pressMainButton(page);
      await expect(page.getByRole('heading', { name: problem })).toBeVisible();
      // What differs from language to language is the length of the words.
      if (language === 'en') await expectNoViolationsStrict(page, `${address}, errors`);
      else await fits(page, `${address}, errors`);
    }
    await open(page, path);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoContrastViolations(page, `${path}, dark`);
    await page.emulateMedia({ colorScheme: 'light' });
    await standsStill(page, path);
    await showsFocus(page, path);
    await expectNoForcedColourViolations(page, `${path}, forced colours`);
  });
}

test('what differs on a desk keeps the rules there too', { tag: '@desk' }, async ({ page }) => {
  for (const path of WIDE) {
    await openWhole(page, path);
    await expectNoViolationsStrict(page, path);
    if (path === '/' || path === '/signup') await showsFocus(page, path);
  }
});

test('the other pages fit the smallest phone, with no word cut in two, in every language', async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  for (const { address, path } of ADDRESSES) {
    if (LAYOUTS.includes(path)) continue;
    await openWhole(page, address);
    await fits(page, address);
    await keepsWordsWhole(page, address);
  }
});

test('the menu and the 404 page have no violations in any language', async ({ page }) => {
  for (const { prefix } of LANGUAGES) {
    await open(page, addressOf(prefix, '/login'));
    await page.locator('.menu-button').click();
    await expect(page.locator('nav.menu')).toBeVisible();
    await expectNoViolationsStrict(page, `${prefix}, menu`);
    await fits(page, `${prefix}, menu`);
    await page.goto(`${prefix}/no-such-page`);
    await expectNoViolationsStrict(page, `${prefix}, 404`);
    await fits(page, `${prefix}, 404`);
  }
});
test.use({ expectedNoise: [/status of 404/] });

test('the first tab stop skips to the content', async ({ page }) => {
  await open(page, '/shadow-teacher');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a dialog keeps the focus, closes with Escape and gives the focus back', async ({ page }) => {
  await open(page, '/shadow-teacher');
  const opener = page.getByRole('button', { name: 'Contact us' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  await expect(dialog.getByRole('link', { name: '011 234 5678' })).toBeVisible();
  await expectNoViolationsStrict(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
