import type { FollowUpAnswer } from '#contract/follow-up';
import { BookingsSource } from '../src/follow-up/bookings.source.js';
import { expectError } from './support/errors.js';
import { looked } from './support/follow-up.js';
import { aMember, aPlacedChild, aSession, day, type Member, type PlacedChild } from './support/placed-child.js';
import { theProduct } from './support/product.js';

const product = theProduct();
const ID: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);

const placedWith = async (): Promise<readonly [PlacedChild, Member]> => [
  await aPlacedChild(product),
  await aMember(product),
];
/** That many days from now, at a time of Sri Lanka. */
const moment = (fromNow: number, time: string): Date => new Date(`${day(fromNow)}T${time}:00+05:30`);
const setClock = (now: Date): void => {
  product.app.get(BookingsSource).now = () => now;
};
const cancel = (id: string, body: object) => product.visitor.post(`/follow-up/sessions/${id}/cancel`).send(body);
const inStore = async () => product.connection.collection('sessions').findOne({});
const note = (session: string, forFamily: string, more: object = {}) =>
  product.admin
    .put(`/sessions/${session}/note`)
    .send({ mood: 2, forFamily, forTeam: 'quokka', language: 'si', ...more });

describe('the family of an approved booking', () => {
  it('reads its sessions, the next eight and the last eight', async () => {
    const [placed, member] = await placedWith();
    for (let week = -9; week <= 9; week += 1) {
      const status = week < 0 ? 'held' : 'planned';
      await aSession(product, placed, member, { day: day(week * 7), status });
    }
    const { sessions } = await looked(product, placed);
    expect(sessions?.map((session) => session.day)).toEqual(
      [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].map((week) => day(week * 7)),
    );
    expect(sessions?.[8]).toEqual({
      _id: ID,
      day: day(0),
      at: '15:30',
      minutes: 45,
      place: 'home',
      staff: 'Dilini',
      status: 'planned',
    });
    expect(sessions?.[0]).toMatchObject({ status: 'held' });
  });

  it('reads the next eight that take place, beside those that are cancelled over the holidays', async () => {
    const [placed, member] = await placedWith();
    for (let week = 0; week <= 20; week += 1) {
      const status = week < 9 ? 'cancelled' : 'planned';
      await aSession(product, placed, member, { day: day(week * 7), status });
    }
    const { sessions = [] } = await looked(product, placed);
    const days = (status: string) => sessions.filter((one) => one.status === status).map((one) => one.day);
    expect(days('planned')).toEqual([9, 10, 11, 12, 13, 14, 15, 16].map((week) => day(week * 7)));
    expect(days('cancelled')).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((week) => day(week * 7)));
    expect(sessions.map((one) => one.day)).toEqual(sessions.map((one) => one.day).sort());
  });

  it('reads its goals with their steps, of a closed one why', async () => {
    const { booking, token } = await aPlacedChild(product);
    const steps = [{ text: 'Look up', reachedOn: day(-3) }, { text: 'Wave back' }];
    const add = async (title: string) =>
      ((await product.admin.post('/goals').send({ booking, title, steps })).body as { _id: string })._id;
    const [, second, third] = [await add('Say hello'), await add('Eat with a spoon'), await add('Sing')];
    await product.admin.put(`/goals/${second}`).send({ status: 'reached' });
    await product.admin.put(`/goals/${third}`).send({ status: 'closed', closedBecause: 'Too loud' });
    const shown = [
      { _id: ID, text: 'Look up', reachedOn: day(-3) },
      { _id: ID, text: 'Wave back' },
    ];
    expect((await looked(product, { token })).goals).toEqual([
      { _id: ID, title: 'Say hello', steps: shown, status: 'open' },
      { _id: second, title: 'Eat with a spoon', steps: shown, status: 'reached', reachedOn: day(0) },
      { _id: third, title: 'Sing', steps: shown, status: 'closed', closedBecause: 'Too loud' },
    ]);
  });

  it('reads the sentences for it, newest first, unless it wants none', async () => {
    const [placed, member] = await placedWith();
    for (const [before, words] of [
      [-2, 'පළමු වැකිය'],
      [-1, 'දෙවන වැකිය'],
      [0, ''],
    ] as const) {
      const session = await aSession(product, placed, member, { day: day(before) });
      expect((await note(session, words)).status).toBe(200);
    }
    const sentences = [
      { day: day(-1), forFamily: 'දෙවන වැකිය', language: 'si' },
      { day: day(-2), forFamily: 'පළමු වැකිය', language: 'si' },
    ];
    expect(await looked(product, placed)).toMatchObject({ notes: sentences, sentences: true });
    const allow = async (allowed: boolean) => {
      const answer = await product.visitor.post('/follow-up/sentences').send({ token: placed.token, allowed });
      expect(answer.status).toBe(200);
      return (answer.body as FollowUpAnswer).request;
    };
    expect(await allow(false)).toMatchObject({ notes: [], sentences: false });
    expect(await allow(false)).toMatchObject({ notes: [], sentences: false });
    const [booking] = (await product.admin.get('/shadow-teacher/view-booking')).body as object[];
    expect(booking).toMatchObject({ noSentences: true, sentencesAsked: expect.any(String) as string });
    expect(await allow(true)).toMatchObject({ notes: sentences, sentences: true });
    expectError(await product.visitor.post('/follow-up/sentences').send({ token: placed.token }), 400, {
      allowed: expect.any(String) as unknown as string,
    });
  });

  it('reads nothing that is for the team, and nothing of another child', async () => {
    const [placed, member] = await placedWith();
    const sibling = await aPlacedChild(product, { ...placed, child: 'c'.repeat(24) });
    for (const one of [placed, sibling]) {
      const session = await aSession(product, one, member, {
        day: day(0),
        allowed: { warnings: ['timeOff'], reason: 'ill' },
      });
      await note(session, one === sibling ? 'Of the sibling' : 'Of this child');
    }
    await product.admin.post('/goals').send({ booking: sibling.booking, title: 'Sibling', steps: [{ text: 'a' }] });
    const text = JSON.stringify(await looked(product, placed));
    expect(text).toContain('Of this child');
    for (const hidden of ['quokka', 'mood', 'visit', 'bling', 'timeOff', 'ill"']) expect(text).not.toContain(hidden);
  });

  it('reads who has looked, each role once a day, newest first', async () => {
    const [placed, member] = await placedWith();
    const session = await aSession(product, placed, member, { day: day(0) });
    expect((await looked(product, placed)).looks).toEqual([]);
    await note(session, 'Hello');
    const { booking } = placed;
    const goals = (by = product.admin) => by.get('/goals').query({ filter: JSON.stringify({ booking }) });
    await product.admin.post('/goals').send({ booking, title: 'Say hello', steps: [{ text: 'a' }] });
    await product.admin.get(`/sessions/${session}/note`);
    await goals();
    expect((await looked(product, placed)).looks).toEqual([{ role: 'administrator', day: day(0) }]);
    await goals(member.client);
    expect((await looked(product, placed)).looks).toHaveLength(2);
    const looks = product.connection.collection('looks');
    await looks.updateMany({ role: 'Shadow_Teacher' }, { $set: { day: day(-3) } });
    expect((await looked(product, placed)).looks).toEqual([
      { role: 'administrator', day: day(0) },
      { role: 'staff', day: day(-3) },
    ]);
    // Its own looks are none, and what others look at is not its own.
    const other = await aPlacedChild(product);
    expect((await looked(product, other)).looks).toEqual([]);
  });

  it.each([
    ['all sessions', '/sessions', {}],
    ['the sessions of a week', '/sessions', { since: day(0), until: day(6) }],
    ['a search for sessions', '/sessions', { q: 'Perera' }],
    ['the inbox', '/bookings/inbox', {}],
    ['the goals', '/goals', { status: 'open' }],
    ['the families', '/families', { q: 'Perera' }],
    ['the people', '/people', { q: 'Perera' }],
    ['the messages', '/outbox', {}],
  ])('reads that somebody has looked at a list with its records: %s', async (_name, path, filter) => {
    const [placed, member] = await placedWith();
    const stranger = await aPlacedChild(product, undefined, { parentName: 'Fernando', parentPhone: '0777777777' });
    await product.connection.collection('families').updateOne({ name: 'Perera' }, { $set: { name: 'A Perera' } });
    await aSession(product, placed, member, { day: day(0) });
    const goal = { booking: placed.booking, title: 'Say hello', steps: [{ text: 'a' }] };
    await product.admin.post('/goals').send(goal);
    await product.connection.collection('messages').deleteMany({ 'about.recordId': stranger.booking });
    await product.connection.collection('looks').deleteMany({});
    const list = (by = product.admin) => by.get(path).query({ filter: JSON.stringify(filter) });
    expect((await looked(product, placed)).looks).toEqual([]);
    expect((await list()).status).toBe(200);
    await list();
    expect((await looked(product, placed)).looks).toEqual([{ role: 'administrator', day: day(0) }]);
    expect(await product.connection.collection('looks').countDocuments({ record: placed.booking })).toBeLessThan(2);
  });

  it('reads that its member of staff has looked at their own sessions, and no other family does', async () => {
    const [placed, member] = await placedWith();
    const [other, colleague] = await placedWith();
    await aSession(product, placed, member, { day: day(0) });
    await aSession(product, other, colleague, { day: day(0) });
    expect((await member.client.get('/sessions')).body).toHaveLength(1);
    const staff = { role: 'staff', day: day(0) };
    expect((await looked(product, placed)).looks).toContainEqual(staff);
    expect((await looked(product, other)).looks).not.toContainEqual(staff);
  });

  it('reads none of it before the booking is approved', async () => {
    const placed = await aPlacedChild(product);
    await product.admin.put(`/shadow-teacher/update-booking/${placed.booking}`).send({ status: 'Pending' });
    const request = await looked(product, placed);
    for (const field of ['sessions', 'goals', 'notes', 'looks', 'sentences']) expect(request).not.toHaveProperty(field);
    expectError(await product.visitor.post('/follow-up/sentences').send({ token: placed.token, allowed: false }), 404);
    expectError(await product.visitor.post('/follow-up/report').send({ token: placed.token }), 404);
  });
});

