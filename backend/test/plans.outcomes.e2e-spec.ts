import type { Session } from '#contract/plans';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { allSessions, aPlannable, aProfile, aSession, dayFromToday, keepSchoolsOpen, later } from './support/plans.js';
import { allow, plannedSeries } from './support/planned-series.js';
import { theProduct } from './support/product.js';

const product = theProduct();
const { move, cancel, eventsOf, aPlannedSeries } = plannedSeries(product);
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
    for (const same of [id, id.toUpperCase()]) expectError(await owe(same, true), 409);
    await cancel(made._id, { by: 'provider', owed: true });
    expectError(await owe(made._id, true), 409);
    expect(await allSessions(product, { owed: true })).toMatchObject([{ _id: id }]);
    await cancel(other, { by: 'family' });
    expect((await owe(other, true)).status).toBe(200);
    expectError(await owe(other, 'perhaps'), 400, { owed: expect.any(String) as string });
  });

  it('is corrected as it was read, where its version is sent', async () => {
    const { sessions } = await aPlannedSeries();
    const [seen] = (await cancel(sessions[0]?._id ?? '', { by: 'provider' })).body as Session[];
    const about = (read = seen) => ({ 'If-Match': `"${read?.updatedAt}"` });
    const owed = (await owe(seen?._id ?? '', true).set(about())).body as Session;
    expectError(await owe(owed._id, false).set(about()), 412);
    // Sent again after its answer was lost, it is as it says.
    expect((await owe(owed._id, true).set(about())).body).toMatchObject({ owed: true });
    expect((await owe(owed._id, false).set(about(owed))).body).not.toHaveProperty('owed', true);
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

  it('is recorded of the session as it was read, where its version is sent', async () => {
    const { booking } = await aPlannable(product);
    const seen = await aSession(product, booking, await aProfile(product), { day: dayFromToday(-1), allow });
    const about = ({ updatedAt }: Session) => ({ 'If-Match': `"${updatedAt}"` });
    const absent = await outcome(seen._id, 'absent').set(about(seen));
    expect(absent.body).toMatchObject({ status: 'absent' });
    expectError(await outcome(seen._id, 'held').set(about(seen)), 412);
    expectError(await noOutcome(seen._id).set(about(seen)), 412);
    // Sent again after its answer was lost, it is recorded as it says.
    expect((await outcome(seen._id, 'absent').set(about(seen))).status).toBe(200);
    expect((await noOutcome(seen._id).set(about(absent.body as Session))).body).toMatchObject({ status: 'planned' });
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

describe('a series that ends before the second session of a day', () => {
  const twice = {
    pattern: [
      { weekday: 2, at: '09:00', minutes: 60 },
      { weekday: 2, at: '15:00', minutes: 60 },
    ],
  };
  const untilOf = async ({ _id }: { readonly _id: string }) => {
    const { body } = await product.admin.get('/series').query({ filter: JSON.stringify({ _id }) });
    return (body as { until: string }[]).map(({ until }) => until);
  };
  const ways = [
    ['moved', (id: string) => move(id, { place: 'online', scope: 'following', allow })],
    ['cancelled', (id: string) => cancel(id, { by: 'provider', scope: 'following' })],
  ] as const;

  it.each(ways)('lasts to that day, where the sessions from then on are %s', async (_, change) => {
    const { sessions, series } = await aPlannedSeries(twice);
    expect((await change(sessions[3]?._id ?? '')).status).toBe(200);
    expect(await untilOf(series)).toEqual([sessions[3]?.day]);
  });

  it.each(ways)(
    'lasts to the day before, where its first session was cancelled, and they are %s',
    async (_, change) => {
      const { sessions, series } = await aPlannedSeries(twice);
      await cancel(sessions[2]?._id ?? '', { by: 'provider' });
      expect((await change(sessions[3]?._id ?? '')).status).toBe(200);
      expect(await untilOf(series)).toEqual([later(sessions[3]?.day ?? '', -1)]);
    },
  );
});

it('a pause sent again with the same key tells of the same sessions, also of a series that has ended', async () => {
  const { series, sessions } = await aPlannedSeries();
  const [first, second] = sessions;
  await cancel(second?._id ?? '', { by: 'provider', scope: 'following' });
  const closed = { $set: { removed: false, name: 'Closed' } };
  await product.connection.collection('holidays').updateMany({ day: first?.day }, closed);
  const pause = () => {
    const request = product.admin.post(`/series/${series._id}/pause`).set('Idempotency-Key', 'a pause');
    return request.send({ skip: ['school'] });
  };
  const answer = await pause();
  expect([answer.status, answer.body]).toMatchObject([200, [{ _id: first?._id, status: 'cancelled' }]]);
  const again = await pause();
  expect([again.status, again.body]).toEqual([200, answer.body]);
});
