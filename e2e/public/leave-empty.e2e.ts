import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { BOOKING_KINDS } from '#contract/bookings';
import { HONEYPOT_FIELD } from '#contract/honeypot';
import { KIND_PAGES } from '#contract/pages';
import { axeClean, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { answerAll, goOn, SEND, SENT, sentBookings } from './booking-form.js';
import { open } from './pages.js';
import { asFilter, bookedFor, someChild } from './records.js';

const BOOKINGS = BOOKING_KINDS.map((kind) => KIND_PAGES[kind].booking);
const SPAM = 'http://spam.example';
const field = (page: Page) => page.locator(`#${HONEYPOT_FIELD}`);

/** What a simple program does: it writes something into every field it finds in the page. */
async function fillEverything(page: Page, email: string): Promise<void> {
  await page.evaluate(
    ([address, spam]) => {
      for (const control of document.querySelectorAll<HTMLInputElement>('form.form :is(input, textarea)')) {
        const text = { email: address, tel: '0771234567' }[control.type] ?? spam;
        // The prototype's own setter: React watches the element's.
        const { prototype } = control.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
        Reflect.set(prototype, 'value', text, control);
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    [email, SPAM] as const,
  );
}

async function heldFrom(page: Page, email: string): Promise<void> {
  await page.goto(`/held-back?filter=${asFilter({ q: email })}`);
  await expect(page.locator('[data-row]')).toHaveCount(1);
}

for (const path of ['/addcontact', '/si/addcontact', '/ta/addcontact', ...BOOKINGS]) {
  test(`on ${path} nobody sees, hears or reaches the field that stays empty`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(new RegExp(`<input [^>]*name="${HONEYPOT_FIELD}"[^>]*>`, 'g'))).toHaveLength(1);
    await open(page, path);
    await expect(field(page)).toHaveAttribute('autocomplete', 'off');
    await expect(field(page)).not.toBeInViewport();
    const labels = await field(page).evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
    expect(labels).not.toBe('');
    expect(await page.locator('body').ariaSnapshot()).not.toContain(labels);
    await axeClean(page);
    const first = page.locator('form.form input').first();
    await first.focus();
    const ids: string[] = [];
    do {
      await page.keyboard.press('Tab');
      ids.push(await page.evaluate(() => document.activeElement?.id ?? ''));
    } while (await page.locator('form.form :focus').count());
    expect(ids.length).toBeGreaterThan(2);
    expect(ids).not.toContain(HONEYPOT_FIELD);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('a person sends what the contract names and nothing else', { tag: '@phone' }, async ({ page }) => {
  const sent = page.waitForRequest('**/contact/addcontact');
  await open(page, '/addcontact');
  await page.locator('#name').fill('Ruwan');
  await page.locator('#email').fill('ruwan@example.lk');
  await page.locator('#message').fill('May I call?');
  await goOn(page);
  const body = (await sent).postDataJSON() as object;
  expect(body).toEqual({ name: 'Ruwan', email: 'ruwan@example.lk', message: 'May I call?' });
});

test('a program is thanked like anybody, and an administrator lets its message through', async ({
  page,
  api,
  baseURL,
}) => {
  const email = `program.${randomUUID()}@example.com`;
  const list = `/contact/getcontact?filter=${asFilter({ email })}`;
  await open(page, '/addcontact');
  await fillEverything(page, email);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(HONEYPOT_FIELD);
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeFocused();
  await expect(field(page)).toHaveValue('');
  expect(await api.get(list)).toEqual([]);

  await signInAsAdmin(page, baseURL ?? '');
  await heldFrom(page, email);
  await page.getByRole('button', { name: `Release for ${SPAM}` }).click();
  await expect(page.getByText('Released: it is now in its list.')).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(0);
  expect(await api.get(list)).toHaveLength(1);
});

test('a booking keeps the field out of its memory and its check, and is held back', async ({ page, api }) => {
  const childName = someChild();
  const sent = sentBookings(page);
  await open(page, '/booking-shadow-teacher');
  await field(page).evaluate((input: HTMLInputElement, spam) => (input.value = spam), SPAM);
  await answerAll(page, 'shadow-teacher', { childName });
  await expect(page.locator('main')).not.toContainText(SPAM);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).toContain(childName);
  expect(kept).not.toContain(SPAM);
  await page.getByRole('button', { name: SEND }).click();
  await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeFocused();
  expect(sent[0]?.postDataJSON()).toMatchObject({ [HONEYPOT_FIELD]: SPAM });
  const reference = await page.locator('.reference').textContent();
  expect(await bookedFor(api, 'shadow-teacher', childName)).toEqual([]);
  await api.put(`/quarantine/${reference ?? ''}/release`, {});
  expect(await bookedFor(api, 'shadow-teacher', childName)).toMatchObject([{ _id: reference, status: 'Pending' }]);
});

test('a request for a course is held back too', async ({ page, api }) => {
  const email = `program.${randomUUID()}@example.com`;
  await open(page, '/resource');
  await page.getByRole('button', { name: 'Read more: A calm morning' }).click();
  await page.getByRole('button', { name: 'Request access', exact: true }).click();
  await expect(field(page)).not.toBeInViewport();
  await fillEverything(page, email);
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Request submitted successfully!' })).toBeFocused();
  expect(await api.get(`/course/course-requests?filter=${asFilter({ email })}`)).toEqual({ data: { requests: [] } });
  expect(await api.get(`/quarantine?filter=${asFilter({ q: email })}`)).toMatchObject([
    { what: 'course-request', course: 'A calm morning' },
  ]);
});
