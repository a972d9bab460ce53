import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerAll, pressMainButton } from './public/booking-form.js';
import { fits } from './public/checks.js';
import { open, openWhole, PAGES } from './public/pages.js';
import { contentOfApi, plainWords, stringsIn } from './support/plain-words.js';
import { expect, test } from './support/fixtures.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SITE = join(ROOT, 'node_modules/.one-step-pseudo/client');

/** A text that is not pseudo is hard-coded, and would be English on the Sinhala and Tamil pages. */
test.describe('the site in a pseudo language', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  test.use({ viewport: { width: 360, height: 640 } });

  test.beforeAll(() => {
    const { status, stderr } = spawnSync(process.execPath, ['.tools/build-pseudo.mjs'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
  });

  let api: readonly string[];

  /** Serves the pseudo site with the content of this moment (other tests add to it), and proxies everything else. */
  test.beforeEach(async ({ page, baseURL }) => {
    const content = await contentOfApi(baseURL ?? '');
    api = stringsIn(Object.fromEntries(content));
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = [pathname, `${pathname}/index.html`]
        .map((path) => join(SITE, path))
        .find((path) => /\.\w+$/.test(path) && existsSync(path));
      if (content.has(pathname)) return route.fulfill({ json: content.get(pathname) });
      await (file && route.request().method() === 'GET' ? route.fulfill({ path: file }) : route.fallback());
    });
  });

  async function isAllPseudo(page: Page, where: string, known: readonly string[] = api): Promise<void> {
    expect(await plainWords(page, known), `${where}: words outside the catalogue`).toEqual([]);
    await fits(page, where);
  }

  test.describe('as its own HTML says it', () => {
    test.use({ javaScriptEnabled: false });

    test('has no plain English, nothing cut off and nothing sideways on any page', async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(path);
        expect(await page.title(), path).toContain('[!!');
        await isAllPseudo(page, path);
      }
    });
  });

  test('has none in what is fetched, and in what a form reports', async ({ page }) => {
    const lists = ['/Careers', '/ServiceList', '/find-help'];
    const forms = ['/addcontact', '/call-me-back', '/booking-status', '/forgot-password', '/signup', '/login'];
    for (const path of [...lists, ...forms, '/booking-readiness-teacher']) {
      await openWhole(page, path);
      await isAllPseudo(page, path);
      if (lists.includes(path)) continue;
      await pressMainButton(page);
      await expect(page.locator('.summary')).toBeVisible();
      await isAllPseudo(page, `${path}, errors`);
    }
  });

  test('has none in menus, dialogs, steps and answers', async ({ page }) => {
    await open(page, '/shadow-teacher');
    await page.locator('.menu-button').click();
    await isAllPseudo(page, 'menu');
    let forms = 0;
    for (const path of ['/shadow-teacher', '/parent-counseling', '/resource']) {
      await openWhole(page, path);
      for (const opener of (await page.locator('main button.button:visible').all()).slice(0, 3)) {
        await opener.click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await isAllPseudo(page, `${path}, dialog`);
        const send = page.locator('dialog[open] form.form button:not([type="button"])');
        if ((await send.count()) > 0) {
          await send.click();
          await expect(page.locator('dialog[open] .summary')).toBeVisible();
          await isAllPseudo(page, `${path}, errors in the dialog`);
          forms++;
        }
        await page.keyboard.press('Escape');
      }
    }
    expect(forms).toBeGreaterThan(0);
    await open(page, '/school-readiness');
    for (const step of [2, 3]) {
      await page.locator('.stepper button').last().click();
      await isAllPseudo(page, `step ${step}`);
    }
  });

  test.describe('where there is no page', () => {
    test.use({ expectedNoise: [/404/] });

    test('has none either', async ({ page }) => {
      await page.route('**/no-such-page', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', path: join(SITE, '404.html') }),
      );
      await page.goto('/no-such-page');
      await expect(page.locator('h1')).toHaveText(/^\[!!/);
      await isAllPseudo(page, '404', []);
    });
  });

  test('has none from the first question of a booking to its receipt', async ({ page }) => {
    await open(page, '/booking-shadow-teacher');
    const typed = [
      'Nimal Perera',
      'Help with writing',
      'Quiet breaks',
      'Vidyaloka Primary',
      'Station Road, Wattala',
      'to',
    ];
    await answerAll(page);
    await isAllPseudo(page, 'check', typed);
    await pressMainButton(page);
    await expect(page.locator('.reference')).toBeVisible();
    await isAllPseudo(page, 'receipt', typed);
  });
});
