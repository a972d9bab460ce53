import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, confirm, openList, rowOf } from './pages.js';
import { createMessage, uniqueWord } from './records.js';

test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

test('a message is read, answered by mail and deleted; a failure is shown', async ({ page, context, api, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  await createMessage(api, `Meena ${word}`, 'எப்போது அழைக்கலாம்?');
  await openList(page, '/getcontact', word);
  await expect(rowOf(page, word)).toContainText('எப்போது அழைக்கலாம்?');
  const mail = page.getByRole('link', { name: 'parent@example.lk' });
  await expect(mail).toHaveAttribute('href', 'mailto:parent@example.lk');
  await context.setOffline(true);
  await button(page, `Delete for Meena ${word}`).click();
  await expect(page.getByRole('dialog', { name: `Delete the message of Meena ${word}?` })).toBeVisible();
  await confirm(page);
  await expect(page.getByText(/^An error occurred while deleting the contact\./)).toBeVisible();
  await context.setOffline(false);
  await button(page, `Delete for Meena ${word}`).click();
  await confirm(page);
  await expect(page.getByText('Contact deleted successfully.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(0);
});
