import type { Locator, Page } from '@playwright/test';
import { type Language, LANGUAGES, OWN_NAMES } from '#contract/languages';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { buttonsHoldTheirWords, fitsTheScreen, goTo, goToList, openList, readIn, rowOf } from './pages.js';
import {
  bookingsOfEveryState,
  createApplicant,
  createBooking,
  createCourse,
  createCourseRequest,
  createTeacherProfile,
  uniqueWord,
} from './records.js';

const MY_ACCOUNT: Record<Exclude<Language, 'en'>, string> = { si: 'මගේ ගිණුම', ta: 'என் கணக்கு' };

/** Between two of these the layout stays, so that it is tightest at each: the admin's breakpoints, and the smallest phone. */
const SMALL_LAPTOPS = [1351, 1280, 1200];
const NARROWEST = [1536, ...SMALL_LAPTOPS, 900, 600, 320];

/** The bar of what is selected has every action in view, as high as a finger needs, with its words inside. */
async function showsItsWords(bar: Locator): Promise<void> {
  // They come with their first use.
  await expect(bar.getByRole('button')).toHaveCount(5);
  const buttons = await bar.getByRole('button').all();
  for (const button of buttons) {
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  }
  const words = await buttons[1]?.evaluate((button) => getComputedStyle(button, '::after').content);
  expect(words).toContain(await buttons[1]?.getAttribute('aria-label'));
}

