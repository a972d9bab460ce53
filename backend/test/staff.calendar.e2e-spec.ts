import { dayOf, daysFromNow } from '#contract/sri-lanka';
import { aBooking } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { expectToWait, usedOf } from './support/limits.js';
import { theProduct } from './support/product.js';
import { sendRaw } from './support/raw.js';
import { aSignedIn } from './support/registration.js';
import { aStaff, storeSession } from './support/staff.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

const inDays = (days: number): string => dayOf(daysFromNow(days));
const PUBLIC_URL = 'https://onestep.example';

describe('a private calendar address', () => {
  const product = theProduct({ PUBLIC_URL });

  const addressOf = async (profile: string, client = product.admin): Promise<string> => {
    const { status, body } = await client.post(`/staff/${profile}/calendar-address`);
    expect(status).toBe(201);
    const { url } = body as { url: string };
    expect(url).toMatch(/^https:\/\/onestep\.example\/calendar\/[\w-]{43}\.ics$/);
    return url.slice(PUBLIC_URL.length);
  };
  const bookingOf = async (): Promise<string> => {
    const booking = aBooking('shadow-teacher', { childName: 'Sithum Perera', location: 'Wattala' });
    const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(booking);
    return (body as { bookingId: string }).bookingId;
  };

  it('is made by the office and by that person, and stored nowhere', async () => {
    const { profile, client } = await aStaff(product);
    const address = await addressOf(profile, client);
    const secret = /calendar\/(.*)\.ics/.exec(address)?.[1] ?? '';
    const stored = JSON.stringify(await product.connection.collection('categories').find().toArray());
    expect(stored).not.toContain(secret);
    const answer = await product.visitor.get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const hours = async () => (await product.admin.get(`/staff/${profile}/availability`)).body as object;
    expect(await hours()).toMatchObject({ calendarAddress: true });
    await product.admin.delete(`/staff/${profile}/calendar-address`);
    expect(await hours()).not.toHaveProperty('calendarAddress');
    for (const path of [`/category/details/${profile}`, '/category/alldetails']) {
      expect((await product.admin.get(path)).text).not.toContain('calendar');
    }
  });

  it('has the sessions of 30 days and a year: initials, place and time, and nothing else', async () => {
    const { profile } = await aStaff(product);
    const booking = await bookingOf();
    const on = (day: number, more: object = {}) =>
      storeSession(product, { booking, profile, day: inDays(day), ...more });
    await on(-31);
    const past = await on(-30, { status: 'held' });
    const [later, earlier] = [await on(2, { at: '15:00', place: 'home' }), await on(2)];
    const cancelled = await on(3, { status: 'cancelled', reason: 'Fever', sequence: 1 });
    const last = await on(365, { at: '23:30', minutes: 60 });
    await on(366);
    await on(2, { profile: 'f'.repeat(24) });
    const { text } = await product.visitor.get(await addressOf(profile)).buffer();
    const values = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}[:;](.*)\r$`, 'gm'))].map(([, value]) => value);
    expect(values('UID')).toEqual([past, earlier, later, cancelled, last].map((id) => `${id}@sessions.one-step`));
    expect(values('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CANCELLED', 'CONFIRMED']);
    expect(values('SEQUENCE')).toEqual(['0', '0', '0', '1', '0']);
    expect(values('SUMMARY')).toEqual(
      ['School', 'School', 'Home', 'School', 'School'].map((place) => `S. P. · ${place}`),
    );
    const at = (day: number, time: string) => `TZID=Asia/Colombo:${inDays(day).replaceAll('-', '')}T${time}00`;
    expect(values('DTSTART').slice(1)).toEqual([
      at(-30, '0900'),
      at(2, '0900'),
      at(2, '1500'),
      at(3, '0900'),
      at(365, '2330'),
    ]);
    expect(values('DTEND').at(-1)).toBe(at(366, '0030'));
    expect(text).not.toMatch(/Sithum|Perera|Fever|Wattala|LOCATION|DESCRIPTION/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('ends with a new one, with its end, with the account and with the work', async () => {
    const { profile, account, client } = await aStaff(product);
    const first = await addressOf(profile, client);
    const second = await addressOf(profile, client);
    expectError(await product.visitor.get(first), 404);
    expect((await product.visitor.get(second)).status).toBe(200);
    expect((await client.delete(`/staff/${profile}/calendar-address`)).status).toBe(204);
    expectError(await product.visitor.get(second), 404);
    expectError(await client.delete(`/staff/${profile}/calendar-address`), 404);
    const third = await addressOf(profile, client);
    await product.admin.put(`/staff/${profile}/account`).send({ account: '' });
    expectError(await product.visitor.get(third), 404);
    await product.admin.put(`/staff/${profile}/account`).send({ account });
    const fourth = await addressOf(profile);
    await product.admin.put(`/user/${account}/update`).send({ status: 'rejected' });
    expectError(await product.visitor.get(fourth), 404);
    const fifth = await addressOf(profile);
    await product.admin.put(`/category/updatedetails/${profile}`).send({ status: 'left' });
    expectError(await product.visitor.get(fifth), 404);
  });

  it('is made for nobody else', async () => {
    const { profile } = await aStaff(product);
    const other = product.as(await aSignedIn(product, { email: 'other@onestep.test' }));
    for (const method of ['post', 'delete'] as const) {
      expectError(await other[method](`/staff/${profile}/calendar-address`), 404);
      expectError(await product.visitor[method](`/staff/${profile}/calendar-address`), 401);
    }
  });

  it('is sent again only when something changed', async () => {
    const { profile } = await aStaff(product);
    const booking = await bookingOf();
    const address = await addressOf(profile);
    const { headers } = await product.visitor.get(address);
    const again = () => product.visitor.get(address).set('If-None-Match', headers['etag'] ?? '');
    expect((await again()).status).toBe(304);
    await storeSession(product, { booking, profile, day: inDays(1) });
    expect((await again()).status).toBe(200);
  });

  it('is looked at once a day in the audit, by whom nobody knows', async () => {
    const { _id: profile } = await theTeacherProfile(product);
    const address = await addressOf(profile);
    for (let n = 0; n < 3; n += 1) await product.visitor.get(address);
    const filter = JSON.stringify({ entity: 'calendar-address', recordId: profile });
    const { body } = await product.admin.get('/audit').query({ filter });
    const events = (body as { action: string; recordId: string; who?: string }[]).map(({ action, recordId, who }) => [
      action,
      recordId,
      who ?? 'nobody',
    ]);
    expect(events).toEqual([
      ['viewed', profile, 'nobody'],
      ['created', profile, 'admin@onestep.test'],
    ]);
  });

  answers404ForUnknownIds((id) => product.admin.post(`/staff/${id}/calendar-address`));
  answers404ForUnknownIds((id) => product.visitor.get(`/calendar/${id}.ics`));
});

describe('with limits', () => {
  const product = theProduct({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });

  it('whoever tries many addresses has to wait, and who has one has not', async () => {
    const { _id } = await theTeacherProfile(product);
    const { body } = await product.admin.post(`/staff/${_id}/calendar-address`);
    const known = new URL((body as { url: string }).url).pathname;
    const from = '192.0.2.44';
    await usedOf(product)('calendarFromAddress', from, 59);
    const get = (path: string) => sendRaw(product.url, { path, headers: { 'X-Forwarded-For': from } });
    const unknown = `/calendar/${'x'.repeat(43)}.ics`;
    expect((await get(unknown)).status).toBe(404);
    expectToWait(await get(unknown), 15 * 60);
    expect((await get(known)).status).toBe(200);
  });
});
