import { generateSync } from 'otplib';
import { Api } from '../support/api.js';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { OwnProduct } from '../support/own-product.js';
import { cleanInBoth, goTo } from './pages.js';
import { createCourse } from './records.js';

// A server that is stopped, and requests and a code that are refused on purpose.
test.use({ expectedNoise: [/status of 40[03]|ERR_CONNECTION_REFUSED/] });

test('where everybody must have a second factor it is set up first; what is typed then outlives a stop of the server', async ({
  page,
}) => {
  const product = await OwnProduct.started({ REQUIRE_SECOND_FACTOR: 'on' });
  try {
    const api = await Api.signedIn(product.url);
    await signInAsAdmin(page, product.url, Promise.resolve(api));

    await test.step('whoever has none is led to its set-up, and everything else opens then', async () => {
      await page.goto(`${product.url}/inbox`);
      await page.waitForURL('**/my-account');
      await expect(page.getByRole('alert')).toContainText('Everyone who works here needs a second factor.');
      await expect(page.getByRole('region', { name: 'Password' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Set it up' }).click();
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
      const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
      await page.getByRole('textbox', { name: 'Code' }).fill('000000');
      await page.getByRole('button', { name: 'Confirm the code' }).click();
      await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true');
      await cleanInBoth(page);
      await page.getByRole('textbox', { name: 'Code' }).fill(generateSync({ secret }));
      await page.getByRole('button', { name: 'Confirm the code' }).click();
      const codes = page.getByRole('group', { name: 'Recovery codes' });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      await expectNoViolations(page);
      await codes.getByRole('button', { name: 'I have saved them' }).click();
      // Back to where she was.
      await expect(page.getByRole('heading', { level: 1, name: 'Inbox: all bookings' })).toBeVisible();
    });

    await test.step('her account, with its password now', async () => {
      await page.getByRole('link', { name: 'My account' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused();
      await expect(page.getByRole('region', { name: 'Password' })).toBeVisible();
      await expectNoViolations(page);
    });

    await test.step('what she types is there after a stop, and is saved without signing in again', async () => {
      const id = await createCourse(api, 'Calm mornings');
      await goTo(page, `/courses/${id}`);
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
    });
  } finally {
    await product.remove();
  }
});
