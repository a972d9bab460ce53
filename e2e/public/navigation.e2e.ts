import { expect, test } from '../support/fixtures.js';
import { addressOf, LANGUAGES, open, PAGES } from './pages.js';

const MENU = ['Home', 'About Us', 'Services', 'Careers', 'Resources', 'Contact Us'];

test('every page has the same menu, in the order of the specification', async ({ page }) => {
  for (const path of PAGES) {
    await open(page, path);
    const links = page.locator('nav.menu a');
    expect(await links.allTextContents()).toEqual(MENU);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/AboutUs',
      '/ServiceList',
      '/Careers',
      '/resource',
      '/addcontact',
    ]);
  }
});

test('the menu of a phone opens, marks the page and closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/login');
  await page.getByRole('button', { name: 'Menu' }).click();
  const home = page.locator('nav.menu').getByRole('link', { name: 'Home' });
  await expect(home).toBeVisible();
  await home.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(home).toBeHidden();
  await expect(page.locator('nav.menu a[aria-current=page]')).toHaveText('Home');
});

test('a change of page moves the focus to its heading and changes the title; back returns to the link', async ({
  page,
}) => {
  await open(page, '/');
  const title = await page.title();
  await page.getByRole('link', { name: 'About shadow teachers' }).click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveText('Shadow teacher for school');
  await expect(page).not.toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('link', { name: 'About shadow teachers' })).toBeFocused();
});

test('the language switcher keeps the page and what was typed', async ({ page }) => {
  await open(page, '/booking-shadow-teacher');
  await page.getByLabel('Your name').fill('Nimal Perera');
  for (const [name, prefix] of [
    ['සිංහල', '/si'],
    ['தமிழ்', '/ta'],
    ['English', ''],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/booking-shadow-teacher$`));
    await expect(page.locator('#parentName')).toHaveValue('Nimal Perera');
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const { language, prefix } of LANGUAGES) {
  test(`an unknown address answers 404 in ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const response = await page.goto(`${prefix}/no-such-page/at-all`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.locator('main a.button').click();
    await expect(page).toHaveURL(new RegExp(`${addressOf(prefix, '/')}$`));
    await context.close();
  });

  test(`the head of ${language} pages names itself and its translations`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/shadow-teacher'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${addressOf(prefix, '/shadow-teacher')}$`),
    );
    expect(await page.locator('link[rel=alternate]').count()).toBe(4);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
  });
}

test('an English page fetches no Sinhala or Tamil fonts, the others only their own', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && page.url() !== 'about:blank')
      foreign.push(request.url());
  });
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => /noto-sans/.test(url))).toEqual([]);
  await open(page, '/si');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => /noto-sans-tamil/.test(url))).toEqual([]);
  expect(fonts.some((url) => /noto-sans-sinhala/.test(url))).toBe(true);
  expect(foreign).toEqual([]);
});
