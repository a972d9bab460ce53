import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { answerAll, pressMainButton } from './booking-form.js';
import { open } from './pages.js';

/** In print: the name with its logo, no controls or navigation, and all text is black on white. */
async function isForPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const faults = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const pressed = seen.filter((element) => element.matches('nav, footer, button, .button, dialog, input'));
    const texts = seen.filter((element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    );
    const isColoured = (element: Element, part?: string) => getComputedStyle(element, part).color !== 'rgb(0, 0, 0)';
    const stones = seen.filter((element) => element.matches('.stones > li') && isColoured(element, '::before'));
    const coloured = [...texts.filter((element) => isColoured(element)), ...stones];
    const grounds = seen.filter(
      (element) => !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(element).backgroundColor),
    );
    return [...pressed, ...coloured, ...grounds].map((element) => element.outerHTML.slice(0, 90));
  });
  expect(faults).toEqual([]);
  await expect(page.locator('.brand')).toHaveText('One Step');
  await expect(page.locator('.brand .logo')).toBeVisible();
}

test('a printed confirmation has the reference, what happens next and how to reach us', async ({ page }) => {
  await open(page, '/booking-shadow-teacher');
  await answerAll(page);
  await pressMainButton(page);
  await expect(page.locator('.reference')).toBeVisible();
  await isForPaper(page);
  await expect(page.locator('.reference')).toBeVisible();
  await expect(page.locator('.stones li')).toHaveCount(3);
  await expect(page.locator('main')).toContainText('011 234 5678');
  // Whose it is, what was sent, and the private address, to read and to scan.
  await expect(page.locator('.letterhead')).toBeVisible();
  await expect(page.locator('main')).toContainText('Vidyaloka Primary');
  await expect(page.getByRole('img', { name: /Scan this code/ })).toBeVisible();
  // A browser keeps a heading on the sheet of what follows in blocks only.
  await expect(page.getByRole('region', { name: 'What you sent' })).toHaveCSS('display', 'block');
  // Nothing about the form, which is sent, and no third sheet for it.
  await expect(page.locator('.help')).toBeHidden();
  await expect(page.getByText('for 30 minutes')).toBeHidden();

  await page.emulateMedia({ media: 'screen', colorScheme: null });
  await page.getByRole('link', { name: 'Open my private page' }).click();
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible();
  await isForPaper(page);
  await expect(page.getByText('What has happened')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeHidden();
  await expect(page.getByText('Close your request before you go')).toBeHidden();
  await expect(page.locator('.help')).toBeHidden();
});

test('the page for those who have just been given a diagnosis is read aloud, from its heading to its numbers', async ({
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
});

test('pages of text can be printed', async ({ page }) => {
  for (const path of ['/shadow-teacher', '/school-readiness', '/privacy', '/ta/diagnosis']) {
    await open(page, path);
    await isForPaper(page);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.letterhead')).toContainText('011 234 5678');
    await expect(page.locator('.letterhead')).toBeVisible();
    // A closed answer is of no use on paper.
    for (const answer of await page.locator('.faq p').all()) await expect(answer).toBeVisible();
    await page.emulateMedia({ media: 'screen', colorScheme: null });
  }
});
