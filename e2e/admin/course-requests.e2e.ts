import { ADMIN } from '../support/admin.js';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, rowOf } from './pages.js';
import { createCourse, createCourseRequest, uniqueWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('a card says who asks for what; Accept and Deny are there only while it is pending', async ({ page, api }) => {
  const word = uniqueWord();
  await createCourse(api, `Calm ${word}`);
  await createCourseRequest(api, `Anula ${word}`, `Calm ${word}`);
  await createCourseRequest(api, `Bima ${word}`, `Calm ${word}`);
  await openList(page, '/courseRequests', word);
  for (const text of ['0771234567', 'parent@example.lk', `Calm ${word}`, 'Pending']) {
    await expect(rowOf(page, `Anula ${word}`)).toContainText(text);
  }
  for (const [name, press, status] of [
    ['Anula', 'Accept', 'Accepted'],
    ['Bima', 'Deny', 'Denied'],
  ] as const) {
    await button(page, `${press} the request of ${name} ${word} for Calm ${word}`).click();
    await expect(rowOf(page, `${name} ${word}`)).toContainText(status);
    await expect(rowOf(page, `${name} ${word}`).getByRole('button', { name: /^(Accept|Deny)/ })).toHaveCount(0);
  }
});

test('pending requests come first, and the list can be filtered by status', async ({ page, api }) => {
  const word = uniqueWord();
  await createCourse(api, `Calm ${word}`);
  await createCourseRequest(api, `First ${word}`, `Calm ${word}`);
  const later = await createCourseRequest(api, `Second ${word}`, `Calm ${word}`);
  await api.put(`/course/course-requests/${later}`, { status: 'accepted' });
  await openList(page, '/courseRequests', word);
  await expect(page.locator('[data-row] h2')).toHaveText([`First ${word}`, `Second ${word}`]);
  await page.getByLabel('Status: show only').selectOption('accepted');
  await expect(rowOf(page, word)).toHaveCount(1);
  await page.reload();
  await expect(rowOf(page, `Second ${word}`)).toHaveCount(1);
});

test.describe('when somebody else decided it meanwhile', () => {
  test.use({ expectedNoise: [/412/] });

  test('the card says who, and shows how', async ({ page, api }) => {
    const word = uniqueWord();
    await createCourse(api, `Calm ${word}`);
    const id = await createCourseRequest(api, `Anula ${word}`, `Calm ${word}`);
    await openList(page, '/courseRequests', word);
    const accept = button(page, `Accept the request of Anula ${word} for Calm ${word}`);
    await expect(accept).toBeVisible();
    await api.put(`/course/course-requests/${id}`, { status: 'denied' });
    await accept.click();
    await expect(page.getByRole('alert')).toContainText(
      `${ADMIN.email} has set Anula ${word} to Denied in the meantime`,
    );
    await expect(rowOf(page, word)).toContainText('Denied');
  });
});
