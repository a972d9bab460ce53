import { LANGUAGES } from '#contract/languages';
import { expect, expectNoViolations, signInAsAdmin, test } from '../support/fixtures.js';
import { button, cleanInBoth, confirm, openList, readIn, rowOf, waitForList } from './pages.js';
import { createTeacherProfile, uniqueWord, PICTURE } from './records.js';

const recording = { name: 'hello.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3 and what is said') };
const face = { name: 'face.png', mimeType: 'image/png', buffer: PICTURE };

// The list has the teachers of other tests too: one may be deleted while its picture is loading.
// Recording a trace fetches a broken picture again; the page itself does not.
test.use({ expectedNoise: [/40[04]|blob/] });

test('a teacher is added with a picture and a voice greeting, edited and deleted; wrong values are refused with the messages of the spec', async ({
  page,
  api,
  baseURL,
}) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  const add = page.getByRole('button', { name: 'Add a teacher profile' });
  await page.goto('/adddetails');
  await page.getByLabel('Service').selectOption('Student counseling');
  await page.getByLabel('Name').fill(`Nimal ${word}`);
  await page.getByLabel('Age', { exact: true }).fill('17');
  await page.getByLabel('Experience').fill('70');
  await page.getByLabel('Qualifications').fill('BEd\nDiploma');
  await add.click();
  await expect(page.getByText('Age must be between 18 and 70.')).toBeVisible();
  await expect(page.getByText('Experience must be a non-negative number and less than 70 years.')).toBeVisible();
  await expect(page.getByText('Upload a profile picture.')).toBeVisible();
  await cleanInBoth(page);
  await page.getByLabel('Age', { exact: true }).fill('34');
  await page.getByLabel('Experience').fill('8');
  const picture = page.getByLabel('Profile picture');
  // Refused by the browser, then by the server, which looks into the file.
  for (const mimeType of ['application/pdf', 'image/png']) {
    await picture.setInputFiles({ name: 'face.png', mimeType, buffer: Buffer.from('no picture at all') });
    await add.click();
    await expect(page.getByText('Profile picture must be a JPEG, PNG, WebP, GIF or AVIF picture.')).toBeVisible();
  }
  await picture.setInputFiles(face);
  await expect(page.getByText('face.png, 1 KB')).toBeVisible();
  await page.getByLabel('Voice greeting (optional)', { exact: true }).setInputFiles(recording);
  await expect(page.getByText('hello.mp3, 1 KB')).toBeVisible();
  await add.click();
  await waitForList(page, '/alldetails');
  await expect(page.getByText('Details Added Successfully')).toBeVisible();
  await expect(rowOf(page, word)).toContainText('8 years');

  await page.getByRole('link', { name: `Edit for Nimal ${word}` }).click();
  await page.waitForURL('**/updatedetails/*');
  const id = page.url().split('/').at(-1) ?? '';
  const stored = async () =>
    ((await api.get(`/category/details/${id}`)) as { category: Record<string, unknown> }).category;
  const before = await stored();
  expect(before['greeting']).toMatch(/\.mp3$/);
  await expect(page.getByRole('img', { name: 'The picture as it is now' })).toBeVisible();
  await page.getByLabel('Age', { exact: true }).fill('40');
  await picture.setInputFiles(face);
  await page.getByRole('button', { name: 'Save' }).click();
  await waitForList(page, '/alldetails');
  await expect(page.getByText('Details updated successfully.')).toBeVisible();
  const after = await stored();
  expect(after).toMatchObject({ age: 40, experience: 8, tName: `Nimal ${word}` });
  expect(after['profilePicture']).not.toBe(before['profilePicture']);

  await button(page, `Mark as left for Nimal ${word}`).click();
  await expect(page.getByRole('dialog', { name: `Has Nimal ${word} left?` })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await button(page, `Delete for Nimal ${word}`).click();
  await confirm(page);
  await expect(page.getByText('Details deleted successfully.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(0);
});

test('a long name stands beside the picture of its profile, and that somebody has left makes their row no higher', async ({
  page,
  api,
  baseURL,
}) => {
  const word = uniqueWord();
  const left = await createTeacherProfile(api, 'Ruwani Gunasekara', { qualification: `BEd ${word}` });
  await api.put(`/category/updatedetails/${left}`, { status: 'left' });
  await createTeacherProfile(api, `Thirunavukkarasu Wickramasinghe ${word}`);
  await signInAsAdmin(page, baseURL ?? '');
  await page.setViewportSize({ width: 1200, height: 768 });
  await openList(page, '/alldetails', word);
  const row = rowOf(page, 'Thirunavukkarasu');
  const [picture, name] = [row.locator('img'), row.getByRole('link', { name: /^Thiru/ })];
  for (const language of LANGUAGES) {
    await readIn(page, language);
    const { x = 0, width = 0 } = (await picture.boundingBox()) ?? {};
    expect((await name.boundingBox())?.x).toBeGreaterThan(x + width);
    const height = async () => (await rowOf(page, 'Ruwani Gunasekara').boundingBox())?.height;
    await expect.poll(height).toBeLessThanOrEqual(77);
  }
});
