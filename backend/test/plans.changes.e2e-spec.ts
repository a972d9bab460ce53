import { Types } from 'mongoose';
import type { Cover, Series, Session } from '#contract/plans';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import {
  allSessions,
  aPlannable,
  aProfile,
  aSeries,
  aSession,
  aStaffMember,
  dayFromToday,
  keepSchoolsOpen,
  later,
  previewOf,
  sessionsOf,
  weekdayFrom,
  weekdayOf,
} from './support/plans.js';
import { theProduct } from './support/product.js';

const product = theProduct();
beforeEach(() => keepSchoolsOpen(product));
const move = (id: string, changes: object, version?: string) => {
  const request = product.admin.put(`/sessions/${id}`);
  return (version === undefined ? request : request.set('If-Match', `"${version}"`)).send(changes);
};
const cancel = (id: string, body: object) => product.admin.post(`/sessions/${id}/cancel`).send(body);
const owe = (id: string, owed: unknown) => product.admin.put(`/sessions/${id}/owed`).send({ owed });
const outcome = (id: string, status: string) => product.admin.post(`/sessions/${id}/outcome`).send({ status });
const noOutcome = (id: string) => product.admin.delete(`/sessions/${id}/outcome`);
const templates = async () =>
  (await product.connection.collection('messages').find().toArray())
    .map(({ template }) => String(template))
    .filter((template) => /^(session|staff)/.test(template));
const eventsOf = (recordId: string | undefined) =>
  product.connection.collection('audits').find({ recordId }).sort({ createdAt: 1, _id: 1 }).toArray();
const viewedSessions = async (): Promise<string[]> => {
  const { body } = await product.admin.get('/audit').query({ filter: '{"entity":"session","action":"viewed"}' });
  return (body as { recordIds?: string[] }[]).flatMap(({ recordIds = [] }) => recordIds);
};
const forget = () => product.connection.collection('messages').deleteMany({});
/** Any of the coming days may be a holiday: what is tried here is something else. */
const allow = Array.from({ length: 100 }, (_, i) => ({ day: dayFromToday(i - 10), reason: 'Agreed by phone.' }));

/** Four weeks of Tuesdays and Thursdays. */
async function aPlannedSeries(changes: object = {}) {
  const plannable = await aPlannable(product);
  const staff = await aStaffMember(product);
  const from = weekdayFrom(2, 7);
  const pattern = [
    { weekday: 2, at: '15:00', minutes: 60 },
    { weekday: 4, at: '09:00', minutes: 30 },
  ];
  const body = { ...aSeries(plannable.booking, staff.profile, from, 4, { pattern, ...changes }), allow };
  const { status, body: made } = await product.admin.post('/sessions/series').send(body);
  expect(status).toBe(201);
  await forget();
  return { ...plannable, ...staff, from, ...(made as { series: Series; sessions: Session[] }) };
}
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
    expect(sessionsOf(answer)[0]).not.toHaveProperty('late');
    expect(await templates()).toEqual(['session-cancelled', 'staff-cancelled']);
    await forget();
    const byFamily = await cancel(sessions[1]?._id ?? '', { by: 'family' });
    expect(sessionsOf(byFamily)).toMatchObject([{ cancelledBy: 'family' }]);
    expect(sessionsOf(byFamily)[0]).not.toHaveProperty('late');
    expect(await templates()).toEqual(['staff-family-cancelled']);
    const again = await cancel(sessions[0]?._id ?? '', { by: 'provider' });
    expectError(again, 409);
    expect(again.body).toMatchObject({ message: 'This session was cancelled.' });
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
  await product.admin.post(`/series/${series._id}/end`).send({ from: sessions[5]?.day });
  expectError(await pause({}), 409);
});

