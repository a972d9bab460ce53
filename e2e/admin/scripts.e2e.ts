import { readFile } from 'node:fs/promises';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { openList, openTools, rowOf } from './pages.js';
import { aBooking, ownWord } from './records.js';

const BOOKINGS = '/manage-shadow-teacher-booking';

/** Letters that Unicode can also write in pieces, and joiners that must not be lost (quality.md, B-12). */
for (const [language, name] of [
  ['Sinhala', 'කෝකිලා ශ්‍රී'],
  ['Tamil', 'கொன்றை ஸ்ரீ'],
] as const) {
  test(`a child's ${language} name is listed, found in either form and exported as it was typed`, async ({
    page,
    api,
    baseURL,
  }) => {
    await signInAsAdmin(page, baseURL ?? '');
    const child = `${name} ${ownWord()}`;
    const pieces = child.normalize('NFD');
    expect(pieces).not.toBe(child);
    // A phone's keyboard may send the pieces: they are stored as one.
    await aBooking(api, 'shadow-teacher', pieces);
    for (const typed of [child, pieces]) {
      await openList(page, BOOKINGS, typed);
      await expect(rowOf(page, child)).toHaveCount(1);
    }
    await openTools(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    expect(csv).toContain(child);
  });
}
