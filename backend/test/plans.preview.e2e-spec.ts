import { expectError } from './support/errors.js';
import {
  aPlannable,
  aProfile,
  aSeries,
  aSession,
  keepSchoolsOpen,
  later,
  previewOf,
  weekdayFrom,
  weekdayOf,
} from './support/plans.js';
import { theProduct } from './support/product.js';

const product = theProduct();
beforeEach(() => keepSchoolsOpen(product));
const preview = (body: object) => product.admin.post('/sessions/preview').send(body);

describe('a preview', () => {
  it('lists every session of the pattern and writes nothing', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const from = weekdayFrom(2, 7);
    const pattern = [
      { weekday: 4, at: '9:30', minutes: '45' },
      { weekday: 2, at: '15:00', minutes: 60 },
    ];
    const answer = await preview(aSeries(booking, profile, from, 2, { pattern }));
    expect(answer.status).toBe(200);
    const { sessions, skipped } = previewOf(answer);
    expect(skipped).toEqual([]);
    expect(sessions.map(({ day, at, minutes, clash }) => [day, at, minutes, clash])).toEqual([
      [from, '15:00', 60, undefined],
      [later(from, 2), '09:30', 45, undefined],
      [later(from, 7), '15:00', 60, undefined],
      [later(from, 9), '09:30', 45, undefined],
    ]);
    for (const collection of ['sessions', 'series']) {
      expect(await product.connection.collection(collection).countDocuments()).toBe(0);
    }
  });

  it('shows a clash with a session of the person, one of the child, and one within itself', async () => {
    const one = await aPlannable(product);
    const other = await aPlannable(product);
    const [kumari, ruwan] = [await aProfile(product), await aProfile(product)];
    const day = weekdayFrom(3, 7);
    const first = await aSession(product, other.booking, kumari, { day, at: '14:30', allow: allowed(day) });
    const second = await aSession(product, one.booking, ruwan, { day: later(day, 7), allow: allowed(later(day, 7)) });
    const { sessions } = previewOf(await preview(aSeries(one.booking, kumari, day, 3)));
    expect(sessions.map(({ clash }) => clash)).toEqual([
      { with: 'profile', session: first._id, at: '14:30', minutes: 60 },
      { with: 'child', session: second._id, at: '15:00', minutes: 60 },
      undefined,
    ]);
    const twice = [
      { weekday: weekdayOf(day), at: '15:00', minutes: 60 },
      { weekday: weekdayOf(day), at: '15:45', minutes: 30 },
    ];
    const within = previewOf(await preview(aSeries(one.booking, kumari, later(day, 14), 1, { pattern: twice })));
    expect(within.sessions.map(({ clash }) => clash)).toEqual([
      { with: 'profile', at: '15:45', minutes: 30 },
      { with: 'profile', at: '15:00', minutes: 60 },
    ]);
  });

  it('warns of days outside weekly hours, of time off and of public holidays, or leaves the holidays out', async () => {
    const { booking } = await aPlannable(product);
    const availability = [{ weekday: 2, from: '08:00', to: '12:00' }];
    const profile = await aProfile(product, { availability });
    // The second of these Tuesdays is the full moon of November, in the third term.
    const from = '2026-11-17';
    const now = new Date();
    const off = { profile, from: '2026-12-01', to: '2026-12-01', createdAt: now, updatedAt: now };
    await product.connection.collection('timeoffs').insertOne(off);
    const pattern = [{ weekday: 2, at: '11:30', minutes: 30 }];
    const series = aSeries(booking, profile, from, 3, { pattern });
    expect(previewOf(await preview(series)).sessions.map(({ day, warnings }) => [day, warnings])).toEqual([
      ['2026-11-17', []],
      ['2026-11-24', ['public']],
      ['2026-12-01', ['timeOff']],
    ]);
    const { sessions, skipped } = previewOf(await preview({ ...series, skip: ['public'] }));
    expect(sessions.map(({ day }) => day)).toEqual(['2026-11-17', '2026-12-01']);
    expect(skipped).toEqual([{ day: '2026-11-24', why: 'public' }]);
    const late = [{ weekday: 2, at: '11:45', minutes: 30 }];
    expect(previewOf(await preview({ ...series, pattern: late })).sessions[0]?.warnings).toEqual(['availability']);
  });

  it('counts the way between a home and another place, but not between two rooms of the centre', async () => {
    const one = await aPlannable(product);
    const other = await aPlannable(product);
    const profile = await aProfile(product, { travelMinutes: 30 });
    const day = weekdayFrom(3, 7);
    const there = await aSession(product, one.booking, profile, {
      day,
      at: '10:00',
      place: 'home',
      allow: allowed(day),
    });
    const clashAt = async (at: string, place: string, booking = other.booking) => {
      const pattern = [{ weekday: 3, at, minutes: 60 }];
      const answer = await preview(aSeries(booking, profile, day, 1, { pattern, place }));
      return previewOf(answer).sessions[0]?.clash?.session;
    };
    expect(await clashAt('11:15', 'centre')).toBe(there._id);
    expect(await clashAt('11:30', 'centre')).toBeUndefined();
    expect(await clashAt('08:45', 'home')).toBe(there._id);
    expect(await clashAt('08:30', 'home')).toBeUndefined();
    // The same family, at the same home.
    expect(await clashAt('11:00', 'home', one.booking)).toBeUndefined();
    await product.admin.post(`/sessions/${there._id}/cancel`).send({ by: 'provider' });
    await aSession(product, one.booking, profile, { day, at: '10:00', place: 'centre', allow: allowed(day) });
    expect(await clashAt('11:00', 'online')).toBeUndefined();
  });

  it('takes a series of a year from a leap day', async () => {
    const { booking } = await aPlannable(product);
    const series = aSeries(booking, await aProfile(product), '2028-02-29', 1);
    expect((await preview({ ...series, until: '2029-02-28' })).status).toBe(200);
    expectError(await preview({ ...series, until: '2029-03-01' }), 400, {
      until: 'A series runs for at most 12 months.',
    });
  });

  it('refuses days that are no series, and whom nobody can plan for', async () => {
    const { booking, family, child } = await aPlannable(product);
    const profile = await aProfile(product);
    const from = weekdayFrom(2, 7);
    const series = aSeries(booking, profile, from, 4);
    const wrong = async (changes: object, errors: Record<string, string>) =>
      expectError(await preview({ ...series, ...changes }), 400, errors);
    const unknownStaff = { profile: 'Teacher is not known here. Choose it again.' };
    await wrong({ until: later(from, -1) }, { until: 'The last day must not be before the first day.' });
    await wrong({ until: later(from, 366) }, { until: 'A series runs for at most 12 months.' });
    const otherDay = [{ weekday: weekdayOf(later(from, 1)), at: '15:00', minutes: 60 }];
    await wrong({ pattern: otherDay, until: from }, { until: 'No session lies on these days.' });
    const late = [{ weekday: 2, at: '23:30', minutes: 60 }];
    await wrong({ pattern: late }, { minutes: 'A session ends on the day on which it begins.' });
    await wrong({ pattern: [] }, { pattern: 'Enter one to seven weekdays, each with a time and minutes.' });
    await wrong({ profile: 'f'.repeat(24) }, unknownStaff);
    await wrong({ booking: 'f'.repeat(24) }, { booking: 'Booking is not known here. Choose it again.' });
    await product.connection.collection('categories').updateMany({}, { $set: { status: 'left' } });
    await wrong({}, unknownStaff);
    await product.connection.collection('categories').updateMany({}, { $set: { status: 'active' } });
    const refusal = async () => {
      const answer = await preview(series);
      expectError(answer, 409);
      return (answer.body as { message: string }).message;
    };
    await product.connection.collection('bookings').updateMany({}, { $unset: { child: 1 } });
    expect(await refusal()).toBe('This booking belongs to no family yet. Choose its family and its child first.');
    await product.connection.collection('bookings').updateMany({}, { $set: { child, family, status: 'Pending' } });
    expect(await refusal()).toBe('Sessions are planned for approved bookings only.');
  });
});

/** The day may be a holiday, whatever day it is today. */
function allowed(...days: readonly string[]) {
  return days.map((day) => ({ day, reason: 'The family asked for it.' }));
}
