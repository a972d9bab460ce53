import type { FollowUpAnswer } from '#contract/follow-up';
import type { ProgressReport } from '#contract/goals';
import { SessionCancellations } from '../src/follow-up/session-cancellations.js';
import { expectError } from './support/errors.js';
import { looked } from './support/follow-up.js';
import { on, redate } from './support/old-records.js';
import { aMember, aPlacedChild, aSession, day, type Member, type Placed } from './support/placed-child.js';
import { theProduct } from './support/product.js';

const product = theProduct();
const ID: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);

const placedWith = async (): Promise<readonly [Placed, Member]> => [
  await aPlacedChild(product),
  await aMember(product),
];
/** That many days from now, at a time of Sri Lanka. */
const moment = (fromNow: number, time: string): Date => new Date(`${day(fromNow)}T${time}:00+05:30`);
const setClock = (now: Date): void => {
  product.app.get(SessionCancellations).now = () => now;
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

describe('a family for whom the first sentence is written', () => {
  const asked = async () => {
    const filter = JSON.stringify({ template: 'session-sentence' });
    const { body } = await product.admin.get('/outbox').query({ filter });
    return body as { language: string; text: string; about: { recordId: string } }[];
  };
  const answer = ({ token }: Placed, allowed: boolean) =>
    product.visitor.post('/follow-up/sentences').send({ token, allowed });
  const noted = async (placed: Placed, words = 'Hello', changes: object = {}) => {
    const session = await aSession(product, placed, { profile: 'f'.repeat(24) }, { day: day(0) });
    expect((await note(session, words, changes)).status).toBe(200);
  };
  const isAsked = async (placed: Placed) => (await looked(product, placed)).sentencesAsked === true;

  it('is asked once whether it wants such sentences, in its language, and reads them until it says no', async () => {
    const placed = await aPlacedChild(product, undefined, { language: 'si' });
    await noted(placed, '');
    expect([await asked(), await isAsked(placed)]).toEqual([[], false]);
    for (const words of ['Hello', 'Again']) await noted(placed, words);
    expect(await asked()).toMatchObject([{ language: 'si', about: { recordId: placed.booking } }]);
    expect((await asked())[0]?.text).toContain('ඔබට එවැනි වාක්‍ය අවශ්‍යද?');
    expect(await looked(product, placed)).toMatchObject({ sentencesAsked: true, sentences: true });
    expect((await looked(product, placed)).notes).toHaveLength(2);
    expect((await answer(placed, false)).status).toBe(200);
    expect(await looked(product, placed)).toMatchObject({ notes: [], sentences: false });
    await noted(placed);
    expect([(await asked()).length, await isAsked(placed)]).toEqual([1, false]);
  });

  it('is not asked what it has said before', async () => {
    const placed = await aPlacedChild(product);
    await answer(placed, true);
    await noted(placed);
    expect([await asked(), await isAsked(placed)]).toEqual([[], false]);
    expect((await looked(product, placed)).notes).toHaveLength(1);
  });

  it('is asked for one of its children only, and its answer holds for all', async () => {
    const first = await aPlacedChild(product);
    const sibling = await aPlacedChild(product, { ...first, child: 'c'.repeat(24) });
    await Promise.all([noted(first), noted(sibling)]);
    expect(await asked()).toHaveLength(1);
    expect([await isAsked(first), await isAsked(sibling)]).toEqual([true, true]);
    await answer(sibling, false);
    expect([await isAsked(first), await isAsked(sibling)]).toEqual([false, false]);
    expect(await looked(product, first)).toMatchObject({ notes: [], sentences: false });
    const third = await aPlacedChild(product, { ...first, child: 'd'.repeat(24) });
    await noted(third);
    expect(await asked()).toHaveLength(1);
    expect(await looked(product, third)).toMatchObject({ notes: [], sentences: false });
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
    const { status, body } = await cancel(session, { token, reason: 'Fever' });
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

  it('is told to call once the session has begun', async () => {
    const { session, token } = await planned();
    setClock(moment(2, '15:30'));
    const refused = await cancel(session, { token });
    expectError(refused, 409);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('already begun') as string });
    expect(await inStore()).toMatchObject({ status: 'planned', sequence: 0 });
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
    setClock(moment(0, '12:00'));
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

describe('a progress report', () => {
  const reported = async () => {
    const [placed, member] = await placedWith();
    const [first] = [
      await aSession(product, placed, member, { day: day(-5) }),
      await aSession(product, placed, member, { day: day(-100), status: 'held' }),
      await aSession(product, placed, member, { day: day(-20), status: 'absent' }),
      await aSession(product, placed, { profile: 'f'.repeat(24) }, { day: day(-6), status: 'cancelled' }),
      await aSession(product, placed, member, { day: day(1) }),
    ];
    await note(first, 'He waved back.', { language: 'en' });
    const { booking } = placed;
    await product.admin
      .post('/goals')
      .send({ booking, title: 'Say hello', steps: [{ text: 'a', reachedOn: day(-5) }] });
    return { placed, member };
  };
  const REPORT = {
    kind: 'shadow-teacher',
    childName: 'Sithum',
    from: expect.any(String) as string,
    until: day(0),
    staff: ['Dilini'],
    held: 1,
    absent: 1,
    goals: [
      {
        _id: ID,
        title: 'Say hello',
        steps: [
          {
            _id: ID,
            text: 'a',
            reachedOn: day(-5),
          },
        ],
        status: 'open',
      },
    ],
    notes: [
      {
        day: day(-5),
        forFamily: 'He waved back.',
        language: 'en',
      },
    ],
  };
  const byFamily = (body: object) => product.visitor.post('/follow-up/report').send(body);

  it('tells the family of the last three months', async () => {
    const { placed } = await reported();
    const { status, body } = await byFamily({ token: placed.token });
    expect([status, body]).toEqual([200, REPORT]);
  });

  it('is the same for administrators and the child’s own staff, by either method', async () => {
    const { placed, member } = await reported();
    const { booking } = placed;
    for (const by of [product.admin, member.client]) {
      expect((await by.post('/follow-up/report').send({ booking })).body).toEqual(REPORT);
      expect((await by.get('/follow-up/report').query({ booking })).body).toEqual(REPORT);
    }
    const { client: stranger } = await aMember(product);
    expectError(await stranger.get('/follow-up/report').query({ booking }), 404);
    expectError(await product.visitor.post('/follow-up/report').send({ booking }), 401);
    expectError(await product.admin.get('/follow-up/report'), 400, { booking: 'Choose a booking.' });
  });

  it('covers the days that are asked for', async () => {
    const { placed } = await reported();
    const { body } = await byFamily({ token: placed.token, from: day(-120), until: day(-90) });
    expect(body).toMatchObject({ from: day(-120), until: day(-90), held: 1, absent: 0, notes: [] });
    expectError(await byFamily({ token: placed.token, from: day(-1), until: day(-2) }), 400, {
      until: 'The last day must not be before the first.',
    });
  });

  it('shows the goals as they stood on its last day, without those that had ended before its first', async () => {
    const { booking, token } = await aPlacedChild(product);
    const agreed = async (
      title: string,
      reachedOn: readonly string[],
      changes: object,
      stored: Record<string, Date | string>,
    ) => {
      const steps = reachedOn.map((reached, i) => ({ text: `${i + 1}`, ...(reached && { reachedOn: reached }) }));
      const { body } = await product.admin.post('/goals').send({ booking, title, steps });
      const { _id } = body as { _id: string };
      await product.admin.put(`/goals/${_id}`).send(changes);
      await redate(product, 'goals', _id, stored);
    };
    const long = { createdAt: on(day(-200)) };
    const [reached, closed] = [{ status: 'reached' }, { status: 'closed', closedBecause: 'Too loud' }];
    await agreed('Reached before', [day(-150)], reached, { ...long, reachedOn: day(-150) });
    await agreed('Closed before', [day(-150)], closed, { ...long, closedOn: day(-121) });
    await agreed('Closed in it', [''], closed, { ...long, closedOn: day(-100) });
    await agreed('Closed after it', [''], closed, { ...long, closedOn: day(-50) });
    await agreed('Reached in it', [day(-100)], reached, { ...long, reachedOn: day(-90) });
    await agreed('Reached after it', [day(-150), day(-90), day(-89)], reached, { ...long, reachedOn: day(-89) });
    await agreed('Written down late', [day(-95)], {}, { createdAt: on(day(0)) });
    await agreed('Agreed after it', [day(-5)], {}, { createdAt: on(day(-6)) });
    const { body } = await byFamily({ token, from: day(-120), until: day(-90) });
    const shown = (body as ProgressReport).goals.map(({ title, status, steps, ...more }) => {
      const days = steps.map(({ reachedOn = '' }) => reachedOn);
      return [title, status, days, more.reachedOn ?? more.closedBecause ?? ''];
    });
    expect(shown.sort()).toEqual([
      ['Closed after it', 'open', [''], ''],
      ['Closed in it', 'closed', [''], 'Too loud'],
      ['Reached after it', 'open', [day(-150), day(-90), ''], ''],
      ['Reached in it', 'reached', [day(-100)], day(-90)],
      ['Written down late', 'open', [day(-95)], ''],
    ]);
  });

  it('names the diagnosis only when that is asked for', async () => {
    const { placed } = await reported();
    const { booking, token } = placed;
    expect((await byFamily({ token, diagnosis: true })).body).toEqual({ ...REPORT, diagnosis: 'Speech delay' });
    const query = { booking, diagnosis: 'true' };
    expect((await product.admin.get('/follow-up/report').query(query)).body).toMatchObject({
      diagnosis: 'Speech delay',
    });
  });

  it('has no sentences where the family wants none', async () => {
    const { placed } = await reported();
    await product.visitor.post('/follow-up/sentences').send({ token: placed.token, allowed: false });
    expect((await byFamily({ token: placed.token })).body).toEqual({ ...REPORT, notes: [] });
  });

  it('is in the audit, and the family reads that somebody looked', async () => {
    const { placed } = await reported();
    await product.admin.get('/follow-up/report').query({ booking: placed.booking });
    await byFamily({ token: placed.token });
    const filter = JSON.stringify({ entity: 'progress-report' });
    const { body } = await product.admin.get('/audit').query({ filter });
    expect((body as { who?: string; recordId: string }[]).map(({ who, recordId }) => [who, recordId])).toEqual(
      expect.arrayContaining([
        ['admin@onestep.test', placed.booking],
        [undefined, placed.booking],
      ]),
    );
    expect((await looked(product, placed)).looks).toEqual([{ role: 'administrator', day: day(0) }]);
  });
});
