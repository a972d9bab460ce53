import { expectError } from './support/errors.js';
import { byRule, redate } from './support/old-records.js';
import { aMember, aPlacedChild, aSession, day, type Member, type PlacedChild } from './support/placed-child.js';
import { goals, STEPS } from './support/goals.js';
import { theProduct } from './support/product.js';
import { Erasures } from '../src/people/index.js';

const product = theProduct();
const { goalOf, goalsOf, change } = goals(product);

describe('a member of staff', () => {
  const placedWith = async (fields: object = {}): Promise<readonly [PlacedChild, Member]> => {
    const placed = await aPlacedChild(product);
    const member = await aMember(product);
    await aSession(product, placed, member, fields);
    return [placed, member];
  };

  it.each([
    ['planned', { day: day(300) }],
    ['held a fortnight ago', { day: day(-14), status: 'held' }],
  ])('writes and reads the goals of a child with whom a session is %s', async (_when, session) => {
    const [placed, { client }] = await placedWith(session);
    const goal = await goalOf(placed, client);
    expect(await goalsOf(placed, client)).toEqual([goal]);
    expect((await change(goal, { title: 'Another' }, client)).status).toBe(200);
    expect((await client.delete(`/goals/${goal._id}`)).status).toBe(200);
  });

  it.each([
    ['was held fifteen days ago', { day: day(-15), status: 'held' }],
    ['was cancelled', { status: 'cancelled' }],
    ['is another’s', { profile: 'f'.repeat(24) }],
  ])('knows nothing of a child whose session %s', async (_when, session) => {
    const [placed, { client }] = await placedWith(session);
    const goal = await goalOf(placed);
    expect(await goalsOf(placed, client)).toEqual([]);
    expect((await client.get('/goals')).body).toEqual([]);
    expectError(await client.post('/goals').send({ booking: placed.booking, title: 'a', steps: STEPS }), 404);
    expectError(await change(goal, { title: 'Another' }, client), 404);
    expectError(await client.delete(`/goals/${goal._id}`), 404);
  });

  it('sees the goals of no other child in the list of all', async () => {
    const [placed, { client }] = await placedWith();
    const goal = await goalOf(placed);
    await goalOf(await aPlacedChild(product));
    expect((await client.get('/goals')).body).toEqual([goal]);
  });

  it('is none any more once they are marked as left, until they are back', async () => {
    const [{ booking }, { profile, client }] = await placedWith({ day: day(0) });
    const [session] = (await client.get('/sessions')).body as { _id: string }[];
    const own = `/sessions/${session?._id}`;
    const goal = { booking, title: 'Say hello', steps: STEPS };
    const { body: address } = await client.post(`/staff/${profile}/calendar-address`);
    const feed = () => product.visitor.get(new URL((address as { url: string }).url).pathname);
    const mark = async (status: 'active' | 'left') => {
      expect((await product.admin.put(`/category/updatedetails/${profile}`).send({ status })).status).toBe(200);
    };

    await mark('left');
    expect((await client.get('/user/me')).body).not.toHaveProperty('user.profile');
    for (const path of ['/sessions', '/goals']) expect((await client.get(path)).body).toEqual([]);
    const report = `/follow-up/report?booking=${booking}`;
    const [hours, load] = [`/staff/${profile}/availability`, `/staff/${profile}/load`];
    for (const path of [own, `${own}/note`, report, hours, load]) expectError(await client.get(path), 404);
    expectError(await client.post(`${own}/outcome`).send({ status: 'held' }), 404);
    expectError(await client.put(`${own}/note`).send({ mood: 3, language: 'en' }), 404);
    expectError(await client.post('/goals').send(goal), 404);
    expectError(await client.post(`/staff/${profile}/time-off`).send({ from: day(0), to: day(9) }), 404);
    expectError(await client.post(`/staff/${profile}/calendar-address`), 404);
    expectError(await feed(), 404);

    await mark('active');
    expect((await client.get('/user/me')).body).toMatchObject({ user: { profile } });
    expect((await client.get('/sessions')).body).toMatchObject([{ _id: session?._id }]);
    expect((await client.post('/goals').send(goal)).status).toBe(201);
    expect((await feed()).status).toBe(200);
  });
});

