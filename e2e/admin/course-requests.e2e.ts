import { ADMIN } from '../support/admin.js';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, cleanInBoth, openList, rowOf } from './pages.js';
import { createCourse, createCourseRequest, uniqueWord } from './records.js';

// Somebody else has decided in the meantime.
test.use({ expectedNoise: [/412/] });

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
  const chitra = await createCourseRequest(api, `Chitra ${word}`, course);
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

  await test.step('where somebody else decided meanwhile, the card says who, and shows how', async () => {
    await api.put(`/course/course-requests/${chitra}`, { status: 'denied' });
    await button(page, `Accept Chitra ${word}’s request for ${course}`).click();
    await expect(page.getByRole('alert')).toContainText(
      `${ADMIN.email} has set Chitra ${word} to Denied in the meantime`,
    );
    await expect(rowOf(page, `Chitra ${word}`)).toContainText('Denied');
  });

  await page.getByLabel('Status: show only').selectOption('denied');
  await expect(page.locator('[data-row] h2')).toHaveText([`Chitra ${word}`, `Bima ${word}`]);
});
