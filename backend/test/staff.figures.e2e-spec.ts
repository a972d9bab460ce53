import { Types } from 'mongoose';
import { dayOf, daysFromNow } from '#contract/sri-lanka';
import { aBooking } from './factories/index.js';
import { expectError } from './support/errors.js';
import { theProduct } from './support/product.js';
import { aStaff, storeSession } from './support/staff.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

const product = theProduct();
const inDays = (days: number): string => dayOf(daysFromNow(days));
const DAY = 'Please enter a real day, written as YYYY-MM-DD.';
const NOBODY = 'f'.repeat(24);

describe('the hours of staff', () => {
  const hours = (query: Record<string, string>) => product.admin.get('/sessions/hours').query(query);
  const SPAN = { from: '2026-11-01', to: '2026-11-30' };

  async function aMonth(): Promise<{ readonly anne: string; readonly left: string }> {
    const { _id: anne } = await theTeacherProfile(product, { tName: '=Anne' });
    const { _id: left } = await theTeacherProfile(product, { tName: 'Zoe' });
    await product.admin.put(`/category/updatedetails/${left}`).send({ status: 'left' });
    const on = (profile: string, day: string, more: object = {}) =>
      storeSession(product, { booking: NOBODY, profile, day, ...more });
    await on(anne, '2026-11-01');
    await on(anne, '2026-11-30', { minutes: 45 });
    await on(anne, '2026-10-31');
    await on(anne, '2026-12-01');
    await on(anne, '2026-11-10', { status: 'held', minutes: 90 });
    await on(anne, '2026-11-10', { status: 'absent' });
    await on(left, '2026-11-11', { status: 'cancelled' });
    await on(left, '2026-11-12', { status: 'cancelled', late: true, minutes: 30 });
    return { anne, left };
  }

  it('are added up for each person by what became of the sessions', async () => {
    const { anne, left } = await aMonth();
    const { status, body } = await hours(SPAN);
    expect({ status, body: body as unknown }).toEqual({
      status: 200,
      body: [
        { profile: anne, tName: '=Anne', planned: 105, held: 90, absent: 60, cancelled: 0, cancelledLate: 0 },
        { profile: left, tName: 'Zoe', planned: 0, held: 0, absent: 0, cancelled: 90, cancelledLate: 30 },
      ],
    });
  });

  it('are a file where one is asked for, without formulas', async () => {
    await aMonth();
    const asked = [hours({ ...SPAN, format: 'csv' }), hours(SPAN).set('Accept', 'text/csv')];
    for (const { status, text, headers } of await Promise.all(asked)) {
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toBe('attachment; filename=one-step-hours.csv');
      expect(text).toBe(
        '\uFEFF"Teacher","Planned (minutes)","Held (minutes)","Absent (minutes)","Cancelled (minutes)","Of these late (minutes)"\r\n' +
          `"'=Anne","105","90","60","0","0"\r\n"Zoe","0","0","0","90","30"\r\n`,
      );
    }
    const refused = await hours({ from: 'x', to: 'y', format: 'csv' });
    expectError(refused, 400, {
      from: DAY,
      to: DAY,
    });
    expect(refused.headers['content-type']).toMatch(/^application\/json/);
  });

  it('are asked for at most two years', async () => {
    expectError(await hours({ from: '2026-01-01', to: '2028-01-02' }), 400, {
      to: 'The days must be within two years.',
    });
    expect((await hours({ from: '2026-01-01', to: '2028-01-01' })).body).toEqual([]);
  });
});

const NONE = { bookingsWithoutSeries: [], withdrawnBookings: [], waitingFamilies: [], onDaysOff: [] };

