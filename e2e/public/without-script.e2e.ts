import { expect, test } from '../support/fixtures.js';

test.use({ javaScriptEnabled: false });

test('without JavaScript a page shows what can be read, and nothing that only a script could answer', async ({
  page,
}) => {
  // One page of each shape; what is hidden does not depend on the language. `navigation` reads the HTML of all of them.
  for (const path of [
    '/shadow-teacher',
    '/speech-therapy',
    '/parent-counseling',
    '/find-help',
    '/diagnosis',
    '/Careers',
    '/resource',
    '/booking-shadow-teacher',
    '/call-me-back',
    '/signup',
    '/login',
    '/booking-status',
    '/reset-password',
    '/ServiceList',
    '/school-readiness',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const folded = page.locator('footer summary');
    if ((await folded.count()) > 0) await folded.click();
    await expect(page.locator('footer').getByText('011 234 5678')).toBeVisible();
    await expect(page.locator('footer').getByText('hello@onestep.example')).toBeVisible();
    await expect(page.locator('footer address')).toBeVisible();
    // What only a script could answer.
    await expect(page.locator('main button[type=button]:visible'), path).toHaveCount(0);
    // Nothing is kept.
    await expect(page.locator('#own-device:visible'), path).toHaveCount(0);
    // "Ask us" in place of a price that is known would not be true.
    if (path === '/ServiceList') await expect(page.locator('.card-facts').first()).toBeHidden();
  }
  // The steps of the program stand below each other, and lists that cannot come leave no room.
  await expect(page.locator('.stepper-panels > li')).toHaveCount(3);
  for (const step of await page.locator('.stepper-panels > li').all()) await expect(step).toBeVisible();
  await expect(page.locator('.stepper button').first()).toBeHidden();
  await expect(page.locator('.facts')).toBeHidden();
});

test('a form that cannot be sent says so, and sends nothing', async ({ page }) => {
  await page.goto('/booking-shadow-teacher');
  await page.locator('#parentName').fill('Nimal Perera');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/booking-shadow-teacher$/);
});
