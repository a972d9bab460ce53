import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, fitsTheScreen, goTo, rowOf } from './pages.js';
import { createBooking, createFamily, createMessage, uniqueWord } from './records.js';

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

test('a caller is found and corrected; asking for erasure, she is written down, erased, and the register closed', async ({
  page,
  api,
  baseURL,
}) => {
  const word = uniqueWord();
  const phone = ownNumber();
  const malini = { parentName: 'Malini', parentPhone: phone };
  const family = await createFamily(api, { name: 'Malini', phone }, [
    await createBooking(api, 'shadow-teacher', `Kasun ${word}`, malini),
    await createBooking(api, 'counselling-teacher', `Amaya ${word}`, malini),
  ]);
  await createBooking(api, 'shadow-teacher', `Kasun ${word}`, { parentName: 'Other', parentPhone: ownNumber() });
  // Somebody typed her number into the public form.
  await createBooking(api, 'shadow-teacher', `Stranger ${word}`, { parentName: 'Some Stranger', parentPhone: phone });
  await createMessage(api, `Somebody else ${word}`);
  await signInAsAdmin(page, baseURL ?? '');

  await test.step('on a laptop whose text is twice as large, what is typed at once after "/" is in the search', async () => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto('/dashboard-admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.type('/0771234567');
    await expect(page.getByRole('searchbox', SEARCH)).toHaveValue('0771234567');
    await page.getByRole('searchbox', SEARCH).fill('');
    await page.getByRole('heading', { level: 1 }).focus();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const clicks = await countClicks(page);

  await test.step('found without a click, as people dial', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', SEARCH)).toBeFocused();
    await page.keyboard.type(`+94 ${phone.slice(1, 3)} ${phone.slice(3)}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `Kasun ${word}, Malini`, exact: true })).toBeVisible();
    expect(await clicks()).toBe(0);
    expect(page.url()).not.toContain(phone.slice(3));
    await expectNoViolations(page);
  });

  await goTo(page, `/people-list/${family}/show`);
  await expect(page.getByRole('heading', { name: 'Malini', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: `Amaya ${word}, Student counseling` })).toBeVisible();

  await test.step('corrected', async () => {
    await button(page, 'Edit for Malini').click();
    const name = page.getByLabel('Name');
    await expect(name).toHaveValue('Malini');
    await name.fill('Malini Perera');
    await expectNoViolations(page);
    await button(page, 'Correct 2 records').click();
    await expect(page.getByRole('heading', { name: 'Malini Perera', level: 1 })).toBeVisible();
  });
  const corrected = await clicks();
  expect(corrected).toBeLessThanOrEqual(4);

  const reference = await test.step('what she asks for is written down', async () => {
    await button(page, 'Record a data request').click();
    const asking = page.getByRole('dialog', { name: 'What did Malini Perera ask for?' });
    await asking.getByLabel('Request', { exact: true }).selectOption('Erasure');
    await asking.getByRole('button', { name: 'Record the request' }).click();
    const line = page.getByText(/^OS-[0-9A-Z]{4}-[0-9A-Z]{4}, received on/);
    await expect(line).toBeVisible();
    await expectNoViolations(page);
    return (await line.innerText()).split(',')[0] ?? '';
  });

  await test.step('on paper she gets what the records hold, and nothing about others', async () => {
    await expect(page.getByText('Hill Street School')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Hill Street School')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bookings' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('erased', async () => {
    await button(page, 'Erase records').click();
    const erasing = page.getByRole('dialog', { name: 'Erase records of Malini Perera?' });
    await expect(erasing.getByLabel('Reason')).toHaveValue(new RegExp(reference));
    await expect(erasing.getByRole('checkbox', { name: /^Malini Perera, .*Amaya/ })).toBeChecked();
    await expect(erasing.getByRole('checkbox')).toHaveCount(2);
    await expectNoViolations(page);
    await erasing.getByRole('button', { name: 'Erase 2 records' }).click();
    await expect(page.getByText('Erased for good: 2 records.')).toBeVisible();
    expect((await clicks()) - corrected).toBeLessThanOrEqual(5);
    await expect(page.getByRole('heading', { name: 'People and their data', level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('the line in the register is closed, and has nobody in it', async () => {
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Data requests' }).click();
    await expect(page.getByRole('heading', { name: 'Data requests', level: 1 })).toBeVisible();
    await button(page, 'Closed').click();
    const row = rowOf(page, reference);
    await expect(row).toContainText('Everything was erased.');
    await expect(row).toContainText('Deleted since');
    await expect(row).not.toContainText('Malini');
    await expectNoViolations(page);
  });

  await test.step('others are still found', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `Somebody else ${word}`, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Kasun ${word}, Other`, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`Amaya ${word}|Malini`) })).toHaveCount(0);
  });
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
    await button(page, 'Erase records').click();
    await page.getByRole('dialog').getByLabel('Reason').fill('She asked for it.');
    await page.setViewportSize({ width: 360, height: 740 });
    await fitsTheScreen(page);
    await expectNoViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Erase 1 record' }).click();
    await expect(page.getByText('Erased for good: 1 record.')).toBeVisible();
    expect(await clicks()).toBeLessThanOrEqual(5);
  },
);

test('a contact of a family is taken out with the keyboard, and its fields have room for what is in them', async ({
  page,
  baseURL,
}) => {
  await signInAsAdmin(page, baseURL ?? '');
  await page.goto('/family-list/create');
  await button(page, 'Add Contacts').focus();
  await page.keyboard.press('Enter');
  const names = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(names).toHaveCount(2);
  await button(page, 'Remove Contact 2').focus();
  await page.keyboard.press('Enter');
  await expect(names).toHaveCount(1);
  await expectNoViolations(page);
  await names.fill('Sivasubramaniam Kanagasabai');
  await page.getByRole('textbox', { name: /^Phone number/ }).fill('+94 77 123 4567');
  await page.getByRole('combobox', { name: /^Relation/ }).selectOption({ label: 'Grandparent' });
  for (const width of [1280, 640, 360]) {
    await page.setViewportSize({ width, height: 640 });
    const cut = await page
      .locator('.RaSimpleFormIterator-line')
      .first()
      .locator('input, select')
      .evaluateAll((fields: HTMLInputElement[]) =>
        fields.filter((field) => field.scrollWidth > field.clientWidth).map(({ value }) => value),
      );
    expect(cut).toEqual([]);
    await fitsTheScreen(page);
  }
});

test('a name of one long word widens no page of a phone', { tag: '@phone' }, async ({ page, api, baseURL }) => {
  const phone = ownNumber();
  const name = `Wickramasinghe${uniqueWord()}weerasooriyakularatnamudiyanselage`;
  const family = await createFamily(api, { name, phone }, []);
  await signInAsAdmin(page, baseURL ?? '');
  await page.goto(`/family-list/${family}/show`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await fitsTheScreen(page);
  await createBooking(api, 'shadow-teacher', 'Kasun', { parentName: name, parentPhone: phone });
  const [person] = (await api.get(`/people?filter=${JSON.stringify({ q: phone })}`)) as [{ _id: string }];
  await api.post(`/people/${person._id}/data-requests`, { kind: 'access' });
  await goTo(page, '/privacy-requests');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await fitsTheScreen(page);
});
