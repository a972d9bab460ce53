import { Types } from 'mongoose';
import type { Series, Session } from '#contract/plans';
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
const preview = (body: object) => product.admin.post('/sessions/preview').send(body);
const plan = (body: object, key?: string) => {
  const request = product.admin.post('/sessions/series');
  return (key === undefined ? request : request.set('Idempotency-Key', key)).send(body);
};
const messages = async (template: string) =>
  product.connection.collection('messages').find({ template }).sort({ createdAt: 1 }).toArray();

/** Four Tuesdays; whichever of them is a holiday is allowed. */
function aQuietSeries(booking: string, profile: string) {
  const from = weekdayFrom(2, 7);
  const allow = allowed(...[0, 7, 14, 21].map((days) => later(from, days)));
  return aSeries(booking, profile, from, 4, { skip: ['public'], allow });
}

/** The day may be a holiday, whatever day it is today. */
function allowed(...days: readonly string[]) {
  return days.map((day) => ({ day, reason: 'The family asked for it.' }));
}

describe('a series', () => {
  it('is planned whole, tells the family once and its staff, and is in the audit', async () => {
    const { booking, family, child } = await aPlannable(product);
    const profile = await aProfile(product);
    const series = aQuietSeries(booking, profile);
    const wanted = previewOf(await preview(series));
    const answer = await plan(series);
    expect(answer.status).toBe(201);
    const made = answer.body as { series: Series; sessions: Session[] };
    expect(made.series).toMatchObject({ booking, profile, place: 'centre', skip: ['public'], status: 'active' });
    expect(made.sessions.map(({ day }) => day)).toEqual(wanted.sessions.map(({ day }) => day));
    const stored = await allSessions(product, { series: made.series._id });
    expect(stored).toEqual(made.sessions);
    expect(stored[0]).toMatchObject({
      booking,
      family,
      child,
      profile,
      kind: 'special-need-teacher',
      status: 'planned',
      at: '15:00',
      familyName: 'Perera',
      childName: 'Sithum',
      series: made.series._id,
      visit: {
        address: 'Ja-Ela',
        parentName: 'Nimali Perera',
        phone: '0771234567',
      },
    });
    const told = await messages('sessions-planned');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ email: 'nimali@family.test', recordId: booking });
    const events = await product.connection
      .collection('audits')
      .find({ entity: 'series', action: 'created' })
      .toArray();
    expect(events).toMatchObject([{ action: 'created', recordId: made.series._id, count: made.sessions.length }]);
    const { body } = await product.admin.get('/series').query({ filter: JSON.stringify({ booking }) });
    expect(body).toEqual([made.series]);
  });

  it('with a clash is refused with the list, and nothing of it is stored', async () => {
    const one = await aPlannable(product);
    const other = await aPlannable(product);
    const profile = await aProfile(product);
    const series = aQuietSeries(one.booking, profile);
    expect((await plan(series)).status).toBe(201);
    const before = (await allSessions(product)).length;
    const wanted = { ...series, booking: other.booking };
    const refused = await plan(wanted);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      statusCode: 409,
      message: 'This cannot be planned as it is. The list shows on which days something stands in the way.',
    });
    expect(previewOf(refused)).toMatchObject(previewOf(await preview(wanted)));
    expect(previewOf(refused).sessions[0]?.clash).toMatchObject({ with: 'profile', at: '15:00' });
    expect(await allSessions(product)).toHaveLength(before);
    expect(await product.connection.collection('series').countDocuments()).toBe(1);
    expect(await messages('sessions-planned')).toHaveLength(1);
    // Naming the days does not allow a clash.
    const days = previewOf(refused).sessions.map(({ day }) => day);
    expect((await plan({ ...wanted, allow: allowed(...days) })).status).toBe(409);
  });

  it('with a warning is planned where that day is allowed by name, which is remembered', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const series = aSeries(booking, profile, '2026-11-17', 2, { until: '2026-11-24' });
    expect((await plan(series)).status).toBe(409);
    expect((await plan({ ...series, allow: allowed('2026-11-17') })).status).toBe(409);
    expect((await plan({ ...series, allow: allowed('2026-11-24') })).status).toBe(201);
    const stored = await product.connection.collection('sessions').find().sort({ day: 1 }).toArray();
    expect(stored.map(({ allowed }) => allowed as unknown)).toEqual([
      undefined,
      { warnings: ['public'], reason: 'The family asked for it.' },
    ]);
    const events = await product.connection
      .collection('audits')
      .find({ entity: 'series', action: 'created' })
      .toArray();
    expect(events).toMatchObject([{ fields: ['allowed'] }]);
  });

  it('tells nobody of what is over when it is planned', async () => {
    const { booking } = await aPlannable(product);
    const { profile } = await aStaffMember(product);
    const from = dayFromToday(-8);
    const allow = Array.from({ length: 15 }, (_, i) => ({ day: later(from, i), reason: 'Agreed.' }));
    const told = async () => {
      const found = product.connection
        .collection('messages')
        .find({ template: { $in: ['sessions-planned', 'staff-planned'] } });
      return (await found.toArray()).map(({ params }) => (params as { count: string }).count);
    };
    const series = { ...aSeries(booking, profile, from, 2), allow };
    expect((await product.admin.post('/sessions/series').send(series)).status).toBe(201);
    // Eight days ago and yesterday; neither is to come.
    expect(await told()).toEqual([]);
    await aSession(product, booking, profile, { day: dayFromToday(-1), at: '09:00', allow });
    expect(await told()).toEqual([]);
    const third = { ...aSeries(booking, profile, later(from, 1), 2, { until: dayFromToday(0) }), allow };
    expect((await product.admin.post('/sessions/series').send({ ...third, from: later(from, 8) })).status).toBe(201);
    expect(await told()).toEqual(['1', '1']);
  });

  it('sent again with the same key is answered the same and planned once', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const series = aQuietSeries(booking, profile);
    const first = await plan(series, 'a plan');
    const again = await Promise.all([plan(series, 'a plan'), plan(series, 'a plan')]);
    for (const answer of again) expect([answer.status, answer.body]).toEqual([201, first.body]);
    expect(await product.connection.collection('series').countDocuments()).toBe(1);
    expect((await plan({ ...series, place: 'online' }, 'a plan')).status).toBe(422);
  });
});

