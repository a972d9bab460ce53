import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { Cover, Session } from '#contract/plans';
import { Transactions } from '../src/database/index.js';
import { allSessions, aPlannable, aProfile, aSession, type Plannable, weekdayFrom } from './support/plans.js';
import { ALLOWED, clashes, twoBackends } from './support/two-backends.js';

const { product, backend } = twoBackends();
const ROUNDS = 4;
/** A Wednesday to come. */
const day = weekdayFrom(3, 7);

/** A session of a child of its own. */
async function sessionOf(profile: string, at: string): Promise<Session & Plannable> {
  const plannable = await aPlannable(product);
  return { ...plannable, ...(await aSession(product, plannable.booking, profile, { day, at, allow: ALLOWED })) };
}
const cover = (n: number, profile: string, by: string) =>
  backend(n).admin.post('/sessions/cover').send({ profile, day, by });
const plan = (n: number, { booking }: Plannable, profile: string, at: string) =>
  backend(n).admin.post('/sessions').send({ booking, profile, day, at, minutes: 60, place: 'centre', allow: ALLOWED });
const takenOf = ({ status, body }: { status: number; body: unknown }): readonly Session[] =>
  status === 200 ? (body as Cover).taken : [];
const told = (template: string) => product.connection.collection('messages').countDocuments({ template });

/** Each round on an empty store: what happens at the same moment happens in another order each time. */
async function eachRound(work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await work(round);
    expect(clashes(await allSessions(product))).toEqual([]);
    await product.clear();
  }
}

describe('a cover, while at another backend', () => {
  it('somebody else covers the same day: each session changes hands once, and each family is told once', async () => {
    await eachRound(async (round) => {
      const [ill, one, other] = [await aProfile(product), await aProfile(product), await aProfile(product)];
      for (const at of ['09:00', '10:00', '11:00']) await sessionOf(ill, at);
      const answers = await Promise.all([cover(round, ill, one), cover(round + 1, ill, other)]);
      expect(answers.map(({ status }) => status).filter((status) => ![200, 503].includes(status))).toEqual([]);
      const taken = answers.flatMap(takenOf).map(({ _id, profile }) => [_id, profile]);
      const sessions = await allSessions(product);
      expect(taken.sort()).toEqual(sessions.map(({ _id, profile }) => [_id, profile]).sort());
      expect([taken.length, await told('session-covered')]).toEqual([3, 3]);
    });
  });

  it('the same person covers somebody else at the same hour: they take one of the two', async () => {
    await eachRound(async (round) => {
      const [ill, alsoIll, taker] = [await aProfile(product), await aProfile(product), await aProfile(product)];
      await sessionOf(ill, '10:00');
      await sessionOf(alsoIll, '10:30');
      const answers = await Promise.all([cover(round, ill, taker), cover(round + 1, alsoIll, taker)]);
      expect(answers.flatMap(takenOf)).toHaveLength(1);
      expect(await allSessions(product, { profile: taker })).toHaveLength(1);
      expect(await told('session-covered')).toBe(1);
    });
  });

  it('a session is planned for who takes over: they have one of the two, and the other stays as it was', async () => {
    await eachRound(async (round) => {
      const [ill, taker] = [await aProfile(product), await aProfile(product)];
      await sessionOf(ill, '10:00');
      const wanted = await aPlannable(product);
      const [covered, planned] = await Promise.all([cover(round, ill, taker), plan(round + 1, wanted, taker, '10:15')]);
      const isPlanned = planned.status === 201;
      expect([takenOf(covered).length, isPlanned ? 1 : 0]).toEqual(isPlanned ? [0, 1] : [1, 0]);
      expect((await allSessions(product)).map(({ profile, at }) => [profile, at]).sort()).toEqual(
        (isPlanned
          ? [
              [ill, '10:00'],
              [taker, '10:15'],
            ]
          : [[taker, '10:00']]
        ).sort(),
      );
      expect(await told('session-covered')).toBe(isPlanned ? 0 : 1);
    });
  });

  it('the session is moved to an hour at which who takes over is busy: it is not there with them', async () => {
    await eachRound(async (round) => {
      const [ill, taker] = [await aProfile(product), await aProfile(product)];
      const { _id } = await sessionOf(ill, '10:00');
      await sessionOf(taker, '14:00');
      const move = backend(round + 1)
        .admin.put(`/sessions/${_id}`)
        .send({ at: '14:00', allow: ALLOWED });
      const [covered, moved] = await Promise.all([cover(round, ill, taker), move]);
      const now = (await allSessions(product)).find((session) => session._id === _id);
      const isMoved = moved.status === 200;
      expect([isMoved, takenOf(covered).length]).toEqual([isMoved, isMoved ? 0 : 1]);
      expect([now?.profile, now?.at]).toEqual(isMoved ? [ill, '14:00'] : [taker, '10:00']);
    });
  });
});

describe('a cover that begins while another change is not yet committed', () => {
  /** Long enough for a cover that waits for nobody. */
  const COVERED_MS = 500;
  const coverDuring = (collection: string, id: string, changes: object, ill: string, taker: string) =>
    product.app.get(Transactions).run(async (tx) => {
      await tx.update(product.connection.collection(collection), { _id: new Types.ObjectId(id) }, { $set: changes });
      const covered = cover(0, ill, taker).then((answer) => answer);
      await Promise.race([covered, pause(COVERED_MS)]);
      return { covered };
    });

  it('hands nothing to somebody who leaves', async () => {
    const [ill, taker] = [await aProfile(product), await aProfile(product)];
    await sessionOf(ill, '10:00');
    const { covered } = await coverDuring('categories', taker, { status: 'left' }, ill, taker);
    expect((await covered).status).toBe(400);
    expect(await allSessions(product)).toMatchObject([{ profile: ill }]);
  });

  it('hands no session over whose family withdraws its consent', async () => {
    const [ill, taker] = [await aProfile(product), await aProfile(product)];
    const { booking } = await sessionOf(ill, '10:00');
    const { covered } = await coverDuring('bookings', booking, { consentWithdrawnAt: new Date() }, ill, taker);
    expect((await covered).body).toMatchObject({ taken: [], left: [{ why: ['withdrawn'] }] });
    expect(await allSessions(product)).toMatchObject([{ profile: ill }]);
  });
});
