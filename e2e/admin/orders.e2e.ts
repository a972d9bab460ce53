import { axeClean, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { openList, openTools } from './pages.js';
import { aBooking, anApplicant, ownWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test.describe('cards have no column heads', { tag: '@phone' }, () => {
  test('the server sorts them by an order that is chosen', async ({ page, api }) => {
    const word = ownWord();
    for (const name of ['Bima', 'Asoka', 'Chitra']) await anApplicant(api, `${name} ${word}`);
    await openList(page, '/user-list', word);
    await openTools(page);
    const order = page.getByLabel('Order');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Chitra/, /^Asoka/, /^Bima/]);
    await order.selectOption('By Full Name');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Asoka/, /^Bima/, /^Chitra/]);
    await order.selectOption('By Full Name, backwards');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Chitra/, /^Bima/, /^Asoka/]);
    await axeClean(page);
    await page.reload();
    await openTools(page);
    await expect(order.getByRole('option', { selected: true })).toHaveText('By Full Name, backwards');
  });

  test('every list of cards has an order to choose, and begins with its own', async ({ page, api }) => {
    await aBooking(api, 'shadow-teacher', `Kasun ${ownWord()}`);
    for (const [path, begins] of [
      ['/inbox', 'Oldest first'],
      ['/manage-shadow-teacher-booking', 'Newest first'],
      ['/alldetails', 'Newest first'],
      ['/courses', 'Newest first'],
      ['/getcontact', 'Newest first'],
      ['/courseRequests', 'What waits first'],
    ] as const) {
      await page.goto(path);
      await openTools(page);
      await expect(page.getByLabel('Order').getByRole('option', { selected: true })).toHaveText(begins);
    }
  });
});