it('series are found by the child, the family, the teacher and the reference', async () => {
  const [one, other] = [await aPlannable(product), await aPlannable(product)];
  const [anjali, ruwan] = [
    await aProfile(product, {}, { tName: 'Anjali' }),
    await aProfile(product, {}, { tName: 'Ruwan' }),
  ];
  const stored = (name: string) => product.connection.collection(name);
  const named = { name: 'Silva', children: [{ _id: other.child, name: 'Amaya' }] };
  await stored('families').updateOne({ _id: new Types.ObjectId(other.family) }, { $set: named });
  const made = [await plan(aQuietSeries(one.booking, anjali)), await plan(aQuietSeries(other.booking, ruwan))];
  const [first, second] = made.map(({ body }) => (body as { series: { _id: string } }).series._id);
  const booked = await stored('bookings').findOne({ _id: new Types.ObjectId(other.booking) });
  const found = async (query: object) => {
    const { status, body } = await product.admin.get('/series').query(query);
    expect(status).toBe(200);
    return (body as { _id: string }[]).map(({ _id }) => _id).sort();
  };
  const both = [first, second].sort();
  expect(await found({ q: 'perera' })).toEqual([first]);
  expect(await found({ q: 'AMAYA' })).toEqual([second]);
  expect(await found({ q: 'ruwan silva' })).toEqual([second]);
  expect(await found({ q: 'anjali silva' })).toEqual([]);
  expect(await found({ q: String(booked?.['reference']) })).toEqual([second]);
  expect(await found({ filter: JSON.stringify({ q: 'anjali', profile: anjali }) })).toEqual([first]);
  expect(await found({ q: 'nobody' })).toEqual([]);
  expect(await found({ q: ' ' })).toEqual(both);
});

it('series and sessions are found by many words, each of which names many bookings', async () => {
  const { booking, family, child } = await aPlannable(product);
  const series = aQuietSeries(booking, await aProfile(product));
  expect((await plan(series)).status).toBe(201);
  const stored = (name: string) => product.connection.collection(name);
  const [booked, known] = [await stored('bookings').findOne({}), await stored('families').findOne({})];
  const ids = Array.from({ length: 8000 }, () => new Types.ObjectId());
  const others = ids.map((_id) => ({
    ...booked,
    family,
    child,
    _id,
    reference: String(_id),
    followUpHash: String(_id),
  }));
  await stored('bookings').insertMany(others);
  await stored('families').insertMany(ids.map((_id) => ({ ...known, _id })));
  for (const path of ['/series', '/sessions']) {
    const { status, body } = await product.admin.get(path).query({ q: 's i t h u m '.repeat(8) });
    expect([status, (body as { booking: string }[])[0]]).toMatchObject([200, { booking }]);
  }
});

