import { mongo } from 'mongoose';
import type { Goal } from '#contract/goals';
import type { Session } from '#contract/plans';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import type { ApiClient } from './support/api-client.js';
import { expectError } from './support/errors.js';
import { looked } from './support/follow-up.js';
import { redate } from './support/old-records.js';
import { aMember, aPlacedChild, aSession, day, type PlacedChild } from './support/placed-child.js';
import { theProduct } from './support/product.js';
import { NOTE, sessionNotes } from './support/session-notes.js';

const product = theProduct();
const { held, write, read } = sessionNotes(product);

const stored = (session: string) =>
  product.connection
    .collection('sessions')
    .findOne({})
    .then((found) => {
      expect(String(found?._id)).toBe(session);
      return found;
    });
const aGoal = async ({ booking }: PlacedChild): Promise<Goal> => {
  const steps = [{ text: 'Look up' }, { text: 'Wave back' }];
  const { body } = await product.admin.post('/goals').send({ booking, title: 'Say hello', steps });
  return body as Goal;
};
const stepsOf = async ({ _id }: Goal) => {
  const { body } = await product.admin.get('/goals').query({ filter: JSON.stringify({ id: _id }) });
  return (body as Goal[])[0]?.steps.map(({ reachedOn }) => reachedOn);
};