describe('the figures of sessions', () => {
  const figures = async (): Promise<Readonly<Record<string, unknown>>> => {
    const { status, body } = await product.admin.get('/sessions/figures');
    expect(status).toBe(200);
    return body as Readonly<Record<string, unknown>>;
  };
  const change = (booking: string, fields: object) =>
    product.connection.collection('bookings').updateOne({ _id: new Types.ObjectId(booking) }, { $set: fields });
  const approved = async (family?: string): Promise<string> => {
    const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
    const { bookingId } = body as { bookingId: string };
    await product.admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ status: 'Approved' });
    if (family !== undefined) await change(bookingId, { family });
    return bookingId;
  };
  const on = (day: number, more: object = {}) =>
    storeSession(product, { booking: NOBODY, profile: NOBODY, day: inDays(day), ...more });

  it('are none where there is nothing', async () => {
    const { missingYear: _, ...counts } = await figures();
    expect(counts).toEqual({
      today: 0,
      unresolved: 0,
      owed: 0,
      withoutSeries: 0,
      familiesWaiting: 0,
      withdrawn: 0,
      free: [],
      ...NONE,
    });
  });

  it('count today’s, the unresolved and the owed ones', async () => {
    await on(0);
    await on(0, { status: 'held' });
    await on(0, { status: 'cancelled', owed: true });
    await on(-1);
    await on(-40);
    await on(-1, { status: 'absent', owed: true });
    await on(1);
    expect(await figures()).toMatchObject({ today: 2, unresolved: 2, owed: 2 });
  });

  it('count approved bookings without a session to come', async () => {
    const [one, two] = [await approved(), await approved()];
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
    await on(0, { booking: one });
    await on(-1, { booking: two, status: 'held' });
    await on(5, { booking: two, status: 'cancelled' });
    expect(await figures()).toMatchObject({ withoutSeries: 1, bookingsWithoutSeries: [two] });
    await change(two, { consentWithdrawnAt: new Date() });
    expect(await figures()).toMatchObject({ withoutSeries: 0, bookingsWithoutSeries: [] });
  });

  it('count bookings whose consent is withdrawn, and that still have sessions to come, until those are cancelled', async () => {
    const [stopped, over, agreed] = [await approved(), await approved(), await approved()];
    const sessions = await Promise.all([0, 7].map((day) => on(day, { booking: stopped })));
    await on(-1, { booking: over });
    await on(3, { booking: over, status: 'cancelled' });
    await on(3, { booking: agreed });
    for (const booking of [stopped, over]) await change(booking, { consentWithdrawnAt: new Date() });
    expect(await figures()).toMatchObject({ withdrawn: 1, withdrawnBookings: [stopped] });
    for (const id of sessions) {
      expect((await product.admin.post(`/sessions/${id}/cancel`).send({ by: 'family' })).status).toBe(200);
    }
    expect(await figures()).toMatchObject({ withdrawn: 0, withdrawnBookings: [] });
  });

  it('count families that had sessions and have none for two weeks', async () => {
    const families = Array.from({ length: 5 }, () => new Types.ObjectId().toHexString());
    for (const family of families) await approved(family);
    const [waits = '', sawUsLately = '', willSeeUs = '', cancelled = ''] = families;
    await on(-15, { family: waits, status: 'held' });
    await on(15, { family: waits });
    await on(-15, { family: sawUsLately, status: 'held' });
    await on(-14, { family: sawUsLately, status: 'absent' });
    await on(-15, { family: willSeeUs, status: 'held' });
    await on(14, { family: willSeeUs });
    await on(-15, { family: cancelled, status: 'held' });
    await on(3, { family: cancelled, status: 'cancelled' });
    // The fifth had none at all.
    const { familiesWaiting, waitingFamilies } = await figures();
    expect(familiesWaiting).toBe(2);
    expect(new Set(waitingFamilies as string[])).toEqual(new Set([waits, cancelled]));
  });

  it('count no family as waiting whose booking is refused, or whose consent is withdrawn', async () => {
    const [refused, withdrawn] = [new Types.ObjectId().toHexString(), new Types.ObjectId().toHexString()];
    await change(await approved(refused), { status: 'Rejected' });
    await change(await approved(withdrawn), { consentWithdrawnAt: new Date() });
    for (const family of [refused, withdrawn]) await on(-20, { family, status: 'held' });
    expect(await figures()).toMatchObject({ familiesWaiting: 0, waitingFamilies: [] });
  });

  it('name the staff who have sessions on their days off, unless the office allowed them', async () => {
    const ill = await aStaff(product, { email: 'ill@onestep.test' }, { tName: 'Ill' });
    const away = await aStaff(product, { email: 'away@onestep.test' }, { tName: 'Away' });
    const off = (who: typeof ill, from: number, to: number) =>
      who.client.post(`/staff/${who.profile}/time-off`).send({ from: inDays(from), to: inDays(to) });
    expect([(await off(ill, -2, 1)).status, (await off(away, 10, 20)).status]).toEqual([201, 201]);
    for (const day of [-1, 0, 1, 1, 2]) await on(day, { profile: ill.profile, at: '09:00' });
    await on(1, { profile: ill.profile, status: 'cancelled' });
    await on(12, { profile: away.profile, allowed: { warnings: ['timeOff'], reason: 'She comes.' } });
    await on(20, { profile: away.profile, allowed: { warnings: ['public'], reason: 'x' } });
    expect(await figures()).toMatchObject({
      onDaysOff: [
        { profile: ill.profile, tName: 'Ill', day: inDays(0), sessions: 3 },
        { profile: away.profile, tName: 'Away', day: inDays(20), sessions: 1 },
      ],
    });
  });

  it('name the staff with most free minutes in the coming week', async () => {
    const availability = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '10:00' }));
    const staff = async (tName: string): Promise<string> => {
      const { _id } = await theTeacherProfile(product, { tName });
      await product.admin.put(`/staff/${_id}/availability`).send({ availability, travelMinutes: 0 });
      return _id;
    };
    const [busy, off, free, left] = [await staff('Busy'), await staff('Off'), await staff('Free'), await staff('Left')];
    await theTeacherProfile(product, { tName: 'Without hours' });
    await product.admin.put(`/category/updatedetails/${left}`).send({ status: 'left' });
    await on(0, { profile: busy, minutes: 120, status: 'held' });
    await on(6, { profile: busy, minutes: 120 });
    await on(7, { profile: busy });
    await product.admin.post(`/staff/${off}/time-off`).send({ from: inDays(-3), to: inDays(4) });
    expect((await figures())['free']).toEqual([
      { profile: free, tName: 'Free', minutes: 840 },
      { profile: busy, tName: 'Busy', minutes: 600 },
      { profile: off, tName: 'Off', minutes: 240 },
    ]);
  });
});

