import { expectNoViolations, expect, test } from '../support/fixtures.js';
import { open } from './pages.js';

test('in Tamil, what a mother sees leads to a service, its price and its people', async ({ page }) => {
  await open(page, '/ta');
  await page.getByRole('link', { name: 'நீங்கள் காண்பதை வைத்து உதவி தேடுங்கள்' }).click();
  await page.getByRole('link', { name: 'என் பிள்ளை இன்னும் பேசவில்லை, அல்லது மிகக் குறைவாகப் பேசுகிறது' }).click();
  await expect(page).toHaveURL(/\/ta\/speech-therapy$/);
  await expect(page.locator('.facts')).toContainText('45 நிமிடங்கள்');
  await expect(page.locator('.facts')).toContainText('ஓர் அமர்வுக்கு ரூ. 2,500 முதல் 4,000 வரை');
  await page.getByRole('combobox', { name: 'மொழி' }).selectOption('தமிழ்');
  await page.getByRole('combobox', { name: 'மாவட்டம்' }).selectOption('மட்டக்களப்பு');
  await expect(page.locator('.person h3')).toHaveText(['Kavitha Selvarajah']);
  await expect(page.locator('.person')).toContainText('மட்டக்களப்பு');
  await expectNoViolations(page);
});

test('a card leads to its service wherever it is tapped', async ({ page }) => {
  await open(page, '/ServiceList');
  await page.locator('.service').nth(3).locator('img').click({ force: true });
  await expect(page).toHaveURL(/\/student-counseling$/);
});
