import type { Page, Request } from '@playwright/test';
import { expect } from '../support/fixtures.js';

const STEPS = [
  { parentName: 'Nimal Perera', parentPhone: '+94 77 123 4567' },
  { childName: 'කාව්‍යා', childAge: '7', schoolGrade: '2' },
  {
    schoolName: 'Vidyaloka Primary',
    location: 'Station Road, Wattala',
    schoolTimeDuration: '7.30 to 1.30',
    startingDate: '15',
    'startingDate-month': '1',
    'startingDate-year': '2027',
  },
  { requirementsNeeds: 'Help with writing', childNeeds: 'Quiet breaks' },
] as const;

/** Answers the questions from one step to another (1 is the first) and presses Continue after each. */
export async function answerSteps(page: Page, first: number, last: number): Promise<void> {
  for (const step of STEPS.slice(first - 1, last)) {
    for (const [id, value] of Object.entries(step)) await page.locator(`#${id}`).fill(value);
    const url = page.url();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).not.toHaveURL(url);
  }
}

export async function answerAll(page: Page): Promise<void> {
  await answerSteps(page, 1, STEPS.length);
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await page.getByLabel('I am the parent or legal guardian of this child.').check();
}

/** Collects the bookings this page sends from now on. */
export function sentBookings(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/add-booking')) sent.push(request);
  });
  return sent;
}

export const SEND = 'Send booking request';
export const SENT = 'Your booking has been successfully added!';
