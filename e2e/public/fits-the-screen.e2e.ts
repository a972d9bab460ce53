import type { Page } from '@playwright/test';
import { dayOf, daysLater } from '#contract/sri-lanka';
import { CATALOGUES } from '../../public-web/messages/texts.server.js';
import { expect, test } from '../support/fixtures.js';
import { answerAll, pressMainButton } from './booking-form.js';
import { fits, keepsWordsWhole } from './checks.js';
import { enlarge, share } from './enlarged.js';
import { LANGUAGES, open, openWhole, readIn } from './pages.js';
import { aPlacedChild, soon } from './placed.js';

const VACANCY = {
  _id: '1',
  title: 'Counsellor',
  teacher_type: 'Counselor',
  district: 'Kilinochchi',
  hours: 'Monday to Friday, 8 to 1',
  pay: 'Rs 65,000 to Rs 85,000 each month, by your qualifications and years of experience, and your travel',
  description: 'You are patient.',
  safeguarding: 'Two referees.',
  closingDate: '2030-01-31',
};

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  return { top: box.y, bottom: box.y + box.height };
};

test('the menu button of a phone stands beside the name, and its open menu below it; a number to tap is in the header, which takes a third of the screen at most with text twice as large', async ({
  page,
}) => {
  await open(page, '/login');
  const call = page.locator('header').getByRole('link', { name: '011 234 5678' });
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    for (const width of [390, 412, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const [name, button] = [await boxOf(page, '.brand'), await boxOf(page, '.menu-button')];
      const where = `${language} at ${width}px`;
      expect(button.top, where).toBeLessThan(name.bottom);
      expect((await boxOf(page, '.header .call')).top, where).toBeLessThan(name.bottom);
      await page.locator('.menu-button').click();
      expect((await boxOf(page, '.menu')).top, where).toBeGreaterThanOrEqual(button.bottom);
      // The button that opened it closes it.
      await page.locator('.menu-button').click();
      await expect(page.locator('.menu')).toBeHidden();
    }
    await expect(call).toHaveAttribute('href', 'tel:+94112345678');
    await enlarge(page, '200%');
    await page.evaluate(() => window.scrollTo(0, 0));
    expect((await boxOf(page, '.header')).bottom, language).toBeLessThanOrEqual(640 / 3);
    await enlarge(page, '100%');
  }
});

test('the menu of a desk has one row, below the name, the number and the languages @desk', async ({ page }) => {
  await open(page, '/login');
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    const [name, menu] = [await boxOf(page, '.brand'), await boxOf(page, '.menu')];
    const links = await page
      .locator('.menu a')
      .evaluateAll((all: HTMLElement[]) => new Set(all.map((link) => link.offsetTop)).size);
    const [call, languages] = [await boxOf(page, '.header .call'), await boxOf(page, '.languages')];
    expect([links, call.top < name.bottom, languages.top < name.bottom, menu.top >= name.bottom], language).toEqual([
      1,
      true,
      true,
      true,
    ]);
    await expect(page.locator('.header .call')).toHaveText('011 234 5678');
  }
});

test('the first screen of a phone has the tagline and three ways on, in this order', async ({ page }) => {
  await open(page, '/');
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    const parts = ['h1', '.hero .lead', '.hero .button >> nth=0', '.hero .button >> nth=1', '.hero .button >> nth=2'];
    const boxes = [];
    for (const part of parts) boxes.push(await boxOf(page, part));
    expect(
      boxes.map(({ top }) => top),
      language,
    ).toEqual(boxes.map(({ top }) => top).sort((one, other) => one - other));
    expect(boxes.at(-1)?.bottom, language).toBeLessThanOrEqual(640);
    await expect(page.locator('.hero .button').nth(1)).toHaveAttribute('href', 'tel:+94112345678');
  }
});

test('who has just applied has a page of their own, and can load it again', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const email = 'mudiyanselage.abeygunawardena@students.university.example.lk';
    const applied = { full_name: 'Ruwani Silva', teacher_type: 'Counselor', email };
    history.replaceState({ ...(history.state as object), usr: applied }, '');
  });
  // A hydration mismatch reported by React would fail the test.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you, Ruwani Silva.');
  await expect(page.getByText('You can log in from now on')).toBeVisible();
  await expect(page.locator('.hero, .stats')).toHaveCount(0);
  await fits(page, 'a long email address');
});

