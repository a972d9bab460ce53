import type { Session } from '#contract/plans';
import { theMailingProduct } from './support/mailing-product.js';
import { allow, plannedSeries } from './support/planned-series.js';
import { keepSchoolsOpen, sessionsOf } from './support/plans.js';

const given = theMailingProduct();
const { work, pauseIsOver } = given;
beforeEach(() => keepSchoolsOpen(given.product));

const mailed = (): string[] => given.server.mails.map(({ to }) => to.join()).sort();
const FAMILY = 'nimali@family.test';
const STAFF = 'kumari@staff.test';

/** A series, its first session, and what it takes to move that one back. */
async function aMovable() {
  const { move, templates, aPlannedSeries } = plannedSeries(given.product);
  const { sessions } = await aPlannedSeries();
  const [first] = sessions as [Session];
  await work();
  given.server.mails.length = 0;
  const moveTo = async (at: string, changes: object = {}) => {
    const answer = await move(first._id, { at, allow, ...changes });
    expect(answer.status).toBe(200);
    return sessionsOf(answer)[0];
  };
  return { first, moveTo, templates };
}

describe('a move that is taken back', () => {
  it('before anybody was told leaves no message', async () => {
    const { first, moveTo, templates } = await aMovable();
    await moveTo('16:00');
    // The mail of the move waits while it can be undone.
    await work();
    expect(await moveTo('15:00')).toMatchObject({ day: first.day, at: '15:00' });
    await pauseIsOver();
    await work();
    expect([mailed(), await templates()]).toEqual([[], []]);
  });

  it('after both were told is told them too', async () => {
    const { moveTo } = await aMovable();
    await moveTo('16:00');
    await pauseIsOver();
    await work();
    expect(mailed()).toEqual([STAFF, FAMILY]);
    await moveTo('15:00');
    await pauseIsOver();
    await work();
    expect(mailed()).toEqual([STAFF, STAFF, FAMILY, FAMILY]);
  });

  it('is told to whom the move was told, and to nobody else', async () => {
    const { moveTo, templates } = await aMovable();
    await moveTo('16:00');
    const ofFamily = { template: 'session-moved' };
    await given.product.connection
      .collection('messages')
      .updateOne(ofFamily, { $set: { status: 'told' }, $unset: { nextTry: 1 } });
    await moveTo('15:00');
    expect(await templates()).toEqual(['session-moved', 'session-moved']);
  });

  it('a quarter of an hour later is told too: somebody may have called, and not marked it', async () => {
    const { moveTo, templates } = await aMovable();
    await moveTo('16:00');
    const createdAt = new Date(Date.now() - 15 * 60_000);
    await given.product.connection.collection('messages').updateMany({ status: 'waiting' }, { $set: { createdAt } });
    await moveTo('15:00');
    expect((await templates()).sort()).toEqual(['session-moved', 'session-moved', 'staff-moved', 'staff-moved']);
  });

  it('while its mail is on the way is told too: nobody knows whether it has arrived', async () => {
    const { moveTo, templates } = await aMovable();
    await moveTo('16:00');
    await given.product.connection.collection('messages').updateMany({ status: 'waiting' }, { $set: { attempts: 1 } });
    await moveTo('15:00');
    expect((await templates()).sort()).toEqual(['session-moved', 'session-moved', 'staff-moved', 'staff-moved']);
  });

  it('to somewhere else, or after another move, is told as a move of its own', async () => {
    const { moveTo, templates } = await aMovable();
    await moveTo('16:00');
    await moveTo('17:00');
    await moveTo('15:00');
    expect((await templates()).filter((template) => template === 'session-moved')).toHaveLength(3);
  });

  it('step by step leaves no message either', async () => {
    const { moveTo, templates } = await aMovable();
    await moveTo('16:00');
    await moveTo('17:00');
    await moveTo('16:00');
    expect(await templates()).toEqual(['session-moved', 'staff-moved']);
    await moveTo('16:30');
    await moveTo('16:00', { place: 'online' });
    expect((await templates()).filter((template) => template === 'session-moved')).toHaveLength(3);
  });
});

describe('the sessions of a booking that is no longer approved', () => {
  const decide = (booking: string, status: string) =>
    given.product.admin.put(`/special-need-teacher/update-booking/${booking}`).send({ status });
  const aPlanned = async (): Promise<string> => {
    const { booking } = await plannedSeries(given.product).aPlannedSeries();
    await work();
    given.server.mails.length = 0;
    return booking;
  };

  it('are said to be cancelled where it waits again, because no other message says so', async () => {
    const booking = await aPlanned();
    expect((await decide(booking, 'Pending')).status).toBe(200);
    await work();
    expect(mailed()).toEqual([STAFF, FAMILY]);
  });

  it('are said to be cancelled to the family, where the refused booking has no address of its own', async () => {
    const booking = await aPlanned();
    const { connection } = given.product;
    await connection.collection('bookings').updateMany({}, { $unset: { parentPhone: 1, parentEmail: 1 } });
    const contacts = [{ name: 'Ruwan Perera', email: 'ruwan@family.test', language: 'ta', main: true }];
    await connection.collection('families').updateMany({}, { $set: { contacts } });
    expect((await decide(booking, 'Rejected')).status).toBe(200);
    await pauseIsOver();
    await work();
    expect(mailed()).toEqual([STAFF, 'ruwan@family.test']);
    expect(await plannedSeries(given.product).templates()).toContain('session-cancelled');
  });
});

describe('a mail to a member of staff who has left it meanwhile', () => {
  /** A move whose mails wait. */
  const aMoved = async () => {
    const { move, aPlannedSeries } = plannedSeries(given.product);
    const planned = await aPlannedSeries();
    await given.product.connection
      .collection('users')
      .updateOne({ email: STAFF }, { $set: { status: 'approved', decidedAt: new Date() } });
    await work();
    given.server.mails.length = 0;
    expect((await move(planned.sessions[0]?._id ?? '', { at: '16:00', allow })).status).toBe(200);
    return planned;
  };
  const sendMoved = async () => {
    await pauseIsOver();
    await work();
    return given.server.mails.map(({ to, raw }) => [to.join(), /Tuesday/.test(raw)]);
  };

  it('is not sent once their account was refused', async () => {
    const { account } = await aMoved();
    const refused = await given.product.admin.put(`/user/${account}/update`).send({ status: 'rejected' });
    expect(refused.status).toBe(200);
    expect((await sendMoved()).filter(([, isOfSession]) => isOfSession)).toEqual([[FAMILY, true]]);
  });

  it('is not sent once their account was taken off the profile', async () => {
    const { profile } = await aMoved();
    expect((await given.product.admin.put(`/staff/${profile}/account`).send({})).status).toBe(200);
    expect(await sendMoved()).toEqual([[FAMILY, true]]);
  });

  it('is sent as long as they look after the children', async () => {
    await aMoved();
    expect((await sendMoved()).sort()).toEqual([
      [STAFF, true],
      [FAMILY, true],
    ]);
  });
});
