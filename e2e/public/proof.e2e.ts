import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeClean, expect } from '../support/fixtures.js';
import { test, useUpLimit } from '../support/limited.js';
import { answerAll, goOn, SENT } from './booking-form.js';
import { open } from './pages.js';
import { asFilter, bookedFor, someChild } from './records.js';

const SEND = '**/contact/addcontact';
const SOLVER = '**/assets/solver-*.js';
const newEmail = () => `ruwan.${randomUUID()}@example.com`;

// The browser says of each refusal that it was one.
test.use({ expectedNoise: [/status of 429/] });

let addresses = 0;
/** An address of the test's own: nobody else uses up its limit. */
async function somewhere(page: Page): Promise<string> {
  addresses += 1;
  const address = `203.0.113.${addresses}`;
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
  return address;
}

async function fillIn(page: Page, path: string, email: string): Promise<void> {
  await open(page, path);
  await page.locator('#name').fill('Ruwan Perera');
  await page.locator('#email').fill(email);
  await page.locator('#message').fill('Do you also come to Negombo?');
}

for (const [path, words, thanks] of [
  ['/addcontact', 'One moment: we are making sure that a person is sending this…', 'Message sent successfully!'],
  ['/si/addcontact', 'මොහොතක් රැඳී සිටින්න: මෙය යවන්නේ පුද්ගලයෙක් බව අපි තහවුරු කරගනිමින් සිටිමු…', 'ඔබේ පණිවිඩය සාර්ථකව යැව්වා!'],
  [
    '/ta/addcontact',
    'ஒரு கணம்: இதை அனுப்புவது ஒரு மனிதர்தான் என்பதை உறுதிப்படுத்துகிறோம்…',
    'உங்கள் செய்தி வெற்றிகரமாக அனுப்பப்பட்டது!',
  ],
] as const) {
  test(`a message from an address that sent too many is sent all the same (${path})`, async ({
    page,
    api,
    baseURL,
  }) => {
    const email = newEmail();
    const solvers: string[] = [];
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.context().route(SOLVER, async (route) => {
      solvers.push(route.request().url());
      await held;
      await route.continue();
    });
    const address = await somewhere(page);
    await fillIn(page, path, email);
    expect(solvers).toEqual([]);
    await useUpLimit(baseURL ?? '', address);
    await goOn(page);
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    await axeClean(page);
    expect(solvers).toHaveLength(1);
    arrive();
    await expect(page.locator('h2', { hasText: thanks })).toBeFocused();
    await expect(page.getByText(words)).toHaveCount(0);
    expect(await api.get(`/contact/getcontact?filter=${asFilter({ email })}`)).toHaveLength(1);
  });
}

test('a booking from there arrives once, its receipt too', async ({ page, api, baseURL }) => {
  const address = await somewhere(page);
  const childName = someChild();
  await open(page, '/booking-counselling-teacher');
  await answerAll(page, 'counselling-teacher', { childName });
  await useUpLimit(baseURL ?? '', address);
  await goOn(page);
  await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeFocused();
  expect(await bookedFor(api, 'counselling-teacher', childName)).toHaveLength(1);
});

test('a challenge that is of no use any more is replaced unseen', async ({ page, api, baseURL }) => {
  const email = newEmail();
  const address = await somewhere(page);
  await fillIn(page, '/addcontact', email);
  await useUpLimit(baseURL ?? '', address);
  const proofs: (string | undefined)[] = [];
  await page.route(SEND, async (route) => {
    const { 'x-proof-of-work': proof } = route.request().headers();
    proofs.push(proof);
    if (proofs.length > 1) return route.continue();
    // What another form was asked: as worthless here as one whose time is over.
    const url = route.request().url().replace('contact/addcontact', 'counselling-teacher/add-booking');
    return route.fulfill({ response: await route.fetch({ url, postData: '{}' }) });
  });
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeFocused();
  expect(proofs).toEqual([undefined, expect.any(String), expect.any(String)]);
  expect(await api.get(`/contact/getcontact?filter=${asFilter({ email })}`)).toHaveLength(1);
});

test('a browser that cannot work it out is told when to come again', async ({ page, baseURL }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const address = await somewhere(page);
  await fillIn(page, '/addcontact', newEmail());
  await useUpLimit(baseURL ?? '', address);
  await goOn(page);
  await expect(page.locator('.summary')).toContainText(
    'That was too often in a short time. Wait 1 minute, then try again.',
  );
  await expect(page.locator('#name')).toHaveValue('Ruwan Perera');
});
