import type { Locator, Page } from '@playwright/test';
import { BROWSER_WITH_PDF } from '../support/browser.js';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { openList, rowOf } from './pages.js';
import { aCv, createApplicant, uniqueWord } from './records.js';

test.use({ launchOptions: BROWSER_WITH_PDF });

test('four applications are decided one after the other, in six clicks from the dashboard', async ({
  page,
  api,
  baseURL,
}) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  for (let i = 0; i < 4; i += 1) await createApplicant(api, `Nimal ${i} ${word}`);
  await page.goto('/dashboard-admin');
  let clicks = 0;
  let last: Awaited<ReturnType<Locator['boundingBox']>> = null;
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  await press('link', /^\d+ ?Applications$/);
  await page.getByLabel('Search by name, email or phone').fill(word);
  // All of them may be in sight before the search is under way; the next application comes from the list as it was left.
  await expect(page).toHaveURL(new RegExp(word));
  await expect(rowOf(page, word)).toHaveCount(4);
  await press('link', `Nimal 0 ${word}`);
  for (let i = 0; i < 4; i += 1) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nimal ${i} ${word}`);
    const approve = page.getByRole('button', { name: `Approve Nimal ${i} ${word}`, exact: true });
    // A second click in the same place approves nobody else.
    const place = await approve.boundingBox();
    expect(place && last && place.x < last.x + last.width && last.x < place.x + place.width).toBeFalsy();
    last = place;
    await press('button', `Approve Nimal ${i} ${word}`);
  }
  await expect(page.getByText('No pending users found')).toBeVisible();
  expect(clicks).toBe(6);
  await openList(page, '/approved-user-list', word);
  await expect(rowOf(page, word)).toHaveCount(4);
});

test('View CV shows the PDF in a new tab', async ({ page, context, api, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  await createApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `View CV of Nimal ${word} (opens in a new tab)` }).click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
});

/** The number of pixels of the first page that are not white. */
const inked = (page: Page): Promise<number> =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return data.filter((value, place) => place % 4 === 0 && value < 128 && (data[place + 3] ?? 0) > 128).length;
    });

test('the CV is shown beside the decision, rendered and as text', async ({ page, api, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const { _id, full_name } = await createApplicant(api, `Nimal ${uniqueWord()}`);
  await page.goto(`/user-list/${_id}/show`);
  const cv = page.getByRole('region', { name: 'CV' });
  await expect(cv).toContainText('Curriculum vitae');
  await expect.poll(() => inked(page)).toBeGreaterThan(100);
  await expect(page.getByRole('button', { name: `Approve ${full_name}` })).toBeInViewport();
  await expectNoViolations(page);
});

test('a CV with a script in it is shown only once the administrator says so', async ({ page, api, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const script = aCv('/OpenAction<</S/JavaScript/JS(app.alert(1))>>');
  const { _id } = await createApplicant(api, `Nimal ${uniqueWord()}`, 'pending', script);
  const read: string[] = [];
  page.on('request', (request) => request.url().includes('/file/') && read.push(request.url()));
  await page.goto(`/user-list/${_id}/show`);
  const cv = page.getByRole('region', { name: 'CV' });
  await expect(cv.getByRole('alert')).toContainText('This PDF contains a script (JavaScript).');
  expect(read).toEqual([]);
  await cv.getByRole('button', { name: 'Show its pages here' }).click();
  await expect(cv).toContainText('Curriculum vitae');
});