describe('the note of a session', () => {
  it('is written by its member of staff, and records the session as held', async () => {
    const { session, member } = await held();
    const answer = await write(session, NOTE, member.client);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ session, steps: [], ...NOTE, by: 'Dilini', updatedAt: expect.any(String) as string });
    expect((await read(session, member.client)).body).toEqual(answer.body);
    expect((await read(session)).body).toEqual(answer.body);
    expect(await stored(session)).toMatchObject({ status: 'held' });
  });

  it('takes back that a child was absent', async () => {
    const { session } = await held({ status: 'absent' });
    expect((await write(session)).status).toBe(200);
    expect(await stored(session)).toMatchObject({ status: 'held' });
  });

  it('stands: its session is not recorded as absent, and the family goes on reading it', async () => {
    const { session, member, placed } = await held();
    const absent = (by: ApiClient) => by.post(`/sessions/${session}/outcome`).send({ status: 'absent' });
    expect((await absent(member.client)).status).toBe(200);
    expect((await write(session, NOTE, member.client)).status).toBe(200);
    for (const by of [member.client, product.admin]) {
      const refused = await absent(by);
      expectError(refused, 409);
      expect(refused.body).toMatchObject({ message: 'This session has a note, which says that it was held.' });
    }
    expectError(await product.admin.delete(`/sessions/${session}/outcome`), 409);
    const heldAgain = await product.admin.post(`/sessions/${session}/outcome`).send({ status: 'held' });
    expect([heldAgain.status, heldAgain.body]).toMatchObject([200, { status: 'held', note: NOTE }]);
    expect(await stored(session)).toMatchObject({ status: 'held' });
    const { sessions, notes } = await looked(product, placed);
    expect([sessions, notes]).toMatchObject([[{ status: 'held' }], [{ forFamily: NOTE.forFamily }]]);
  });

  it('is announced as one that the family does not read, where it wants no sentences, at a new booking too', async () => {
    const { session, member, placed } = await held();
    const other = await aSession(product, await aPlacedChild(product, placed), member, { day: day(0), at: '09:00' });
    const strangers = await aSession(product, await aPlacedChild(product), member, { day: day(0), at: '11:00' });
    const silent = async () => {
      const { body } = await member.client.get('/sessions');
      return (body as Session[]).filter(({ noSentences }) => noSentences).map(({ _id }) => _id);
    };
    expect(await silent()).toEqual([]);
    await redate(product, 'bookings', placed.booking, { noSentences: true });
    expect((await silent()).sort()).toEqual([session, other].sort());
    expect((await member.client.get(`/sessions/${strangers}`)).body).not.toHaveProperty('noSentences');
    expect((await write(session)).status).toBe(200);
    expect((await looked(product, placed)).notes).toEqual([]);
    await redate(product, 'bookings', placed.booking, { noSentences: false });
    expect(await silent()).toEqual([]);
    expect((await looked(product, placed)).notes).toMatchObject([{ forFamily: NOTE.forFamily }]);
  });

  it('about another child is deleted by the office alone, at any time: its words go, its steps lose their day', async () => {
    const { session, member, placed } = await held({ day: day(-2) });
    const goal = await aGoal(placed);
    const steps = goal.steps.slice(0, 1).map(({ _id }) => _id);
    expect((await write(session, { ...NOTE, steps }, member.client)).status).toBe(200);
    expectError(await member.client.delete(`/sessions/${session}/note`), 403);
    const deleted = await product.admin.delete(`/sessions/${session}/note`);
    expect([deleted.status, deleted.body]).toEqual([200, { message: 'Note deleted.' }]);
    expectError(await product.admin.delete(`/sessions/${session}/note`), 404);
    expect(await stepsOf(goal)).toEqual([undefined, undefined]);
    expect((await looked(product, placed)).notes).toEqual([]);
    expect((await product.admin.delete(`/sessions/${session}/outcome`)).body).toMatchObject({ status: 'planned' });
    const { session: old } = await held({ day: day(-2) });
    expect((await write(old)).status).toBe(200);
    await redate(product, 'sessions', old, { day: day(-20) });
    expectError(await write(old), 409);
    expect((await product.admin.delete(`/sessions/${old}/note`)).status).toBe(200);
  });

  it('and an absence that are recorded at the same moment never leave a note of an absent child', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { session } = await held({ status: 'held' });
      const [noted, absent] = await Promise.all([
        write(session),
        product.admin.post(`/sessions/${session}/outcome`).send({ status: 'absent' }),
      ]);
      expect([noted.status, [200, 409].includes(absent.status)]).toEqual([200, true]);
      const found = await product.connection.collection('sessions').findOne({ _id: new mongo.ObjectId(session) });
      expect(found).toMatchObject({ status: 'held' });
    }
  });

  it('dates the steps it names, which lose that day when it no longer names them', async () => {
    const { session, placed } = await held({ day: day(-2) });
    const goal = await aGoal(placed);
    const [first, second] = goal.steps.map(({ _id }) => _id);
    expect((await write(session, { ...NOTE, steps: [first, second] })).status).toBe(200);
    expect(await stepsOf(goal)).toEqual([day(-2), day(-2)]);
    expect((await write(session, { ...NOTE, steps: [second] })).body).toMatchObject({ steps: [second] });
    expect(await stepsOf(goal)).toEqual([undefined, day(-2)]);
    expect((await write(session, { ...NOTE, steps: [] })).status).toBe(200);
    expect(await stepsOf(goal)).toEqual([undefined, undefined]);
  });

  it('leaves a step that another note of the child names too on the first day of such a note', async () => {
    const { session, placed, member } = await held();
    const goal = await aGoal(placed);
    const steps = goal.steps.slice(0, 1).map(({ _id }) => _id);
    const elsewhere = await aPlacedChild(product, placed);
    const later = await aSession(product, elsewhere, member, { day: day(0), at: '18:00' });
    const earlier = await aSession(product, placed, member, { day: day(-2) });
    for (const one of [session, later, earlier]) expect((await write(one, { ...NOTE, steps })).status).toBe(200);
    expect((await write(session)).status).toBe(200);
    expect(await stepsOf(goal)).toEqual([day(-2), undefined]);
    expect((await product.admin.delete(`/sessions/${earlier}/note`)).status).toBe(200);
    expect(await stepsOf(goal)).toEqual([day(0), undefined]);
    expect((await write(later)).status).toBe(200);
    expect(await stepsOf(goal)).toEqual([undefined, undefined]);
  });

  it('leaves a step its day that was reached before', async () => {
    const { session, placed } = await held();
    const goal = await aGoal(placed);
    const steps = goal.steps.map((step, i) => (i === 0 ? { ...step, reachedOn: day(-9) } : step));
    await product.admin.put(`/goals/${goal._id}`).send({ steps });
    await write(session, { ...NOTE, steps: [goal.steps[0]?._id] });
    await write(session);
    expect(await stepsOf(goal)).toEqual([day(-9), undefined]);
  });

  it('names only steps of open goals of this child', async () => {
    const { session, placed } = await held();
    const closed = await aGoal(placed);
    await product.admin.put(`/goals/${closed._id}`).send({ status: 'reached' });
    for (const goal of [closed, await aGoal(await aPlacedChild(product))]) {
      expectError(await write(session, { ...NOTE, steps: [goal.steps[0]?._id] }), 400, {
        steps: 'One of these steps belongs to no open goal of this child.',
      });
    }
    expectError(await read(session), 404);
    expect(await stored(session)).toMatchObject({ status: 'planned' });
  });

  it.each([
    ['is to come', { day: day(1) }, 'This session is still to come.'],
    ['was cancelled', { status: 'cancelled' }, 'This session was cancelled, so there is nothing to note.'],
    ['was eight days ago', { day: day(-8) }, 'Notes can be written and changed for seven days after a session.'],
  ])('is not written where the session %s', async (_what, fields, message) => {
    const { session } = await held(fields);
    const refused = await write(session);
    expect([refused.status, refused.body]).toMatchObject([409, { message }]);
  });

  it('can be changed for seven days', async () => {
    const { session } = await held({ day: day(-7) });
    expect((await write(session)).status).toBe(200);
    expect((await write(session, { ...NOTE, mood: 4 })).status).toBe(200);
    await redate(product, 'sessions', session, { day: day(-8) });
    expectError(await write(session, { ...NOTE, mood: 1 }), 409);
    expect((await read(session)).body).toMatchObject({ mood: 4 });
  });

  it('loses words that are sent empty', async () => {
    const { session } = await held();
    expect((await write(session)).status).toBe(200);
    const emptied = await write(session, { ...NOTE, forTeam: '' });
    expect([emptied.status, emptied.body]).toEqual([200, expect.not.objectContaining({ forTeam: expect.anything() })]);
    expect((await read(session)).body).not.toHaveProperty('forTeam');
  });

  it('is not written once consent is withdrawn', async () => {
    const { session, placed } = await held();
    await redate(product, 'bookings', placed.booking, { consentWithdrawnAt: new Date() });
    const refused = await write(session);
    expectError(refused, 409);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('withdrawn their consent') as string });
  });

  it.each([
    ['no face', { mood: undefined }, 'mood'],
    ['a fifth face', { mood: 5 }, 'mood'],
    ['no language', { language: '' }, 'language'],
    ['a long sentence for the family', { forFamily: 'ම'.repeat(301) }, 'forFamily'],
    ['a long sentence for the team', { forTeam: 'ම'.repeat(1001) }, 'forTeam'],
    ['a step that is no id', { steps: ['5'] }, 'steps'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { session } = await held();
    const { status, body } = await write(session, { ...NOTE, ...wrong });
    expect([status, body]).toMatchObject([400, { errors: { [field]: expect.any(String) as string } }]);
  });

  it('is for nobody else', async () => {
    const { session } = await held();
    await write(session);
    const { client } = await aMember(product, 'Nimali');
    expectError(await read(session, client), 404);
    expectError(await write(session, NOTE, client), 404);
    expectError(await write(session, NOTE, product.visitor), 401);
  });

  answers404ForUnknownIds((id) => write(id));
  answers404ForUnknownIds((id) => read(id));
});

