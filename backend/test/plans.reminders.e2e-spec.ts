import { connections, STATES, Types } from 'mongoose';
import { Settings } from '../src/config/index.js';
import { MailWorker } from '../src/messages/index.js';
import { Reminders } from '../src/plans/index.js';
import { expectError } from './support/errors.js';
import { type MailServer, startMailServer, textOf } from './support/mail-server.js';
import { aPlannable, aProfile, aSession, dayFromToday, later } from './support/plans.js';
import { startProduct, type Product } from './support/product.js';

let server: MailServer;
let product: Product;
/** Whether the store was connected at each look of the start. */
let looksAtStart: boolean[];
beforeAll(async () => {
  server = await startMailServer();
  const mail = { SMTP_URL: server.url, MAIL_FROM: 'One Step <hello@onestep.test>' };
  looksAtStart = [];
  const looked = jest.spyOn(Reminders.prototype, 'run').mockImplementation(() => {
    looksAtStart.push(connections.some(({ readyState }) => readyState === STATES.connected));
    return Promise.resolve();
  });
  product = await startProduct({ ...mail, REMINDERS: 'on' });
  looked.mockRestore();
}, 60_000);
afterEach(async () => {
  await product.clear();
  server.mails.length = 0;
});
afterAll(async () => {
  await product.close();
  await server.close();
});

const allow = [1, 2, 3].map((days) => ({ day: dayFromToday(days), reason: 'Agreed by phone.' }));
const plan = (booking: string, profile: string, days: number, slot: object = {}) =>
  aSession(product, booking, profile, { day: dayFromToday(days), allow, ...slot });

describe('a reminder', () => {
  const evening = () => new Date(`${dayFromToday(0)}T11:45:00Z`);
  const remind = async (at = evening()) => {
    const worker = product.app.get(MailWorker);
    await product.app.get(Reminders).run(at);
    // What it has begun with may be put off until the pause is over: it must not read the pause before, and write after.
    await worker.sendDue();
    await pauseIsOver();
    await worker.sendDue();
  };
  /** As if the ten seconds in which an approval can be undone were over: what follows from it waits for it. */
  const pauseIsOver = () =>
    product.connection.collection('messages').updateMany({ status: 'waiting' }, { $set: { nextTry: new Date(0) } });
  const reminders = () => server.mails.map(textOf).filter((text) => text.includes('Tomorrow there is a session'));

  it('goes once on the evening before, to who has an email address', async () => {
    const [one, other] = [await aPlannable(product), await aPlannable(product, { parentEmail: '' })];
    const profile = await aProfile(product);
    await plan(one.booking, profile, 1);
    await plan(one.booking, profile, 2);
    await plan(other.booking, profile, 1, { at: '17:00' });
    await remind(new Date(`${dayFromToday(0)}T11:29:00Z`));
    expect(reminders()).toEqual([]);
    await remind();
    await remind();
    expect(reminders()).toHaveLength(1);
    expect(reminders()[0]).toMatch(/Tomorrow there is a session with Dilini:\s+\w+ \d+ \w+, 15:00–16:00/);
  });

  it('goes to the main contact of a family whose booking has no address', async () => {
    const { booking, family } = await aPlannable(product, { parentEmail: '' });
    const contacts = [
      { name: 'Ruwan Perera', email: 'ruwan@family.test', language: 'en', main: false },
      { name: 'Nimali Perera', email: 'main@family.test', language: 'ta', main: true },
    ];
    await product.connection
      .collection('families')
      .updateOne({ _id: new Types.ObjectId(family) }, { $set: { contacts } });
    await plan(booking, await aProfile(product), 1);
    await remind();
    const stored = product.connection.collection('messages').find({ template: 'session-reminder' });
    expect(await stored.toArray()).toMatchObject([
      { email: 'main@family.test', language: 'ta', name: 'Nimali Perera' },
    ]);
    expect(server.mails.flatMap(({ to }) => to)).toContain('main@family.test');
  });

  it('does not go for what was moved or cancelled meanwhile', async () => {
    const { booking } = await aPlannable(product);
    const profile = await aProfile(product);
    const moved = await plan(booking, profile, 1);
    const cancelled = await plan(booking, profile, 1, { at: '17:00' });
    const shortened = await plan(booking, profile, 1, { at: '08:00' });
    await product.app.get(MailWorker).sendDue();
    await product.app.get(Reminders).run(new Date(`${dayFromToday(0)}T11:00:00Z`));
    const { messages } = { messages: product.connection.collection('messages') };
    server.behave('defer');
    await remind();
    expect(await messages.countDocuments({ template: 'session-reminder' })).toBe(3);
    await product.admin.put(`/sessions/${moved._id}`).send({ day: later(dayFromToday(0), 3), allow });
    await product.admin.post(`/sessions/${cancelled._id}/cancel`).send({ by: 'family' });
    await product.admin.put(`/sessions/${shortened._id}`).send({ minutes: 30, allow });
    server.behave('accept');
    server.mails.length = 0;
    await messages.updateMany({ status: 'waiting' }, { $set: { nextTry: new Date(0) } });
    await product.app.get(MailWorker).sendDue();
    expect(reminders()).toEqual([]);
    expect(await messages.countDocuments({ template: 'session-reminder' })).toBe(0);
  });

  /** A reminder that waits, because the mail server is away. */
  const aLateReminder = async () => {
    const { booking } = await aPlannable(product);
    await plan(booking, await aProfile(product), 1);
    await product.app.get(MailWorker).sendDue();
    server.behave('defer');
    await remind();
    server.behave('accept');
    server.mails.length = 0;
    const messages = product.connection.collection('messages');
    expect(await messages.countDocuments({ template: 'session-reminder' })).toBe(1);
    return { booking, messages };
  };

  it('is for nobody to pass on where no mail may go', async () => {
    const { booking, messages } = await aLateReminder();
    await product.admin.post(`/people/${booking}/withdraw`);
    await remind();
    expect(reminders()).toEqual([]);
    expect(await messages.countDocuments({ template: 'session-reminder' })).toBe(0);
  });

  it('that waits does not go once reminders are off', async () => {
    const { messages } = await aLateReminder();
    Object.assign(product.app.get(Settings), { REMINDERS: false });
    await pauseIsOver();
    await product.app.get(MailWorker).sendDue();
    Object.assign(product.app.get(Settings), { REMINDERS: true });
    expect(reminders()).toEqual([]);
    expect(await messages.countDocuments({ template: 'session-reminder' })).toBe(0);
  });

  it('is looked for when the product starts, which may be the last ten minutes of the day', () => {
    expect(looksAtStart).toContain(true);
  });

  it('that went is not sent again once it is no longer true, and stays in the outbox', async () => {
    const { booking } = await aPlannable(product);
    const { _id } = await plan(booking, await aProfile(product), 1);
    await remind();
    const messages = product.connection.collection('messages');
    const again = async () => {
      const sent = await messages.findOne({ template: 'session-reminder', status: 'sent' });
      return product.admin.post(`/outbox/${String(sent?._id)}/resend`);
    };
    expect((await again()).status).toBe(200);
    await product.app.get(MailWorker).sendDue();
    expect(reminders()).toHaveLength(2);
    await product.admin.post(`/sessions/${_id}/cancel`).send({ by: 'family' });
    expectError(await again(), 409);
    await product.app.get(MailWorker).sendDue();
    expect(reminders()).toHaveLength(2);
    expect(await messages.countDocuments({ template: 'session-reminder', status: 'sent' })).toBe(1);
  });
});
