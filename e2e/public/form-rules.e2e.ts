import type { Page } from '@playwright/test';
import { KIND_PAGES } from '#contract/pages';
import { expect, test } from '../support/fixtures.js';
import { answerAll, ANSWERS, answerSteps, goOn, type Kind, SENT } from './booking-form.js';
import { open } from './pages.js';

/** What a browser may fill in: the visitor's own details. Everything else is about a child, or about nobody. */
const OWN_DETAILS: Readonly<Record<string, string>> = {
  parentName: 'name',
  parentPhone: 'tel',
  parentEmail: 'email',
  full_name: 'name',
  home_address: 'street-address',
  phone_number: 'tel',
  whatsapp_number: 'tel',
  phone: 'tel',
  email: 'email',
  name: 'name',
};

/** One control as a browser sees it, with what is wrong about the words around it. */
interface Control {
  readonly id: string;
  readonly is: Readonly<Record<'type' | 'autocomplete' | 'inputmode' | 'spellcheck', string | null>>;
  readonly faults: readonly string[];
}

function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    if (document.querySelector('form.form:not([novalidate])')) throw new Error('the browser has bubbles of its own');
    const controls = [...document.querySelectorAll<HTMLInputElement>('form.form :is(input, textarea)')];
    return controls
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const label = control.labels?.[0];
        const beside = ['radio', 'checkbox'].includes(control.type);
        const above = label && label.getBoundingClientRect().bottom <= control.getBoundingClientRect().top + 1;
        const hint = control.closest('.field')?.querySelector('.hint');
        const faults = [
          control.placeholder && 'a placeholder',
          control.title && 'a title',
          !label?.checkVisibility() && 'no label',
          label?.textContent.includes('*') && 'a star',
          !beside && !above && 'the label is not above',
          hint?.querySelector('a') && 'a link in the hint',
          /[.!?]\s/.test(hint?.textContent ?? '') && 'a hint of two sentences',
        ]
          .filter(Boolean)
          .map(String);
        const attribute = (name: string) => control.getAttribute(name);
        const is = {
          type: control.type,
          autocomplete: attribute('autocomplete'),
          inputmode: attribute('inputmode'),
          spellcheck: attribute('spellcheck'),
        };
        return { id: control.id, is, faults };
      });
  });
}

/** Only what fits the question: keyboard, what the browser may fill in, no red wave below names and addresses. */
function expected(id: string, password: string): Partial<Control['is']> {
  if (/phone|whatsapp/i.test(id)) return { type: 'tel', autocomplete: 'tel' };
  if (/email/i.test(id)) return { type: 'email', autocomplete: 'email', spellcheck: 'false' };
  if (/Age$|Grade$|PerWeek$|Perweek$|perweek$/.test(id)) return { type: 'text', autocomplete: 'off' };
  if (/Date/.test(id)) return { type: 'text', inputmode: 'numeric', autocomplete: 'off' };
  if (id === 'password') return { autocomplete: password, spellcheck: 'false' };
  if (/name$/i.test(id)) return { autocomplete: OWN_DETAILS[id] ?? 'off', spellcheck: 'false' };
  return { autocomplete: OWN_DETAILS[id] ?? 'off' };
}

async function keepsTheRules(page: Page, password = 'new-password'): Promise<void> {
  const controls = await controlsOf(page);
  expect(controls.length).toBeGreaterThan(0);
  for (const { id, is, faults } of controls) {
    expect(faults, id).toEqual([]);
    if (!['radio', 'checkbox', 'file'].includes(is.type ?? '')) expect(is, id).toMatchObject(expected(id, password));
    if (/Age$|[Pp]er[Ww]eek$/.test(id)) expect(is.inputmode, id).toMatch(/numeric|decimal/);
  }
}

const optional = (page: Page) => page.locator('form.form .optional').locator('xpath=..').allTextContents();

for (const [kind, { booking }] of Object.entries(KIND_PAGES) as [Kind, { booking: string }][]) {
  test(`${booking} asks in labels above, tells the keyboard what comes, and marks what may be left out`, async ({
    page,
  }) => {
    await open(page, booking);
    const marked: string[] = [];
    for (const index of ANSWERS[kind].keys()) {
      await keepsTheRules(page);
      // at most four questions on the screen of a phone.
      expect(await page.locator('form.form .field').count()).toBeLessThanOrEqual(4);
      marked.push(...(await optional(page)));
      await answerSteps(page, index + 1, index + 1, ANSWERS[kind]);
    }
    // The readiness program is the one that has to know.
    const diagnosed = kind === 'readiness-teacher' ? [] : ['Diagnosed condition (optional)'];
    expect(marked).toEqual(['Your email (optional)', ...diagnosed]);
  });
}

for (const { path, password } of [
  { path: '/signup', password: 'new-password' },
  { path: '/login', password: 'current-password' },
  { path: '/addcontact', password: '' },
]) {
  test(`${path} asks in labels above, and tells the keyboard what comes`, async ({ page }) => {
    await open(page, path);
    await keepsTheRules(page, password);
  });
}

test('nobody is told off while typing or on leaving a field', async ({ page }) => {
  for (const path of ['/booking-shadow-teacher', '/signup', '/addcontact']) {
    await open(page, path);
    const first = page.locator('form.form input').first();
    await first.fill('x');
    await first.fill('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('.field-error, [aria-invalid=true], .summary')).toHaveCount(0);
  }
});

test('a form left alone for eight hours is still sent', async ({ page }) => {
  await page.clock.install();
  await open(page, '/booking-shadow-teacher');
  await answerAll(page);
  await page.clock.fastForward('08:00:00');
  await goOn(page);
  await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeFocused();
});
