import { expect, test } from '../support/fixtures.js';
import { addressOf, LANGUAGES, open } from './pages.js';

/** Sinhala and Tamil letters stand taller and carry more: quality.md, B-17. */
for (const { language, prefix } of LANGUAGES.filter(({ language }) => language !== 'en')) {
  test(`text has the size and the room that ${language} needs`, async ({ page }) => {
    for (const path of ['/', '/shadow-teacher', '/booking-shadow-teacher', '/privacy']) {
      await open(page, addressOf(prefix, path));
      const faults = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('p, li, dd, label, input, textarea, h1, h2')]
          .filter((element) => element.checkVisibility() && !element.closest('.hidden-text, [lang=en]'))
          .map((element) => ({ element, style: getComputedStyle(element) }))
          .filter(({ element, style }) => {
            const size = parseFloat(style.fontSize);
            const reading = element.matches('p, li:not(nav li)');
            return (
              size < (element.matches('input, textarea') ? 17 : 16) ||
              (reading && parseFloat(style.lineHeight) / size < 1.6 && !element.closest('footer')) ||
              (style.letterSpacing !== 'normal' && style.letterSpacing !== '0px') ||
              style.fontStyle !== 'normal' ||
              style.textTransform !== 'none'
            );
          })
          .map(({ element, style }) => `${element.outerHTML.slice(0, 70)} ${style.fontSize}/${style.lineHeight}`),
      );
      expect(faults, path).toEqual([]);
    }
  });
}