describe('the load of a member of staff', () => {
  const load = (profile: string, by = product.admin) => by.get(`/staff/${profile}/load`);
  const weekday = new Date(inDays(0)).getUTCDay() || 7;
  const monday = 1 - weekday;

  it('is how many children they have, and their sessions and free minutes of this week', async () => {
    const { profile, client } = await aStaff(product);
    const availability = [1, 2, 3].map((day) => ({ weekday: day, from: '08:00', to: '12:00' }));
    await product.admin.put(`/staff/${profile}/availability`).send({ availability, travelMinutes: 0 });
    await product.admin.post(`/staff/${profile}/time-off`).send({ from: inDays(monday + 2), to: inDays(monday + 2) });
    const on = (days: number, more: object = {}) =>
      storeSession(product, { booking: NOBODY, profile, day: inDays(days), minutes: 45, ...more });
    const [anne, banu] = ['a', 'b'].map((one) => one.repeat(24));
    await on(monday, { status: 'held', child: anne });
    await on(monday + 6, { child: anne });
    await on(7, { child: banu });
    await on(monday + 6, { status: 'cancelled' });
    await on(monday - 1, { status: 'held' });
    await on(monday, { profile: NOBODY });
    const expected = { from: inDays(monday), until: inDays(monday + 6), children: 2, sessions: 2, freeMinutes: 390 };
    for (const by of [product.admin, client]) expect((await load(profile, by)).body).toEqual(expected);
    const { client: colleague } = await aStaff(product, { email: 'other@onestep.test' });
    expectError(await load(profile, colleague), 404);
  });

  it('is nothing for somebody without hours and sessions', async () => {
    const { _id } = await theTeacherProfile(product, {});
    expect((await load(_id)).body).toMatchObject({ children: 0, sessions: 0, freeMinutes: 0 });
  });
});
