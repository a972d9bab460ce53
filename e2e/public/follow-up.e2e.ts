import { readFile } from 'node:fs/promises';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expectNoViolations, expect, test } from '../support/fixtures.js';
import { answerAll, pressMainButton } from './booking-form.js';
import { open } from './pages.js';
import { bookingsFor, someChild } from './records.js';

/** Decodes the QR code in a picture. */
async function scanned(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test('a parent books, follows the booking by its private address, and reads the answer', async ({ page, api }) => {
  const childName = someChild();
  await page.addInitScript(() => {
    const drawn: string[] = [];
    const pen = CanvasRenderingContext2D.prototype;
    const draw = Reflect.get(pen, 'fillText');
    pen.fillText = function fillText(...parts: [string, number, number]) {
      drawn.push(parts[0]);
      draw.apply(this, parts);
    };
    Object.assign(window, { drawn });
  });
  await open(page, '/booking-shadow-teacher');
  await answerAll(page, 'shadow-teacher', { childName });
  await pressMainButton(page);
  await expect(page.getByText(/^We will call you by \w+day \d+ \w+\.$/)).toBeVisible();
  const address = (await page.getByRole('link', { name: 'Open my private page' }).getAttribute('href')) ?? '';
  expect(address).toMatch(/\/booking-status#[\w-]{43}$/);
  expect(await scanned(await page.getByRole('img', { name: /Scan this code/ }).screenshot())).toBe(address);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a picture' }).click(),
  ]);
  const reference = (await page.locator('.reference').textContent()) ?? '';
  expect(picture.suggestedFilename()).toBe(`${reference}.png`);
  expect(await scanned(await readFile(await picture.path()))).toBe(address);
  const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
  expect(drawn).toContain(reference);
  expect(drawn.at(-1)).toBe('Talk to us: 011 234 5678, 077 123 4567');

  await page.getByRole('link', { name: 'Open my private page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking for a shadow teacher' })).toBeFocused();
  await expect(page).toHaveURL(/\/booking-status#request$/);
  await expect(page.locator('li[aria-current="step"]')).toContainText('We are reading it');
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Change the first day' }).click();
  await page.locator('#startingDate').fill('1');
  await page.locator('#startingDate-month').fill('2');
  await page.locator('#startingDate-year').fill('2027');
  await pressMainButton(page);
  await expect(page.getByText('First day you asked for: 1 February 2027')).toBeVisible();

  const [stored] = await bookingsFor(api, 'shadow-teacher', childName);
  expect(stored?.['startingDate']).toMatch(/^2027-02-01/);
  await api.put(`/shadow-teacher/update-booking/${stored?._id ?? ''}`, { status: 'Approved' });
  await page.reload();
  await expect(page.getByText('We can help.')).toBeVisible();
  await expect(page.locator('li[aria-current="step"]')).toContainText('We tell you');
  await expect(page.getByRole('button', { name: 'Change the first day' })).toBeHidden();
});

test('a booking is found by its reference and number, gets a note and is cancelled', async ({ page, api }) => {
  const childName = someChild();
  const booking = {
    ...{ childName, childAge: 8, schoolGrade: 3, noOfsessionPerweek: 1, parentName: 'Amma', parentPhone: '0761112223' },
    ...{ requirementsNeeds: 'Somebody to talk to', childCondition: 'Finds new people hard' },
  };
  const { reference } = (await api.post('/counselling-teacher/add-booking', booking)) as { reference: string };
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Where is my request?' }).click();
  await page.locator('#reference').fill(reference.toLowerCase().replaceAll('-', ' '));
  await page.locator('#phone').fill('+94 76 111 2223');
  await expectNoViolations(page);
  await pressMainButton(page);
  await expect(page.locator('.reference')).toHaveText(reference);

  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.locator('#note').fill('Please call after six.');
  await pressMainButton(page);
  await expect(page.getByText('Saved. Thank you.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText(/^You cancelled this request/)).toBeVisible();
  expect(await bookingsFor(api, 'counselling-teacher', childName)).toMatchObject([
    { status: 'Rejected', cancelledBy: 'family', notes: [{ text: 'Please call after six.' }] },
  ]);
});
