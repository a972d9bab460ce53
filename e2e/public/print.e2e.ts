import type { Page } from '@playwright/test';
import { GOAL_TEMPLATES } from '#contract/goal-templates';
import { dayOf, daysFromNow } from '#contract/sri-lanka';
import { CATALOGUES } from '../../public-web/messages/texts.server.js';
import { expect, test } from '../support/fixtures.js';
import { answerAll, pressMainButton } from './booking-form.js';
import { addressOf, LANGUAGES, open, openWhole, readIn } from './pages.js';
import { isForPaper, linksOnSheets } from './paper.js';
import { aPlacedChild, soon } from './placed.js';

async function isPrinted(page: Page): Promise<void> {
  await isForPaper(page);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.letterhead')).toContainText('011 234 5678');
  await expect(page.locator('.letterhead')).toBeVisible();
  // A closed answer is of no use on paper.
  for (const answer of await page.locator('.faq p').all()) await expect(answer).toBeVisible();
}

test('the page for those who have just been given a diagnosis is read aloud, from its heading to its numbers, and printed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The voice of a device that has one for Tamil.
    const said: string[] = [];
    const voices = { getVoices: () => [{ lang: 'ta-IN' }], speak: ({ text }: { text: string }) => said.push(text) };
    Object.defineProperty(window, 'speechSynthesis', { value: { ...voices, cancel: () => said.splice(0) } });
    const Utterance = class {
      constructor(readonly text: string) {}
    };
    Object.assign(window, { said, SpeechSynthesisUtterance: Utterance });
  });
  await open(page, '/ta/diagnosis');
  await page.getByRole('button', { name: 'இந்தப் பக்கத்தை உரக்க வாசியுங்கள்' }).click();
  await expect(page.getByRole('button', { name: 'வாசிப்பதை நிறுத்துங்கள்' })).toBeVisible();
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said[0]).toBe('மருத்துவக் கண்டறிதலை இப்போதுதான் அறிந்தீர்களா?');
  for (const part of ['முதல் வாரம்', 'மருத்துவரிடம் என்ன கேட்பது', 'எது இலவசம்', 'யாரை அழைப்பது', '011 234 5678']) {
    expect(said).toContain(part);
  }
  await isPrinted(page);
});

test('pages of text can be printed', async ({ page }) => {
  for (const path of ['/shadow-teacher', '/school-readiness', '/privacy']) {
    await open(page, path);
    await isPrinted(page);
    await page.emulateMedia({ media: 'screen', colorScheme: null });
  }
});

test('a diagnosis is two sheets, with whom to call on one of them; a receipt is one to keep and one of what was sent', async ({
  page,
}) => {
  await open(page, '/diagnosis');
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    const [, second = [], ...more] = await linksOnSheets(page);
    expect(more).toEqual([]);
    // Parted from nothing: the telephone numbers of ours, and those for an emergency.
    expect(second.filter((link) => /^(tel|mailto)/.test(link))).toEqual([
      'tel:+94112345678',
      'tel:+94771234567',
      'mailto:hello@onestep.example',
      'tel:119',
      'tel:1990',
      'tel:1929',
    ]);
  }

  // The language that was chosen would be that of the form.
  await page.evaluate(() => localStorage.clear());
  await open(page, '/booking-shadow-teacher');
  await answerAll(page);
  await pressMainButton(page);
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    await expect(page.locator('.receipt .check-group')).toHaveCount(4);
    const [kept = [], sent = [], ...others] = await linksOnSheets(page);
    expect(others).toEqual([]);
    expect(kept.filter((link) => link.includes('/booking-status#'))).toHaveLength(1);
    expect(sent).toEqual(['tel:+94112345678', 'mailto:hello@onestep.example']);
  }
});

test('no heading of a private page stays behind at the foot of a sheet', async ({ page, api, baseURL }) => {
  const { privatePage } = await aPlacedChild(api, baseURL, 'en', soon());
  await open(page, privatePage);
  await expect(page.locator('#history')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // What is on which sheet is known of links only.
  const ids = await page.locator('.form-main > section > h2').evaluateAll((headings: HTMLElement[]) =>
    headings.flatMap((heading) => {
      const texts = [...(heading.parentElement?.querySelectorAll<HTMLElement>('p, li') ?? [])];
      const next = texts.find((text) => text.innerText.trim() !== '');
      if (!heading.checkVisibility() || !next) return [];
      for (const part of [heading, next]) {
        const link = document.createElement('a');
        link.href = `https://example.org/${heading.id}/${part === heading ? 'heading' : 'next'}`;
        link.append(...part.childNodes);
        part.append(link);
      }
      return [heading.id];
    }),
  );
  expect(ids).toEqual(['stands', 'next-sessions', 'goals', 'looks', 'history']);
  const parts = ['heading', 'next'];
  for (let above = 0; above < 240; above += 24) {
    await page.locator('h1').evaluate((h1: HTMLElement, px) => (h1.style.paddingTop = `${px}px`), above);
    const sheets = await linksOnSheets(page);
    // At the top of a sheet, a link is on the one before too.
    const left = ids.filter(
      (id) => !sheets.some((links) => parts.every((part) => links.includes(`https://example.org/${id}/${part}`))),
    );
    expect(left, `${above} px`).toEqual([]);
  }
});

test('a list on paper has nothing to choose from, and all that a course is about', async ({ page }) => {
  const course = { _id: '1', title: 'A calm morning', description: 'What each line is about.\n'.repeat(9) };
  await page.route('**/course/getcourses', (route) => route.fulfill({ json: { data: { courses: [course] } } }));
  await openWhole(page, '/resource');
  await isPrinted(page);
  const cut = await page.locator('.beginning').evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(cut).toBeLessThan(2);
  await openWhole(page, '/student-counseling');
  await isPrinted(page);
});

for (const { language, prefix } of LANGUAGES) {
  test(`a progress report of five goals is one sheet, without a diagnosis, in ${language}`, async ({
    page,
    api,
    baseURL,
  }) => {
    const t = CATALOGUES[language];
    const { childName, privatePage, session } = await aPlacedChild(api, baseURL, language);
    const { booking, profile } = session;
    const templates = Object.values(GOAL_TEMPLATES).flat().slice(0, 4);
    for (const { title, steps } of templates) {
      const words = steps.map((step) => ({ text: step[language], reachedOn: dayOf(daysFromNow(-10)) }));
      await api.post('/goals', { booking, title: title[language], steps: words });
    }
    for (const [place, phrase] of (['reached', 'hard', 'home'] as const).entries()) {
      const day = dayOf(daysFromNow(-1 - place));
      const held = { booking, profile, day, at: '09:00', minutes: 45, place: 'home' };
      const { _id } = (await api.post('/sessions', { ...held, allow: [{ day, reason: 'Agreed' }] })) as { _id: string };
      await api.put(`/sessions/${_id}/note`, { mood: 3, forFamily: t.phrases[phrase], language });
    }
    await open(page, addressOf(prefix, privatePage));
    await page.getByRole('link', { name: t.progress.report }).click();
    await expect(page.locator('.report')).toContainText(childName);
    await expect(page.locator('.report')).toContainText(t.phrases.hard);
    await expect(page.locator('.report')).not.toContainText(t.progressReport.diagnosisTitle);
    expect(await linksOnSheets(page)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.report-choices')).toBeHidden();
    await expect(page.locator('.report .stones > li.done')).toHaveCount(12);
  });
}
