import type { Session } from '#contract/plans';
import { aBooking } from './factories/index.js';
import { expectError } from './support/errors.js';
import { family } from './support/follow-up.js';
import {
  allSessions,
  aPlannable,
  aProfile,
  aSeries,
  aSession,
  aStaffMember,
  dayFromToday,
  weekdayFrom,
} from './support/plans.js';
import { theProduct } from './support/product.js';
import { aSignedIn } from './support/registration.js';

const product = theProduct();

const allow = Array.from({ length: 60 }, (_, i) => ({ day: dayFromToday(i - 30), reason: 'Agreed by phone.' }));
const plan = (booking: string, profile: string, days: number, slot: object = {}) =>
  aSession(product, booking, profile, { day: dayFromToday(days), allow, ...slot });

describe('a member of staff', () => {
  it('sees their own sessions of children who are still assigned to them, and nothing of others', async () => {
    const kumari = await aStaffMember(product);
    const ruwan = await aStaffMember(product, 'ruwan@staff.test');
    const [current, recent, former, cancelled] = [
      await aPlannable(product),
      await aPlannable(product),
      await aPlannable(product),
      await aPlannable(product),
    ];
    const first = await plan(current.booking, kumari.profile, -20);
    const next = await plan(current.booking, kumari.profile, 6);
    const last = await plan(recent.booking, kumari.profile, -14);
    const old = await plan(former.booking, kumari.profile, -15);
    const gone = await plan(cancelled.booking, kumari.profile, 4);
    await product.admin.post(`/sessions/${gone._id}/cancel`).send({ by: 'provider' });
    const others = await plan(current.booking, ruwan.profile, 5);

    const ids = async (filter: object = {}) => {
      const { status, body } = await kumari.api.get('/sessions').query({ filter: JSON.stringify(filter) });
      expect(status).toBe(200);
      return (body as Session[]).map(({ _id }) => _id).sort();
    };
    expect(await ids()).toEqual([first._id, next._id, last._id].sort());
    expect(await ids({ profile: kumari.profile })).toEqual([first._id, next._id, last._id].sort());
    expect(await ids({ profile: ruwan.profile })).toEqual([]);
    const one = await kumari.api.get(`/sessions/${next._id}`);
    expect(one.body).toMatchObject({ _id: next._id, childName: 'Sithum', visit: { phone: '0771234567' } });
    for (const { _id } of [old, gone, others]) expectError(await kumari.api.get(`/sessions/${_id}`), 404);
    expectError(await kumari.api.post(`/sessions/${others._id}/outcome`).send({ status: 'held' }), 404);
    expect((await kumari.api.post(`/sessions/${last._id}/outcome`).send({ status: 'held' })).status).toBe(200);
    const events = await product.connection.collection('audits').find({ entity: 'session', to: 'held' }).toArray();
    expect(events).toMatchObject([{ who: 'kumari@staff.test', recordId: last._id }]);
  });

  it('sees nothing without a profile', async () => {
    const { booking } = await aPlannable(product);
    const { _id } = await plan(booking, await aProfile(product), 1);
    const nobody = product.as(await aSignedIn(product));
    expect((await nobody.get('/sessions')).body).toEqual([]);
    expectError(await nobody.get(`/sessions/${_id}`), 404);
  });
});