test('an administrator works in Sinhala and Tamil: chosen once, kept, and no wider than the screen', async ({
  page,
  api,
  baseURL,
}) => {
  const word = uniqueWord();
  await bookingsOfEveryState(api, word);
  await createApplicant(api, `Nimal ${word}`);
  await createCourse(api, `Calm ${word}`);
  await createCourseRequest(api, `Anula ${word}`, `Calm ${word}`);
  await createTeacherProfile(api, `Priya ${word}`, { qualification: 'BEd, Colombo\nDiploma in counselling' });
  await signInAsAdmin(page, baseURL ?? '');
  await page.goto('/my-account');
  for (const lang of LANGUAGES.filter((language) => language !== 'en')) {
    await test.step(lang, async () => {
      await page.getByRole('button', { name: OWN_NAMES[lang] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(MY_ACCOUNT[lang]);
      await expectNoViolations(page);
      await openList(page, '/inbox', word);
      await expect(page.locator(`html[lang=${lang}]`)).toHaveCount(1);
      await worksOnEveryScreen(page, word);
    });
  }
});

/** Looks at one page of each layout; begins in the inbox, and ends on the own account. */
async function worksOnEveryScreen(page: Page, word: string): Promise<void> {
  const hasSearch = (): Promise<boolean> =>
    page.getByRole('banner').evaluate((banner) => {
      const [box, link] = ['input[type=search]', 'a[href="/find"]'].map((part) => banner.querySelector(part));
      const isShown = { visibilityProperty: true };
      if (box?.checkVisibility(isShown)) return box.getBoundingClientRect().width > 90;
      return link?.checkVisibility(isShown) === true;
    });
  const fits = async (): Promise<void> => {
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    for (const width of NARROWEST) {
      await page.setViewportSize({ width, height: 800 });
      await fitsTheScreen(page);
      // Long words in the bar leave the search its room, or a link in its place; the bar changes after the window.
      await expect.poll(hasSearch).toBe(true);
    }
  };
  await expect(rowOf(page, word)).toHaveCount(8);
  await expectNoViolations(page);
  await fits();
  await page.locator('[data-row] input[type=checkbox]').first().check();
  await fitsTheScreen(page);
  await showsItsWords(page.locator('[data-test=bulk-actions-toolbar]'));

  for (const path of ['/user-list', '/courseRequests', '/alldetails']) {
    await goToList(page, path, word);
    await expect(rowOf(page, word)).toHaveCount(1);
    await fits();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await rowOf(page, word).innerText()).toContain('BEd, Colombo\nDiploma in counselling');
  await page.setViewportSize({ width: 320, height: 800 });
  // Once through the menu of a narrow screen, which says where it leads in this language.
  await page.getByRole('navigation').getByRole('button').click();
  await page.locator('[role=menuitem][href="/prices"]').click();
  await expect(page).toHaveURL(/\/prices/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fits();
  await goTo(page, '/dashboard-admin');
  await fits();

  // A question with two long answers, on the smallest phone.
  await goTo(page, '/addCourse');
  await page.getByRole('textbox').first().fill('Sleep');
  await buttonsHoldTheirWords(page);
  await page.locator('header a[href="/my-account"]').click();
  const question = page.getByRole('dialog').getByRole('button');
  await expect(question).toHaveCount(2);
  await buttonsHoldTheirWords(page);
  await question.last().click();
  await expect(page).toHaveURL(/\/my-account$/);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('words without a space do not widen the page', async ({ page, api, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  const long = `${word}${'dilshan'.repeat(9)}`;
  const parentEmail = `${'wickramasinghe'.repeat(4)}@${'mountlavinia'.repeat(4)}.example.lk`;
  await createBooking(api, 'therapy-session-teacher', `Kasun${word}${'dilshan'.repeat(4)}`, { parentEmail });
  await createBooking(api, 'shadow-teacher', `Nethmi ${word}`, { parentName: long, parentPhone: '0771234567' });
  const contacts = [{ name: long, phone: '0771234567', language: 'en', main: true }];
  await api.post('/families', { name: long, contacts, children: [{ name: long }] });
  const message = `${long} ${long.repeat(3)}`;
  await api.post('/contact/addcontact', { name: long, email: parentEmail, phone: '0771234567', message });
  await page.goto('/my-account');
  for (const path of ['/inbox', '/getcontact', '/people-list', '/family-list']) {
    await goToList(page, path, word);
    for (const width of [1280, 1200, 900, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(rowOf(page, word).first()).toContainText(width >= 1200 && path === '/inbox' ? parentEmail : word);
      await fitsTheScreen(page);
      expect(await overItsNeighbour(page)).toEqual([]);
    }
  }
});

/** Cells of a table, or values of a card, whose words lie over what is beside them, and values of a card that are cut. */
const overItsNeighbour = (page: Page): Promise<string[]> =>
  page
    .locator('[data-row] :is(th, td, dd, dd [title] > span)')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    );

/** "Nobody yet", where it is wider than its select, which would cut it. */
const cutWords = (page: Page): Promise<string[]> =>
  page.locator('td select').evaluateAll((selects: HTMLSelectElement[]) =>
    selects
      .filter(({ value }) => value === '')
      .flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen) pen.font = font;
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const word = select.selectedOptions[0]?.text ?? '';
        return (pen?.measureText(word).width ?? 0) > room ? [word] : [];
      }),
  );

/** Surnames, which tell families apart, that are cut beside other words: an ellipsis is there where a hair is missing. */
const cutSurnames = (page: Page): Promise<string[]> =>
  page.locator('td span[title]').evaluateAll((names: HTMLElement[]) =>
    names.flatMap((name) => {
      const surname = name.title.split(', ')[0]?.split(' ').at(-1);
      const part = [...name.children].find(({ textContent }) => textContent === surname);
      if (!part) return [];
      const words = document.createRange();
      words.selectNodeContents(part);
      const [needed, given, all] = [words, part, name].map((box) => box.getBoundingClientRect().width);
      return Number(needed) > Number(given) && Number(given) < Number(all) ? [name.title] : [];
    }),
  );

test('records of every state, as the demo has them, fit a small laptop in each language', async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  await page.setViewportSize({ width: 1280, height: 768 });
  await page.goto('/inbox');
  await test.step('what opens below a record stands off the edge of the table', async () => {
    const details = page.getByRole('button', { name: /^Details/ }).first();
    await details.click();
    const leftOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
    const [table, heading] = [page.getByRole('table'), page.getByRole('heading', { name: /^Booking for/ })];
    await expect(heading).toBeVisible();
    expect((await leftOf(heading)) - (await leftOf(table))).toBeGreaterThanOrEqual(16);
    await details.click();
    await expect(heading).toHaveCount(0);
  });
  for (const path of ['/inbox', '/user-list']) {
    if (path !== '/inbox') await goTo(page, path);
    for (const lang of LANGUAGES) {
      await test.step(`${path} ${lang}`, async () => {
        await readIn(page, lang);
        await expect(page.locator('[data-row]').nth(7)).toBeAttached();
        for (const width of SMALL_LAPTOPS) {
          await page.setViewportSize({ width, height: 768 });
          await fitsTheScreen(page);
          await buttonsHoldTheirWords(page);
          expect(await cutWords(page)).toEqual([]);
          expect(await cutSurnames(page)).toEqual([]);
        }
      });
    }
  }
});

const highestRow = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) => Math.max(...rows.map(({ clientHeight }) => clientHeight)));

