import { ADMIN_PATHS } from '#contract/pages';
import { axeClean, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList } from './pages.js';
import { aBooking, aDetail, anApplicant, ownWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

for (const path of ADMIN_PATHS) {
  test(`${path} in light and dark`, async ({ page, api }) => {
    const word = ownWord();
    const detail = await aDetail(api, `Nimal ${word}`);
    const address = path === '/updatedetails' ? `${path}/${detail}` : path;
    // Other tests delete teachers, and their pictures, while this one looks.
    const filter = encodeURIComponent(JSON.stringify(path === '/alldetails' ? { q: word } : {}));
    // A few records show everything that many would.
    await page.goto(`${address}?perPage=2&page=1&sort=createdAt&order=DESC&filter=${filter}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^(Loading|Counting)/)).toHaveCount(0);
    await axeClean(page);
    await page.getByRole('button', { name: 'Use dark colours' }).click();
    await axeClean(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('every state of a booking', async ({ page, api }) => {
  const word = ownWord();
  await aBooking(api, 'shadow-teacher', `Kasun ${word}`, { parentName: 'Malini', parentPhone: '0771234567' });
  await openList(page, '/manage-shadow-teacher-booking', word);
  await button(page, `Details for Kasun ${word}`).click();
  await axeClean(page);
  await button(page, `Change Status for Kasun ${word}`).click();
  await axeClean(page);
  await page.keyboard.press('Escape');
  await button(page, `Edit for Kasun ${word}`).click();
  await page.getByLabel("Child's age").fill('99');
  await button(page, `Save for Kasun ${word}`).click();
  await expect(page.getByText("Child's age must be between 3 and 18.")).toBeVisible();
  await axeClean(page);
  await button(page, `Delete for Kasun ${word}`).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axeClean(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Booking category').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await axeClean(page);
});

test('a status being changed', async ({ page, api }) => {
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  await button(page, `Change Status for Nimal ${word}`).click();
  await axeClean(page);
});

test('buttons are at least 44 pixels high and wide', async ({ page, api }) => {
  const word = ownWord();
  await aBooking(api, 'shadow-teacher', `Kasun ${word}`);
  await openList(page, '/manage-shadow-teacher-booking', word);
  await expect(button(page, `Edit for Kasun ${word}`)).toBeVisible();
  for (const target of await page.getByRole('button').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});

test('the page about a record, and the report as a table', async ({ page, api }) => {
  const word = ownWord();
  const id = await aBooking(api, 'shadow-teacher', `Kasun ${word}`);
  await page.goto(`/manage-shadow-teacher-booking/${id}`);
  await expect(page.getByText(/^Looked at a booking/)).toBeVisible();
  await axeClean(page);
  await aDetail(api, `Nimal ${word}`);
  await page.goto(`/alldetails/report?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
  await expect(page.getByRole('rowheader', { name: `Nimal ${word}` })).toBeVisible();
  await axeClean(page);
});