describe('the list of sessions', () => {
  it('is filtered by days, family and state, found by names and references, and sorted by day and time', async () => {
    const [one, two] = [await aPlannable(product, { childName: 'Anjali' }), await aPlannable(product)];
    const [kumari, ruwan] = [
      await aProfile(product, {}, { tName: 'Kumari' }),
      await aProfile(product, {}, { tName: 'Ruwan' }),
    ];
    const late = await plan(one.booking, kumari, 3, { at: '15:00' });
    const early = await plan(one.booking, kumari, 3, { at: '08:00' });
    const first = await plan(two.booking, ruwan, 1);
    const ids = async (filter: object) => (await allSessions(product, filter)).map(({ _id }) => _id);
    expect(await ids({})).toEqual([first._id, early._id, late._id]);
    expect(await ids({ since: dayFromToday(2) })).toEqual([early._id, late._id]);
    expect(await ids({ until: dayFromToday(2) })).toEqual([first._id]);
    expect(await ids({ since: dayFromToday(1), until: dayFromToday(3), profile: kumari })).toEqual([
      early._id,
      late._id,
    ]);
    expect(await ids({ family: two.family })).toEqual([first._id]);
    expect(await ids({ booking: one.booking, q: 'perera' })).toEqual([early._id, late._id]);
    expect(await ids({ q: 'anjali' })).toEqual([early._id, late._id]);
    expect(await ids({ q: 'ruwan sithum' })).toEqual([first._id]);
    expect(await ids({ q: first.reference })).toEqual([first._id]);
    expect(await ids({ q: 'nobody' })).toEqual([]);
    for (const filter of ['{"since":"tomorrow"}', '{"unresolved":7}', '{"child":"x"}', '{"until":{"$gt":""}}']) {
      expectError(await product.admin.get('/sessions').query({ filter }), 400);
    }
    const page = await product.admin.get('/sessions').query({ range: '[0,1]' });
    expect(page.headers['content-range']).toBe('sessions 0-1/3');
  });
});

describe('a booking with sessions', () => {
  const kind = 'special-need-teacher';
  const remove = (id: string) => product.admin.delete(`/${kind}/delete-booking/${id}`);

  it('is not deleted before those to come are cancelled, and never once some took place', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const { _id } = await plan(booking, profile, 1);
    expect((await remove(booking)).body).toMatchObject({
      statusCode: 409,
      message:
        'This booking has sessions. Cancel those to come first; a booking whose sessions took place is kept until its time is over.',
    });
    await product.admin.post(`/sessions/${_id}/cancel`).send({ by: 'provider' });
    const held = await plan(booking, profile, -1);
    await product.admin.post(`/sessions/${held._id}/outcome`).send({ status: 'held' });
    expect((await remove(booking)).status).toBe(409);
    const other = await aPlannable(product);
    const series = { ...aSeries(other.booking, profile, weekdayFrom(5, 7), 2), allow };
    const made = (await product.admin.post('/sessions/series').send(series)).body as { series: { _id: string } };
    await product.admin.post(`/series/${made.series._id}/end`).send({ from: dayFromToday(0) });
    expect((await remove(other.booking)).status).toBe(200);
    expect(await product.connection.collection('series').countDocuments()).toBe(0);
    expect(await allSessions(product, { booking: other.booking })).toEqual([]);
  });

  it('owes nothing any more once it is refused', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const [one, another] = [await plan(booking, profile, 1), await plan(booking, profile, 2)];
    for (const { _id } of [one, another]) {
      const by = { by: 'provider', owed: true };
      expect((await product.admin.post(`/sessions/${_id}/cancel`).send(by)).status).toBe(200);
    }
    const [allow, slot] = [[{ day: dayFromToday(3), reason: 'x' }], { at: '09:00', minutes: 60, place: 'online' }];
    const makeUp = { booking, profile, day: dayFromToday(3), makesUp: one._id, allow, ...slot };
    expect((await product.admin.post('/sessions').send(makeUp)).status).toBe(201);
    await product.admin.put(`/${kind}/update-booking/${booking}`).send({ status: 'Rejected' });
    expect(await allSessions(product, { owed: true })).toEqual([]);
  });

  it('loses those to come when it is refused, not owed, and the family is told once', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const yesterday = await plan(booking, profile, -1);
    const begun = await plan(booking, profile, 0, { at: '00:00' });
    const tomorrow = await plan(booking, profile, 1);
    await product.connection.collection('messages').deleteMany({});
    await product.admin.put(`/${kind}/update-booking/${booking}`).send({ status: 'Rejected' });
    const found = await allSessions(product);
    expect(found.map(({ _id, status }) => [_id, status])).toEqual([
      [yesterday._id, 'planned'],
      [begun._id, 'planned'],
      [tomorrow._id, 'cancelled'],
    ]);
    const held = await product.admin.post(`/sessions/${begun._id}/outcome`).send({ status: 'held' });
    expect([held.status, held.body]).toMatchObject([200, { status: 'held' }]);
    expect(found[2]).toMatchObject({ cancelledBy: 'provider', owed: false });
    const told = await product.connection.collection('messages').find().toArray();
    expect(told.map(({ template }) => template as unknown)).toEqual(['booking-rejected']);
    const refused = await product.admin
      .post('/sessions')
      .send({ booking, profile, day: dayFromToday(2), at: '09:00', minutes: 60, place: 'online' });
    expectError(refused, 409);
  });

  it('is kept two years from the last of them that was not cancelled', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const lastOf = async () => {
      const found = await product.connection.collection('bookings').find().toArray();
      return (found.find(({ _id }) => String(_id) === booking)?.['lastSession'] as Date | undefined)
        ?.toISOString()
        .slice(0, 10);
    };
    await plan(booking, profile, 3);
    const last = await plan(booking, profile, 9);
    await plan(booking, profile, 5);
    expect(await lastOf()).toBe(dayFromToday(9));
    await product.admin.put(`/sessions/${last._id}`).send({ day: dayFromToday(12), allow });
    expect(await lastOf()).toBe(dayFromToday(12));
    await product.admin.post(`/sessions/${last._id}/cancel`).send({ by: 'family' });
    expect(await lastOf()).toBe(dayFromToday(5));
  });

  it('loses them when its family cancels it', async () => {
    const sent = aBooking(kind, { parentName: 'Malini', parentPhone: '0777654321' });
    const { body } = await product.visitor.post(`/${kind}/add-booking`).send(sent);
    const { bookingId, followUp } = body as { bookingId: string; followUp: string };
    const other = await aPlannable(product);
    const profile = await aProfile(product);
    await product.admin.put(`/${kind}/update-booking/${bookingId}`).send({ status: 'Approved' });
    const { family: of, child } = other;
    await product.connection
      .collection('bookings')
      .updateMany({ followUpHash: { $exists: true } }, { $set: { family: of, child } });
    await plan(bookingId, profile, 3);
    const theirs = await plan(other.booking, profile, 4);
    const cancelled = await family(product).cancel({ token: followUp.split('#')[1] });
    expect(cancelled.status).toBe(200);
    expect(await allSessions(product, { status: 'planned' })).toMatchObject([{ _id: theirs._id }]);
    expect(await allSessions(product, { status: 'cancelled' })).toMatchObject([{ cancelledBy: 'family' }]);
  });
});

