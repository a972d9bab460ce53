import { PAGES as FILES } from '../../public-web/site.js';
import { expect, test } from '../support/fixtures.js';
import { pressMainButton } from './booking-form.js';
import {
  fits,
  fitsWithOtherText,
  hasLargeTargets,
  hasReadableLetters,
  expectNoContrastViolations,
  expectNoViolationsStrict,
  isOutlinedInForcedColours,
  keepsHeadingsWhole,
  keepsWordsWhole,
  showsFocus,
  standsStill,
} from './checks.js';
import { addressOf, LANGUAGES, open, openWhole, PAGES, readIn } from './pages.js';

// Many checks in three languages, on a machine that may be busy.
test.describe.configure({ timeout: 180_000 });

const PHONE = { width: 360, height: 640 };
const SMALLEST = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

/** One page of each shape: its parts are on no other page in this list, or laid out otherwise. */
const SHAPES: readonly string[] = [
  '/',
  '/shadow-teacher',
  '/school-readiness',
  '/speech-therapy',
  '/ServiceList',
  '/find-help',
  '/diagnosis',
  '/Careers',
  '/contact',
  '/resource',
  '/booking-readiness-teacher',
  '/signup',
  '/login',
];
/** Shapes that differ on a desktop; on a phone every shape is tested. */
const WIDE: readonly string[] = ['/', '/shadow-teacher', '/ServiceList', '/signup'];
/** Pages with the shape of one of those. */
const ALIKE: readonly string[] = [
  'about',
  'accessibility',
  'addcontact',
  'booking-status',
  'call-me-back',
  'forgot-password',
  // For whoever is not logged in; the others are in `my-sessions.e2e.ts`.
  'my-hours',
  'my-sessions',
  'not-found',
  'offline',
  'parent-counseling',
  'privacy',
  'progress-report',
  'reset-password',
  'safety',
  'special-needs',
  'student-counseling',
];

const FILE_OF = new Map(Object.entries<string>(FILES));
const SHAPED = SHAPES.map((path) => FILE_OF.get(path.slice(1)));

test('every page has the shape of a tested one', () => {
  expect(Object.values(FILES).filter((file) => !SHAPED.includes(file) && !ALIKE.includes(file))).toEqual([]);
});

for (const path of SHAPES) {
  test(`${path} keeps every rule in every language and theme, from the keyboard and in forced colours`, async ({
    page,
  }) => {
    for (const { language, prefix, problem } of LANGUAGES) {
      const address = addressOf(prefix, path);
      await openWhole(page, address);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectNoViolationsStrict(page, address);
      await hasLargeTargets(page, address);
      if (language !== 'en') {
        await hasReadableLetters(page, address);
        // English words are shorter; its longest, an e-mail address, is in Sinhala and Tamil pages too.
        await fitsWithOtherText(page, address);
        await keepsHeadingsWhole(page, address);
      }
      await page.setViewportSize(SMALLEST);
      await fits(page, `${address}, smallest phone`);
      await keepsWordsWhole(page, address);
      await page.setViewportSize(DESK);
      // Tamil has the longest ones.
      if (language === 'ta') await fitsWithOtherText(page, `${address}, desk`);
      if (language === 'en') await hasLargeTargets(page, `${address}, desk`);
      await page.setViewportSize(PHONE);
      // Headings are larger here than on the smallest phone.
      await keepsWordsWhole(page, `${address}, phone`);
      // Colours, outlines and the order of focus are the same in every language.
      if (language === 'en') {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoContrastViolations(page, `${path}, dark`);
        await page.emulateMedia({ colorScheme: 'light' });
        await standsStill(page, path);
        await showsFocus(page, path);
        await isOutlinedInForcedColours(page, `${path}, forced colours`);
      }
      if ((await page.locator('form.form').count()) === 0) continue;
      await pressMainButton(page);
      await expect(page.getByRole('heading', { name: problem })).toBeVisible();
      // What differs from language to language is the length of the words.
      if (language === 'en') await expectNoViolationsStrict(page, `${address}, errors`);
      else await fits(page, `${address}, errors`);
    }
  });
}

test('what differs on a desk keeps the rules there too', { tag: '@desk' }, async ({ page }) => {
  for (const path of WIDE) {
    await openWhole(page, path);
    await expectNoViolationsStrict(page, path);
    if (path === '/' || path === '/signup') await showsFocus(page, path);
  }
});

test('the other pages have no violations, and fit the smallest phone with no word cut in two in every language', async ({
  page,
}) => {
  await page.setViewportSize(SMALLEST);
  for (const path of PAGES.filter((one) => !SHAPES.includes(one))) {
    await openWhole(page, path);
    if (!SHAPED.includes(FILE_OF.get(path.slice(1)))) await expectNoViolationsStrict(page, path);
    for (const { language, prefix } of LANGUAGES) {
      const address = addressOf(prefix, path);
      // Quicker than three loads; that each shape is hydrated in each language is seen above.
      await readIn(page, language);
      await fits(page, address);
      await keepsWordsWhole(page, address);
      if (language === 'en') continue;
      // Headings are larger here than on the smallest phone.
      await page.setViewportSize(PHONE);
      await keepsHeadingsWhole(page, `${address}, phone`);
      // Tamil has the longest words.
      if (language === 'ta') await keepsWordsWhole(page, `${address}, phone`);
      await page.setViewportSize(SMALLEST);
    }
    if ((await page.locator('form.form').count()) > 0) {
      await pressMainButton(page);
      await expect(page.locator('.summary')).toBeVisible();
      await fits(page, `${path} in Tamil, errors`);
    }
    // The language that was chosen would be that of the next page.
    await page.evaluate(() => localStorage.clear());
  }
});

test('the answer to an unknown address and the menu have no violations in any language', async ({ page }) => {
  for (const { language, prefix } of LANGUAGES) {
    const response = await page.goto(`${prefix}/no-such-page/at-all`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectNoViolationsStrict(page, `${prefix}, 404`);
    await fits(page, `${prefix}, 404`);
    await expect(page.locator('main a.button')).toHaveAttribute('href', addressOf(prefix, '/'));
  }
  await open(page, '/login');
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    await page.locator('.menu-button').click();
    await expect(page.locator('nav.menu')).toBeVisible();
    await expectNoViolationsStrict(page, `${language}, menu`);
    await fits(page, `${language}, menu`);
    await page.keyboard.press('Escape');
  }
});
test.use({ expectedNoise: [/status of 404/] });

test('the first tab stop skips to the content; a dialog keeps the focus, closes with Escape and gives the focus back', async ({
  page,
}) => {
  await open(page, '/shadow-teacher');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const opener = page.getByRole('button', { name: 'Contact us' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  await expect(dialog.getByRole('link', { name: '011 234 5678' })).toBeVisible();
  await expectNoViolationsStrict(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
