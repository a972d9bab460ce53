import { LANGUAGES } from '#contract/languages';
import { expect, expectNoViolations, signInAsAdmin, test } from '../support/fixtures.js';
import { aPlacedChild, soon } from '../public/placed.js';
import { fitsTheScreen, goTo, readIn } from './pages.js';
import { wednesday, type Family, approvedBooking, staff, series, planned } from './planned.js';
import { uniqueWord } from './records.js';

test.use({ expectedNoise: [/409/] });

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('a mother cancels late on her phone; the office sees it, and opens the progress report of the booking', async ({
  page,
  api,
  browser,
  baseURL,
}) => {
  const { childName, session, privatePage } = await aPlacedChild(api, baseURL, 'en', soon());
  const phone = await browser.newPage({ viewport: { width: 360, height: 640 }, ...(baseURL && { baseURL }) });
  await phone.goto(privatePage);
  await phone.getByRole('button', { name: /^We cannot come/ }).click();
  await expect(phone.getByText(/^This is late: it is after 8 p\.m\./)).toBeVisible();
  await phone.getByRole('textbox').fill('She has a fever.');
  await phone.getByRole('button', { name: 'Cancel this session' }).click();
  await expect(phone.getByText(/^The session on .+ is cancelled/)).toBeVisible();
  await expect(phone.getByText('You cancelled it')).toBeVisible();
  await phone.close();
  await page.goto(`/timetable?${new URLSearchParams({ day: session.day, profile: session.profile })}`);
  const cancelled = page.getByRole('link', { name: new RegExp(childName) });
  await expect(cancelled).toContainText('late');
  await cancelled.click();
  await expect(page.getByRole('dialog')).toContainText('She has a fever.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goTo(page, `/manage-counselling-teacher-booking/${session.booking}/show`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Progress report (opens in a new tab)' }).click();
  const report = (await opened).getByRole('article', { name: `Progress report: ${childName}` });
  await expect(report.getByRole('heading', { name: 'I ask for help' })).toBeVisible();
});

test('two sessions at one time stand side by side; in a month each is as wide as its day, and four weeks are four rows', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const day = wednesday(60);
  for (const name of ['Asiri', 'Bimal']) {
    const booking = await approvedBooking(api, `${name} ${word}`);
    await planned(api, series(booking, await staff(api, `Teacher of ${name} ${word}`), day, 1));
  }
  await page.goto(`/timetable?${new URLSearchParams({ day, q: word })}`);
  const boxOf = async (name: string) => {
    const link = page.getByRole('link', { name: new RegExp(`${name} ${word}`) });
    await expect(link).toContainText('09:00–10:00');
    return (await link.boundingBox()) ?? { x: 0, width: 0 };
  };
  const [one, other] = [await boxOf('Asiri'), await boxOf('Bimal')];
  expect(one.width).toBeGreaterThan(0);
  expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(Math.floor(one.width));

  await test.step('in a month its letters are as large as elsewhere', async () => {
    await page.getByLabel('Show', { exact: true }).selectOption('Month');
    const words = page.getByTitle(new RegExp(`Asiri ${word}`));
    await expect(words).toContainText('09:00–10:00');
    // Of 178 px.
    await expect.poll(async () => (await words.boundingBox())?.width).toBeGreaterThan(165);
    await expect(words).toHaveCSS('font-size', '16px');
  });

  await test.step('a month of four weeks is printed on one sheet', async () => {
    await page.goto('/timetable?view=month&day=2027-02-01');
    await expect(page.getByRole('columnheader')).toHaveCount(7);
    await expect(page.getByRole('row')).toHaveCount(5);
  });
});

test('its pages are clean in three languages, and no wider than a phone or a laptop', async ({ page, api }) => {
  const word = uniqueWord();
  const day = wednesday(100);
  const profile = await staff(api, `Anula ${word}`);
  const booking = await approvedBooking(api, `Kasun ${word}`);
  await planned(api, series(booking, profile, day, 2));
  const [family] = (await api.get(`/families?filter=${JSON.stringify({ q: word })}`)) as Family[];
  const paths = [
    `/family-list/${family?._id}/show`,
    `/alldetails/${profile}/show`,
    `/manage-counselling-teacher-booking/${booking}/show`,
    `/timetable?${new URLSearchParams({ day, profile })}`,
    '/holiday-list',
    '/staff-hours',
  ];
  await page.goto('/my-account');
  for (const path of paths) {
    await goTo(page, path);
    for (const language of LANGUAGES) {
      await test.step(`${language} ${path}`, async () => {
        await page.setViewportSize({ width: 360, height: 640 });
        await readIn(page, language);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectNoViolations(page);
        await fitsTheScreen(page);
        for (const table of await page.locator('[role=region]:has(> table)').all())
          expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        await page.setViewportSize({ width: 1280, height: 800 });
        await fitsTheScreen(page);
      });
    }
  }
});
