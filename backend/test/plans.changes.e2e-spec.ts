import type { Series, Session } from '#contract/plans';
import { expectError } from './support/errors.js';
import {
  allSessions,
  aPlannable,
  aProfile,
  aSession,
  aStaffMember,
  dayFromToday,
  keepSchoolsOpen,
  later,
  previewOf,
  sessionsOf,
} from './support/plans.js';
import { allow, plannedSeries } from './support/planned-series.js';
import { theProduct } from './support/product.js';

const product = theProduct();
const { move, cancel, templates, eventsOf, viewedSessions, forget, aPlannedSeries } = plannedSeries(product);
beforeEach(() => keepSchoolsOpen(product));

const seriesOf = async (booking: string) =>
  (await product.admin.get('/series').query({ filter: JSON.stringify({ booking }) })).body as Series[];
const slots = (sessions: readonly Session[]) => sessions.map(({ day, at }) => `${day} ${at}`);

describe('a move of one session', () => {
  it('takes it to another day, time and place, and tells the family and its staff', async () => {
    const { sessions, series, from } = await aPlannedSeries();
    const [first] = sessions;
    const day = later(from, 1);
    const answer = await move(first?._id ?? '', { day, at: '10:15', minutes: 45, place: 'online', allow });
    expect(answer.status).toBe(200);
    expect(sessionsOf(answer)).toMatchObject([
      { _id: first?._id, series: series._id, day, at: '10:15', minutes: 45, place: 'online', status: 'planned' },
    ]);
    expect(await templates()).toEqual(['session-moved', 'staff-moved']);
    const [told] = await product.connection.collection('messages').find({ template: 'session-moved' }).toArray();
    expect(told).toMatchObject({ params: { sessions: expect.stringMatching(/, 10:15–11:00$/) as string } });
    const events = await eventsOf(first?._id);
    // The day may be a holiday.
    const fields = events.flatMap((event) => (event['fields'] as string[]).filter((field) => field !== 'allowed'));
    expect([events.length, events[0]?.['action'], fields]).toEqual([1, 'updated', ['day', 'at', 'minutes', 'place']]);
  });

  it('to another place alone tells the places: the times are the same', async () => {
    const { sessions } = await aPlannedSeries();
    expect((await move(sessions[0]?._id ?? '', { place: 'online', allow })).status).toBe(200);
    const told = await product.connection
      .collection('messages')
      .find({ template: { $in: ['session-moved', 'staff-moved'] } })
      .toArray();
    const params = {
      before: expect.stringMatching(/, 15:00–16:00, at our centre$/) as string,
      sessions: expect.stringMatching(/, 15:00–16:00, online$/) as string,
    };
    expect(told).toMatchObject([{ params }, { params }]);
  });

  it('is refused where somebody would be in two places, and nothing is changed', async () => {
    const { sessions } = await aPlannedSeries();
    const [first, second] = sessions;
    const before = await allSessions(product);
    const answer = await move(first?._id ?? '', { day: second?.day, at: '09:15', allow });
    expect(answer.status).toBe(409);
    expect(previewOf(answer).sessions).toMatchObject([{ clash: { with: 'profile', session: second?._id } }]);
    expect(await allSessions(product)).toEqual(before);
    expect(await templates()).toEqual([]);
  });

  it('may stay in its own time', async () => {
    const { sessions } = await aPlannedSeries();
    expect((await move(sessions[0]?._id ?? '', { at: '15:30', allow })).status).toBe(200);
  });

  it('with the version that was read is made once', async () => {
    const { sessions } = await aPlannedSeries();
    const [first] = sessions;
    const tries = ['16:00', '17:00', '18:00'].map((at) => move(first?._id ?? '', { at, allow }, first?.updatedAt));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 412, 412]);
  });

  it('to what it is already changes nothing', async () => {
    const { sessions } = await aPlannedSeries();
    const [first] = sessions;
    const answer = await move(first?._id ?? '', { day: first?.day, at: '15:00' });
    expect(sessionsOf(answer)).toEqual([first]);
    expect(await templates()).toEqual([]);
  });

  it('onto a holiday needs its day by name, and what was allowed stays allowed', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const session = await aSession(product, booking, profile, { day: '2026-11-23' });
    const refused = await move(session._id, { day: '2026-11-24' });
    expect(refused.status).toBe(409);
    expect(previewOf(refused).sessions).toMatchObject([{ day: '2026-11-24', warnings: ['public'] }]);
    const named = [{ day: '2026-11-24', reason: 'They asked for it.' }];
    expect((await move(session._id, { day: '2026-11-24', allow: named })).status).toBe(200);
    expect((await move(session._id, { at: '16:00' })).status).toBe(200);
    expect((await move(session._id, { day: '2026-11-25' })).status).toBe(200);
    expect((await move(session._id, { day: '2026-11-24' })).status).toBe(409);
  });

  it('answers the office what was allowed and why, so that it can be undone; staff not', async () => {
    const day = dayFromToday(1);
    const { booking } = await aPlannable(product);
    const { profile, api } = await aStaffMember(product);
    await product.admin.post(`/staff/${profile}/time-off`).send({ from: day, to: day });
    const { _id } = await aSession(product, booking, profile, { day, allow });
    const [listed] = (await product.admin.get('/sessions')).body as Session[];
    expect(listed?.allowed).toEqual({
      warnings: expect.arrayContaining(['timeOff']) as string[],
      reason: 'Agreed by phone.',
    });
    const ofStaff = [
      (await api.get('/sessions')).body as Session[],
      [(await api.get(`/sessions/${_id}`)).body as Session],
    ];
    for (const [session] of ofStaff) {
      expect(session?._id).toBe(_id);
      expect(session?.allowed).toBeUndefined();
    }
    expect((await move(_id, { day: dayFromToday(3), allow })).status).toBe(200);
    const back = await move(_id, { day, allow: [{ day, reason: listed?.allowed?.reason }] });
    expect(sessionsOf(back)[0]?.allowed?.reason).toBe('Agreed by phone.');
  });

  it('to another person tells the family who comes, and both of the staff', async () => {
    const { sessions } = await aPlannedSeries();
    const other = await aStaffMember(product, 'ruwan@staff.test');
    const answer = await move(sessions[0]?._id ?? '', { profile: other.profile, allow });
    expect(sessionsOf(answer)).toMatchObject([{ profile: other.profile, at: '15:00' }]);
    expect((await templates()).sort()).toEqual(['session-covered', 'staff-cancelled', 'staff-planned']);
  });
});