test('the rows of each language are no higher than two lines, or than a button below the status', async ({
  page,
  api,
  baseURL,
}) => {
  const word = uniqueWord();
  await createBooking(api, 'therapy-session-teacher', `Kasun ${word}`, { parentName: 'Priyanthi Mendis' });
  const message = 'Do you also come to Negombo? Our daughter is six.';
  await api.post('/contact/addcontact', { name: `Anula ${word}`, email: 'anula@example.lk', message });
  await createTeacherProfile(api, `Priya ${word}`, { qualification: 'BEd, Colombo\nDiploma in counselling' });
  await signInAsAdmin(page, baseURL ?? '');
  // The age and the grade, beside the reference.
  const cutFacts = () =>
    page
      .locator('[data-row] th span[title]')
      .evaluateAll((facts) => facts.filter((fact) => fact.scrollHeight > fact.clientHeight + 2).length);
  await page.goto('/my-account');
  for (const path of ['/inbox', '/therapy-session-teacher-booking', '/getcontact', '/alldetails']) {
    await goToList(page, path, word);
    for (const lang of LANGUAGES) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await readIn(page, lang);
      await expect(page.locator('[data-row]')).toHaveCount(1);
      await expect.poll(() => highestRow(page)).toBeLessThanOrEqual(76);
      await page.setViewportSize({ width: 1200, height: 800 });
      // A message has three lines there.
      await expect.poll(() => highestRow(page)).toBeLessThanOrEqual(77);
      await expect.poll(cutFacts).toBe(0);
    }
  }
});

test('the buttons of a record stand beside each other on a small laptop', async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  await page.setViewportSize({ width: 1280, height: 768 });
  const heights = (cell: Locator) =>
    cell.locator('.MuiButton-root').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  // Of the demo only: other tests have messages to people with longer names.
  await openList(page, '/outgoing-messages', 'Imran Farook');
  for (const [subject, buttons] of [
    ['Our answer to the message', 3],
    ['The course is open, with the link', 4],
  ] as const) {
    const actions = page.locator('[data-row]').filter({ hasText: subject }).first().locator('td').last();
    await expect(actions.locator('.MuiButton-root')).toHaveCount(buttons);
    expect(new Set(await heights(actions)).size).toBe(1);
  }
  for (const lang of ['ta', 'si'] as const) {
    await readIn(page, lang);
    await expect(page.locator('[data-row]')).not.toHaveCount(0);
    await expect.poll(() => highestRow(page)).toBeLessThanOrEqual(77);
  }
  await goTo(page, '/pending-user-list');
  const decisions = page.locator('[data-row]').first().locator('td').filter({ hasText: 'අනුමත කරන්න' });
  await expect(decisions.locator('.MuiButton-root')).toHaveCount(2);
  expect(new Set(await heights(decisions)).size).toBe(1);
});

test(
  'on a phone the buttons of a form are in view, and cover nothing of its end',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await signInAsAdmin(page, baseURL ?? '');
    await page.addInitScript(() => localStorage.setItem('language', 'ta'));
    await page.goto('/vacancies/create');
    const buttons = page.getByRole('toolbar');
    await expect(buttons).toBeInViewport({ ratio: 1 });
    const hint = page.locator('form .MuiFormHelperText-root').last();
    await hint.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const { y = 0, height = 0 } = (await hint.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual((await buttons.boundingBox())?.y ?? 0);
  },
);
