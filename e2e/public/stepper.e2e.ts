import type { Page } from '@playwright/test';
import { axeClean, expect, test } from '../support/fixtures.js';
import { addressOf, LANGUAGES, open } from './pages.js';

const STEPS = ['We get to know your child', 'We practise for school', 'We start school together'] as const;

/** Everything that tells where one is says the same. */
async function isAt(page: Page, step: 1 | 2 | 3): Promise<void> {
  await expect(page.locator('.stepper').getByRole('status')).toHaveText(`Step ${step} of 3`);
  await expect(page.getByRole('progressbar', { name: 'Progress through the program' })).toHaveJSProperty('value', step);
  await expect(page.locator('[aria-current=step] h3')).toHaveText(STEPS[step - 1] ?? '');
  for (const [place, title] of STEPS.entries()) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ visible: place + 1 === step });
  }
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: step === 3 ? 'Finish' : 'Next' });
  await expect(previous).toBeEnabled({ enabled: step !== 1 });
  await expect(next).toBeEnabled({ enabled: step !== 3 });
  if (step === 1) await expect(previous).toHaveAccessibleDescription('This is the first step.');
  if (step === 3) await expect(next).toHaveAccessibleDescription(/^This is the last step\./);
}

test('the stepper goes forth and back with the keyboard and never loses the focus', async ({ page }) => {
  await open(page, '/school-readiness');
  await isAt(page, 1);
  const next = page.getByRole('button', { name: /Next|Finish/ });
  const previous = page.getByRole('button', { name: 'Previous' });

  await previous.focus();
  await page.keyboard.press('Enter');
  await isAt(page, 1);
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Space');
  await isAt(page, 2);
  await axeClean(page);
  await page.keyboard.press('Enter');
  await isAt(page, 3);
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await isAt(page, 3);
  await axeClean(page);

  await page.keyboard.press('Shift+Tab');
  await expect(previous).toBeFocused();
  await page.keyboard.press('Enter');
  await isAt(page, 2);
});

test('the buttons of the stepper stay where they are from step to step', async ({ page }) => {
  await open(page, '/school-readiness');
  const next = page.getByRole('button', { name: /Next|Finish/ });
  await next.click();
  const place = await next.boundingBox();
  await next.click();
  expect((await next.boundingBox())?.y).toBe(place?.y);
});

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, prefix } of LANGUAGES) {
    test(`all three steps can be read in ${language}`, async ({ page }) => {
      await page.goto(addressOf(prefix, '/school-readiness'));
      const steps = page.locator('.stepper-panels > li');
      await expect(steps).toHaveCount(3);
      for (const step of await steps.all()) await expect(step.locator('li').last()).toBeVisible();
      await expect(page.locator('.stepper button').first()).toBeHidden();
      await expect(page.locator(`main a[href="${prefix}/booking-readiness-teacher"]`).last()).toBeVisible();
    });
  }
});
