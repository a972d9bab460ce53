import { MessagesService } from '../src/messages/index.js';
import type { Message as Sent } from '../src/messages/message.schema.js';
import { expectError } from './support/errors.js';
import { aSentBooking, family } from './support/follow-up.js';
import { anApplicant } from './support/registration.js';
import { theMailingProduct } from './support/mailing-product.js';

const given = theMailingProduct();
const { messages, work, pauseIsOver } = given;

describe('the private address goes', () => {
  const recipients = () => given.server.mails.flatMap(({ to }) => to);

  it('where the family corrected it to, although the first mail was late', async () => {
    given.server.behave('defer');
    const { token } = await aSentBooking(given.product, { parentEmail: 'typo@family.test' });
    await work();
    await family(given.product).change({ token, parentEmail: 'fixed@family.test' });
    given.server.behave('accept');
    await pauseIsOver();
    await work();
    // The address before is told that it was changed, and nothing else.
    expect(recipients()).toEqual(['fixed@family.test', 'fixed@family.test', 'typo@family.test']);
    expect(given.server.mails[2]?.raw).not.toMatch(/booking-status#/);
  });

  it('where the office corrected it to, when it is sent again', async () => {
    await aSentBooking(given.product, { parentEmail: 'typo@family.test' });
    await work();
    const [booking] = (await given.product.admin.get('/shadow-teacher/view-booking')).body as [{ _id: string }];
    const path = `/shadow-teacher/update-booking/${booking._id}`;
    await given.product.admin.put(path).send({ parentEmail: 'fixed@family.test' });
    const [receipt] = await messages();
    expect((await given.product.admin.post(`/outbox/${receipt?._id}/resend`)).status).toBe(200);
    await work();
    expect(recipients()).toEqual(['typo@family.test', 'fixed@family.test']);
    // Mailboxes drop a second mail of the same Message-ID.
    expect(new Set(given.server.mails.map(({ raw }) => /Message-ID: (\S+)/.exec(raw)?.[1])).size).toBe(2);
  });
});

describe('a mail about what is not so any more', () => {
  const stored = async (about: { entity: string; recordId: string; kind?: string }, template: string) => {
    const now = new Date();
    const mail = {
      template,
      language: 'en',
      name: 'Nimali',
      email: 'parent@family.test',
      channel: 'email',
      attempts: 0,
    };
    const times = { createdAt: now, updatedAt: now, nextTry: now };
    await given.product.connection.collection('messages').insertOne({ ...mail, ...about, ...times, status: 'waiting' });
  };

  it('is not sent where its record is gone', async () => {
    await stored({ entity: 'booking', recordId: 'a'.repeat(24), kind: 'shadow-teacher' }, 'booking-received');
    await work();
    expect(given.server.mails).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  it('is not sent where the decision it tells is not the decision', async () => {
    await aSentBooking(given.product, { parentEmail: 'parent@family.test' });
    await work();
    const [booking] = (await given.product.admin.get('/shadow-teacher/view-booking')).body as [{ _id: string }];
    const about = { entity: 'booking', recordId: booking._id, kind: 'shadow-teacher' };
    await stored(about, 'booking-approved');
    await work();
    expect(given.server.mails.map(({ raw }) => /Subject: (.*)\r/.exec(raw)?.[1])).toEqual([
      expect.stringMatching(/We have your request/) as string,
    ]);
    expect((await messages()).map(({ template }) => template)).toEqual(['booking-received']);
  });
});

it('a mail that was on its way when another decision took its place tells nobody of that one', async () => {
  await aSentBooking(given.product, { parentEmail: 'parent@family.test' });
  await work();
  const booking = async () =>
    ((await given.product.admin.get('/shadow-teacher/view-booking')).body as [{ _id: string; toTell?: boolean }])[0];
  const path = `/shadow-teacher/update-booking/${(await booking())._id}`;
  await given.product.admin.put(path).send({ status: 'Approved' });
  const approved = await given.product.connection
    .model<Sent>('Message')
    .findOne({ template: 'booking-approved' })
    .lean();
  await given.product.admin.put(path).send({ status: 'Rejected' });
  if (approved === null) throw new Error('There is no message.');
  await given.product.app.get(MessagesService).sent(approved, 'parent@family.test', new Date());
  expect(await booking()).toMatchObject({ status: 'Rejected', toTell: true });
});

it('nothing is mailed to somebody who withdrew their consent, and a person may tell them', async () => {
  await aSentBooking(given.product, { parentEmail: 'parent@family.test' });
  await work();
  const [booking] = (await given.product.admin.get('/shadow-teacher/view-booking')).body as [{ _id: string }];
  await given.product.admin.put(`/shadow-teacher/update-booking/${booking._id}`).send({ status: 'Approved' });
  expect((await given.product.admin.post(`/people/${booking._id}/withdraw`)).status).toBe(200);
  await pauseIsOver();
  await work();
  expect(given.server.mails).toHaveLength(1);
  const [decision] = await messages();
  expect(decision).toMatchObject({ template: 'booking-approved', status: 'waiting' });
  expect(decision).not.toHaveProperty('nextTry');
  expectError(await given.product.admin.post(`/outbox/${decision?._id}/resend`), 409);
});

it('who withdrew their consent can still set a new password', async () => {
  // Whoever mails the receipt before they withdraw has to try again.
  given.server.behave('defer');
  const { _id, email } = await anApplicant(given.product, { email: 'teacher@family.test' });
  await work();
  expect((await given.product.admin.post(`/people/${_id}/withdraw`)).status).toBe(200);
  given.server.behave('accept');
  await pauseIsOver();
  await work();
  expect(given.server.mails).toEqual([]);
  const asked = await given.product.visitor.post('/user/forgot-password').send({ email });
  expect(asked.body).toEqual({ message: 'If we know this address, a message with a link is on its way to it.' });
  await work();
  expect(given.server.mails.map(({ to, raw }) => [to, /Subject: (.*)\r/.exec(raw)?.[1]])).toEqual([
    [['teacher@family.test'], expect.stringMatching(/password/i) as string],
  ]);
});

describe('a mail whose link opens nothing any more', () => {
  const users = () => given.product.connection.collection('users');
  const askedWhileAway = async (): Promise<string> => {
    const { email } = await anApplicant(given.product, { email: 'teacher@family.test' });
    await work();
    given.server.mails.length = 0;
    given.server.behave('defer');
    await given.product.visitor.post('/user/forgot-password').send({ email });
    await work();
    given.server.behave('accept');
    return email;
  };

  it.each([
    ['after half an hour', { $set: { 'reset.until': new Date(0) } }],
    ['once it was used', { $unset: { reset: 1 } }],
    ['where a later one takes its place', { $set: { 'reset.nonce': 'another' } }],
  ])('is not sent: %s', async (_, change) => {
    const email = await askedWhileAway();
    await users().updateOne({ email }, change);
    await pauseIsOver();
    await work();
    expect(given.server.mails).toEqual([]);
    const [message] = await messages();
    expect(message).toMatchObject({
      template: 'password-reset',
      status: 'failed',
      lastError: 'its link is no longer valid',
    });
    expect(message).not.toHaveProperty('nextTry');
  });

  it('is no mail whose link is good yet', async () => {
    await askedWhileAway();
    await pauseIsOver();
    await work();
    expect(given.server.mails.map(({ to }) => to)).toEqual([['teacher@family.test']]);
  });
});
