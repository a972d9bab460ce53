import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.js';

/** In print: the name with its logo, no controls or navigation, and all text is black on white. */
export async function isForPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const faults = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const pressed = seen.filter((element) => element.matches('nav, footer, button, .button, dialog, input, select'));
    const texts = seen.filter((element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    );
    const isColoured = (element: Element, part?: string) => getComputedStyle(element, part).color !== 'rgb(0, 0, 0)';
    const stones = seen.filter((element) => element.matches('.stones > li') && isColoured(element, '::before'));
    const coloured = [...texts.filter((element) => isColoured(element)), ...stones];
    const grounds = seen.filter(
      (element) => !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(element).backgroundColor),
    );
    return [...pressed, ...coloured, ...grounds].map((element) => element.outerHTML.slice(0, 90));
  });
  expect(faults).toEqual([]);
  await expect(page.locator('.brand')).toHaveText('One Step');
  await expect(page.locator('.brand .logo')).toBeVisible();
}

/** Where the links of the printed page lead, sheet by sheet: so the sheets are counted, and what is on which is known. */
export async function linksOnSheets(page: Page): Promise<string[][]> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body] as const),
  );
  const sheets = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return sheets.map((sheet) => {
    const [, annotations = ''] = /\/Annots \[([^\]]*)\]/.exec(sheet) ?? [];
    const links = [...annotations.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => objects.get(id) ?? '');
    // A link of two lines is there twice.
    return [...new Set(links.flatMap((link) => /\/URI \((.*?)\)/.exec(link)?.[1] ?? []))];
  });
}
