import { expect, test } from '../support/fixtures.js';
import { ADDRESSES, addressOf, LANGUAGES, open, PAGES } from './pages.js';

const MENU = [
  ['Home', '/'],
  ['About Us', '/AboutUs'],
  ['Services', '/ServiceList'],
  ['Careers', '/Careers'],
  ['Resources', '/resource'],
  ['Contact Us', '/addcontact'],
  ['Find help', '/find-help'],
  ['Just diagnosed', '/diagnosis'],
] as const;

const pages = new Map<string, Promise<string>>();

/** What a page's own HTML says, without a browser, fetched once: cheap enough for every page in every language. */
function read(baseURL: string | undefined, address: string): Promise<string> {
  const page = pages.get(address) ?? fetched(new URL(address, baseURL));
  pages.set(address, page);
  return page;
}

async function fetched(url: URL): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  expect(response.status, url.pathname).toBe(200);
  return response.text();
}

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found]) => found ?? '');
const part = (html: string, tag: string): string => new RegExp(`<${tag}[ >][\\s\\S]*</${tag}>`).exec(html)?.[0] ?? '';

test('the HTML of every page has one heading, and the menu, the footer and the help of the home page, in the same order', async ({
  baseURL,
}) => {
  const ways = ['011 234 5678', '077 123 4567', 'mailto:hello@onestep.example', '<address'];
  for (const { prefix } of LANGUAGES) {
    const home = await read(baseURL, addressOf(prefix, '/'));
    const alsoThere = ['/privacy', '/accessibility', '/call-me-back'].map((path) => `href="${prefix}${path}"`);
    expect([...ways, ...alsoThere].filter((way) => !part(home, 'footer').includes(way))).toEqual([]);
    const menu = all(part(home, 'header'), /<li><a[^>]*href="([^"]*)"/g);
    expect(menu).toEqual(MENU.map(([, path]) => addressOf(prefix, path)));
    for (const path of PAGES) {
      const html = await read(baseURL, addressOf(prefix, path));
      expect(all(part(html, 'header'), /<li><a[^>]*href="([^"]*)"/g), path).toEqual(menu);
      const main = part(html, 'main');
      // Where questions are asked, the footer is one line that opens.
      const folded = main.includes('class="form"');
      const footer = part(html, 'footer').replace(/<details><summary>[^<]+<\/summary>(.*)<\/details>/s, '$1');
      expect(part(html, 'footer').includes('<details>'), path).toBe(folded);
      expect(footer, path).toBe(part(home, 'footer'));
      expect(all(main, /(<h1)[ >]/g), path).toHaveLength(1);
      // Where only a script could help, a number does.
      for (const note of all(main, /<noscript>([^]*?)<\/noscript>/g)) {
        expect(note, path).toMatch(/JavaScript[^]*011 234 5678/);
      }
    }
  }
  const english = await read(baseURL, '/');
  expect(all(part(english, 'header'), /<li><a[^>]*>([^<]*)</g)).toEqual(MENU.map(([name]) => name));
});

test('every page names itself, its translations and its picture, and no two have the same title', async ({
  request,
  baseURL,
}) => {
  const titles = new Map<string, string>();
  const pictures = new Set<string>();
  for (const { address, language } of ADDRESSES) {
    const html = await read(baseURL, address);
    const [title = ''] = all(html, /<title>([^<]*)</g);
    expect(title, address).toMatch(/\S.* – One Step$/);
    expect(titles.get(title), `${address} has the title of another page`).toBeUndefined();
    titles.set(title, address);
    expect(all(html, /<meta name="description" content="([^"]{20,})"/g), address).toHaveLength(1);
    expect(all(html, /<html lang="(\w+)"/g), address).toEqual([language]);
    const [canonical = ''] = all(html, /<link rel="canonical" href="([^"]*)"/g);
    expect(canonical, address).toBe(new URL(address, baseURL).href);
    expect(all(html, /<link rel="alternate" hrefLang="([^"]*)"/g), address).toEqual([
      ...LANGUAGES.map(({ language }) => language),
      'x-default',
    ]);
    const [picture = ''] = all(html, /<meta property="og:image" content="([^"]*)"/g);
    pictures.add(new URL(picture).pathname);
  }
  expect(pictures.size).toBe(LANGUAGES.length);
  for (const picture of pictures) expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
});

test('search engines find every page in every language, and who we are', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = all(sitemap, /<loc>([^<]*)</g);
  expect(listed.sort()).toEqual(ADDRESSES.map(({ address }) => new URL(address, baseURL).href).sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml\n`);
  const [data = ''] = all(await read(baseURL, '/'), /<script type="application\/ld\+json">([^<]*)</g);
  expect(JSON.parse(data)).toMatchObject({ '@type': 'EducationalOrganization', name: 'One Step' });
});

test('no two links of a page have one name and lead to different places, and some link leads to every page', async ({
  baseURL,
}) => {
  const linked = new Set<string>();
  for (const { address, path } of ADDRESSES) {
    const own = LANGUAGES.map(({ prefix }) => addressOf(prefix, path));
    const places = new Map<string, string>();
    const links = (await read(baseURL, address)).matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g);
    for (const [, attributes = '', content = ''] of links) {
      const [spoken = content.replace(/<[^>]+>/g, '')] = all(attributes, /aria-label="([^"]*)"/g);
      const [place = ''] = all(attributes, /href="([^"]*)"/g);
      expect(places.get(spoken) ?? place, `"${spoken}" on ${address}`).toBe(place);
      places.set(spoken, place);
      const { pathname } = new URL(place, 'https://x.test');
      if (!own.includes(pathname)) linked.add(pathname);
    }
  }
  // The private page, the account and a message lead to these.
  const elsewhere = ['/progress-report', '/my-sessions', '/my-hours', '/reset-password'];
  expect(PAGES.filter((path) => !linked.has(path))).toEqual(elsewhere);
});

test('the steps of a programme are shown one at a time, and on paper all', async ({ page }) => {
  await open(page, '/school-readiness');
  const steps = page.locator('.stepper-panels > li');
  await expect(steps).toHaveCount(3);
  const shown = () => steps.evaluateAll((all) => all.map((step) => step.checkVisibility({ visibilityProperty: true })));
  expect(await shown()).toEqual([true, false, false]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  expect(await shown()).toEqual([false, true, false]);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual([true, true, true]);
});

test('the menu of a phone opens, marks the page and closes after a choice', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Menu' }).click();
  const home = page.locator('nav.menu').getByRole('link', { name: 'Home' });
  await expect(home).toBeVisible();
  await home.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(home).toBeHidden();
  await expect(page.locator('nav.menu a[aria-current=page]')).toHaveText('Home');
});

test('a change of page moves the focus to its heading and changes the title, and nothing is announced twice; Back returns to the link and the scroll position', async ({
  page,
}) => {
  await open(page, '/');
  const title = await page.title();
  const link = page.getByRole('link', { name: 'About shadow teachers' });
  await link.scrollIntoViewIfNeeded();
  // What is above is laid out now, and the page keeps its place.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const left = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveText('Shadow teacher for school');
  await expect(page).not.toHaveTitle(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // The heading takes the focus and is read: what announces pages keeps silent. A list on the page says how many people it has.
  await expect(page.locator('[role=status]:not(main *)')).toHaveText(['', '']);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});
