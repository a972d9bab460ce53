import { Api } from '../support/api.js';
import { expect, expectNoViolations, signInAsAdmin, test } from '../support/fixtures.js';
import { OwnProduct } from '../support/own-product.js';
import { button } from './pages.js';
import { approvedBooking, staff, timetable, wednesday } from './planned.js';

/** Who could take a session over is asked of everybody who works here: nobody but this test's own people may. */
let product: OwnProduct;
let api: Api;
test.beforeEach(async ({ page }) => {
  product = await OwnProduct.started({ RATE_LIMITS: 'off' });
  api = await Api.signedIn(product.url);
  await signInAsAdmin(page, product.url, Promise.resolve(api));
});
test.afterEach(() => product.remove());

const aDay = (booking: string, profile: string, day: string, at: string) => ({
  booking,
  profile,
  day,
  at,
  minutes: 60,
  place: 'centre',
  allow: [{ day, reason: 'Agreed' }],
});

/** The templates of what is written to the family about a booking. */
async function told(api: Api, recordId: string): Promise<string[]> {
  const filter = encodeURIComponent(JSON.stringify({ recordId }));
  return ((await api.get(`/outbox?filter=${filter}`)) as { template: string }[]).map(({ template }) => template);
}

test('a day of illness: two take over, what nobody can take is cancelled, and the families are told', async ({
  page,
}) => {
  const day = wednesday(2);
  const profile = await staff(api, 'Anula');
  const [bima, chitra] = [await staff(api, 'Bima'), await staff(api, 'Chitra')];
  await api.post(`/staff/${await staff(api, 'Deepa')}/time-off`, { from: day, to: day });
  const kasun = await approvedBooking(api, 'Kasun', '0771234561');
  const amaya = await approvedBooking(api, 'Amaya', '0771234562');
  const dilini = await approvedBooking(api, 'Dilini', '0771234563');
  for (const [booking, at] of [
    [kasun, '09:00'],
    [amaya, '11:00'],
    [dilini, '14:00'],
  ] as const) {
    await api.post('/sessions', aDay(booking, profile, day, at));
  }
  for (const busy of [bima, chitra]) {
    await api.post('/sessions', aDay(await approvedBooking(api, `Sithum ${busy}`), busy, day, '14:30'));
  }
  const dialog = page.getByRole('dialog');
  const whoTakes = (session: string) => dialog.getByLabel(`Who takes over: ${session}`);
  const nobody = dialog.getByRole('list', { name: 'Nobody can take 1 session' });
  await page.goto(`${product.url}/alldetails/${profile}/show`);
  await button(page, 'Anula is ill').click();
  await dialog.getByLabel('Day', { exact: true }).fill(day);
  await expect(whoTakes('09:00–10:00 Kasun')).toBeVisible();
  await expect(nobody).toContainText('14:00–15:00 Dilini');
  await expect(nobody).toContainText('Others have another session then. Others have time off.');
  await whoTakes('09:00–10:00 Kasun').selectOption('Bima');
  await whoTakes('11:00–12:00 Amaya').selectOption('Chitra');
  await expectNoViolations(page);
  await button(page, 'Cancel these and tell the families').press('Enter');
  const done = dialog.getByRole('group', { name: 'What is done' });
  await expect(done).toBeFocused();
  await expect(done).toHaveText('1 session is cancelled and is to be made up. A message to the family is written.');
  await button(page, 'Hand over 2 sessions').press('Enter');
  await expect(done).toContainText('Bima has taken over 1 session. A message to the family is written.');
  await expect(done).toContainText('Chitra has taken over 1 session. A message to the family is written.');
  await expect(dialog.getByText('No other session of this day needs anybody.')).toBeVisible();
  expect(await told(api, kasun)).toContain('session-covered');
  expect(await told(api, amaya)).toContain('session-covered');
  expect(await told(api, dilini)).toContain('session-cancelled');
  const ofDilini = encodeURIComponent(JSON.stringify({ booking: dilini }));
  expect(await api.get(`/sessions?filter=${ofDilini}`)).toMatchObject([{ status: 'cancelled', owed: true }]);
  await timetable(page, day, chitra, product.url);
  await expect(page.getByRole('link', { name: /^11:00–12:00 Amaya/ })).toBeVisible();
  await timetable(page, day, bima, product.url);
  await expect(page.getByRole('link', { name: /^09:00–10:00 Kasun/ })).toBeVisible();
  await test.step('the week for the wall is one sheet that says whose it is', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toContainText('· Bima');
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
