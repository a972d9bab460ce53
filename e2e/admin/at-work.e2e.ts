import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, rowOf } from './pages.js';
import { aBooking, aMessage, anApplicant, ownWord } from './records.js';

const BOOKINGS = '/manage-shadow-teacher-booking';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('a bulk status that is not confirmed changes nothing and keeps the choice', async ({ page, api }) => {
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  await page.getByRole('checkbox', { name: `Select Nimal ${word}` }).check();
  await page.getByRole('button', { name: 'Set to Rejected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, word)).toContainText('Pending');
});

test('a bulk deletion that is not confirmed deletes nothing', async ({ page, api }) => {
  const word = ownWord();
  await aMessage(api, `Nimal ${word}`);
  await openList(page, '/getcontact', word);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await button(page, 'Delete').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, word)).toHaveCount(1);
});

test('exactly two clicks change a status, and the row answers with the page where it is', async ({ page, api }) => {
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  await expect(rowOf(page, word)).toContainText('Pending');
  const address = page.url();
  await button(page, `Change Status for Nimal ${word}`).click();
  // The choice of the status has the focus: keys set it, no third click.
  await page.keyboard.press('ArrowDown');
  await button(page, `Save status for Nimal ${word}`).click();
  await expect(rowOf(page, word)).toContainText('Approved');
  expect(page.url()).toBe(address);
});

test("two administrators edit one booking: the other's field is kept", async ({ page, api, browser, baseURL }) => {
  const word = ownWord();
  await aBooking(api, 'shadow-teacher', `Kasun ${word}`);
  const other = await (await browser.newContext()).newPage();
  await signInAsAdmin(other, baseURL ?? '');
  for (const one of [page, other]) {
    await openList(one, BOOKINGS, word);
    await button(one, `Edit for Kasun ${word}`).click();
  }
  await other.getByLabel("Child's age").fill('11');
  await button(other, `Save for Kasun ${word}`).click();
  await expect(rowOf(other, word)).toContainText('Age 11');
  await page.getByLabel('School name').fill('Lake View School');
  await button(page, `Save for Kasun ${word}`).click();
  await expect(page.getByText('Shadow teacher booking updated successfully.')).toBeVisible();
  await expect(rowOf(page, word)).toContainText('Age 11');
  await other.context().close();
});

test('two administrators edit the same field of one booking: the second is told before theirs is kept', async ({
  page,
  api,
}) => {
  const word = ownWord();
  const id = await aBooking(api, 'shadow-teacher', `Kasun ${word}`);
  await openList(page, BOOKINGS, word);
  await button(page, `Edit for Kasun ${word}`).click();
  await page.getByLabel("Child's age").fill('9');
  await api.put(`/shadow-teacher/update-booking/${id}`, { childAge: 11 });
  await button(page, `Save for Kasun ${word}`).click();
  await expect(page.getByText("Somebody else changed this meanwhile: Child's age.")).toBeVisible();
  await expect(page.getByLabel("Child's age")).toHaveValue('9');
  await button(page, `Save for Kasun ${word}`).click();
  await expect(rowOf(page, word)).toContainText('Age 9');
});

test.describe('when the session ends during work', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/401/] });

  test('a save the server refuses leads to the sign-in page, and no token stays', async ({ page, api }) => {
    const word = ownWord();
    await anApplicant(api, `Nimal ${word}`);
    await openList(page, '/user-list', word);
    await button(page, `Change Status for Nimal ${word}`).click();
    await page.getByLabel(`New status for Nimal ${word}`).selectOption('approved');
    // What a changed password or a day's end does: the browser still believes the token, the server does not.
    await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token') ?? ''}x`));
    await button(page, `Save status for Nimal ${word}`).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const filter = encodeURIComponent(JSON.stringify({ q: word }));
    expect(await api.get(`/user/get?filter=${filter}`)).toMatchObject([{ status: 'pending' }]);
  });

  test('a token whose time is over stops the next page', async ({ page }) => {
    await page.goto('/user-list');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users List');
    await page.clock.setFixedTime(Date.now() + 366 * 24 * 3_600_000);
    // The guard leads away before this page has loaded.
    await page.goto('/getcontact', { waitUntil: 'commit' });
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.describe('when the server fails', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/503/] });

  test('a booking that could not be saved keeps what was typed, and saving again helps', async ({ page, api }) => {
    const word = ownWord();
    await aBooking(api, 'shadow-teacher', `Kasun ${word}`);
    const message = 'The store is away for a moment. Please try again.';
    const json = { statusCode: 503, code: 'UNAVAILABLE', message, error: message };
    await page.route('**/shadow-teacher/update-booking/*', (route) => route.fulfill({ status: 503, json }));
    await openList(page, BOOKINGS, word);
    await button(page, `Edit for Kasun ${word}`).click();
    await page.getByLabel("Child's age").fill('11');
    await button(page, `Save for Kasun ${word}`).click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(page.getByLabel("Child's age")).toHaveValue('11');
    await page.unrouteAll();
    await button(page, `Save for Kasun ${word}`).click();
    await expect(rowOf(page, word)).toContainText('Age 11');
  });
});
