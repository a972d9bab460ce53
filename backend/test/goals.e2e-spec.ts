import type { Response } from 'supertest';
import type { Goal } from '#contract/goals';
import { Transactions } from '../src/database/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { redate } from './support/old-records.js';
import { aPlacedChild, aSession, day, type PlacedChild } from './support/placed-child.js';
import { goals, STEPS } from './support/goals.js';
import { theProduct } from './support/product.js';

const product = theProduct();
const { goalOf, goalsOf, change } = goals(product);
const ID: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);

describe('a goal of a child', () => {
  it('has a title and steps, and stands in the list of its booking', async () => {
    const { booking } = await aPlacedChild(product);
    const goal = await goalOf({ booking });
    expect(goal).toEqual({
      _id: ID,
      booking,
      title: 'Say hello',
      status: 'open',
      steps: STEPS.map(({ text }) => ({
        _id: ID,
        text,
      })),
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
    const list = await product.admin.get('/goals').query({ filter: JSON.stringify({ booking }), range: '[0,9]' });
    expect([list.headers['content-range'], list.body]).toEqual(['goals 0-0/1', [goal]]);
    expect(await goalsOf({ booking: 'f'.repeat(24) })).toEqual([]);
  });

  it('keeps the steps it has by their ids, each with its day', async () => {
    const goal = await goalOf(await aPlacedChild(product));
    const [first, second] = goal.steps;
    const steps = [
      { _id: second?._id, text: 'Wave back with a smile', reached: true },
      { text: 'Say hello to the driver' },
      { ...first, reachedOn: day(-3) },
    ];
    const { status, body } = await change(goal, { steps });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'open',
      steps: [
        { _id: second?._id, text: 'Wave back with a smile', reachedOn: day(0) },
        { _id: ID, text: 'Say hello to the driver' },
        { _id: first?._id, reachedOn: day(-3) },
      ],
    });
    const again = (body as Goal).steps.map(({ _id, text }) => ({ _id, text, reached: true }));
    expect((await change(goal, { steps: again })).body).toMatchObject({
      // Not closed by itself, though every step is reached.
      status: 'open',
      steps: [{ reachedOn: day(0) }, { reachedOn: day(0) }, { reachedOn: day(-3) }],
    });
  });

  it('is reached on a day, or closed with the reason, and can be opened again', async () => {
    const goal = await goalOf(await aPlacedChild(product));
    expect((await change(goal, { status: 'reached' })).body).toMatchObject({ status: 'reached', reachedOn: day(0) });
    expect((await change(goal, { status: 'closed' })).body).toMatchObject({ status: 'closed' });
    const closed = await change(goal, { status: 'closed', closedBecause: 'Too much for now' });
    expect(closed.body).toMatchObject({ status: 'closed', closedBecause: 'Too much for now' });
    expect(closed.body).not.toHaveProperty('reachedOn');
    const open = await change(goal, { status: 'open' });
    expect(open.body).toMatchObject({ status: 'open' });
    expect(open.body).not.toHaveProperty('closedBecause');
  });

  it.each([
    ['no title', { title: ' ' }, { title: 'Enter the goal.' }],
    ['a title that is too long', { title: 'ම'.repeat(121) }, { title: 'Goal must be 120 characters or fewer.' }],
    ['no steps', { steps: [] }, { steps: expect.any(String) as string }],
    ['eight steps', { steps: Array(8).fill(STEPS[0]) }, { steps: expect.any(String) as string }],
    ['a step that is too long', { steps: [{ text: 'ම'.repeat(121) }] }, { steps: expect.any(String) as string }],
    [
      'a step reached tomorrow',
      { steps: [{ text: 'a', reachedOn: day(1) }] },
      { steps: 'This date is in the future.' },
    ],
  ])('is refused with %s, new or changed', async (_what, wrong, errors) => {
    const placed = await aPlacedChild(product);
    const sent = { booking: placed.booking, title: 'Say hello', steps: STEPS };
    for (const answer of [
      await product.admin.post('/goals').send({ ...sent, ...wrong }),
      await change(await goalOf(placed), wrong),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([400, { errors }]);
    }
  });

  it('is one of five that are open for a child, across its bookings, also when two come at once', async () => {
    const first = await aPlacedChild(product);
    const second = await aPlacedChild(product, first);
    for (const { booking } of [first, second, first, second]) await goalOf({ booking });
    const send = ({ booking }: PlacedChild) =>
      product.admin.post('/goals').send({ booking, title: 'More', steps: STEPS });
    const both = await Promise.all([send(first), send(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [goal] = await goalsOf(first);
    if (goal === undefined) throw new Error('There is no goal.');
    expect((await change(goal, { status: 'reached' })).status).toBe(200);
    expect((await send(second)).status).toBe(201);
    const refused = await change(goal, { status: 'open' });
    expectError(refused, 409);
    expect(refused.body).toMatchObject({ message: 'This child has five open goals. Close one first.' });
    // Of another child.
    await goalOf(await aPlacedChild(product));
  });

  it('needs an approved booking with a family and a child, whose consent stands', async () => {
    const { booking } = await aPlacedChild(product);
    const goal = await goalOf({ booking });
    const send = () => product.admin.post('/goals').send({ booking, title: 'More', steps: STEPS });
    await redate(product, 'bookings', booking, { consentWithdrawnAt: new Date() });
    expectError(await send(), 409);
    expectError(await change(goal, { title: 'Another' }), 409);
    const bookings = product.connection.collection('bookings');
    await bookings.updateMany({}, { $unset: { consentWithdrawnAt: 1, child: 1 } });
    expectError(await send(), 409);
    expectError(await product.admin.post('/goals').send({ title: 'a', steps: STEPS, booking: 'f'.repeat(24) }), 404);
  });

  it('is stored once when it comes again under its key', async () => {
    const { booking } = await aPlacedChild(product);
    const send = (title = 'Say hello') =>
      product.admin.post('/goals').set('Idempotency-Key', 'one tap').send({ booking, title, steps: STEPS });
    const first = await send();
    const again = await send();
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await goalsOf({ booking })).toEqual([first.body]);
    expectError(await send('Another'), 422);
  });

  it('is not changed by somebody who saw an earlier version', async () => {
    const goal = await goalOf(await aPlacedChild(product));
    const put = (title: string) =>
      product.admin.put(`/goals/${goal._id}`).set('If-Match', `"${goal.updatedAt}"`).send({ title });
    expect((await put('One')).status).toBe(200);
    expectError(await put('Two'), 412);
  });

  it('can be deleted', async () => {
    const placed = await aPlacedChild(product);
    const { _id } = await goalOf(placed);
    const { status, body } = await product.admin.delete(`/goals/${_id}`);
    expect([status, body]).toEqual([200, { message: 'Goal deleted.' }]);
    expect(await goalsOf(placed)).toEqual([]);
  });

  it.each(['goals', 'sessionnotes'])(
    'is not left behind by a booking that is erased meanwhile: %s',
    async (collection) => {
      const placed = await aPlacedChild(product);
      const { booking } = placed;
      const session = await aSession(product, placed, { profile: 'f'.repeat(24) }, { day: day(0), status: 'held' });
      const add = () =>
        collection === 'goals'
          ? product.admin.post('/goals').send({ booking, title: 'Say hello', steps: [{ text: 'Look up' }] })
          : product.admin.put(`/sessions/${session}/note`).send({ mood: 3, language: 'en' });
      const transactions = product.app.get(Transactions);
      const run = transactions.run.bind(transactions);
      let repeat = (): void => undefined;
      const repeated = new Promise<void>((resolve) => (repeat = resolve));
      let adding: Promise<Response> | undefined;
      let attempts = 0;
      transactions.run = (work) =>
        run(async (tx) => {
          if (adding !== undefined) {
            attempts += 1;
            if (attempts > 1) repeat();
            return work(tx);
          }
          const result = await work(tx);
          // The booking is erased, and that is not committed before the other has ended, or waits for it.
          adding = add().then((answer) => answer);
          await Promise.race([adding, repeated]);
          return result;
        });
      const erased = await product.admin.post(`/people/${booking}/erase`).send({ reason: 'Asked by phone.' });
      const added = await adding;
      transactions.run = run;
      expect([erased.status, added?.status]).toEqual([200, collection === 'goals' ? 409 : 404]);
      expect(await product.connection.collection(collection).countDocuments()).toBe(0);
    },
  );

  answers404ForUnknownIds((id) => product.admin.put(`/goals/${id}`).send({ title: 'x' }));
  answers404ForUnknownIds((id) => product.admin.delete(`/goals/${id}`));

  it('is in the audit with whoever looked, and without its words', async () => {
    const placed = await aPlacedChild(product);
    const goal = await goalOf({ ...placed, title: 'quokka' });
    await goalsOf(placed);
    await change(goal, { title: 'quokkas' });
    const filter = JSON.stringify({ entity: 'goal' });
    const { body } = await product.admin.get('/audit').query({ filter });
    const own = (body as { action: string; recordId?: string; recordIds?: string[] }[]).map((event) => [
      event.action,
      event.recordId ?? event.recordIds,
    ]);
    expect(own.sort()).toEqual([
      ['created', goal._id],
      ['updated', goal._id],
      ['viewed', [goal._id]],
    ]);
    expect(JSON.stringify(body)).not.toContain('quokka');
  });
});