describe('goals go with their booking', () => {
  const left = () => product.connection.collection('goals').countDocuments();

  it('that is deleted', async () => {
    const { booking } = await aPlacedChild(product);
    await goalOf({ booking });
    expect((await product.admin.delete(`/shadow-teacher/delete-booking/${booking}`)).status).toBe(200);
    expect(await left()).toBe(0);
  });

  it('that is erased, and again where a backup brings them back', async () => {
    const { booking } = await aPlacedChild(product);
    await goalOf({ booking });
    const goals = product.connection.collection('goals');
    const kept = await goals.find().toArray();
    expect((await product.admin.post(`/people/${booking}/erase`).send({ reason: 'Asked by phone.' })).status).toBe(200);
    expect(await left()).toBe(0);
    await goals.insertMany(kept);
    await product.app.get(Erasures).eraseAgain();
    expect(await left()).toBe(0);
  });

  it('into the copy of what is kept of a person, without who wrote it', async () => {
    const placed = await aPlacedChild(product);
    await goalOf(placed);
    const session = await aSession(product, placed, { profile: 'f'.repeat(24) }, { day: day(0) });
    const note = { mood: 3, forFamily: 'He waved.', forTeam: 'Short tasks.', language: 'en' };
    await product.admin.put(`/sessions/${session}/note`).send(note);
    const { body } = await product.admin.get(`/people/${placed.booking}/export`);
    expect(body).toMatchObject({ goals: [{ title: 'Say hello' }], sessionnotes: [note] });
    expect((body as { sessionnotes: object[] }).sessionnotes[0]).not.toHaveProperty('by');
  });

  it('that retention removes', async () => {
    const { booking } = await aPlacedChild(product);
    await goalOf({ booking });
    const old = new Date('2020-11-20');
    await redate(product, 'bookings', booking, { createdAt: old, updatedAt: old, startingDate: old });
    expect(await byRule(product, '2026-11-22', 'remove')).toEqual({ 'bookings approved': 1 });
    expect(await left()).toBe(0);
  });
});

describe('the figures of goals', () => {
  const figures = async () => (await product.admin.get('/goals/figures')).body as unknown;

  it('name children whose last held sessions, two or more, have no note', async () => {
    const member = await aMember(product);
    const held = (placed: PlacedChild, ago: number) =>
      aSession(product, placed, member, { day: day(-ago), status: 'held', at: '09:00' });
    const note = async (id: string) =>
      expect((await product.admin.put(`/sessions/${id}/note`).send({ mood: 2, language: 'en' })).status).toBe(200);
    const twice = await aPlacedChild(product, undefined, { childName: 'Twice' });
    await note(await held(twice, 3));
    for (const ago of [2, 1]) await held(twice, ago);
    const once = await aPlacedChild(product, undefined, { childName: 'Once' });
    for (const ago of [6, 5, 4]) await held(once, ago);
    await note(await held(once, 3));
    await held(once, 2);
    expect(await figures()).toHaveProperty('withoutNotes', [{ booking: twice.booking, sessions: 2 }]);
    await redate(product, 'bookings', twice.booking, { status: 'Rejected' });
    expect(await figures()).toMatchObject({ withoutNotes: [] });
    await redate(product, 'bookings', twice.booking, { status: 'Approved', consentWithdrawnAt: new Date() });
    expect(await figures()).toMatchObject({ withoutNotes: [] });
  });

  it('count open goals without a step for 90 days, and the steps of this month', async () => {
    const placed = await aPlacedChild(product);
    const stepped = (...days: (string | undefined)[]) =>
      goalOf({ ...placed, steps: days.map((reachedOn) => ({ text: 'a', reachedOn })) });
    const goals = [await stepped(day(-91)), await stepped(day(-90)), await stepped(undefined, day(0), day(0))];
    const reached = await stepped(day(-100));
    await change(reached, { status: 'reached' });
    for (const { _id } of [...goals, reached]) {
      await redate(product, 'goals', _id, { createdAt: new Date(Date.now() - 91 * 24 * 60 * 60 * 1000) });
    }
    await stepped(undefined);
    expect(await figures()).toEqual({
      withoutNotes: [],
      stalled: 1,
      stalledBookings: [placed.booking],
      stepsThisMonth: 2,
    });
    await redate(product, 'bookings', placed.booking, { status: 'Rejected' });
    expect(await figures()).toMatchObject({ stalled: 0, stalledBookings: [], stepsThisMonth: 2 });
  });
});