describe('a session that is owed', () => {
  const aMakeUp = (booking: string, profile: string, makesUp: string, days = 5) => {
    const wanted = { booking, profile, day: dayFromToday(days), at: '07:00', minutes: 60, place: 'centre', makesUp };
    return product.admin.post('/sessions').send({ ...wanted, allow });
  };

  it('is made up for once, and owed again when the make-up is cancelled', async () => {
    const { sessions, booking, profile } = await aPlannedSeries();
    const id = sessions[0]?._id ?? '';
    expectError(await aMakeUp(booking, profile, id), 409);
    await cancel(id, { by: 'provider', owed: true });
    expect(await allSessions(product, { owed: true })).toMatchObject([{ _id: id }]);
    const made = await aMakeUp(booking, profile, id);
    expect([made.status, made.body]).toMatchObject([201, { makesUp: id }]);
    expect(await allSessions(product, { owed: true })).toEqual([]);
    expectError(await aMakeUp(booking, profile, id, 6), 409);
    await cancel((made.body as Session)._id, { by: 'family', owed: true });
    expect(await allSessions(product, { owed: true })).toMatchObject([{ _id: id }]);
  });

  it('is owed no longer, or again, where the office corrects it', async () => {
    const { sessions, booking, profile } = await aPlannedSeries();
    const [id = '', other = ''] = sessions.map(({ _id }) => _id);
    expectError(await owe(id, true), 409);
    await cancel(id, { by: 'provider', owed: true });
    expect((await owe(id, false)).body).toMatchObject({ _id: id, status: 'cancelled' });
    expect(await allSessions(product, { owed: true })).toEqual([]);
    expectError(await aMakeUp(booking, profile, id), 409);
    for (const _again of [1, 2]) expect((await owe(id, true)).body).toMatchObject({ _id: id, owed: true });
    const changes = (await eventsOf(id)).filter(({ fields }) => String(fields) === 'owed');
    expect(changes).toHaveLength(2);
    const made = (await aMakeUp(booking, profile, id)).body as Session;
    expectError(await owe(id, true), 409);
    await cancel(made._id, { by: 'provider', owed: true });
    expectError(await owe(made._id, true), 409);
    expect(await allSessions(product, { owed: true })).toMatchObject([{ _id: id }]);
    await cancel(other, { by: 'family' });
    expect((await owe(other, true)).status).toBe(200);
    expectError(await owe(other, 'perhaps'), 400, { owed: expect.any(String) as string });
  });

  it('is owed again when a make-up that was recorded by mistake is taken back and cancelled', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const today = { day: dayFromToday(0), allow };
    const { _id: id } = await aSession(product, booking, profile, { ...today, at: '07:00', minutes: 60 });
    await cancel(id, { by: 'provider', owed: true });
    const made = await aSession(product, booking, profile, { ...today, at: '09:00', minutes: 60, makesUp: id });
    for (const status of ['held', 'absent']) {
      expect((await outcome(made._id, status)).body).toMatchObject({ status });
      expectError(await cancel(made._id, { by: 'provider' }), 409);
      expect((await noOutcome(made._id)).body).toMatchObject({ status: 'planned' });
    }
    expect((await cancel(made._id, { by: 'provider' })).status).toBe(200);
    expect(await allSessions(product, { owed: true })).toMatchObject([{ _id: id }]);
  });

  it('is not made up for by another child, nor twice at the same moment', async () => {
    const { sessions, booking, profile } = await aPlannedSeries();
    const stranger = await aPlannable(product);
    const id = sessions[0]?._id ?? '';
    await cancel(id, { by: 'provider', owed: true });
    expectError(await aMakeUp(stranger.booking, profile, id), 409);
    const tries = [3, 4, 5, 6].map((days) => aMakeUp(booking, profile, id, days));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await allSessions(product, { owed: false, status: 'planned' })).toHaveLength(8);
  });
});

describe('what happened', () => {
  it('is recorded from the day on, can be corrected, and is unresolved until then', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const yesterday = await aSession(product, booking, profile, { day: dayFromToday(-1), allow });
    const tomorrow = await aSession(product, booking, profile, { day: dayFromToday(1), allow });
    expect(yesterday).toMatchObject({ unresolved: true });
    expect(await allSessions(product, { unresolved: true })).toMatchObject([{ _id: yesterday._id }]);
    expectError(await outcome(tomorrow._id, 'held'), 409);
    for (const status of ['absent', 'held', 'held']) {
      expect((await outcome(yesterday._id, status)).body).toMatchObject({ _id: yesterday._id, status });
    }
    expect(await allSessions(product, { unresolved: true })).toEqual([]);
    const events = await eventsOf(yesterday._id);
    const moves = events.flatMap(({ from, to }) => (to ? [`${String(from)} ${String(to)}`] : []));
    expect(moves).toEqual(['planned absent', 'absent held']);
    expectError(await cancel(yesterday._id, { by: 'provider' }), 409);
    expectError(await move(yesterday._id, { at: '16:00' }), 409);
    expectError(await outcome(yesterday._id, 'planned'), 400, { status: 'Choose what happened from the list.' });
    // What was recorded by mistake can be taken back: only a planned session is cancelled, moved or owed.
    expect((await noOutcome(yesterday._id)).body).toMatchObject({ status: 'planned', unresolved: true });
    await cancel(tomorrow._id, { by: 'provider' });
    expectError(await outcome(tomorrow._id, 'held'), 409);
  });
});

