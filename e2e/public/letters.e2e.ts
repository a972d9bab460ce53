import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { addressOf, open } from './pages.js';

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

/** How wide each text of ordinary weight is, and what has moved so far. */
function look(page: Page): Promise<{ widths: Record<string, number>; shifted: number }> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const texts = [...document.querySelectorAll('main p')].flatMap(({ childNodes }) => [...childNodes]);
    const ordinary = texts.filter(
      ({ nodeType, parentElement }) =>
        nodeType === Node.TEXT_NODE && parentElement && getComputedStyle(parentElement).fontWeight === '400',
    );
    const widths = ordinary.map((text): [string, number] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [text.textContent ?? '', [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0)];
    });
    return {
      widths: Object.fromEntries(widths),
      shifted: (window as unknown as { shifts: { sum: number } }).shifts.sum,
    };
  });
}

for (const language of ['si', 'ta'] as const) {
  for (const path of ['/', '/find-help', '/diagnosis', '/booking-shadow-teacher']) {
    test(`${path} is drawn in ${language} before its font has come, and nothing moves when it comes`, async ({
      page,
    }) => {
      let arrive = (): void => undefined;
      const held = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/noto-sans-*.woff2', async (route) => {
        await held;
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift' });
      });
      await page.goto(addressOf(`/${language}`, path), { waitUntil: 'domcontentloaded' });
      const { family } = LETTERS[language];
      // Commas and names are Latin, in a font of their own: it is there before and after.
      await page.evaluate(async () => {
        const latin = [...document.fonts].filter((font) => font.family.includes('Atkinson Hyperlegible'));
        await Promise.all(latin.map((font) => font.load()));
      });
      const before = await look(page);
      const statuses = () =>
        page.evaluate(
          (name) => [...document.fonts].filter((font) => font.family.includes(name)).map(({ status }) => status),
          family,
        );
      expect(await statuses()).toContain('loading');
      arrive();
      await expect.poll(statuses).toEqual(['loaded', 'loaded']);
      const after = await look(page);
      expect(after.shifted).toBeLessThanOrEqual(0.05);
      const texts = Object.keys(before.widths).filter((text) => text in after.widths);
      expect(texts.length).toBeGreaterThan(2);
      // A joined shape that is missing is drawn in parts, which are wider.
      const differing = texts.filter((text) => {
        const [was, is] = [before.widths[text] ?? 0, after.widths[text] ?? 0];
        return Math.abs(is - was) > Math.max(1, was / 100);
      });
      expect(differing).toEqual([]);
    });
  }
}
