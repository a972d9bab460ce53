import type { Page } from '@playwright/test';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { openTools, rowOf } from './pages.js';
import { aBooking, anApplicant, ownWord } from './records.js';

/** Lists with the path of the API that each reads. */
const LISTS = [
  { path: '/user-list', api: '/user/get', make: anApplicant },
  {
    path: '/inbox',
    api: '/bookings/inbox',
    make: (...[api, name]: Parameters<typeof anApplicant>) => aBooking(api, 'shadow-teacher', name),
  },
];

const PAGE = 25;
const EXTRA = 3;

/** Every range the page asks the API's list for, in order; null for all records. */
function watchRanges(page: Page, api: string): (string | null)[] {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === api) asked.push(searchParams.get('range'));
  });
  return asked;
}

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

for (const { path, api: apiPath, make } of LISTS) {
  test(`${path} asks for one page of ${PAGE}, and for the next one on demand`, async ({ page, api }) => {
    const word = ownWord();
    for (let i = 0; i < PAGE + EXTRA; i += 1) await make(api, `Person ${i} ${word}`);
    const asked = watchRanges(page, apiPath);
    await page.goto(`${path}?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
    await expect(rowOf(page, word)).toHaveCount(PAGE);
    await openTools(page);
    await page.waitForLoadState('networkidle');
    expect(new Set(asked)).toEqual(new Set(['[0,24]']));
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(rowOf(page, word)).toHaveCount(EXTRA);
    expect(new Set(asked)).toEqual(new Set(['[0,24]', '[25,49]']));
  });
}
