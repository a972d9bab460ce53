import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, fitsTheScreen, openList, rowOf } from './pages.js';
import { createBooking, createMessage, uniqueWord } from './records.js';

/** Counts the clicks from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    // `detail` is 0 for a click by keyboard.
    document.addEventListener('click', ({ detail }) => (counted.clicks += detail > 0 ? 1 : 0), true);
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

/** A number no other test uses. */
const ownNumber = (): string => `07${String(randomInt(1e8)).padStart(8, '0')}`;

const SEARCH = { name: 'Search everything' };

test('a caller is found, corrected and erased, from the dashboard', async ({ page, api, baseURL }) => {
  const word = uniqueWord();
  const phone = ownNumber();
  await createBooking(api, 'shadow-teacher', `Kasun ${word}`, { parentName: 'Malini', parentPhone: phone });
  await createBooking(api, 'counselling-teacher', `Amaya ${word}`, { parentName: 'Malini', parentPhone: phone });
  await createMessage(api, `Somebody else ${word}`);
  await signInAsAdmin(page, baseURL ?? '');
  await page.goto('/dashboard-admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const clicks = await countClicks(page);

  // Found without a click, as people dial.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', SEARCH)).toBeFocused();
  await page.keyboard.type(`+94 ${phone.slice(1, 3)} ${phone.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `Kasun ${word}, Malini`, exact: true })).toBeVisible();
  expect(await clicks()).toBe(0);
  expect(page.url()).not.toContain(phone.slice(3));
  await expectNoViolations(page);

  await page.getByRole('link', { name: `Everything about this person (Kasun ${word}, Malini)` }).click();
  await expect(page.getByRole('heading', { name: 'Malini', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: `Amaya ${word}, Student counseling` })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Edit for Malini' }).click();
  const name = page.getByLabel('Name');
  await expect(name).toHaveValue('Malini');
  await name.fill('Malini Perera');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Malini Perera', level: 1 })).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(4);

  await button(page, 'Erase everything').click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything about Malini Perera?' });
  await dialog.getByLabel('Reason').fill('She asked for it.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('Erased for good: 2 records.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Families and applicants', level: 1 })).toBeVisible();
  await expectNoViolations(page);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `Somebody else ${word}`, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bookings' })).toHaveCount(0);
});

test.describe('on a laptop whose text is twice as large', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test('what is typed at once after "/" is in the field of the search', async ({ page, baseURL }) => {
    await signInAsAdmin(page, baseURL ?? '');
    await page.goto('/my-account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.type('/0771234567');
    await expect(page.getByRole('searchbox', SEARCH)).toHaveValue('0771234567');
  });
});

test('a family is opened from its list', async ({ page, api, baseURL }) => {
  const word = uniqueWord();
  await createBooking(api, 'shadow-teacher', `Kasun ${word}`, {
    parentName: `Malini ${word}`,
    parentPhone: ownNumber(),
  });
  await signInAsAdmin(page, baseURL ?? '');
  await openList(page, '/families', word);
  await page.getByRole('link', { name: `Malini ${word}` }).click();
  await expect(page.getByRole('heading', { name: `Malini ${word}`, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: `Kasun ${word}, Shadow teacher for school` })).toBeVisible();
  // Whoever asks for their data on paper gets what the records hold.
  await expect(page.getByText('Hill Street School')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Hill Street School')).toBeVisible();
});

test('a mother phones and asks for erasure: written down, erased, and the line in the register is closed', async ({
  page,
  api,
  baseURL,
}) => {
  const word = uniqueWord();
  await createBooking(api, 'shadow-teacher', `Kasun ${word}`, {
    parentName: `Malini ${word}`,
    parentPhone: ownNumber(),
  });
  await createBooking(api, 'shadow-teacher', `Kasun ${word}`, {
    parentName: `Other ${word}`,
    parentPhone: ownNumber(),
  });
  await signInAsAdmin(page, baseURL ?? '');
  await page.goto('/dashboard-admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const clicks = await countClicks(page);
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Everything about this person (Kasun ${word}, Malini` }).click();

  await button(page, 'They asked for …').click();
  const asking = page.getByRole('dialog', { name: `What did Malini ${word} ask for?` });
  await asking.getByLabel('They asked for').selectOption('Erasure');
  await expectNoViolations(page);
  await asking.getByRole('button', { name: 'Write it down' }).click();
  const line = page.getByText(/^OS-[0-9A-Z]{4}-[0-9A-Z]{4}, received on/);
  await expect(line).toBeVisible();
  const [reference = ''] = (await line.innerText()).split(',');
  await expectNoViolations(page);
  // The printout is given to her: it must have nothing about others.
  await expect(page.getByRole('link', { name: `Other ${word}` })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: `Other ${word}` })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Bookings' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await button(page, 'Erase everything').click();
  const erasing = page.getByRole('dialog', { name: `Erase everything about Malini ${word}?` });
  await expect(erasing.getByLabel('Reason')).toHaveValue(new RegExp(reference));
  await erasing.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('Erased for good: 1 record.')).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(5);

  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Data requests' }).click();
  await expect(page.getByRole('heading', { name: 'Data requests', level: 1 })).toBeVisible();
  await button(page, 'Closed').click();
  const row = rowOf(page, reference);
  await expect(row).toContainText('Everything was erased.');
  await expect(row).toContainText('Nobody any more');
  await expect(row).not.toContainText(word);
  await expectNoViolations(page);
});

test(
  'a family is erased in five clicks at most, and notes are for the team',
  { tag: '@phone' },
  async ({ page, api, baseURL }) => {
    const word = uniqueWord();
    await createBooking(api, 'shadow-teacher', `Kasun ${word}`, {
      parentName: `Malini ${word}`,
      parentPhone: '+97455123456',
    });
    await signInAsAdmin(page, baseURL ?? '');
    await page.goto('/dashboard-admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const clicks = await countClicks(page);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox', SEARCH).fill(word);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `Everything about this person (Kasun ${word}, Malini` }).click();
    await expect(page.getByRole('heading', { name: `Malini ${word}`, level: 1 })).toBeVisible();
    await expectNoViolations(page);
    await fitsTheScreen(page);
    await button(page, 'Erase everything').click();
    await page.getByRole('dialog').getByLabel('Reason').fill('She asked for it.');
    await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
    await expect(page.getByText('Erased for good: 1 record.')).toBeVisible();
    expect(await clicks()).toBeLessThanOrEqual(5);
  },
);
