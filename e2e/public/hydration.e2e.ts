import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { pressMainButton } from './booking-form.js';
import { isHydrated, open } from './pages.js';
import { asFilter } from './records.js';

// A page that differs from what React expects is drawn anew, which React reports as its error 418.
test.use({ expectedNoise: [/Failed to (load|fetch)|ERR_|route module|dynamically imported|React error #418/] });

const words = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading…' });

test('a slow page says that it is loading, a fast one does not; what cannot be fetched is reported and can be tried again', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'About shadow teachers' });
  const files = '**/shadow-teacher.data*';
  await open(page, '/');
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  await link.click();
  await expect(words(page)).toBeVisible();
  arrive();
  await expect(page.locator('h1')).toHaveText('Shadow teacher for school');
  await expect(words(page)).toHaveCount(0);
  await page.goBack();
  await page.unroute(files);

  await page.route(files, (route) => route.abort());
  await link.click();
  const failed = page.getByRole('heading', { name: 'The page could not be loaded' });
  await expect(failed).toBeFocused();
  await expect(page.locator('footer').getByText('011 234 5678')).toBeVisible();
  await page.unroute(files);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.locator('h1')).toHaveText('Shadow teacher for school');
  await expect(page).toHaveURL('/shadow-teacher');

  // A language that cannot be fetched is reported in the current one.
  await open(page, '/login');
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'සිංහල', exact: true }).click();
  await expect(failed).toBeFocused();
});

/** Opens a page whose scripts are held until they are released. */
async function openBeforeHydration(page: Page, address: string): Promise<() => void> {
  let hydrate = (): void => undefined;
  const held = new Promise<void>((resolve) => (hydrate = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return hydrate;
}

/** What translators, extensions, phones and mail obfuscators do to a page as soon as it has been read. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'a translator': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) =>
      nodeValue?.trim() && !parentElement?.closest('script, style') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const outer = font();
      outer.appendChild(font()).textContent = text.nodeValue;
      text.parentNode?.replaceChild(outer, text);
    }
  },
  'a mail obfuscator': () => {
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) link.textContent = '[email protected]';
  },
  'a password manager': () => {
    for (const input of document.querySelectorAll('input')) input.after(document.createElement('span'));
  },
  'a phone that makes numbers links': () => {
    for (const element of document.querySelectorAll('.letterhead, .hint, footer p')) {
      element.innerHTML = element.innerHTML.replace(/\d[\d ]{7,}\d/g, '<a href="tel:$&">$&</a>');
    }
  },
  'a bar on top': () => document.body.prepend(document.createElement('div')),
  'attributes of its own': () => {
    for (const element of document.querySelectorAll('body, form, input, label'))
      element.setAttribute('data-seen', 'yes');
  },
  'a style of its own': () => {
    document.head.prepend(document.createElement('meta'));
    for (const element of document.querySelectorAll<HTMLElement>('body, .page, input')) element.style.outline = '0';
  },
  'a class and a language of the page': () => {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'de';
  },
};

for (const [name, change] of Object.entries(CHANGES)) {
  test(`nothing typed before hydration is lost to ${name}`, async ({ page }) => {
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${change.toString()})`);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const hydrate = await openBeforeHydration(page, '/booking-shadow-teacher');
    await page.waitForLoadState('domcontentloaded');
    await page.locator('#parentPhone').fill('0771234567');
    await page.locator('#language-ta').check();
    await page.locator('#own-device').check();
    await page.locator('#parentName').fill('Nimal Prera');
    for (let letters = 0; letters < 4; letters += 1) await page.keyboard.press('ArrowLeft');
    hydrate();
    await isHydrated(page);
    await page.keyboard.press('e');
    await expect(page.locator('#parentName')).toHaveValue('Nimal Perera');
    await expect(page.locator('#parentPhone')).toHaveValue('0771234567');
    await expect(page.locator('#language-ta')).toBeChecked();
    await expect(page.locator('#own-device')).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await pressMainButton(page);
    await expect(page.locator('#childAge')).toBeVisible();

    const hydrateSignup = await openBeforeHydration(page, '/signup');
    await page.waitForLoadState('domcontentloaded');
    await page.locator('#full_name').fill('Sunil Silva');
    await page.locator('#teacher_type-Counselor').check();
    await page
      .locator('#cv')
      .setInputFiles({ name: 'own.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
    await pressMainButton(page);
    hydrateSignup();
    await expect(page.locator('.summary')).toBeFocused();
    await expect(page.locator('#full_name')).toHaveValue('Sunil Silva');
    await expect(page.locator('#teacher_type-Counselor')).toBeChecked();
    await expect(page.locator('.chosen-file')).toContainText('own.pdf');
    expect(await page.locator('#cv').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('own.pdf');
    await expect(page.locator('.summary a[href="#cv"]')).toHaveCount(0);
  });
}

test('what is typed and pressed before the page is hydrated counts as soon as it is', async ({ page, api }) => {
  const hydrate = await openBeforeHydration(page, '/addcontact');
  const email = `early.${randomUUID()}@example.com`;
  for (const [id, text] of Object.entries({ name: 'Ruwan Perera', email, message: 'Do you come to Negombo?' })) {
    await page.locator(`#${id}`).fill(text);
  }
  await pressMainButton(page);
  await expect(page.locator('#email')).toHaveValue(email);
  await expect(page).toHaveURL('/addcontact');
  await pressMainButton(page);
  await expect(page.locator('form.form button:not([type])')).toHaveCSS('opacity', '0.75');
  hydrate();
  await expect(page.locator('h2', { hasText: 'Message sent successfully!' })).toBeFocused();
  expect(await api.get(`/contact/getcontact?filter=${asFilter({ email })}`)).toMatchObject([
    { name: 'Ruwan Perera', message: 'Do you come to Negombo?' },
  ]);
});

test('a booking begun before the page is hydrated goes on to its second step', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/booking-shadow-teacher');
  await page.locator('#parentName').fill('Nimal Perera');
  await page.locator('#parentPhone').fill('0771234567');
  await pressMainButton(page);
  hydrate();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('#parentName')).toHaveValue('Nimal Perera');
  await expect(page.locator('#parentPhone')).toHaveValue('0771234567');
});

test('a press meant for the first step sends nothing when another step is going to be shown', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/booking-shadow-teacher#check');
  await page.locator('#parentName').fill('Nimal Perera');
  await pressMainButton(page);
  await expect(page.locator('form.form')).not.toHaveAttribute('data-submitted-early');
  hydrate();
  await expect(page.locator('.summary')).toHaveCount(0);
});

test('a page whose script cannot be fetched is reloaded', async ({ page }) => {
  let asked = 0;
  await open(page, '/');
  await page.route('**/assets/shadow-teacher-*.js', async (route) => {
    asked += 1;
    await (asked === 1 ? route.abort() : route.continue());
  });
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'About shadow teachers' }).click();
  await loaded;
  await open(page, page.url());
  await page.getByRole('link', { name: 'About shadow teachers' }).click();
  await expect(page.locator('h1')).toHaveText('Shadow teacher for school');
});
