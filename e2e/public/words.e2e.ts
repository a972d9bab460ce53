import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { addressOf, LANGUAGES, open, PAGES } from './pages.js';

/** Words that stand on two lines or stick out: in Sinhala and Tamil a word cut anywhere cannot be read. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, style, noscript, .hidden-text')) continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s/–-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()];
        const lines = new Set(boxes.map(({ top }) => Math.round(top / 4)));
        if (lines.size > 1 || boxes.some(({ right }) => right > innerWidth)) broken.add(word);
      }
    }
    return [...broken];
  });
}

for (const { language, prefix } of LANGUAGES) {
  test(`no word is cut in two on the smallest phone in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of PAGES) {
      await open(page, addressOf(prefix, path));
      await expect(page.locator('.fetched .shade')).toHaveCount(0);
      expect(await brokenWords(page), addressOf(prefix, path)).toEqual([]);
    }
  });
}
