import { Types } from 'mongoose';
import type { Cover, Session } from '#contract/plans';
import { expectError } from './support/errors.js';
import {
  allSessions,
  aPlannable,
  aProfile,
  aSession,
  aStaffMember,
  keepSchoolsOpen,
  later,
  weekdayFrom,
  weekdayOf,
} from './support/plans.js';
import { allow, plannedSeries } from './support/planned-series.js';
import { theProduct } from './support/product.js';

const product = theProduct();
const { move, templates, eventsOf, viewedSessions, forget } = plannedSeries(product);
beforeEach(() => keepSchoolsOpen(product));

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
