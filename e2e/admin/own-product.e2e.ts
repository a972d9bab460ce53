import { generateSync } from 'otplib';
import { Api } from '../support/api.js';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { OwnProduct } from '../support/own-product.js';
import { createCourse } from './records.js';

test.describe('a server that is started again', () => {
  test.use({ expectedNoise: [/ERR_CONNECTION_REFUSED/] });

  test('what an administrator was typing is there, and is saved without signing in again', async ({ page }) => {
    const product = await OwnProduct.started();
    try {
      await signInAsAdmin(page, product.url, Api.signedIn(product.url));
      const api = await Api.signedIn(product.url);
      const id = await createCourse(api, 'Calm mornings');
      await page.goto(`${product.url}/courses/${id}`);
      await page.getByLabel('Description').fill('What was typed.');

      await product.stop();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('The server cannot be reached.')).toBeVisible();
      await expect(page.getByLabel('Description')).toHaveValue('What was typed.');

      await product.start();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('The course was saved.')).toBeVisible();
      const courses = await api.get('/course/getcourses');
      expect(courses).toMatchObject({ data: { courses: [{ description: 'What was typed.' }] } });
    } finally {
      await product.remove();
    }
  });
});

test.describe('where everybody must have a second factor', () => {
  test.use({ expectedNoise: [/status of 40[03]/] });

  test('whoever has none is led to its set-up, and everything else opens then', async ({ page }) => {
    const product = await OwnProduct.started({ REQUIRE_SECOND_FACTOR: 'on' });
    try {
      await signInAsAdmin(page, product.url, Api.signedIn(product.url));
      await page.goto(`${product.url}/inbox`);
      await page.waitForURL('**/my-account');
      await expect(page.getByRole('alert')).toContainText('Everyone who works here needs a second factor.');
      await expect(page.getByRole('region', { name: 'Password' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Set it up' }).click();
      const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
      await page.getByRole('textbox', { name: 'Code' }).fill('000000');
      await page.getByRole('button', { name: 'Confirm the code' }).click();
      await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true');
      await expectNoViolations(page);
      await page.getByRole('textbox', { name: 'Code' }).fill(generateSync({ secret }));
      await page.getByRole('button', { name: 'Confirm the code' }).click();
      const codes = page.getByRole('group', { name: 'Recovery codes' });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      await expectNoViolations(page);
      await codes.getByRole('button', { name: 'I have kept them' }).click();
      // Back to where she was.
      await expect(page.getByRole('heading', { level: 1, name: 'Inbox: all bookings' })).toBeVisible();
    } finally {
      await product.remove();
    }
  });
});
