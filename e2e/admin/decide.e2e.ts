import { HONEYPOT_FIELD } from '#contract/honeypot';
import { axeClean, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, rowOf } from './pages.js';
import { aBooking, anApplicant, ownWord } from './records.js';

const LISTS = [
  { path: '/user-list', make: anApplicant },
  {
    path: '/manage-shadow-teacher-booking',
    make: (...[api, name]: Parameters<typeof anApplicant>) => aBooking(api, 'shadow-teacher', name),
  },
  {
    path: '/inbox',
    make: (...[api, name]: Parameters<typeof anApplicant>) => aBooking(api, 'therapy-session-teacher', name),
  },
];

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

for (const { path, make } of LISTS) {
  test(`${path}: one click decides what waits, and can be changed again`, async ({ page, api }) => {
    const name = `Nimal ${ownWord()}`;
    await make(api, name);
    await openList(page, path, name);
    await expect(rowOf(page, name)).toContainText('Pending');
    await axeClean(page);
    await button(page, `Approve ${name}`).click();
    await expect(rowOf(page, name)).toContainText('Approved');
    await expect(page.getByText(`Status of ${name} saved: Approved.`)).toBeVisible();
    await expect(button(page, `Reject ${name}`)).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText('Approved');
    await page.reload();
    await expect(rowOf(page, name)).toContainText('Approved');
    await expect(button(page, `Change Status for ${name}`)).toBeVisible();
  });
}

test('what is decided leaves the list of what waits, and the focus stays in the list', async ({ page, api }) => {
  const word = ownWord();
  for (const name of ['Anula', 'Bandu']) await anApplicant(api, `${name} ${word}`);
  await openList(page, '/pending-user-list', word);
  await expect(rowOf(page, word)).toHaveCount(2);
  await page
    .locator('[data-row]')
    .first()
    .getByRole('button', { name: /^Reject/ })
    .press('Enter');
  await expect(rowOf(page, word)).toHaveCount(1);
  await expect(page.locator('[data-row] :focus')).toHaveCount(1);
});

const LEAVING = [
  { path: '/pending-user-list', press: /^Approve/, make: anApplicant, stays: 'Pending' },
  {
    path: '/held-back',
    press: /^Release/,
    make: (...[api, name]: Parameters<typeof anApplicant>) =>
      aBooking(api, 'shadow-teacher', name, { [HONEYPOT_FIELD]: 'http://spam.example' }),
    stays: 'Help with reading',
  },
];

for (const { path, press, make, stays } of LEAVING) {
  test(`${path}: a double tap's late second press decides nobody else`, async ({ page, api }) => {
    const word = ownWord();
    for (const name of ['Anula', 'Bandu']) await make(api, `${name} ${word}`);
    await openList(page, path, word);
    await expect(rowOf(page, word)).toHaveCount(2);
    const decide = page.locator('[data-row]').first().getByRole('button', { name: press });
    await decide.click();
    await expect(rowOf(page, word)).toHaveCount(1);
    // The browser counts presses by place and time: this one comes as the second, on a row that has moved up.
    await decide.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.reload();
    await expect(rowOf(page, word)).toContainText(stays);
  });
}