it('a family whose booking has no number is told at that of its main contact', async () => {
  const { booking, family } = await aPlannable(product);
  const [_id, ofFamily] = [booking, family].map((id) => new Types.ObjectId(id));
  const none = { parentName: 1, parentPhone: 1, parentEmail: 1, language: 1 };
  await product.connection.collection('bookings').updateOne({ _id }, { $unset: none });
  const contacts = [
    { name: 'Ruwan Perera', phone: '0772222222', language: 'en', main: false },
    { name: 'Nimali Perera', phone: '0771111111', language: 'si', main: true },
  ];
  await product.connection.collection('families').updateOne({ _id: ofFamily }, { $set: { contacts } });
  expect((await plan(aQuietSeries(booking, await aProfile(product)))).status).toBe(201);
  expect(await messages('sessions-planned')).toMatchObject([
    { phone: '0771111111', language: 'si', name: 'Nimali Perera', recordId: booking },
  ]);
});

describe('a pause', () => {
  const closed = async (...days: readonly string[]) =>
    product.connection
      .collection('holidays')
      .updateMany({ day: { $in: days } }, { $set: { removed: false, name: 'Closed' } });
  const pause = async (id: string | undefined, body: object = {}) => {
    const answer = await product.admin.post(`/series/${id}/pause`).send({ skip: ['school'], ...body });
    expect(answer.status).toBe(200);
    return sessionsOf(answer).map(({ day, at }) => `${day} ${at}`);
  };
  const planned = async (from: string, days: number, pattern: readonly object[]) => {
    const { booking } = await aPlannable(product);
    const allow = allowed(...Array.from({ length: days }, (_, i) => later(from, i)));
    const series = aSeries(booking, await aProfile(product), from, 1, { pattern, until: later(from, days - 1), allow });
    return (await plan(series)).body as { series: Series; sessions: Session[] };
  };

  it('that begins today leaves a session that has begun', async () => {
    const today = dayFromToday(0);
    const [first, second] = [weekdayOf(today), weekdayOf(later(today, 1))];
    const slot = { at: '00:00', minutes: 15 };
    const { series } = await planned(today, 2, [
      { weekday: first, ...slot },
      { weekday: second, ...slot },
    ]);
    await closed(today, later(today, 1));
    const tomorrow = [`${later(today, 1)} 00:00`];
    expect(await pause(series._id, { preview: true })).toEqual(tomorrow);
    expect(await pause(series._id)).toEqual(tomorrow);
    expect((await allSessions(product)).map(({ status }) => status)).toEqual(['planned', 'cancelled']);
  });

  it('finds the sessions that stay of a day on which a series was split, and those that were moved behind its end', async () => {
    const day = weekdayFrom(3, 7);
    const { series, sessions } = await planned(day, 8, [
      { weekday: 3, at: '09:00', minutes: 60 },
      { weekday: 3, at: '15:00', minutes: 60 },
    ]);
    const move = (id: string | undefined, changes: object) => product.admin.put(`/sessions/${id}`).send(changes);
    const [split, end] = [later(day, 7), later(day, 9)];
    await move(sessions[3]?._id, { scope: 'following', place: 'online', allow: allowed(split) });
    await closed(split, end);
    expect(await pause(series._id)).toEqual([`${split} 09:00`]);
    const next = (await allSessions(product, { status: 'planned' })).at(-1);
    expect(next?.series).not.toBe(series._id);
    await move(next?._id, { day: end, allow: allowed(end) });
    expect(await pause(next?.series)).toEqual([`${end} 15:00`]);
  });
});

describe('one session', () => {
  it('sent again with the same key is answered the same and planned once', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const day = dayFromToday(7);
    const wanted = { booking, profile, day, at: '09:00', minutes: 30, place: 'online', allow: allowed(day) };
    const send = () => product.admin.post('/sessions').set('Idempotency-Key', 'one tap').send(wanted);
    const first = await send();
    const again = await send();
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await allSessions(product)).toEqual([first.body]);
  });

  it('lasts to the end of its day at most', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const wanted = { booking, profile, day: dayFromToday(7), at: '23:45', minutes: 30, place: 'online' };
    const answer = await product.admin.post('/sessions').send(wanted);
    expectError(answer, 400, { minutes: 'A session ends on the day on which it begins.' });
  });
});
