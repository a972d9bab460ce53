import type { Service } from '#contract/services';
import { openList, rowOf } from '../admin/pages.js';
import { createTeacherProfile } from '../admin/records.js';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import type { Api } from '../support/api.js';
import { answerAll, pressMainButton } from './booking-form.js';
import { keepsWordsWhole } from './checks.js';
import { LANGUAGES, open, openWhole, readIn } from './pages.js';
import { asFilter, bookingsFor, someChild } from './records.js';
import { NEXT_YEAR } from '../support/next-year.js';

const STAFF = '**/category/counselingdetails*';

interface Person {
  _id: string;
  tName: string;
}

const staffOf = async (api: Api, service: Service) =>
  (await api.get(`/category/counselingdetails?service=${encodeURIComponent(service)}`)) as Person[];

test('a list of staff shows everybody the API names, with their picture; nothing jumps when it arrives late; who is chosen is asked for by name', async ({
  page,
  api,
}) => {
  const staff = await staffOf(api, 'Speech and behavior occupational therapy session');
  expect(staff.length).toBeGreaterThan(0);
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(STAFF, async (route) => {
    await late;
    await route.continue();
  });
  await open(page, '/speech-therapy');
  await expect(page.getByText('Loading the list…')).toBeVisible();
  await page.locator('#people').scrollIntoViewIfNeeded();
  // What the fonts move is not the list's doing.
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  arrive();
  const first = page.locator('.person').first();
  await expect(first).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  expect(sum).toBeLessThan(0.02);

  await expect(page.locator('.person h3')).toHaveText(staff.map(({ tName }) => tName));
  await expect(first).toContainText(/years? of experience/);
  await expect(first.locator('.qualifications li').first()).toBeVisible();
  const picture = first.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Who is chosen is asked for by name, over a reload, and is sent.
  const childName = someChild();
  const link = page.getByRole('link', { name: /^Book Now: / }).first();
  const name = ((await link.getAttribute('aria-label')) ?? '').replace('Book Now: ', '');
  await link.click();
  const asked = page.locator('.offer', { hasText: name });
  await expect(asked).toBeVisible();
  await expect(page).toHaveURL(/\/booking-therapy-session-teacher$/);
  await expectNoViolations(page);
  await page.reload();
  await expect(asked).toBeVisible();
  await answerAll(page, 'therapy-session-teacher', { childName });
  await expect(asked).toBeVisible();
  await pressMainButton(page);
  await expect(page.locator('.reference')).toBeVisible();
  const id = staff.find(({ tName }) => tName === name)?._id;
  const [stored] = await bookingsFor(api, 'therapy-session-teacher', childName);
  expect(stored).toMatchObject({
    noOfsessionPerweek: 2,
    childCondition: 'Finds new people hard',
    status: 'Pending',
    preferredStaff: id,
  });
  expect(stored?.['startingDate']).toMatch(new RegExp(`^${NEXT_YEAR}-01-15`));
});

test('a long name is not divided on a phone', async ({ page, api }) => {
  await createTeacherProfile(api, 'Thirunavukkarasu Wickramasinghe');
  await openWhole(page, '/student-counseling');
  await expect(page.getByRole('heading', { name: 'Thirunavukkarasu Wickramasinghe', exact: true })).toBeVisible();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await keepsWordsWhole(page, `${width} px`);
  }
});

test('a long name stays inside of the round ends of a button', async ({ page }) => {
  const tName = 'Herath Mudiyanselage Chathurika Dilrukshi Jayawardena-Gunathilaka';
  const person = { _id: '1', tName, experience: 3, profilePicture: 'share-en.png', qualification: '' };
  await page.route(STAFF, (route) => route.fulfill({ json: [person] }));
  await page.setViewportSize({ width: 320, height: 640 });
  await openWhole(page, '/parent-counseling');
  await page.locator('.person button').click();
  const outside = await page
    .getByRole('dialog')
    .getByRole('link', { name: tName })
    .evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const round = Math.min(parseFloat(getComputedStyle(link).borderRadius), (bottom - top) / 2, (right - left) / 2);
      const text = document.createRange();
      text.selectNodeContents(link);
      return [...text.getClientRects()].flatMap((line) =>
        [line.left - left, right - line.right].filter((across) => {
          const down = Math.min(line.top - top, bottom - line.bottom);
          return Math.hypot(Math.max(round - across, 0), Math.max(round - down, 0)) > round;
        }),
      );
    });
  expect(outside).toEqual([]);
});

test('a parent counselor is booked on the phone: a dialog names the therapist id, and asks for a call', async ({
  page,
  api,
  baseURL,
}) => {
  const parents = await staffOf(api, 'Parent counseling/Parenting session');
  const [person] = parents;
  await openWhole(page, '/parent-counseling');
  await expect(page.locator('.person h3')).toHaveText(parents.map(({ tName }) => tName));
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    const opener = page.locator('.person button').first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(person?._id ?? 'nobody');
    await expect(dialog.locator('h2')).toContainText(person?.tName ?? 'nobody');
    await expect(dialog.locator('a[href^="tel:"]').first()).toBeVisible();
    const message = dialog.locator('a[href^="https://wa.me/"][href*="?text="]');
    await expect(message).toHaveAttribute('href', new RegExp(`${person?._id}`));
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  const name = someChild();
  await readIn(page, 'si');
  await page.locator('.person button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `${person?.tName} ගැන මට කතා කරන්න` })
    .click();
  await page.locator('#phone').fill('+44 20 7946 0958');
  await page.locator('#name').fill(name);
  await pressMainButton(page);
  await expect(page.locator('.reference')).toBeVisible();
  expect(await api.get(`/contact/getcontact?filter=${asFilter({ name })}`)).toMatchObject([
    {
      phone: '+442079460958',
      callBack: true,
      language: 'si',
      message: `කරුණාකර මට කතා කරන්න.\n${person?.tName} (අංකය ${person?._id}) සමඟ මව්පිය උපදේශන වාරයක් ගැන.`,
    },
  ]);
  await signInAsAdmin(page, baseURL ?? '');
  await openList(page, '/getcontact', name);
  // In the language that was chosen on the site.
  await expect(rowOf(page, name)).toContainText('නැවත අමතන්න');
  await expect(rowOf(page, name)).toContainText(/නියමිත\s*\S+ \d/);
});
