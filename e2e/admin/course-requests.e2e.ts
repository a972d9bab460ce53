import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, cleanInBoth, openList, rowOf } from './pages.js';
import { createCourse, createCourseRequest, uniqueWord } from './records.js';

test('requests for courses, the pending ones first, are accepted and denied on their cards', async ({
  page,
  api,
  baseURL,
}) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  const course = `Calm ${word}`;
  await createCourse(api, course);
  for (const name of ['Anula', 'Bima']) await createCourseRequest(api, `${name} ${word}`, course);
  await createCourseRequest(api, `Chitra ${word}`, course);
  const later = await createCourseRequest(api, `Dayani ${word}`, course);
  await api.put(`/course/course-requests/${later}`, { status: 'accepted' });
  await openList(page, '/courseRequests', word);
  await expect(page.locator('[data-row] h2')).toHaveText(
    ['Chitra', 'Bima', 'Anula', 'Dayani'].map((name) => `${name} ${word}`),
  );
  for (const text of ['0771234567', 'parent@example.lk', course, 'Pending']) {
    await expect(rowOf(page, `Anula ${word}`)).toContainText(text);
  }
  await cleanInBoth(page);

  for (const [name, press, status] of [
    ['Anula', 'Accept', 'Accepted'],
    ['Bima', 'Deny', 'Denied'],
  ] as const) {
    await button(page, `${press} ${name} ${word}’s request for ${course}`).click();
    await expect(rowOf(page, `${name} ${word}`)).toContainText(status);
    await expect(rowOf(page, `${name} ${word}`).getByRole('button', { name: /^(Accept|Deny)/ })).toHaveCount(0);
  }
});
