import { SERVICES } from '#contract/services';
import { axeClean, expect, test } from '../support/fixtures.js';
import { addressOf, LANGUAGES, open } from './pages.js';

test('the cards call the six services as the contract does, and say for whom each is', async ({ page }) => {
  await open(page, '/ServiceList');
  expect(await page.locator('.service h3').allTextContents()).toEqual([...SERVICES]);
  for (const card of await page.locator('.service').all()) {
    await expect(card.locator('p')).toHaveText([/\w+/, /^For /]);
  }
});

for (const { language, prefix } of LANGUAGES) {
  test(`somebody who is not sure which service finds the phone numbers at hand in ${language}`, async ({ page }) => {
    await open(page, addressOf(prefix, '/ServiceList'));
    const box = page.locator('.unsure');
    await expect(box.locator('a[href="tel:+94112345678"]')).toBeVisible();
    await expect(box.locator('a[href="tel:+94771234567"]')).toBeVisible();
    await axeClean(page);
  });

  test(`no word of a step is broken in two on a phone in ${language}`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, addressOf(prefix, '/school-readiness'));
    const next = page.locator('.stepper button').last();
    for (const step of [1, 2, 3]) {
      await expect(page.getByRole('progressbar')).toHaveJSProperty('value', step);
      const heading = page.locator('[aria-current=step] h3');
      await expect(heading).toBeVisible();
      const broken = await heading.evaluate(async (element) => {
        await document.fonts.ready;
        const node = element.firstChild as Text;
        return [...node.data.matchAll(/\S+/g)]
          .filter(({ index, 0: word }) => {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map(([word]) => word);
      });
      expect(broken).toEqual([]);
      if (step < 3) await next.click();
    }
  });
}
