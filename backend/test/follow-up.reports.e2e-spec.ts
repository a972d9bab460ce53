import type { ProgressReport } from '#contract/goals';
import { on, redate } from './support/old-records.js';
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
const note = (session: string, forFamily: string, more: object = {}) =>
  product.admin
    .put(`/sessions/${session}/note`)
    .send({ mood: 2, forFamily, forTeam: 'quokka', language: 'si', ...more });

describe('a family for whom the first sentence is written', () => {
  const asked = async () => {
    const filter = JSON.stringify({ template: 'session-sentence' });
    const { body } = await product.admin.get('/outbox').query({ filter });
    return body as { language: string; text: string; about: { recordId: string } }[];
  };
  const answer = ({ token }: PlacedChild, allowed: boolean) =>
    product.visitor.post('/follow-up/sentences').send({ token, allowed });
  const noted = async (placed: PlacedChild, words = 'Hello', changes: object = {}) => {
    const session = await aSession(product, placed, { profile: 'f'.repeat(24) }, { day: day(0) });
    expect((await note(session, words, changes)).status).toBe(200);
  };
  const isAsked = async (placed: PlacedChild) => (await looked(product, placed)).sentencesAsked === true;

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

  it('reads none where only another of its bookings says so, as after a merge of two families', async () => {
    const first = await aPlacedChild(product);
    await noted(first);
    const other = await aPlacedChild(product);
    await answer(other, false);
    expect((await product.admin.post(`/families/${first.family}/merge`).send({ other: other.family })).status).toBe(
      200,
    );
    expect(await looked(product, first)).toMatchObject({ notes: [], sentences: false });
    const { body } = await product.visitor.post('/follow-up/report').send({ token: first.token });
    expect(body).toMatchObject({ notes: [] });
    await answer(first, true);
    expect(await looked(product, first)).toMatchObject({ notes: [{}], sentences: true });
  });

  it('has its answer in the audit of each booking that it changes', async () => {
    const first = await aPlacedChild(product);
    const others = [await aPlacedChild(product, first), await aPlacedChild(product, first)];
    await answer(first, false);
    await answer(first, false);
    const later = await aPlacedChild(product, first);
    for (let round = 0; round < 2; round += 1) await noted(later);
    for (const { booking: recordId } of [first, ...others, later]) {
      const changes = product.connection.collection('audits').find({ recordId, fields: 'noSentences' });
      expect(await changes.toArray()).toMatchObject([{ action: 'updated', entity: 'booking', kind: 'shadow-teacher' }]);
    }
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
    for (const unknown of ['xyz', 'f'.repeat(24)]) {
      expectError(await product.admin.get('/follow-up/report').query({ booking: unknown }), 404);
    }
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