describe('a move of one and all that follow', () => {
  it('shifts each by the same days and makes a series of its own of them', async () => {
    const { sessions, series, booking, from } = await aPlannedSeries();
    const third = sessions[2];
    expect(third?.day).toBe(later(from, 7));
    const answer = await move(third?._id ?? '', { day: later(from, 8), at: '11:00', scope: 'following', allow });
    expect(answer.status).toBe(200);
    const expected = [8, 10, 15, 17, 22, 24].map((days) => `${later(from, days)} 11:00`);
    expect(slots(sessionsOf(answer))).toEqual(expected);
    expect(slots(await allSessions(product))).toEqual([`${from} 15:00`, `${later(from, 2)} 09:00`, ...expected]);
    const [next, former] = await seriesOf(booking);
    expect(former).toMatchObject({ _id: series._id, status: 'ended', until: later(from, 6) });
    expect(next).toMatchObject({
      status: 'active',
      from: later(from, 8),
      until: later(from, 28),
      pattern: [
        {
          weekday: 3,
          at: '11:00',
          minutes: 60,
        },
        {
          weekday: 5,
          at: '11:00',
          minutes: 30,
        },
      ],
    });
    expect(new Set(sessionsOf(answer).map((session) => session.series))).toEqual(new Set([next?._id]));
    const ended = { action: 'updated', entity: 'series', fields: ['status', 'until'] };
    expect(await eventsOf(series._id)).toMatchObject([{ action: 'created' }, ended]);
    expect(await eventsOf(next?._id)).toMatchObject([{ action: 'created', entity: 'series', count: 6 }]);
    expect(await templates()).toEqual(['session-moved', 'staff-moved']);
  });

  it('from its first on changes the series itself, and leaves alone what took place', async () => {
    const { sessions, series, booking } = await aPlannedSeries();
    const other = await aProfile(product);
    const { body } = await move(sessions[0]?._id ?? '', { profile: other, scope: 'following', allow });
    expect(body).toHaveLength(8);
    expect(await seriesOf(booking)).toMatchObject([{ _id: series._id, profile: other, status: 'active' }]);
    const changed = { action: 'updated', fields: ['profile'] };
    expect(await eventsOf(series._id)).toMatchObject([{ action: 'created' }, changed]);
  });

  it('is refused as a whole where one of them clashes', async () => {
    const { sessions, profile, from } = await aPlannedSeries();
    const other = await aPlannable(product);
    const there = await aSession(product, other.booking, profile, { day: later(from, 21), at: '18:00', allow });
    const before = await allSessions(product);
    const answer = await move(sessions[0]?._id ?? '', { at: '18:00', scope: 'following', allow });
    expect(answer.status).toBe(409);
    const clashes = previewOf(answer).sessions.flatMap(({ clash }) => clash ?? []);
    expect(clashes).toMatchObject([{ with: 'profile', session: there._id }]);
    expect(await allSessions(product)).toEqual(before);
  });
});