describe('a family that cannot come', () => {
  const planned = async (fields: object = {}) => {
    const [placed, member] = await placedWith();
    const session = await aSession(product, placed, member, { day: day(2), ...fields });
    return { placed, member, session, token: placed.token };
  };

  it.each([
    ['until 20:00 of the evening before', 1, '19:59', { owed: true }],
    ['from 20:00 on, which is late', 1, '20:00', { late: true }],
    ['until the session begins', 2, '15:29', { late: true }],
  ])('says so %s', async (_when, fromNow, time, expected) => {
    const { placed, session, token } = await planned();
    setClock(moment(fromNow, time));
    const { status, body } = await cancel(session, { token, reason: 'Fever', day: day(2), at: '15:30' });
    expect(status).toBe(200);
    expect((body as FollowUpAnswer).request.sessions).toEqual([
      {
        _id: session,
        day: day(2),
        at: '15:30',
        minutes: 45,
        place: 'home',
        staff: 'Dilini',
        status: 'cancelled',
        cancelledBy: 'family',
        ...expected,
      },
    ]);
    expect(await inStore()).toMatchObject({ reason: 'Fever', sequence: 1, booking: placed.booking });
  });

  it.each([
    ['to call once the session has begun', moment(2, '15:30'), {}, 'already begun'],
    ['that it was moved to another day', moment(0, '12:00'), { day: day(1), at: '15:30' }, 'has been moved'],
    ['that it was moved to another time', moment(0, '12:00'), { day: day(2), at: '09:00' }, 'has been moved'],
  ])('is told %s, and nothing is cancelled', async (_what, now, shown, words) => {
    const { session, token } = await planned();
    setClock(now);
    const { body } = await cancel(session, { token, ...shown });
    expect(body).toMatchObject({ statusCode: 409, message: expect.stringContaining(words) as string });
    expect(await inStore()).toMatchObject({ status: 'planned', sequence: 0 });
  });

  it('is told that the session is not planned any more once we have closed its booking', async () => {
    const { placed, session, token } = await planned();
    await product.admin.put(`/shadow-teacher/update-booking/${placed.booking}`).send({ status: 'Rejected' });
    const { body } = await cancel(session, { token });
    expect(body).toMatchObject({ statusCode: 404, message: expect.stringContaining('no longer planned') as string });
  });

  it('says it once, however often it is sent', async () => {
    const { session, token } = await planned();
    setClock(moment(0, '12:00'));
    const both = await Promise.all([cancel(session, { token }), cancel(session, { token })]);
    setClock(moment(2, '15:00'));
    expect([...both, await cancel(session, { token })].map(({ status }) => status)).toEqual([200, 200, 200]);
    const stored = await inStore();
    expect(stored).toMatchObject({ status: 'cancelled', owed: true, sequence: 1 });
    expect(stored).not.toHaveProperty('late');
    const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ entity: 'session' }) });
    expect(body).toMatchObject([{ action: 'updated', from: 'planned', to: 'cancelled', recordId: session }]);
    expect((body as object[])[0]).not.toHaveProperty('who');
  });

  it('is told to whoever would have come, and stands with the office', async () => {
    const { session, token, member } = await planned();
    setClock(moment(0, '12:00'));
    await cancel(session, { token });
    const { body } = await product.admin.get('/outbox').query({
      filter: JSON.stringify({ template: 'staff-family-cancelled' }),
    });
    expect(body).toMatchObject([{ about: { entity: 'user', recordId: member.account }, status: 'waiting' }]);
    const { text, subject } = (body as { text: string; subject: string }[])[0] ?? { text: '', subject: '' };
    expect(text).toContain('The family cannot come to:');
    expect(text).toContain('15:30');
    expect(text + subject).not.toContain('Sithum');
  });

  it('is told to nobody where no account is linked', async () => {
    const { session, token } = await planned({ profile: 'f'.repeat(24) });
    setClock(moment(0, '12:00'));
    expect((await cancel(session, { token })).status).toBe(200);
    const templates = (await product.admin.get('/outbox')).body as { template: string }[];
    expect(templates.map(({ template }) => template)).not.toContain('staff-family-cancelled');
  });

  it.each(['held', 'absent'])('changes nothing of a session that was %s', async (status) => {
    const { session, token } = await planned({ status });
    expectError(await cancel(session, { token }), 409);
  });

  it('cancels sessions of its own booking only', async () => {
    const { session } = await planned();
    setClock(moment(0, '12:00'));
    const { token } = await aPlacedChild(product);
    for (const id of [session, 'f'.repeat(24), 'x']) expectError(await cancel(id, { token }), 404);
    expectError(await cancel(session, { token: 'x'.repeat(43) }), 404);
    expectError(await cancel(session, {}), 400, { token: 'Enter the private address.' });
    expect(await inStore()).toMatchObject({ status: 'planned' });
  });
});
