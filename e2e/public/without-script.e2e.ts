import { expect, test } from '../support/fixtures.js';
import { addressOf, LANGUAGES, PAGES } from './pages.js';

test.use({ javaScriptEnabled: false });

for (const { language, prefix } of LANGUAGES) {
  test(`every ${language} page can be read without JavaScript`, async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(addressOf(prefix, path));
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('footer').getByText('011 234 5678')).toBeVisible();
      await expect(page.locator('footer').getByText('hello@onestep.example')).toBeVisible();
      await expect(page.locator('footer address')).toBeVisible();
      // What only a script could answer.
      await expect(page.locator('main button[type=button]:visible'), path).toHaveCount(0);
      // Nothing is kept.
      await expect(page.locator('#own-device:visible'), path).toHaveCount(0);
      for (const note of await page.locator('main noscript').all()) {
        // Playwright without JavaScript leaves the content of `noscript` unparsed.
        expect(await note.textContent(), path).toMatch(/JavaScript[^]*011 234 5678/);
      }
    }
    // The steps of the program stand below each other, and lists that cannot come leave no room.
    await page.goto(addressOf(prefix, '/school-readiness'));
    for (const step of await page.locator('.stepper-panels > li').all()) await expect(step).toBeVisible();
    await expect(page.locator('.stepper button').first()).toBeHidden();
    // "Ask us" in place of a price that is known would not be true.
    await expect(page.locator('.facts')).toBeHidden();
    await page.goto(addressOf(prefix, '/ServiceList'));
    await expect(page.locator('.card-facts').first()).toBeHidden();
  });
}

test('a form that cannot be sent says so, and sends nothing', async ({ page }) => {
  await page.goto('/booking-shadow-teacher');
  await page.locator('#parentName').fill('Nimal Perera');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/booking-shadow-teacher$/);
});
