import type { Page } from '@playwright/test';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, cleanInBoth, openFilters, openList, rowOf } from './pages.js';
import { createBooking, createMessage, createTeacherProfile, uniqueWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

const panel = (page: Page) => page.getByRole('complementary');

test('at 200 % zoom the panel lies over nothing that has the focus', async ({ page, api }) => {
  const word = uniqueWord();
  for (const name of ['Kasun', 'Nethmi', 'Amaya'])
    await createBooking(api, 'shadow-teacher', `${name} ${word}`, {
      parentName: `Malini ${word}`,
      parentPhone: '0771234567',
      language: 'ta',
    });
  await page.setViewportSize({ width: 640, height: 400 });
  await openList(page, '/inbox', word);
  await button(page, `Approve Kasun ${word}`).click();
  await expect(panel(page)).toContainText('Still to tell.');
  await page.getByRole('heading', { level: 1 }).focus();
  const hidden: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const over = await page.evaluate(() => {
      const [focused, aside] = [document.activeElement, document.querySelector('aside')];
      if (!focused || !aside || aside.contains(focused)) return undefined;
      const isUnder = focused.getBoundingClientRect().top >= aside.getBoundingClientRect().top;
      return isUnder ? (focused.getAttribute('aria-label') ?? focused.outerHTML) : undefined;
    });
    if (over) hidden.push(over);
  }
  expect(hidden).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await cleanInBoth(page);
});

/** What a page asks the server for from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return asked;
}

test(
  'from the dashboard a booking is assigned, approved and told',
  { tag: '@phone' },
  async ({ page, context, api }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'WhatsApp' }));
    const word = uniqueWord();
    const parent = { parentName: `Malini ${word}`, parentPhone: '0771234567', language: 'ta' };
    await createTeacherProfile(api, `Anula ${word}`);
    const id = await createBooking(api, 'shadow-teacher', `Kasun ${word}`, parent);
    await page.goto('/dashboard-admin');
    await page.getByRole('link', { name: /All bookings waiting/ }).click();
    await page.getByLabel('Search by child, parent or phone').fill(word);
    await expect(page).toHaveURL(new RegExp(word));
    await expect(rowOf(page, word)).toHaveCount(1);
    const teacher = page.getByLabel(`assigned teacher for Kasun ${word}`);
    await teacher.selectOption({ label: `Anula ${word} (Student counseling)` });
    await expect(page.getByText(`Teacher assigned to Kasun ${word}.`)).toBeVisible();
    // Each read of records is written to the audit log, and a decision needs none. The numbers of what waits name nobody.
    const asked = requestsOf(page);
    await button(page, `Approve Kasun ${word}`).click();
    await expect(panel(page)).toContainText(`Saved: Kasun ${word} is Approved.`);
    await expect(panel(page)).toContainText('Still to tell.');
    await expect(panel(page)).toContainText('வணக்கம் Malini');
    await expect(rowOf(page, word)).toContainText('Approved');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((one) => one !== 'GET /dashboard/figures')).toEqual([
      `PUT /shadow-teacher/update-booking/${id}`,
    ]);
    await expectNoViolations(page);
    const opened = context.waitForEvent('page');
    const whatsapp = panel(page).getByRole('link', { name: /^WhatsApp to Malini/ });
    await whatsapp.click();
    const sent = new URL((await opened).url());
    expect(sent.pathname).toBe('/94771234567');
    expect(sent.searchParams.get('text')).toMatch(/^வணக்கம் Malini/);
    // Nothing is told by being opened: it can still be undone.
    await expect(panel(page)).toContainText('Did you send it?');
    await expect(panel(page)).toContainText('Still to tell.');
    // In the bar and in the notice.
    await expect(button(page, `Undo the decision for Kasun ${word}`)).toHaveCount(2);
    await expectNoViolations(page);
    await button(page, `Yes, sent for Malini ${word}`).click();
    await expect(panel(page)).toContainText('Told on WhatsApp by admin@onestep.test');
    await button(page, `Not told after all for Malini ${word}`).click();
    await expect(panel(page)).toContainText('Still to tell.');
    await button(page, `Told by phone for Malini ${word}`).click();
    await expect(panel(page)).toContainText('Told by phone by admin@onestep.test');

    await openFilters(page);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(rowOf(page, word)).toContainText('Told by phone');
    await rowOf(page, word)
      .getByRole('link', { name: `Kasun ${word}` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kasun ${word}`);
    await expect(page.getByText('Hill Street School')).toBeVisible();
    const told = page.getByRole('region', { name: 'Messages', exact: true });
    await expect(told.getByRole('heading', { level: 3 })).toHaveText([
      'The booking is approved',
      'We have the booking',
    ]);
    await expect(told).toContainText('Told by phone by admin@onestep.test');
    await expect(page.getByRole('region', { name: 'What the family sees' })).toContainText('The family was told.');
    await cleanInBoth(page);
  },
);

test('every message is in one list; what a family wrote is answered on its page, and the answer is told', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  await createMessage(api, `Meena ${word}`);
  await openList(page, '/outgoing-messages', word);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(rowOf(page, word)).toContainText('We have the message');
  await button(page, `Details for Meena ${word}`).click();
  await expect(page.getByText(/^Hello Meena/)).toBeVisible();
  await cleanInBoth(page);
  await rowOf(page, word).getByRole('link', { name: 'We have the message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Meena ${word}` })).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText('Enter your answer.')).toBeVisible();
  // It is written between the greeting and the signature, in the language that is chosen.
  const frame = page.getByRole('group', { name: 'The answer as it goes out' });
  await expect(frame).toContainText(`Hello Meena ${word},`);
  await page.getByLabel('Language').selectOption('si');
  await expect(frame).toContainText(`ආයුබෝවන් Meena ${word},`);
  await page.getByRole('textbox', { name: 'Answer' }).fill('අපි අටට විවෘත කරමු.');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(panel(page)).toContainText(`Your answer to Meena ${word} is saved.`);
  await expect(panel(page)).toContainText(`ආයුබෝවන් Meena ${word},`);
  await expect(panel(page).getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0);
  await expect(page.getByText('Answer written, not sent yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
});
