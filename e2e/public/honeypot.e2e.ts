import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { BOOKING_KINDS } from '#contract/bookings';
import { HONEYPOT_FIELD } from '#contract/honeypot';
import { KIND_PAGES } from '#contract/pages';
import { expect, expectNoViolations, signInAsAdmin, test } from '../support/fixtures.js';
import { pressMainButton } from './booking-form.js';
import { open } from './pages.js';
import { asFilter } from './records.js';

const BOOKINGS = BOOKING_KINDS.map((kind) => KIND_PAGES[kind].booking);
const SPAM = 'http://spam.example';
const field = (page: Page) => page.locator(`#${HONEYPOT_FIELD}`);

/** A simple bot: writes something into every field of the page. */
async function fillEverything(page: Page, email: string): Promise<void> {
  await page.evaluate(
    ([address, spam]) => {
      for (const control of document.querySelectorAll<HTMLInputElement>('form.form :is(input, textarea)')) {
        const text = { email: address, tel: '0771234567' }[control.inputMode || control.type] ?? spam;
        // The prototype's setter: React overrides the element's.
        const { prototype } = control.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
        Reflect.set(prototype, 'value', text, control);
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    [email, SPAM] as const,
  );
}

async function heldFrom(page: Page, email: string): Promise<void> {
  await page.goto(`/getcontact?filter=${asFilter({ q: email, suspectedSpam: true })}`);
  await expect(page.locator('[data-row]')).toHaveCount(1);
}

test('the honeypot cannot be seen, heard or focused', async ({ page, request }) => {
  for (const path of ['/addcontact', ...BOOKINGS]) {
    expect(await (await request.get(path)).text()).toContain(`name="${HONEYPOT_FIELD}"`);
  }
  for (const path of ['/si/addcontact', '/booking-shadow-teacher']) {
    await open(page, path);
    await expect(field(page)).not.toBeInViewport();
    const label = await field(page).evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
    expect(label).not.toBe('');
    expect(await page.locator('body').ariaSnapshot()).not.toContain(label);
    await page.locator('form.form input').first().focus();
    const ids: string[] = [];
    do {
      await page.keyboard.press('Tab');
      ids.push(await page.evaluate(() => document.activeElement?.id ?? ''));
    } while (await page.locator('form.form :focus').count());
    expect(ids.length).toBeGreaterThan(2);
    expect(ids).not.toContain(HONEYPOT_FIELD);
  }
});

test('a bot is thanked like anybody, and an administrator releases its message', async ({ page, api, baseURL }) => {
  const email = `program.${randomUUID()}@example.com`;
  const list = `/contact/getcontact?filter=${asFilter({ email })}`;
  await open(page, '/addcontact');
  await fillEverything(page, email);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(HONEYPOT_FIELD);
  await pressMainButton(page);
  await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeFocused();
  await expect(field(page)).toHaveValue('');
  expect(await api.get(list)).toEqual([]);

  await signInAsAdmin(page, baseURL ?? '');
  await heldFrom(page, email);
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Release for ${SPAM}` }).click();
  await expect(page.getByText('Released: it is now in its list.')).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(0);
  expect(await api.get(list)).toHaveLength(1);
});
