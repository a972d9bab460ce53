import { expect, test } from '../support/fixtures.js';
import { open } from './pages.js';

/**
 * Conjuncts that need the font's shaping rules, each with what a reader would see without them: the joiner missing, or
 * its parts kept apart.
 */
const LETTERS = {
  si: {
    script: 'sinhala',
    family: 'Noto Sans Sinhala',
    pairs: [
      ['ශ්‍රී', 'ශ්රී'],
      ['ක්‍ෂ', 'ක්ෂ'],
      ['ක්‍රි', 'ක්රි'],
    ],
  },
  ta: {
    script: 'tamil',
    family: 'Noto Sans Tamil',
    pairs: [
      ['கூ', 'க\u200bூ'],
      ['நூ', 'ந\u200bூ'],
      ['ஸ்ரீ', 'ஸ்\u200bரீ'],
    ],
  },
} as const;

for (const [language, { script, family, pairs }] of Object.entries(LETTERS)) {
  test(`conjuncts are joined in ${language}`, async ({ page }) => {
    await open(page, `/${language}`);
    for (const weight of ['400', '700']) {
      // The reference: the whole font file, without a `unicode-range`.
      await page.evaluate(
        async ([name, text, wanted]) => {
          await document.fonts.load(`${wanted} 48px "${name}"`, text);
          const file = performance
            .getEntriesByType('resource')
            .find((entry) => entry.name.includes('noto-sans-') && entry.name.includes(`-${wanted}-`));
          if (!file) throw new Error(`No file of ${name} was loaded.`);
          const whole = new FontFace('Whole', `url(${file.name})`, { weight: wanted });
          document.fonts.add(await whole.load());
        },
        [family, pairs[0][0], weight] as const,
      );
      for (const [joined, apart] of pairs) {
        const draw = async (text: string, own: boolean) => {
          await page.evaluate(
            ([letters, whole, wanted]) => {
              const sheet = document.createElement('div');
              sheet.id = 'letters';
              sheet.textContent = letters;
              document.querySelector('#letters')?.remove();
              sheet.style.cssText =
                'position:fixed;inset:0 auto auto 0;z-index:99;padding:24px;background:#fff;color:#000';
              sheet.style.fontSize = '48px';
              sheet.style.fontWeight = wanted;
              document.body.append(sheet);
              if (whole) sheet.style.fontFamily = getComputedStyle(sheet).fontFamily.replace(whole, 'Whole');
            },
            [text, own ? '' : family, weight] as const,
          );
          return page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 140 } });
        };
        const ours = await draw(joined, true);
        expect(ours.equals(await draw(joined, false)), `${script} ${weight}: ${joined} as its font draws it`).toBe(
          true,
        );
        expect(ours.equals(await draw(apart, false)), `${script} ${weight}: ${joined} in parts`).toBe(false);
      }
    }
  });
}
