import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, rowOf } from './pages.js';
import { aMessage, ownWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('a message is read, answered by mail and deleted', async ({ page, api }) => {
  const word = ownWord();
  await aMessage(api, `Meena ${word}`, 'எப்போது அழைக்கலாம்?');
  await openList(page, '/getcontact', word);
  await expect(rowOf(page, word)).toContainText('எப்போது அழைக்கலாம்?');
  const mail = page.getByRole('link', { name: 'parent@example.lk' });
  await expect(mail).toHaveAttribute('href', 'mailto:parent@example.lk');
  await button(page, `Delete for Meena ${word}`).click();
  const dialog = page.getByRole('dialog', { name: `Delete the message of Meena ${word}?` });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Contact deleted successfully.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(0);
});

test.describe('without a line', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test("deleting says the spec's sentence, and the message stays", async ({ page, context, api }) => {
    const word = ownWord();
    await aMessage(api, `Meena ${word}`);
    await openList(page, '/getcontact', word);
    await button(page, `Delete for Meena ${word}`).click();
    await context.setOffline(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert')).toContainText('An error occurred while deleting the contact.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, word)).toHaveCount(1);
  });
});
