import { BOOKING_STATUSES } from '#contract/bookings';
import { USER_STATUSES } from '#contract/users';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, rowOf } from './pages.js';
import { aBooking, anApplicant, ownWord } from './records.js';

const LISTS = [
  { path: '/user-list', statuses: USER_STATUSES, make: anApplicant },
  {
    path: '/manage-special-need-teacher-booking',
    statuses: BOOKING_STATUSES,
    make: (...[api, name]: Parameters<typeof anApplicant>) => aBooking(api, 'special-need-teacher', name),
  },
];

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

for (const { path, statuses, make } of LISTS) {
  const [waiting = '', yes = '', no = ''] = statuses;
  test(`${path}: any status follows any other`, async ({ page, api }) => {
    const name = `Nimal ${ownWord()}`;
    await make(api, name);
    await openList(page, path, name);
    // Each of the six moves once.
    for (const next of [yes, no, yes, waiting, no, waiting]) {
      await button(page, `Change Status for ${name}`).click();
      await page.getByLabel(`New status for ${name}`).selectOption(next);
      await button(page, `Save status for ${name}`).click();
      await expect(rowOf(page, name)).toContainText(new RegExp(next, 'i'));
      await expect(page.getByText(new RegExp(`Status of ${name} saved: ${next}`, 'i'))).toBeVisible();
    }
    await page.reload();
    await expect(rowOf(page, name)).toContainText(new RegExp(waiting, 'i'));
  });
}