test('the footer of a form is one line, which opens; the number stands beside the form', async ({ page }) => {
  for (const path of ['/addcontact', '/booking-shadow-teacher']) {
    await open(page, path);
    await expect(page.locator('main').getByRole('link', { name: '011 234 5678' })).toBeVisible();
    const footer = page.locator('footer');
    const { top, bottom } = await boxOf(page, 'footer');
    expect(bottom - top, path).toBeLessThan(80);
    await expect(footer.getByRole('link', { name: '011 234 5678' })).toBeHidden();
    await footer.locator('summary').click();
    await expect(footer.getByRole('link', { name: '011 234 5678' })).toBeVisible();
    await expect(footer.locator('address')).toBeVisible();
  }
});

test('with text twice as large, nothing beside it takes its line from a password or the name of a dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/login');
  await enlarge(page, '200%');
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    await pressMainButton(page);
    await expect(page.locator('.summary')).toBeFocused();
    expect(await share(page, '.password input'), language).toBe(1);
    await fits(page, language);
  }
  await open(page, '/ta/resource');
  await page.locator('main .card .button').first().click();
  await enlarge(page, '200%');
  expect(await share(page, '.sheet-head h2')).toBeGreaterThan(0.6);
});

test('with text twice as large, no heading is larger than the one above it', async ({ page }) => {
  await open(page, '/si/booking-counselling-teacher');
  await answerAll(page, 'counselling-teacher');
  await enlarge(page, '200%');
  const sizes = (level: string) =>
    page
      .locator(`main ${level}`)
      .evaluateAll((all: HTMLElement[]) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
  for (const [above, below] of [
    ['h1', 'h2'],
    ['h2', 'h3'],
  ] as const) {
    expect(Math.max(...(await sizes(below))), below).toBeLessThanOrEqual(Math.min(...(await sizes(above))));
  }
});

test('on the narrowest phone, neither a name on the check nor the title of a dialog is divided', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/ta/resource');
  await page.locator('main .card .button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await keepsWordsWhole(page, 'the dialog');
  await open(page, '/ta/booking-counselling-teacher');
  await answerAll(page, 'counselling-teacher', { childName: 'திருநாவுக்கரசு பாலசுப்பிரமணியம்' });
  await keepsWordsWhole(page, 'the check');
});

test('no word of the page of a new request is cut in two', async ({ page, api }) => {
  const parent = { parentName: 'Nimal Perera', parentPhone: '0771234567', consent: true };
  const child = { childName: 'Kavya', childAge: 7, schoolGrade: 2, requirementsNeeds: 'Words', childCondition: 'Shy' };
  for (const { language, prefix } of LANGUAGES) {
    const asked = { ...parent, ...child, noOfsessionPerweek: 1, language };
    const { followUp } = (await api.post('/counselling-teacher/add-booking', asked)) as { followUp: string };
    await open(page, `${prefix}/booking-status${new URL(followUp).hash}`);
    await expect(page.getByText(CATALOGUES[language].followUp.steps.reading)).toBeVisible();
    await keepsWordsWhole(page, language);
    // On two lines, what looks like a link begins where text does.
    await expect(page.locator('.link-button')).toHaveCSS('text-align', 'start');
  }
});

test('what was written for a family keeps its lines, and a long web address in it makes no page wider', async ({
  page,
  api,
  baseURL,
}) => {
  const { session, privatePage } = await aPlacedChild(api, baseURL);
  const address = `https://example.org/${'ASongToSingTogether'.repeat(4)}`;
  await api.put(`/sessions/${session._id}/note`, { mood: 3, forFamily: `${address}\nShe smiled.`, language: 'en' });
  await api.post('/goals', { booking: session.booking, title: 'Sing', steps: [{ text: address }] });
  await open(page, privatePage);
  await expect(page.getByText(address)).toHaveCount(2);
  const written = () => page.locator('.lines').innerText();
  expect(await written()).toBe(`${address}\nShe smiled.`);
  await fits(page, 'the private page');
  await page.getByRole('link', { name: 'Open the progress report' }).click();
  await expect(page.locator('.report')).toContainText('She smiled.');
  expect(await written()).toBe(`${address}\nShe smiled.`);
  await fits(page, 'the progress report');
});

test('a long web address in a step and in a sentence makes the note of a session no wider', async ({
  page,
  api,
  baseURL,
}) => {
  const { session, token } = await aPlacedChild(api, baseURL);
  const address = `https://example.org/${'ASongToSingTogether'.repeat(4)}`;
  await api.post('/goals', { booking: session.booking, title: address, steps: [{ text: address }] });
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await open(page, `/my-sessions#note-${session._id}`);
  const { familyTitle } = CATALOGUES.en.sessionNote;
  await page.getByRole('textbox', { name: familyTitle }).fill(address);
  await expect(page.getByText(address)).toHaveCount(4);
  await fits(page, 'the note');
});

test('a long name of Tamil letters is whole in a progress report on a phone', async ({ page, api, baseURL }) => {
  const { session, token } = await aPlacedChild(api, baseURL, 'ta');
  const tName = 'திருநாவுக்கரசு பாலசுப்பிரமணியம்';
  await api.put(`/category/updatedetails/${session.profile}`, { tName });
  await api.put(`/sessions/${session._id}/note`, { mood: 3, language: 'ta' });
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await open(page, `/ta/progress-report#booking-${session.booking}`);
  await expect(page.locator('.report').getByText(tName)).toBeVisible();
  await keepsWordsWhole(page, 'the report');
});

test.describe('refused', () => {
  test.use({ expectedNoise: [/status of 429/] });
  test('on a phone, no Tamil word is divided that says why a session could not be cancelled', async ({
    page,
    api,
    baseURL,
  }) => {
    const { privatePage } = await aPlacedChild(api, baseURL, 'ta', soon());
    await page.route('**/follow-up/sessions/**', (route) => route.fulfill({ status: 429, json: {} }));
    await open(page, `/ta${privatePage}`);
    await page.locator('.family-sessions button').click();
    await page.locator('.family-sessions form button:not([type="button"])').click();
    await expect(page.locator('.summary')).toBeFocused();
    await keepsWordsWhole(page, 'the form that cancels a session');
  });
});

test('a long web address in what a person or a vacancy says makes no page wider', async ({ page }) => {
  const address = `https://example.org/${'BachelorOfEducation'.repeat(4)}`;
  const person = { _id: '1', tName: 'Sanduni', experience: 3, profilePicture: 'share-en.png', goodAt: address };
  await page.route('**/category/counselingdetails*', (route) =>
    route.fulfill({ json: [{ ...person, qualification: `BEd\n${address}` }] }),
  );
  await page.route('**/vacancy', (route) => route.fulfill({ json: [{ ...VACANCY, description: address }] }));
  await openWhole(page, '/student-counseling');
  await expect(page.locator('.person').getByText(address)).toHaveCount(2);
  await fits(page, 'a list of staff');
  await openWhole(page, '/Careers');
  await expect(page.getByText(address)).toBeVisible();
  await fits(page, 'the vacancies');
});

test('each fact of a vacancy stands below its name, whatever page was open before @desk', async ({ page }) => {
  await page.route('**/vacancy', (route) => route.fulfill({ json: [VACANCY] }));
  await open(page, '/shadow-teacher');
  await page.getByRole('link', { name: 'Careers' }).first().click();
  await expect(page.getByText(VACANCY.pay)).toBeVisible();
  const lefts = await page
    .locator('li.card :is(dt, dd)')
    .evaluateAll((all: HTMLElement[]) => all.map((one) => one.offsetLeft));
  expect(new Set(lefts).size).toBe(1);
});

test('a session of another week and a goal are as wide as the page, not as their words @desk', async ({
  page,
  api,
  baseURL,
}) => {
  const slot = { day: daysLater(dayOf(new Date()), 7), at: '15:30', minutes: 45 };
  const { token } = await aPlacedChild(api, baseURL, 'en', slot);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await open(page, '/my-sessions');
  await page.getByRole('button', { name: 'Later week' }).click();
  await expect(page.locator('.session')).toBeVisible();
  expect(await share(page, 'section > section')).toBe(1);
  await page.getByRole('link', { name: 'Goals' }).click();
  await expect(page.getByRole('heading', { name: 'I ask for help' })).toBeVisible();
  expect(await share(page, '.note > .card')).toBe(1);
});
