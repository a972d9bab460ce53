import { readFile } from 'node:fs/promises';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expectNoViolations, expect, test } from '../support/fixtures.js';
import { answerAll, pressMainButton, SENT, sentBookings } from './booking-form.js';
import { open } from './pages.js';
import { isForPaper } from './paper.js';
import { bookingsFor, someChild } from './records.js';
import { NEXT_YEAR } from '../support/next-year.js';

/** Decodes the QR code in a picture. */
async function scanned(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test('a parent books, prints the receipt, follows the booking by its private address, and reads the answer', async ({
  page,
  api,
}) => {
  const childName = someChild();
  const sent = sentBookings(page);
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
  await open(page, '/shadow-teacher');
  await page.getByRole('link', { name: 'Book Now', exact: true }).click();
  await answerAll(page, 'shadow-teacher', { childName });
  await expectNoViolations(page);
  await expect(page.getByText(`15 January ${NEXT_YEAR}`)).toBeVisible();
  await pressMainButton(page);
  await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeFocused();
  await expectNoViolations(page);
  expect(sent).toHaveLength(1);
  await expect(page.getByText(/^We will call you by \w+day \d+ \w+\.$/)).toBeVisible();
  const address = (await page.getByRole('link', { name: 'Open my private page' }).getAttribute('href')) ?? '';
  expect(address).toMatch(/\/booking-status#[\w-]{43}$/);
  expect(await scanned(await page.getByRole('img', { name: /Scan this code/ }).screenshot())).toBe(address);
  const reference = (await page.locator('.reference').textContent()) ?? '';
  const [booked] = await bookingsFor(api, 'shadow-teacher', childName);
  expect(booked).toMatchObject({ reference, parentPhone: '0771234567', status: 'Pending', language: 'en' });
  expect(booked?.['startingDate']).toMatch(new RegExp(`^${NEXT_YEAR}-01-15`));
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe(`${reference}.png`);
  expect(await scanned(await readFile(await picture.path()))).toBe(address);
  const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
  expect(drawn).toContain(reference);
  expect(drawn).toContain('Talk to us: 011 234 5678, 077 123 4567');
  expect(drawn.join()).not.toContain(childName);

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

  await page.reload();
  await expect(page.locator('.reference')).toHaveText(reference);
  await expect(page.getByText(childName)).toBeVisible();
  await page.getByRole('link', { name: 'Book for another child' }).click();
  await expect(page.locator('#parentName')).toHaveValue('');
  await page.goBack();

  await page.getByRole('link', { name: 'Open my private page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking for a shadow teacher' })).toBeFocused();
  await expect(page).toHaveURL(/\/booking-status#request$/);
  await expect(page.locator('li[aria-current="step"]')).toContainText('We are reading it');
  await expectNoViolations(page);

  await isForPaper(page);
  await expect(page.getByText('What has happened')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeHidden();
  await expect(page.getByText('Close your request before you go')).toBeHidden();
  await expect(page.locator('.help')).toBeHidden();
  await page.emulateMedia({ media: 'screen', colorScheme: null });
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible();

  await page.getByRole('button', { name: 'Change the first day' }).click();
  await page.locator('#startingDate').fill('1');
  await page.locator('#startingDate-month').fill('2');
  await page.locator('#startingDate-year').fill(String(NEXT_YEAR));
  await pressMainButton(page);
  await expect(page.getByText(`First day you asked for: 1 February ${NEXT_YEAR}`)).toBeVisible();

  const [stored] = await bookingsFor(api, 'shadow-teacher', childName);
  expect(stored?.['startingDate']).toMatch(new RegExp(`^${NEXT_YEAR}-02-01`));
  await api.put(`/shadow-teacher/update-booking/${stored?._id ?? ''}`, { status: 'Approved' });
  await page.reload();
  await expect(page.getByText('We can help.')).toBeVisible();
  await expect(page.locator('li[aria-current="step"]')).toContainText('We tell you');
  await expect(page.getByRole('button', { name: 'Change the first day' })).toBeHidden();

  // Of an approved booking neither the switch for sentences nor the way to the report is printed.
  await isForPaper(page);
  await expect(page.getByRole('heading', { name: 'Your next sessions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What we tell you' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Progress report' })).toBeHidden();
});

test('a booking is found by its reference and number, gets a note and is cancelled', async ({ page, api }) => {
  const childName = someChild();
  const booking = {
    childName,
    childAge: 8,
    schoolGrade: 3,
    noOfsessionPerweek: 1,
    parentName: 'Amma',
    parentPhone: '0761112223',
    requirementsNeeds: 'Somebody to talk to',
    childCondition: 'Finds new people hard',
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
