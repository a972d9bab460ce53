import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, rowOf } from './pages.js';
import { aBooking, ownWord } from './records.js';

const BOOKINGS = '/manage-shadow-teacher-booking';
const UPDATE = '**/shadow-teacher/update-booking/*';

test.describe('another administrator saves between the look at a booking and the save', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/412/] });

  const CASES = [
    { theirs: { childAge: 11 }, field: 'the same field is told, and theirs stands', told: true },
    { theirs: { schoolName: 'Lake View School' }, field: 'another field is kept with ours', told: false },
  ];
  for (const { theirs, field, told } of CASES) {
    test(field, async ({ page, api, baseURL }) => {
      await signInAsAdmin(page, baseURL ?? '');
      const word = ownWord();
      const id = await aBooking(api, 'shadow-teacher', `Kasun ${word}`);
      // The look has been answered when the save is on its way: theirs arrives first.
      await page.route(
        UPDATE,
        async (route) => {
          await api.put(`/shadow-teacher/update-booking/${id}`, theirs);
          await route.continue();
        },
        { times: 1 },
      );
      await openList(page, BOOKINGS, word);
      await button(page, `Edit for Kasun ${word}`).click();
      await page.getByLabel("Child's age").fill('9');
      await button(page, `Save for Kasun ${word}`).click();
      const filter = encodeURIComponent(JSON.stringify({ id }));
      if (told) {
        await expect(page.getByText("Somebody else changed this meanwhile: Child's age.")).toBeVisible();
      } else {
        await expect(rowOf(page, word)).toContainText('Age 9');
      }
      const [now] = (await api.get(`/shadow-teacher/view-booking?filter=${filter}`)) as object[];
      expect(now).toMatchObject({ childAge: 9, ...theirs });
    });
  }
});
