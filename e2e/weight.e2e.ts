import { readFileSync } from 'node:fs';
import { PAGES } from '../public-web/site.js';
import { ADDRESSES, LANGUAGES } from './public/pages.js';
import { expect, test } from './support/fixtures.js';
import { transfersOf, weightOf } from './support/transfers.js';

const CLIENT = new URL('../public-web/build/client', import.meta.url).pathname;
/** JavaScript budgets of a first visit, compressed. */
const CONTENT = 105_000;
const FORM = 115_000;
const HOME = 160_000;

/** Its form opens in a dialog, so that its HTML has none. */
const FORM_IN_DIALOG = /\/resource$/;

const SCRIPT = /\/assets\/[^"]+?\.js/g;

const htmlOf = (address: string): string => readFileSync(`${CLIENT}${address}/index.html`, 'utf8');

function weighed(address: string): { scripts: number; form: boolean } {
  const html = htmlOf(address);
  const scripts = [...new Set(html.match(SCRIPT))].map((script) => readFileSync(`${CLIENT}${script}.br`).length);
  return {
    scripts: scripts.reduce((sum, size) => sum + size, 0),
    form: html.includes('class="form') || FORM_IN_DIALOG.test(address),
  };
}

test('no page exceeds its JavaScript budget', () => {
  // Without the two that stand in for others, and with the home page.
  expect(ADDRESSES).toHaveLength(LANGUAGES.length * (Object.keys(PAGES).length - 1));
  const pages = ADDRESSES.map(({ address }) => ({ address, ...weighed(address) }));
  expect(pages.filter(({ scripts }) => scripts === 0)).toEqual([]);
  expect(pages.filter(({ scripts, form }) => scripts > (form ? FORM : CONTENT))).toEqual([]);
});

test('nothing but pictures is fetched until all of the text is there', () => {
  const early = ADDRESSES.filter(({ address }) => {
    const [text = ''] = htmlOf(address).split('</footer>');
    return /rel="modulepreload"|rel="preload" (?!as="image")|<link rel="stylesheet"|<script[^>]* src/.test(text);
  });
  expect(early.map(({ address }) => address)).toEqual([]);
});

test('the whole first view of the home page is light', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const fetched = transfersOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const transfers = await fetched.soFar();
  expect(transfers.length).toBeGreaterThan(8);
  expect(weightOf(transfers), JSON.stringify(transfers)).toBeLessThanOrEqual(HOME);
});
