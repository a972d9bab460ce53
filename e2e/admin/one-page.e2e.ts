import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { openList, rowOf } from './pages.js';
import { aBooking, ownWord } from './records.js';

const RECORDS = 30;

/** However many records there are, a list asks for the rows it shows and learns the total from the header. */
test('a list page asks for one page of records, and answers with no more', async ({ page, api, baseURL, isMobile }) => {
  test.skip(isMobile, 'the same calls on every screen');
  await signInAsAdmin(page, baseURL ?? '');
  const word = ownWord();
  await Promise.all(
    Array.from({ length: RECORDS }, (_, i) => aBooking(api, 'counselling-teacher', `Child ${i} ${word}`)),
  );

  const asked: { range: number[]; rows: Promise<number>; total: string | undefined }[] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (!pathname.endsWith('/view-booking')) return;
    asked.push({
      range: JSON.parse(searchParams.get('range') ?? '[]') as number[],
      rows: response.json().then((rows: unknown[]) => rows.length),
      total: response.headers()['content-range'],
    });
  });
  await openList(page, '/manage-counselling-teacher-booking', word);
  await expect(rowOf(page, word)).toHaveCount(8);
  await page.getByRole('button', { name: /next page/i }).click();
  await expect.poll(() => asked.some(({ range }) => range[0] === 8)).toBe(true);

  for (const { range, rows, total } of asked) {
    const [first, last] = range;
    expect(range).toHaveLength(2);
    expect((last ?? Infinity) - (first ?? 0) + 1).toBeLessThanOrEqual(25);
    expect(await rows).toBeLessThanOrEqual(25);
    expect(total).toMatch(new RegExp(`/${RECORDS}$`));
  }
});
