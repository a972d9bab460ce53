import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { type Ink, inkProfileOf, similarity, pdfPictures } from '../support/pdf-pictures.js';
import { openList } from './pages.js';
import { createTeacherProfile, uniqueWord } from './records.js';

/** The fonts of the report; spaces come from the first of them. */
const FACES = '"Noto Sans Sinhala", "Noto Sans Tamil"';
const BOX = { x: 0, y: 0, width: 560, height: 80 };

/** What the browser shows of a name on a page. */
async function shown(page: Page, name: string): Promise<Ink> {
  await page.evaluate(
    async ({ name, faces, width, height }) => {
      await document.fonts.load(`45px ${faces}`, name);
      const place = document.createElement('div');
      place.textContent = name;
      Object.assign(place.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        width: `${width}px`,
        height: `${height}px`,
        zIndex: '9999',
        background: '#fff',
        color: '#1c2a38',
        font: `45px ${faces}`,
        whiteSpace: 'nowrap',
      });
      document.body.append(place);
    },
    { name, faces: FACES, ...BOX },
  );
  const { data, info } = await sharp(await page.screenshot({ clip: BOX }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return inkProfileOf(data, info.width);
}

test('Sinhala and Tamil names in the report look as the browser shows them, their letters joined', async ({
  page,
  api,
  baseURL,
}) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  const names = ['ශ්‍රී ක්‍රිස්ටෝ', 'கொன்றை ஸ்ரீ'];
  // The newest is the first in the report.
  for (const name of names.toReversed()) await createTeacherProfile(api, name, { qualification: `BEd ${word}` });
  await openList(page, '/alldetails', word);
  await expect(page.getByText('2 teachers', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF report' }).click();
  const pictures = pdfPictures(await readFile(await (await downloading).path()));
  expect(pictures).toHaveLength(names.length);
  for (const [place, name] of names.entries()) {
    const drawn = pictures[place] ?? [];
    const right = await shown(page, name);
    // The same letters, not joined, as jsPDF itself would write them.
    const apart = await shown(page, Array.from(name.replaceAll('\u200D', '')).join('\u200C'));
    expect(similarity(drawn, right)).toBeGreaterThan(0.97);
    expect(similarity(drawn, apart)).toBeLessThan(0.8);
    expect(drawn.length / right.length).toBeCloseTo(1, 1);
  }
});