describe('a cancellation', () => {
  it('by us tells the family, by the family does not, and both tell the staff', async () => {
    const { sessions } = await aPlannedSeries();
    const answer = await cancel(sessions[0]?._id ?? '', { by: 'provider', reason: 'Kumari is ill.', owed: true });
    expect(answer.status).toBe(200);
    expect(sessionsOf(answer)).toMatchObject([
      { status: 'cancelled', cancelledBy: 'provider', reason: 'Kumari is ill.', owed: true },
    ]);
    expect(sessionsOf(answer)[0]?.late).toBe(false);
    expect(await templates()).toEqual(['session-cancelled', 'staff-cancelled']);
    await forget();
    const byFamily = await cancel(sessions[1]?._id ?? '', { by: 'family' });
    expect(sessionsOf(byFamily)).toMatchObject([{ cancelledBy: 'family' }]);
    expect(sessionsOf(byFamily)[0]?.late).toBe(false);
    expect(await templates()).toEqual(['staff-family-cancelled']);
    const again = await cancel(sessions[0]?._id ?? '', { by: 'provider' });
    expectError(again, 409);
    expect(again.body).toMatchObject({ message: 'This session is already cancelled.' });
  });

  it('by the family is late for today and what is over', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    for (const days of [0, -1]) {
      const { _id } = await aSession(product, booking, profile, { day: dayFromToday(days), allow });
      expect(sessionsOf(await cancel(_id, { by: 'family' }))).toMatchObject([{ late: true }]);
    }
  });

  it('of one and all that follow ends the series', async () => {
    const { sessions, series, booking, from } = await aPlannedSeries();
    const { body } = await cancel(sessions[3]?._id ?? '', { by: 'provider', scope: 'following' });
    expect(body).toHaveLength(5);
    expect((await allSessions(product)).map(({ status }) => status)).toEqual([
      ...Array.from({ length: 3 }, () => 'planned'),
      ...Array.from({ length: 5 }, () => 'cancelled'),
    ]);
    expect(await seriesOf(booking)).toMatchObject([{ status: 'ended', until: later(from, 8) }]);
    const ended = { action: 'updated', entity: 'series', fields: ['status', 'until'] };
    expect(await eventsOf(series._id)).toMatchObject([{ action: 'created' }, ended]);
    expect(await templates()).toEqual(['session-cancelled', 'staff-cancelled']);
  });

  it('gives the time back', async () => {
    const { sessions, booking, profile, from } = await aPlannedSeries();
    await cancel(sessions[0]?._id ?? '', { by: 'provider' });
    await aSession(product, booking, profile, { day: from, at: '15:00', allow });
  });
});

it('a series ends on a day, and its sessions from then on are cancelled', async () => {
  const { series, from } = await aPlannedSeries();
  const end = () => product.admin.post(`/series/${series._id}/end`).send({ from: later(from, 9) });
  const answer = await end();
  expect([answer.status, answer.body]).toMatchObject([200, { status: 'ended', until: later(from, 8) }]);
  const planned = await allSessions(product, { status: 'planned' });
  expect(planned.map(({ day }) => day)).toEqual([from, later(from, 2), later(from, 7)]);
  expect(await allSessions(product, { status: 'cancelled', owed: true })).toEqual([]);
  expectError(await end(), 409);
});

it('a series that ends on a day to come, or goes on as another, can end earlier', async () => {
  const { series, sessions, from } = await aPlannedSeries();
  await move(sessions[4]?._id ?? '', { at: '11:00', scope: 'following', allow });
  const answer = await product.admin.post(`/series/${series._id}/end`).send({ from: later(from, 2) });
  expect([answer.status, answer.body]).toMatchObject([200, { status: 'ended', until: later(from, 1) }]);
  const left = (await allSessions(product, { status: 'planned' })).filter((session) => session.series === series._id);
  expect(left.map(({ day }) => day)).toEqual([from]);
});

it('a series pauses over holidays: its sessions on them are cancelled, and the family is told once', async () => {
  const { series, sessions } = await aPlannedSeries();
  const [second, third] = [sessions[2], sessions[3]];
  const days = [second?.day, third?.day];
  const { modifiedCount } = await product.connection
    .collection('holidays')
    .updateMany({ day: { $in: days } }, { $set: { removed: false, name: 'Closed' } });
  expect(modifiedCount).toBe(2);
  const pause = (body: object) => product.admin.post(`/series/${series._id}/pause`).send({ skip: ['school'], ...body });
  const shown = await pause({ preview: true });
  expect([shown.status, slots(sessionsOf(shown))]).toEqual([200, slots([second, third] as Session[])]);
  expect([await templates(), (await seriesOf(series.booking))[0]?.skip]).toEqual([[], []]);
  expect(await viewedSessions()).toEqual(expect.arrayContaining([second?._id, third?._id]));
  const answer = await pause({ reason: 'School holidays.' });
  expect(sessionsOf(answer)).toMatchObject(
    days.map((day) => ({ day, status: 'cancelled', cancelledBy: 'provider', reason: 'School holidays.' })),
  );
  expect(await templates()).toEqual(['session-cancelled', 'staff-cancelled']);
  expect((await seriesOf(series.booking))[0]).toMatchObject({ status: 'active', skip: ['school'] });
  expect(sessionsOf(await pause({}))).toEqual([]);
  expectError(await product.admin.post(`/series/${series._id}/pause`).send({}), 400, {
    skip: expect.any(String) as string,
  });
  const end = (day?: string) => product.admin.post(`/series/${series._id}/end`).send({ from: day });
  await end(sessions[5]?.day);
  expect((await pause({ preview: true })).status).toBe(200);
  await end(sessions[0]?.day);
  expectError(await pause({}), 409);
});
