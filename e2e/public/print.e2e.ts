import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { open } from './pages.js';
import { isForPaper } from './paper.js';

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
