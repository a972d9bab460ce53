import type { Page, Request } from '@playwright/test';
import type { BookingKind } from '#contract/bookings';
import { expect } from '../support/fixtures.js';
import { NEXT_YEAR } from '../support/next-year.js';

const YOU = { parentName: 'Nimal Perera', parentPhone: '+94 77 123 4567' };
const CHILD = { childAge: '7', schoolGrade: '2', childName: 'කාව්‍යා' };
const START = { startingDate: '15', 'startingDate-month': '1', 'startingDate-year': String(NEXT_YEAR) };
const NEEDS = { requirementsNeeds: 'Help with writing', childNeeds: 'Quiet breaks' };
const CONDITION = { requirementsNeeds: 'Somebody to talk to', childCondition: 'Finds new people hard' };

type Step = Readonly<Record<string, string>>;

/** What a parent types, step by step, for each kind of booking. */
const ANSWERS = {
  'shadow-teacher': [
    YOU,
    CHILD,
    {
      schoolName: 'Vidyaloka Primary',
      location: 'Station Road, Wattala',
      schoolTimeDuration: '7.30 to 1.30',
      ...START,
    },
    NEEDS,
  ],
  'special-need-teacher': [YOU, CHILD, { homeLocation: 'Ja-Ela', noOfsessionPerweek: '3', ...START }, NEEDS],
  'readiness-teacher': [
    YOU,
    CHILD,
    { homeLocation: 'Kandana', noOfdaysPerweek: '4', noOfhoursPerweek: '8', ...START },
    { ...NEEDS, diagnosedCondition: 'Speech delay' },
  ],
  'counselling-teacher': [YOU, CHILD, { noOfsessionPerweek: '1' }, CONDITION],
  'therapy-session-teacher': [YOU, CHILD, { noOfsessionPerweek: '2', ...START }, CONDITION],
} as const satisfies Readonly<Record<BookingKind, readonly Step[]>>;

/** The same with what may be left out, but for the year: that of a day to come is filled in. */
export function everyAnswer(kind: BookingKind): readonly Step[] {
  return ANSWERS[kind].map((answers: Step) => {
    const { 'startingDate-year': _, ...step } = answers;
    if ('parentPhone' in step) return { ...step, parentEmail: 'nimal@example.com' };
    return 'requirementsNeeds' in step ? { ...step, diagnosedCondition: 'Speech delay' } : step;
  });
}

/** Answers the questions from one step to another (1 is the first) and presses Continue after each. */
export async function answerSteps(
  page: Page,
  first: number,
  last: number,
  steps: readonly Step[] = ANSWERS['shadow-teacher'],
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    if (index < first - 1 || index >= last) continue;
    for (const [id, value] of Object.entries(step)) await page.locator(`#${id}`).fill(value);
    await pressMainButton(page);
    await isAtStep(page, index + 1 === steps.length ? 'check' : index + 2);
  }
}

/**
 * Waits until a step is rendered and has the focus: the heading, or on the way forward the first question. The URL changes
 * before the page does, so filling or clicking right after a change of step might hit the previous one.
 */
export async function isAtStep(page: Page, step: number | 'check'): Promise<void> {
  const id = step === 'check' ? step : `step-${step}`;
  await expect(page.locator(`:is(h2#${id}, [aria-labelledby="${id}"] :is(input, textarea)):focus`)).toBeVisible();
}

/** Goes from the check to one question. */
export async function changeAnswer(page: Page, field: string, label: string): Promise<void> {
  await page.getByRole('link', { name: `Change: ${label}`, exact: true }).click();
  await expect(page.locator(`#${field}`)).toBeFocused();
}

/** Presses the form's main button: Continue, then Send, whatever the language. */
export async function pressMainButton(page: Page): Promise<void> {
  await page.locator('form.form button:not([type="button"])').click();
}

/** Answers everything and ticks the box, up to the button that sends. */
export async function answerAll(page: Page, kind: BookingKind = 'shadow-teacher', changes: Step = {}): Promise<void> {
  const steps = ANSWERS[kind].map((step) => {
    const changed = Object.entries(changes).filter(([id]) => id in step);
    return { ...step, ...Object.fromEntries(changed) };
  });
  await answerSteps(page, 1, steps.length, steps);
  await page.locator('#guardian').check();
}

/** Collects the bookings this page sends from now on. */
export function sentBookings(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/add-booking')) sent.push(request);
  });
  return sent;
}

export const SENT = 'Your booking has been successfully added!';
