import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { expect, test } from '../support/fixtures.js';
import { Line } from '../support/line.js';
import { addressOf, isHydrated, LANGUAGES, open, PAGES } from './pages.js';

const CLIENT = new URL('../../public-web/build/client', import.meta.url).pathname;
const PHONE = '011 234 5678';

test.use({ serviceWorkers: 'allow', expectedNoise: [/ERR_|Failed to load resource|Failed to fetch/] });

let line: Line;
test.beforeEach(async ({ baseURL }) => {
  line = await Line.to(baseURL ?? '');
});
test.afterEach(() => line.cut());

/** The paths of all that is kept, cache by cache. */
function kept(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map(({ url }) => url.replace(location.origin, ''))] as const;
      }),
    );
    return Object.fromEntries(lists);
  });
}

const keptPaths = async (page: Page) => Object.values(await kept(page)).flat();

/** Waits until a page is kept, with the files it cannot do without. */
async function isKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page), { message: path }).toContain(path);
  const html = await page.evaluate(async (kept) => (await caches.match(kept))?.text() ?? '', path);
  const files = [...html.matchAll(/ (?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(5);
  const all = await keptPaths(page);
  expect(files.filter((file) => !all.includes(file))).toEqual([]);
}

const OFFLINE = {
  en: 'There is no internet connection',
  si: 'අන්තර්ජාල සම්බන්ධතාවක් නැත',
  ta: 'இணைய இணைப்பு இல்லை',
};

test('without a connection a page that was read is there in its language, another says so and whom to call', async ({
  context,
}) => {
  // One line for three languages, each in a tab of its own.
  const tabs = [];
  for (const { language, prefix } of LANGUAGES) {
    const page = await context.newPage();
    const address = addressOf(prefix, '/find-help');
    await open(page, line.url + address);
    const title = await page.locator('h1').innerText();
    await isKept(page, address);
    await expect.poll(() => keptPaths(page)).toContain(`${prefix}/offline.html`);
    tabs.push({ page, title, language, other: addressOf(prefix, '/AboutUs') });
  }
  await line.cut();

  for (const { page, title, language, other } of tabs) {
    await page.reload();
    await expect(page.locator('h1')).toHaveText(title);
    await isHydrated(page);
    await expect(page.locator('footer').getByText(PHONE)).toBeVisible();

    await page.goto(line.url + other);
    await expect(page.locator('h1')).toHaveText(OFFLINE[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('main').getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:+94112345678');
  }

  await line.mend();
  for (const { page, language, other } of tabs) {
    await page.locator('main .button').click();
    await expect(page.locator('h1')).not.toHaveText(OFFLINE[language]);
    expect(new URL(page.url()).pathname).toBe(other);
  }
});

test('a half filled form that was opened by a link returns without a connection, with its answers', async ({
  page,
}) => {
  await open(page, `${line.url}/shadow-teacher`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator('main a[href^="/booking-shadow-teacher"]').first().click();
  await expect(page).toHaveURL(/booking-shadow-teacher/);
  await page.locator('#parentName').fill('Kamala Perera');
  await isKept(page, '/booking-shadow-teacher');
  await line.cut();
  await page.reload();
  await isHydrated(page);
  await expect(page.locator('#parentName')).toHaveValue('Kamala Perera');
  await expect(page.locator('header').getByRole('link', { name: PHONE })).toBeVisible();
});

test('neither an answer of the API nor a private page is kept, and the admin app goes past the worker', async ({
  page,
}) => {
  await open(page, `${line.url}/speech-therapy`);
  await isKept(page, '/speech-therapy');
  // From here on the worker sees every request.
  await page.reload();
  await expect(page.locator('.fetched .shade')).toHaveCount(0);
  const asked = page.waitForResponse(/\/user\/login$/);
  await open(page, `${line.url}/login?next=%2Fsecret`);
  await page.locator('#email').fill('nobody@example.org');
  await page.locator('#password').fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  expect((await asked).status()).toBe(401);
  await open(page, `${line.url}/booking-status`);
  await page.goto(`${line.url}/user-list`);
  // The admin app sends a stranger there by itself.
  await page.waitForURL(/\/login/);
  await open(page, `${line.url}/contact?name=Kamala`);
  await isKept(page, '/contact');

  const known = LANGUAGES.flatMap(({ prefix }) => [
    ...PAGES.map((path) => addressOf(prefix, path)),
    `${prefix}/offline.html`,
  ]);
  const paths = await keptPaths(page);
  expect(paths.filter((path) => !known.includes(path) && !path.startsWith('/assets/'))).toEqual([]);
  expect(paths.filter((path) => /^\/(?!assets).*(?:booking-status|login|password|admin|user-list)/.test(path))).toEqual(
    [],
  );

  await line.cut();
  await page.goto(`${line.url}/booking-status`);
  await expect(page.locator('h1')).toHaveText(OFFLINE.en);
  await expect(page.goto(`${line.url}/user-list`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('a new build takes the place of the old one: no page of that is shown again, those that were read stay readable', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'one-step-offline-'));
  await cp(CLIENT, folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const server = createServer(sirv(folder, { dev: true })).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    if (server.listening) await once(server, 'close');
  };
  try {
    for (const path of ['/find-help', '/safety']) {
      await page.goto(origin + path);
      await isKept(page, path);
    }
    const [oldCache] = Object.keys(await kept(page)).filter((name) => name.startsWith('pages-'));

    const change = async (file: string, from: string | RegExp, to: string) => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      expect(text).toMatch(from);
      await writeFile(path, text.replace(from, to));
    };
    for (const file of ['find-help/index.html', 'safety/index.html'])
      await change(file, '<body>', '<body data-build="new">');
    await change('service-worker.js', oldCache?.replace('pages-', '') ?? '-', 'newer');

    await page.reload();
    await expect(page.locator('body')).toHaveAttribute('data-build', 'new');
    const cachesOfPages = async () => Object.keys(await kept(page)).filter((name) => name.startsWith('pages-'));
    await expect.poll(cachesOfPages).toEqual(['pages-newer']);
    await stop();
    for (const path of ['/safety', '/find-help']) {
      await page.goto(origin + path);
      await expect(page.locator('body')).toHaveAttribute('data-build', 'new');
    }
  } finally {
    await stop();
    await rm(folder, { recursive: true });
  }
});
