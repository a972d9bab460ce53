import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, rowOf } from './pages.js';
import { anApplicant, ownWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('Save keeps the new status', async ({ page, api }) => {
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  await button(page, `Change Status for Nimal ${word}`).click();
  await expect(page.getByLabel(`New status for Nimal ${word}`)).toBeFocused();
  await page.getByLabel(`New status for Nimal ${word}`).selectOption('approved');
  await button(page, `Save status for Nimal ${word}`).click();
  await expect(rowOf(page, word)).toContainText('Approved');
  await expect(button(page, `Change Status for Nimal ${word}`)).toBeFocused();
  await expect(page.getByText(`Status of Nimal ${word} saved: Approved.`)).toBeVisible();
  await page.reload();
  await expect(rowOf(page, word)).toContainText('Approved');
});

test('Cancel and Escape keep the old one', async ({ page, api }) => {
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  for (const leave of ['Cancel', 'Escape']) {
    await button(page, `Change Status for Nimal ${word}`).click();
    await page.getByLabel(`New status for Nimal ${word}`).selectOption('rejected');
    if (leave === 'Cancel') await button(page, `Cancel status for Nimal ${word}`).click();
    else await page.keyboard.press('Escape');
    await expect(rowOf(page, word)).toContainText('Pending');
    await expect(button(page, `Change Status for Nimal ${word}`)).toBeFocused();
  }
});

test('works by keyboard alone', async ({ page, api }) => {
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  const opener = button(page, `Change Status for Nimal ${word}`);
  await expect(opener).toBeVisible();
  for (let stops = 0; stops < 40 && !(await opener.evaluate((it) => it === document.activeElement)); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(button(page, `Save status for Nimal ${word}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, word)).toContainText('Approved');
  await expect(opener).toBeFocused();
});

test.describe('when the server refuses', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/404/] });

  test('the row takes the status back and says why', async ({ page, api }) => {
    const word = ownWord();
    const gone = '0'.repeat(24);
    const { _id } = await anApplicant(api, `Nimal ${word}`);
    await page.route(`**/user/${_id}/update`, (route) =>
      route.continue({ url: new URL(`/user/${gone}/update`, page.url()).href }),
    );
    await openList(page, '/user-list', word);
    await button(page, `Change Status for Nimal ${word}`).click();
    await page.getByLabel(`New status for Nimal ${word}`).selectOption('approved');
    await button(page, `Save status for Nimal ${word}`).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(rowOf(page, word)).toContainText('Pending');
  });
});

test.describe('without a line', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test('says that the status was not saved', async ({ page, context, api }) => {
    const word = ownWord();
    await anApplicant(api, `Nimal ${word}`);
    await openList(page, '/user-list', word);
    await button(page, `Change Status for Nimal ${word}`).click();
    await page.getByLabel(`New status for Nimal ${word}`).selectOption('approved');
    await context.setOffline(true);
    await button(page, `Save status for Nimal ${word}`).click();
    await expect(page.getByText(`The status of Nimal ${word} could not be saved. Please try again.`)).toBeVisible();
    await expect(rowOf(page, word)).toContainText('Pending');
  });
});