describe('a day that somebody cannot come', () => {
  const cover = async (body: object): Promise<Cover> => {
    const answer = await product.admin.post('/sessions/cover').send(body);
    expect(answer.status).toBe(200);
    return answer.body as Cover;
  };

  /** Kumari has two sessions; Ruwan is busy at the time of the second one. */
  async function aDay() {
    const day = weekdayFrom(3, 7);
    const [one, two, three] = [await aPlannable(product), await aPlannable(product), await aPlannable(product)];
    const kumari = await aStaffMember(product);
    const ruwan = await aStaffMember(product, 'ruwan@staff.test');
    const first = await aSession(product, one.booking, kumari.profile, { day, at: '09:00', allow });
    const second = await aSession(product, two.booking, kumari.profile, { day, at: '14:00', allow });
    await aSession(product, three.booking, ruwan.profile, { day, at: '14:30', allow });
    await forget();
    return { day, kumari: kumari.profile, ruwan: ruwan.profile, first, second };
  }

  it('shows who could take each, those of the same service first, and writes nothing', async () => {
    const { day, kumari, ruwan, first, second } = await aDay();
    const other = await aProfile(product, {}, { service: 'Shadow teacher for school', tName: 'Anula' });
    const availability = [{ weekday: weekdayOf(later(day, 1)), from: '08:00', to: '18:00' }];
    await aProfile(product, { availability });
    const off = await aProfile(product);
    const now = new Date();
    await product.connection
      .collection('timeoffs')
      .insertOne({ profile: off, from: later(day, -3), to: day, createdAt: now, updatedAt: now });
    await aProfile(product, { status: 'left' });
    const before = await allSessions(product);
    const { taken, left, candidates } = await cover({ profile: kumari, day, preview: true });
    expect(taken.map(({ _id }) => _id)).toEqual([first._id, second._id]);
    expect(left).toEqual([]);
    expect(candidates?.[first._id]?.map(({ profile }) => profile)).toEqual([ruwan, other]);
    expect(candidates?.[second._id]?.map(({ profile }) => profile)).toEqual([other]);
    expect(await allSessions(product)).toEqual(before);
  });

  it('hands over all that can be, leaves the others with why, and tells everybody', async () => {
    const { day, kumari, ruwan, first, second } = await aDay();
    const preview = await cover({ profile: kumari, day, by: ruwan, preview: true });
    expect(await allSessions(product, { profile: kumari })).toHaveLength(2);
    const done = await cover({ profile: kumari, day, by: ruwan });
    for (const { taken, left } of [preview, done]) {
      expect(taken.map(({ _id }) => _id)).toEqual([first._id]);
      expect(left).toMatchObject([{ session: { _id: second._id }, why: ['profile'] }]);
    }
    expect(done.taken).toMatchObject([{ profile: ruwan, status: 'planned', at: '09:00' }]);
    expect((await allSessions(product, { profile: kumari })).map(({ _id }) => _id)).toEqual([second._id]);
    expect((await templates()).sort()).toEqual(['session-covered', 'staff-cancelled', 'staff-planned']);
    const events = await eventsOf(first._id);
    expect(events.at(-1)).toMatchObject({ action: 'updated', fields: ['profile'] });
  });

  it('is a look at each child in the audit, of which its family reads', async () => {
    const { day, kumari, first, second } = await aDay();
    const looked = () =>
      product.connection.collection('looks').countDocuments({ record: { $in: [first.booking, second.booking] } });
    expect(await looked()).toBe(0);
    await cover({ profile: kumari, day, preview: true });
    expect(await viewedSessions()).toEqual(expect.arrayContaining([first._id, second._id]));
    expect(await looked()).toBe(2);
  });

  it('asks who takes over, who works with us and is somebody else', async () => {
    const { day, kumari } = await aDay();
    const asked = (body: object) => product.admin.post('/sessions/cover').send({ profile: kumari, day, ...body });
    expectError(await asked({}), 400, { by: 'Choose who takes over.' });
    expectError(await asked({ by: kumari }), 400, { by: 'Choose somebody else to take over.' });
    const unknown = { by: 'Teacher is not known here. Choose it again.' };
    expectError(await asked({ by: new Types.ObjectId().toHexString() }), 400, unknown);
  });
});

describe.each([
  ['seen', (id: string) => product.admin.get(`/sessions/${id}`)],
  ['moved', (id: string) => move(id, { at: '10:00' })],
  ['cancelled', (id: string) => cancel(id, { by: 'provider' })],
  ['owed', (id: string) => owe(id, true)],
  ['recorded', (id: string) => outcome(id, 'held')],
  ['paused', (id: string) => product.admin.post(`/series/${id}/pause`).send({ skip: ['school'] })],
  ['ended', (id: string) => product.admin.post(`/series/${id}/end`).send({ from: '2026-12-01' })],
])('what is %s', (_, call) => answers404ForUnknownIds(call));
