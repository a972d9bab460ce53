import { NOTICE_VERSION } from '../../public-web/notice.js';
import { axeClean, expect, test } from '../support/fixtures.js';
import { addressOf, LANGUAGES, open } from './pages.js';

test('the home page shows five goals, four services and the four figures', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('.stones.goals > li')).toHaveCount(5);
  await expect(page.locator('.services > li')).toHaveCount(4);
  const figures = page
    .locator('.stat')
    .evaluateAll((all) =>
      all.map((stat) => `${stat.querySelector('dd')?.textContent} ${stat.querySelector('dt')?.textContent}`),
    );
  expect(await figures).toEqual(['100K+ students', '200K+ children', '500+ educators', '100+ teachers']);
});

test('the list of services leads to six pages', async ({ page }) => {
  await open(page, '/ServiceList');
  const links = page.locator('.services a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/shadow-teacher',
    '/special-needs',
    '/school-readiness',
    '/student-counseling',
    '/speech-therapy',
    '/parent-counseling',
  ]);
  for (const [link, heading] of [
    ['About shadow teachers', 'Shadow teacher for school'],
    ['About home teachers', 'Special needs teacher for home'],
    ['About school readiness', 'School Readiness Program'],
    ['About student counseling', 'Student counseling'],
    ['About therapy sessions', 'Speech and behavior occupational therapy session'],
    ['About parent counseling', 'Parent counseling/Parenting session'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.locator('h1')).toHaveText(heading);
    await page.goBack();
  }
  await page.getByRole('main').getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('careers: six roles, and one way to apply', async ({ page }) => {
  await open(page, '/Careers');
  await expect(page.locator('h1')).toHaveText('Available careers for you !');
  expect(await page.locator('.service h3').allTextContents()).toEqual([
    'Shadow Teacher',
    'Special Needs Teacher',
    'School Readiness Program',
    'Student Counsellor',
    'Speech and Behavior Occupational Therapist',
    'Parent Counsellor',
  ]);
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test('the support page names every way to reach us', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['011 234 5678', 'tel:+94112345678'],
    ['hello@onestep.example', 'mailto:hello@onestep.example'],
    ['Open the message form', '/addcontact'],
    ['1990', 'tel:1990'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(main.locator('address')).toContainText('Wattala');
});

test('the privacy notice tells all thirteen things in every language', async ({ page }) => {
  for (const { prefix } of LANGUAGES) {
    await open(page, addressOf(prefix, '/'));
    await page.locator(`footer a[href="${prefix}/privacy"]`).click();
    await expect(page.locator('.reading > p, .reading .soft').first()).toContainText(NOTICE_VERSION);
    const sections = page.locator('.reading > section:has(h2)');
    await expect(sections).toHaveCount(13);
    const texts = await sections.allTextContents();
    expect(texts.filter((text) => text.split(/\s+/).length < 8)).toEqual([]);
  }
});

test('the accessibility page is one step away and says what is not good yet in every language', async ({ page }) => {
  for (const { prefix } of LANGUAGES) {
    await open(page, addressOf(prefix, '/AboutUs'));
    await page.locator(`footer a[href="${prefix}/accessibility"]`).click();
    await expect(page.locator('#limits + p + ul > li').first()).toBeVisible();
    await expect(page.locator('section', { has: page.locator('#report') }).locator('a[href^="tel:"]')).toHaveCount(2);
  }
});

test('the design system is in no menu and no search engine', async ({ page }) => {
  await open(page, '/design');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await axeClean(page);
  await open(page, '/');
  await expect(page.locator('a[href*="/design"]')).toHaveCount(0);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/design');
});