it('notes are in the audit with the booking for whoever looked, and without their words', async () => {
  const { session, placed } = await held();
  await write(session, { ...NOTE, forFamily: 'quokka', forTeam: 'quokka' });
  await write(session, { ...NOTE, forFamily: 'quokka!', forTeam: 'quokka' });
  await read(session);
  const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ entity: 'session-note' }) });
  const note = await product.connection.collection('sessionnotes').findOne();
  const own = (body as { action: string; recordId: string }[]).filter((event) =>
    JSON.stringify(event).includes(String(note?._id)),
  );
  expect(own.map(({ action, recordId }) => [action, recordId]).sort()).toEqual([
    ['created', String(note?._id)],
    ['updated', String(note?._id)],
    ['viewed', placed.booking],
  ]);
  expect(JSON.stringify(body)).not.toContain('quokka');
  const filter = JSON.stringify({ entity: 'session', recordId: session });
  const { body: events } = await product.admin.get('/audit').query({ filter });
  expect(events).toMatchObject([{ action: 'updated', from: 'planned', to: 'held' }]);
});

it('notes go with their booking', async () => {
  const { session, placed } = await held();
  await write(session);
  const erased = product.admin.post(`/people/${placed.booking}/erase`).send({ reason: 'Asked by phone.' });
  expect((await erased).status).toBe(200);
  expect(await product.connection.collection('sessionnotes').countDocuments()).toBe(0);
});
