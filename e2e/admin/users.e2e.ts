import type { Locator, Page } from '@playwright/test';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { listen } from '../support/spoken.js';
import { button, cleanInBoth, openList, rowOf } from './pages.js';
import { aCv, createApplicant, uniqueWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('applications are decided in their list: said once, each in its place until the list is left', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  for (const name of ['Anula', 'Bandu', 'Chitra']) await createApplicant(api, `${name} ${word}`);
  const heard = await listen(page);
  await openList(page, '/pending-user-list', word);
  await expect(rowOf(page, word)).toHaveCount(3);
  expect(await heard()).toEqual([
    { how: 'status', text: 'Loading users...' },
    { how: 'status', text: '3 applications' },
  ]);
  const rows = page.locator('[data-row]');

  await button(page, `Approve Anula ${word}`).press('Enter');
  await expect(rows.first()).toContainText('Approved');
  await expect(rows.first()).toBeFocused();
  const saved = `Saved: Anula ${word} is Approved.`;
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible();
  expect(await heard()).toEqual([
    { how: 'status', text: saved },
    { how: 'status', text: '2 applications' },
  ]);

  await test.step('a second click decides no other record', async () => {
    await button(page, `Approve Bandu ${word}`).dblclick();
    await expect(rows.nth(1)).toContainText('Approved');
    await expect(rows).toHaveText([/^Anula/, /^Bandu/, /^Chitra.*Pending/]);
  });

  const opener = button(page, `Change Status for Chitra ${word}`);
  await test.step('with decided rows, one selected and a status being changed', async () => {
    await opener.click();
    const select = page.getByRole('checkbox', { name: `Select Chitra ${word}` });
    await select.check();
    await cleanInBoth(page);
    await select.uncheck();
    await button(page, `Cancel status for Chitra ${word}`).click();
  });

  await test.step('by keyboard alone', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(`New status for Chitra ${word}`)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Saved: Chitra ${word} is Approved.`)).toBeVisible();
    await expect(opener).toBeFocused();
  });

  await page.reload();
  await expect(page.getByText('No pending users found')).toBeVisible();
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

test('applications are read beside their CVs and decided one after the other', async ({ page, api }) => {
  const word = uniqueWord();
  const names = [`Nimal 0 ${word}`, `Nimal 1 ${word}`] as const;
  const script = aCv('/OpenAction<</S/JavaScript/JS(app.alert(1))>>');
  await createApplicant(api, names[0]);
  await createApplicant(api, names[1], 'pending', script);
  const read: string[] = [];
  page.on('request', (request) => request.url().includes('/file/') && read.push(request.url()));
  await page.goto('/dashboard-admin');
  await page.getByRole('link', { name: /^\d+ ?Applications$/ }).click();
  await page.getByLabel('Search by name, email or phone').fill(word);
  // Both may be in sight before the search is under way; the next application comes from the list as it was left.
  await expect(page).toHaveURL(new RegExp(word));
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: names[0], exact: true }).click();

  const title = page.getByRole('heading', { level: 1 });
  const cv = page.getByRole('region', { name: 'CV' });
  const approve = (name: string): Locator => button(page, `Approve ${name}`);
  await test.step('the CV is rendered, and is there as text', async () => {
    await expect(title).toHaveText(names[0]);
    await expect(cv).toContainText('Curriculum vitae');
    await expect.poll(() => inked(page)).toBeGreaterThan(100);
    await expect(approve(names[0])).toBeInViewport();
    await expectNoViolations(page);
  });

  await test.step('a decision leads to the next one', async () => {
    expect(read).toHaveLength(1);
    await approve(names[0]).click();
    await expect(title).toHaveText(names[1]);
  });

  await test.step('a CV with a script in it is shown only once the administrator says so', async () => {
    await expect(cv.getByRole('alert')).toContainText('This PDF contains a script (JavaScript).');
    // Of the first one, once: each read is written to the audit log.
    expect(read).toHaveLength(1);
    await cv.getByRole('button', { name: 'Show its pages here' }).click();
    await expect(cv).toContainText('Curriculum vitae');
  });

  await test.step('the last decision leads back to the list', async () => {
    await approve(names[1]).click();
    await expect(page.getByText('No pending users found')).toBeVisible();
    const filter = encodeURIComponent(JSON.stringify({ q: word, status: 'approved' }));
    expect(await api.get(`/user/get?filter=${filter}`)).toHaveLength(2);
  });
});