it('a teacher whom a session names is not deleted, and gets no new one after leaving', async () => {
  const { booking } = await aPlannable(product);
  const { profile } = await aStaffMember(product);
  await plan(booking, profile, 1);
  expectError(await product.admin.delete(`/category/deletedetails/${profile}`), 409);
  expectError(await product.admin.delete(`/category/deletedetails/${profile.toUpperCase()}`), 409);
  const left = await product.admin.put(`/category/updatedetails/${profile}`).send({ status: 'left' });
  expect(left.status).toBe(200);
  const wanted = { booking, profile, day: dayFromToday(2), at: '09:00', minutes: 60, place: 'online', allow };
  const unknown = { profile: 'Teacher is not known here. Choose it again.' };
  expectError(await product.admin.post('/sessions').send(wanted), 400, unknown);
  expect(await allSessions(product)).toHaveLength(1);
});

it('has at most a hundred entries of time off that are not over, also of two entered at once', async () => {
  const profile = await aProfile(product);
  const day = (to: string) => ({ profile, from: to, to });
  const stored = [day(dayFromToday(-1)), ...Array.from({ length: 99 }, () => day(dayFromToday(0)))];
  await product.connection.collection('timeoffs').insertMany(stored);
  const add = () =>
    product.admin.post(`/staff/${profile}/time-off`).send({ from: dayFromToday(1), to: dayFromToday(1) });
  expect((await Promise.all([add(), add()])).map(({ status }) => status).sort()).toEqual([201, 409]);
  expectError(await add(), 409);
});
