import { Types } from 'mongoose';
import type { Cover, Session } from '#contract/plans';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
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
  weekdayFrom,
  weekdayOf,
} from './support/plans.js';
import { allow, plannedSeries } from './support/planned-series.js';
import { theProduct } from './support/product.js';

const product = theProduct();
const { move, cancel, templates, eventsOf, viewedSessions, forget, aPlannedSeries } = plannedSeries(product);
beforeEach(() => keepSchoolsOpen(product));
const owe = (id: string, owed: unknown) => product.admin.put(`/sessions/${id}/owed`).send({ owed });
const outcome = (id: string, status: string) => product.admin.post(`/sessions/${id}/outcome`).send({ status });
const noOutcome = (id: string) => product.admin.delete(`/sessions/${id}/outcome`);

describe('a session that is owed', () => {
  const aMakeUp = (booking: string, profile: string, makesUp: string, days = 5) => {
    const wanted = { booking, profile, day: dayFromToday(days), at: '07:00', minutes: 60, place: 'centre', makesUp };
    return product.admin.post('/sessions').send({ ...wanted, allow });
  };

  it('is made up for once, and owed again when the make-up is cancelled', async () => {
    const { sessions, booking, profile } = await aPlannedSeries();
    const id = sessions[0]?._id ?? '';
    expectError(await aMakeUp(booking, profile, id), 409);
    expect(sessions[0]).toMatchObject({ status: 'planned', owed: false });
    expect(sessions[0]).not.toHaveProperty('late');
    const cancelled = await cancel(id, { by: 'provider', owed: true });
    expect(cancelled.body).toMatchObject([{ status: 'cancelled', owed: true, late: false }]);
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

  it.each([
    ['recorded as held after all', (id: string) => outcome(id, 'held')],
    ['planned again', noOutcome],
    ['noted', (id: string) => product.admin.put(`/sessions/${id}/note`).send({ mood: 3, language: 'en' })],
  ])('is owed no longer once an absence at its make-up was a mistake, which is %s', async (_what, correct) => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const today = { day: dayFromToday(0), allow };
    const { _id: id } = await aSession(product, booking, profile, { ...today, at: '07:00' });
    await cancel(id, { by: 'provider', owed: true });
    const made = await aSession(product, booking, profile, { ...today, at: '09:00', makesUp: id });
    await outcome(made._id, 'absent');
    expect((await owe(id, true)).body).toMatchObject({ owed: true });
    expect((await correct(made._id)).status).toBe(200);
    expect(await allSessions(product, { owed: true })).toEqual([]);
    expectError(await aMakeUp(booking, profile, id, 6), 409);
  });

  it.each([
    ['is not owed again when the family cancels the make-up late', { by: 'family' }, 0],
    ['is owed again all the same where the office says so', { by: 'family', owed: true }, 1],
    ['is owed again when we cancel the make-up on its day', { by: 'provider', owed: false }, 1],
  ])('%s', async (_what, cancellation, owed) => {
    const { sessions, booking, profile } = await aPlannedSeries();
    const id = sessions[0]?._id ?? '';
    await cancel(id, { by: 'provider', owed: true });
    const made = (await aMakeUp(booking, profile, id, 0)).body as Session;
    expect((await cancel(made._id, cancellation)).body).toMatchObject([{ late: cancellation.by === 'family' }]);
    expect(await allSessions(product, { owed: true })).toHaveLength(owed);
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
    // As text too, as every other boolean of a filter.
    expect(await allSessions(product, { unresolved: 'true' })).toMatchObject([{ _id: yesterday._id }]);
    expect(await allSessions(product, { unresolved: 'false' })).toHaveLength(2);
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

  it('says of a session that nobody can take what stands in the way of each', async () => {
    const { day, kumari, first, second } = await aDay();
    const hours = { availability: [{ weekday: weekdayOf(day), from: '08:00', to: '10:00' }] };
    await aProfile(product, hours);
    const { taken, left } = await cover({ profile: kumari, day, preview: true });
    expect(taken.map(({ _id }) => _id)).toEqual([first._id]);
    expect(left).toMatchObject([{ session: { _id: second._id }, why: ['profile', 'availability'] }]);
  });

  it('hands over the chosen sessions only', async () => {
    const { day, kumari, ruwan, first, second } = await aDay();
    const anula = await aProfile(product, {}, { tName: 'Anula' });
    const byAnula = await cover({ profile: kumari, day, by: anula, sessions: [second._id] });
    expect(byAnula).toMatchObject({ taken: [{ _id: second._id, profile: anula }], left: [] });
    const byRuwan = await cover({ profile: kumari, day, by: ruwan, sessions: [first._id, second._id] });
    expect(byRuwan).toMatchObject({ taken: [{ _id: first._id, profile: ruwan }], left: [] });
    const none = { profile: kumari, day, by: ruwan, sessions: [] };
    expectError(await product.admin.post('/sessions/cover').send(none), 400, {
      sessions: 'Choose at least one session.',
    });
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

  it('leaves a session whose family has withdrawn its consent: nobody new reads where it lives', async () => {
    const { day, kumari, ruwan, first, second } = await aDay();
    const anula = await aProfile(product, {}, { tName: 'Anula' });
    expect((await product.admin.post(`/people/${first.booking}/withdraw`).send({})).status).toBe(200);
    const left = [{ session: { _id: first._id }, why: ['withdrawn'] }];
    const offered = await cover({ profile: kumari, day, preview: true });
    expect(offered).toMatchObject({ taken: [{ _id: second._id }], left, candidates: { [first._id]: [] } });
    for (const preview of [true, false]) {
      const done = await cover({ profile: kumari, day, by: anula, preview });
      expect(done).toMatchObject({ taken: [{ _id: second._id }], left });
    }
    expect((await allSessions(product, { profile: kumari })).map(({ _id }) => _id)).toEqual([first._id]);
    expect(await allSessions(product, { profile: ruwan })).toHaveLength(1);
  });

  it('tells a family who comes in the end, and not who was to come in between', async () => {
    const { day, kumari, ruwan, first } = await aDay();
    const { booking } = first;
    const noon = await aSession(product, booking, kumari, { day, at: '11:00', allow });
    await forget();
    const [anula, mala] = [
      await aProfile(product, {}, { tName: 'Anula' }),
      await aProfile(product, {}, { tName: 'Mala' }),
    ];
    const told = async () =>
      (await product.connection.collection('messages').find({ template: 'session-covered' }).sort({ _id: 1 }).toArray())
        .map(({ params }) => params as { staff: string; count: string })
        .map(({ staff, count }) => `${staff} ${count}`);
    await cover({ profile: kumari, day, by: anula, sessions: [first._id, noon._id] });
    expect(await told()).toEqual(['Anula 2']);
    await cover({ profile: anula, day, by: mala, sessions: [noon._id] });
    expect(await told()).toEqual(['Anula 2', 'Mala 1']);
    await move(first._id, { profile: ruwan, allow });
    expect(await told()).toEqual(['Mala 1', 'Dilini 1']);
    await product.connection.collection('messages').updateMany({}, { $set: { status: 'told' } });
    await cover({ profile: mala, day, by: anula, sessions: [noon._id] });
    expect(await told()).toEqual(['Mala 1', 'Dilini 1', 'Anula 1']);
  });

  it('keeps what was allowed of the day, and nothing that was allowed of the person', async () => {
    const { day, kumari, ruwan, first, second } = await aDay();
    const anula = await aProfile(product, {}, { tName: 'Anula' });
    const was = (session: Session, ...warnings: string[]) =>
      product.connection
        .collection('sessions')
        .updateOne({ _id: new Types.ObjectId(session._id) }, { $set: { allowed: { warnings, reason: 'Agreed.' } } });
    await was(first, 'timeOff', 'public');
    await was(second, 'availability');
    await cover({ profile: kumari, day, by: anula, sessions: [second._id] });
    await cover({ profile: kumari, day, by: ruwan });
    const [byRuwan] = await allSessions(product, { profile: ruwan });
    expect(byRuwan?.allowed).toEqual({ warnings: ['public'], reason: 'Agreed.' });
    const [byAnula] = await allSessions(product, { profile: anula });
    expect(byAnula).not.toHaveProperty('allowed');
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
