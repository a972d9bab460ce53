import type { Settings } from '../src/config/index.js';
import { RateLimits } from '../src/limits/index.js';
import { MailWorker, MessagesService } from '../src/messages/index.js';
import type { Message as Sent } from '../src/messages/message.schema.js';
import { openTransport } from '../src/messages/mail-transport.js';
import { aBooking, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aSentBooking, aSentCourseRequest, aSentMessage, family, happenings, looked } from './support/follow-up.js';
import { postFrom } from './support/from-address.js';
import { type MailServer, startMailServer, textOf } from './support/mail-server.js';
import { type Product, startProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

interface Message {
  _id: string;
  status: string;
  template: string;
  lastError?: string;
}
const FROM = 'One Step <hello@onestep.test>';
const BOUNCE_TOKEN = 'a token for bounces, for tests only';
let server: MailServer;
let product: Product;
beforeAll(async () => {
  server = await startMailServer();
  product = await startProduct({ SMTP_URL: server.url, MAIL_FROM: FROM, RATE_LIMITS: 'on', BOUNCE_TOKEN });
}, 60_000);
afterEach(() => product.clear());
afterAll(async () => {
  await product.close();
  await server.close();
});

beforeEach(() => {
  server.behave('accept');
  server.mails.length = 0;
});

const outbox = async () => (await product.admin.get('/outbox')).body as Message[];
const work = () => product.app.get(MailWorker).sendDue();
/** As if the ten seconds were over. */
const pauseIsOver = () =>
  product.connection.collection('messages').updateMany({ status: 'waiting' }, { $set: { nextTry: new Date(0) } });

it('a booking is answered with its receipt, in the language of the family, and the outbox keeps none of it', async () => {
  const teacher = await theTeacherProfile(product, { tName: 'Kamala Silva' });
  const sent = {
    ...aBooking('readiness-teacher', {
      childName: 'Sithum Perera',
      preferredStaff: teacher._id,
      language: 'si',
    }),
    parentName: 'Nimali',
    parentPhone: '0771234567',
    parentEmail: 'parent@family.test',
  };
  await product.visitor.post('/readiness-teacher/add-booking').send(sent);
  await work();
  const [mail, ...more] = server.mails.map(textOf);
  expect(more).toEqual([]);
  for (const line of [
    'ඔබ තෝරාගත් කෙනා: Kamala Silva',
    'දරුවාගේ නම: Sithum Perera',
    'සතියකට පැය ගණන: 8',
    'ආරම්භ වන දිනය: 2027 ජනවාරි 5',
  ])
    expect(mail).toContain(line);
  expect(mail).not.toMatch(/Subject:.*Sithum/);
  expect(mail).not.toMatch(/Speech delay|Kandana|0771234567/);
  const stored = await product.connection.collection('messages').find().toArray();
  expect(JSON.stringify([stored, await outbox()])).not.toMatch(/Sithum|Speech delay|Kandana/);
});

it('a caller, who was not told of a copy, is answered without what they said', async () => {
  const said = aBooking('shadow-teacher', { childName: 'Sithum Perera', parentEmail: 'caller@family.test' });
  const caller = { parentName: 'Nimali', parentPhone: '0771234567', consentBy: 'phone' };
  const { status } = await product.admin.post('/shadow-teacher/enter-booking').send({ ...said, ...caller });
  expect(status).toBe(201);
  await work();
  const [mail] = server.mails.map(textOf);
  expect(mail).toContain('We have received your request');
  expect(mail).not.toMatch(/Sithum|what you sent us/);
});

it('the mail about a decision waits while it can be undone, and goes with it', async () => {
  const sent = { ...aBooking('shadow-teacher'), parentEmail: 'parent@family.test' };
  const { bookingId } = (await product.visitor.post('/shadow-teacher/add-booking').send(sent)).body as {
    bookingId: string;
  };
  const put = (status: string) => product.admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ status });
  await put('Approved');
  await work();
  expect((await outbox()).map(({ template, status }) => [template, status])).toEqual([
    ['booking-approved', 'waiting'],
    ['booking-received', 'sent'],
  ]);
  await put('Pending');
  expect((await outbox()).map(({ template }) => template)).toEqual(['booking-received']);
  const decided = (await put('Approved')).body as { updatedAt: string };
  await pauseIsOver();
  await work();
  expect(server.mails.filter(({ to }) => to.includes('parent@family.test'))).toHaveLength(2);
  // Whoever would take it back has not seen that the family knows.
  const late = product.admin
    .put(`/shadow-teacher/update-booking/${bookingId}`)
    .set('If-Match', `"${decided.updatedAt}"`);
  expect((await late.send({ status: 'Pending' })).status).toBe(412);
});

it('the mail with the link of a course goes although its family has read it on its page', async () => {
  const sent = await aSentCourseRequest(product, { email: 'reader@family.test' });
  const { data } = (await product.admin.get('/course/course-requests')).body as {
    data: { requests: { _id: string }[] };
  };
  await product.admin.put(`/course/course-requests/${data.requests[0]?._id}`).send({ status: 'accepted' });
  expect(happenings(await looked(product, sent))).toEqual(['received', 'accepted', 'told']);
  await pauseIsOver();
  await work();
  expect((await outbox()).map(({ template, status }) => [template, status])).toEqual([
    ['request-accepted', 'sent'],
    ['request-received', 'sent'],
  ]);
});

it('the answer to a message goes by itself, and nobody has to tell it', async () => {
  await product.visitor.post('/contact/addcontact').send({ ...aMessage(), email: 'writer@family.test' });
  const contacts = async (filter = '{}') =>
    (await product.admin.get('/contact/getcontact').query({ filter })).body as { _id: string }[];
  const [message] = await contacts();
  await product.admin.post(`/contact/${message?._id}/answer`).send({ text: 'We open at eight.' });
  await work();
  const mail = server.mails.find((one) => textOf(one).includes('We open at eight.'));
  expect(mail?.to).toEqual(['writer@family.test']);
  expect(await contacts()).toMatchObject([{ told: { by: 'email' } }]);
  expect(await contacts('{"toTell":true}')).toEqual([]);
});

describe('the private address goes', () => {
  const recipients = () => server.mails.flatMap(({ to }) => to);

  it('where the family corrected it to, although the first mail was late', async () => {
    server.behave('defer');
    const { token } = await aSentBooking(product, { parentEmail: 'typo@family.test' });
    await work();
    await family(product).change({ token, parentEmail: 'fixed@family.test' });
    server.behave('accept');
    await pauseIsOver();
    await work();
    // The address before is told that it was changed, and nothing else.
    expect(recipients()).toEqual(['fixed@family.test', 'fixed@family.test', 'typo@family.test']);
    expect(server.mails[2]?.raw).not.toMatch(/booking-status#/);
  });

  it('where the office corrected it to, when it is sent again', async () => {
    await aSentBooking(product, { parentEmail: 'typo@family.test' });
    await work();
    const [booking] = (await product.admin.get('/shadow-teacher/view-booking')).body as [{ _id: string }];
    const path = `/shadow-teacher/update-booking/${booking._id}`;
    await product.admin.put(path).send({ parentEmail: 'fixed@family.test' });
    const [receipt] = await outbox();
    expect((await product.admin.post(`/outbox/${receipt?._id}/resend`)).status).toBe(200);
    await work();
    expect(recipients()).toEqual(['typo@family.test', 'fixed@family.test']);
    // Mailboxes drop a second mail of the same Message-ID.
    expect(new Set(server.mails.map(({ raw }) => /Message-ID: (\S+)/.exec(raw)?.[1])).size).toBe(2);
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
    await product.connection.collection('messages').insertOne({ ...mail, ...about, ...times, status: 'waiting' });
  };

  it('is not sent where its record is gone', async () => {
    await stored({ entity: 'booking', recordId: 'a'.repeat(24), kind: 'shadow-teacher' }, 'booking-received');
    await work();
    expect(server.mails).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  it('is not sent where the decision it tells is not the decision', async () => {
    await aSentBooking(product, { parentEmail: 'parent@family.test' });
    await work();
    const [booking] = (await product.admin.get('/shadow-teacher/view-booking')).body as [{ _id: string }];
    const about = { entity: 'booking', recordId: booking._id, kind: 'shadow-teacher' };
    await stored(about, 'booking-approved');
    await work();
    expect(server.mails.map(({ raw }) => /Subject: (.*)\r/.exec(raw)?.[1])).toEqual([
      expect.stringMatching(/We have your request/) as string,
    ]);
    expect((await outbox()).map(({ template }) => template)).toEqual(['booking-received']);
  });
});

it('a mail that was on its way when another decision took its place tells nobody of that one', async () => {
  await aSentBooking(product, { parentEmail: 'parent@family.test' });
  await work();
  const booking = async () =>
    ((await product.admin.get('/shadow-teacher/view-booking')).body as [{ _id: string; toTell?: boolean }])[0];
  const path = `/shadow-teacher/update-booking/${(await booking())._id}`;
  await product.admin.put(path).send({ status: 'Approved' });
  const approved = await product.connection.model<Sent>('Message').findOne({ template: 'booking-approved' }).lean();
  await product.admin.put(path).send({ status: 'Rejected' });
  if (approved === null) throw new Error('There is no message.');
  await product.app.get(MessagesService).sent(approved, 'parent@family.test', new Date());
  expect(await booking()).toMatchObject({ status: 'Rejected', toTell: true });
});

it('nothing is mailed to somebody who withdrew their consent, and a person may tell them', async () => {
  await aSentBooking(product, { parentEmail: 'parent@family.test' });
  await work();
  const [booking] = (await product.admin.get('/shadow-teacher/view-booking')).body as [{ _id: string }];
  await product.admin.put(`/shadow-teacher/update-booking/${booking._id}`).send({ status: 'Approved' });
  expect((await product.admin.post(`/people/${booking._id}/withdraw`)).status).toBe(200);
  await pauseIsOver();
  await work();
  expect(server.mails).toHaveLength(1);
  const [decision] = await outbox();
  expect(decision).toMatchObject({ template: 'booking-approved', status: 'waiting' });
  expect(decision).not.toHaveProperty('nextTry');
  expectError(await product.admin.post(`/outbox/${decision?._id}/resend`), 409);
});

it('who withdrew their consent can still set a new password', async () => {
  // Whoever mails the receipt before they withdraw has to try again.
  server.behave('defer');
  const { _id, email } = await anApplicant(product, { email: 'teacher@family.test' });
  await work();
  expect((await product.admin.post(`/people/${_id}/withdraw`)).status).toBe(200);
  server.behave('accept');
  await pauseIsOver();
  await work();
  expect(server.mails).toEqual([]);
  const asked = await product.visitor.post('/user/forgot-password').send({ email });
  expect(asked.body).toEqual({ message: 'If we know this address, a message with a link is on its way to it.' });
  await work();
  expect(server.mails.map(({ to, raw }) => [to, /Subject: (.*)\r/.exec(raw)?.[1]])).toEqual([
    [['teacher@family.test'], expect.stringMatching(/password/i) as string],
  ]);
});

describe('a mail whose link opens nothing any more', () => {
  const users = () => product.connection.collection('users');
  const askedWhileAway = async (): Promise<string> => {
    const { email } = await anApplicant(product, { email: 'teacher@family.test' });
    await work();
    server.mails.length = 0;
    server.behave('defer');
    await product.visitor.post('/user/forgot-password').send({ email });
    await work();
    server.behave('accept');
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
    expect(server.mails).toEqual([]);
    const [message] = await outbox();
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
    expect(server.mails.map(({ to }) => to)).toEqual([['teacher@family.test']]);
  });
});

it('a password goes to no server that cannot encrypt', async () => {
  const { port } = new URL(server.url);
  const open = await openTransport({
    SMTP_URL: `smtp://somebody:secret@127.0.0.2:${port}`,
    MAIL_FROM: 'hello@onestep.test',
  } as Settings);
  const message = { subject: 'x', text: 'x', html: 'x' };
  await expect(open.send('1', 'parent@family.test', message)).rejects.toMatchObject({ isFinal: false });
  expect([server.mails, server.passwords]).toEqual([[], []]);
});

describe('messages of public forms', () => {
  const write = (email: string, from = '127.0.0.1') =>
    postFrom(product, from, '/contact/addcontact', { ...aMessage(), email });
  const left = async () => (await outbox()).filter(({ status }) => status !== 'sent');

  it('end after ten an hour into one mailbox, however its address is spelt: nobody fills that of somebody else', async () => {
    const spellings = ['victim@gmail.com', 'v.ictim@gmail.com', 'victim+1@gmail.com', 'VICTIM@googlemail.com'];
    for (let sent = 0; sent < 12; sent += 1) await write(spellings[sent % spellings.length] ?? '');
    await work();
    expect(server.mails).toHaveLength(10);
    // Not sent on purpose: no failure that somebody has to look after.
    expect(await left()).toMatchObject(
      Array(2).fill({ status: 'waiting', lastError: 'too many messages to this address' }),
    );
    expect((await left()).filter((message) => 'nextTry' in message)).toEqual([]);
    const figures = (await product.admin.get('/dashboard/figures')).body as { outbox: object };
    expect(figures.outbox).toEqual({ toTell: 0, failed: 0 });
    const [first] = await left();
    await product.admin.post(`/outbox/${first?._id}/resend`);
    await work();
    expect(server.mails).toHaveLength(11);
  });

  it('end also where their sender changes and cancels again and again what was sent', async () => {
    const { token } = await aSentBooking(product, { parentEmail: 'attacker@family.test' });
    for (let sent = 0; sent < 12; sent += 1) {
      const changes = { parentEmail: 'victim@family.test', parentName: sent % 2 ? 'Nimal' : 'Kamal' };
      expect((await family(product).change({ token, ...changes })).status).toBe(200);
    }
    for (let sent = 0; sent < 3; sent += 1) {
      const message = await aSentMessage(product, { email: 'victim@family.test' });
      await family(product).cancel({ token: message.token });
    }
    await work();
    expect(server.mails.filter(({ to }) => to.includes('victim@family.test'))).toHaveLength(10);
  });

  it('of one visitor end after twenty an hour, to whomever they are, and others are answered all the same', async () => {
    for (let sent = 0; sent < 22; sent += 1) await write(`stranger${sent}@family.test`, '127.0.0.2');
    const { token } = await aSentBooking(product, { parentEmail: 'other@family.test' });
    await family(product).change({ token, parentName: 'Kamal' });
    await work();
    const recipients = server.mails.flatMap(({ to }) => to);
    expect(recipients.filter((to) => to.startsWith('stranger'))).toHaveLength(20);
    expect(recipients.filter((to) => to === 'other@family.test')).toHaveLength(2);
    expect(await left()).toMatchObject(
      Array(2).fill({ status: 'waiting', lastError: 'too many messages from this sender' }),
    );
    // Nobody's address stays with what is done, not even hashed.
    const stored = await product.connection.collection('messages').find().toArray();
    expect(stored.filter((message) => 'sender' in message)).toEqual([]);
  });

  it('of all visitors beyond three hundred an hour go later, and the office is told', async () => {
    const limits = product.app.get(RateLimits);
    for (let sent = 0; sent < 299; sent += 1) await limits.consume('publicFormsInAll', 'in all');
    await write('first@family.test', '127.0.0.3');
    await write('second@family.test', '127.0.0.4');
    await work();
    expect(server.mails).toHaveLength(1);
    const [postponed] = await left();
    expect(postponed).toMatchObject({ status: 'waiting', nextTry: expect.any(String) as string });
    const figures = async () => ((await product.admin.get('/dashboard/figures')).body as { outbox: object }).outbox;
    expect(await figures()).toEqual({ toTell: 0, failed: 0, postponed: 1 });
    // As if the hour were over.
    await product.connection.collection('usedlimits').deleteMany({});
    await pauseIsOver();
    await work();
    expect(server.mails).toHaveLength(2);
    expect(await left()).toEqual([]);
    expect(await figures()).toEqual({ toTell: 0, failed: 0 });
  });
});

describe('a mail that comes back', () => {
  const report = (id: string, action = 'failed', code = '5.1.1') => `From: MAILER-DAEMON@onestep.test
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

Nimali of 12 Lake Road is unknown here.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.onestep.test

Final-Recipient: rfc822; parent@family.test
Action: ${action}
Status: ${code}
Diagnostic-Code: smtp; 550 Nimali of 12 Lake Road is unknown here

--b
Content-Type: text/rfc822-headers

Message-ID: <${id}@onestep.test>

--b--
`;
  const bounce = (body: string, token = BOUNCE_TOKEN, type = 'message/rfc822') =>
    product.as(token).post('/mail/bounces').set('Content-Type', type).send(body);
  /** A decision whose mail was handed over. */
  const decided = async (): Promise<{ id: string; path: string }> => {
    await aSentBooking(product, { parentEmail: 'parent@family.test' });
    const [booking] = (await product.admin.get('/shadow-teacher/view-booking')).body as [{ _id: string }];
    const path = `/shadow-teacher/update-booking/${booking._id}`;
    await product.admin.put(path).send({ status: 'Approved' });
    await pauseIsOver();
    await work();
    const [message] = await outbox();
    expect(message).toMatchObject({ template: 'booking-approved', status: 'sent' });
    return { id: message?._id ?? '', path };
  };
  const bookings = async (filter = '{}') =>
    (await product.admin.get('/shadow-teacher/view-booking').query({ filter })).body as object[];

  it('has failed, stands before the office with the code alone, and its person has to be told', async () => {
    const { id } = await decided();
    expect(await bookings('{"toTell":true}')).toEqual([]);
    for (let again = 0; again < 2; again += 1) expect((await bounce(report(id))).status).toBe(204);
    const [message] = await outbox();
    expect(message).toMatchObject({ _id: id, status: 'failed', lastError: 'bounced 5.1.1' });
    expect(message).not.toHaveProperty('sentAt');
    const stored = await product.connection.collection('messages').find().toArray();
    expect(JSON.stringify(stored)).not.toContain('Lake Road');
    expect(await bookings('{"toTell":true}')).toMatchObject([{ status: 'Approved', toTell: true }]);
    const figures = (await product.admin.get('/dashboard/figures')).body as { outbox: object };
    expect(figures.outbox).toMatchObject({ toTell: 1, failed: 1 });
    const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ recordId: id }) });
    expect(body).toMatchObject([{ entity: 'message', action: 'updated', from: 'sent', to: 'failed' }]);
    // Sent again, it is another mail: a late report of the first one is not about it.
    await product.admin.post(`/outbox/${id}/resend`);
    await work();
    await bounce(report(id));
    expect((await outbox())[0]).toMatchObject({ status: 'sent' });
    await bounce(report(`${id}.1`));
    expect((await outbox())[0]).toMatchObject({ status: 'failed' });
  });

  it('is named in what is asked of the mail server, and its text is not sent back', async () => {
    const { id } = await decided();
    expect(server.envelopes.at(-1)).toMatchObject({ envid: `${id}@onestep.test`, ret: 'HDRS' });
  });

  it.each([
    ['is late only', (id: string) => report(id, 'delayed', '4.4.1')],
    ['is not ours', () => report('f'.repeat(24))],
    ['is an answer of a person', (id: string) => `In-Reply-To: <${id}@onestep.test>\n\nThank you!`],
    ['is nothing', () => ''],
  ])('is answered alike where it %s, and changes nothing', async (_what, mail) => {
    const { id } = await decided();
    expect((await bounce(mail(id))).status).toBe(204);
    expect((await outbox())[0]).toMatchObject({ _id: id, status: 'sent' });
  });

  it('tells nobody of a decision that was changed since', async () => {
    const { id, path } = await decided();
    await product.admin.put(path).send({ status: 'Rejected' });
    await bounce(report(id));
    expect((await outbox()).map(({ template, status }) => [template, status])).toContainEqual([
      'booking-approved',
      'sent',
    ]);
    expect(await bookings('{"toTell":true}')).toMatchObject([{ status: 'Rejected' }]);
  });

  it('is reported by nobody without the token: the address is not there', async () => {
    const { id } = await decided();
    const unknown = await product.visitor.post('/nothing').send({});
    for (const token of ['', BOUNCE_TOKEN.slice(1), `${BOUNCE_TOKEN}x`]) {
      const answer = await bounce(report(id), token);
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
    expect((await product.admin.post('/mail/bounces').send({})).status).toBe(404);
    expect((await outbox())[0]).toMatchObject({ status: 'sent' });
  });

  it('is read whatever type it is sent as, and not where it is larger than any report', async () => {
    const { id } = await decided();
    expectError(await bounce(`${report(id)}${'x'.repeat(1024 * 1024)}`), 413);
    expect((await outbox())[0]).toMatchObject({ status: 'sent' });
    expect((await bounce(report(id), BOUNCE_TOKEN, 'application/x-www-form-urlencoded')).status).toBe(204);
    expect((await outbox())[0]).toMatchObject({ status: 'failed' });
  });
});

// The last one: Passport's strategy of this process is that of the product that has ended from here on.
it('a mail server that does not answer any more does not delay the stop', async () => {
  const stopping = await startProduct({ SMTP_URL: server.url, MAIL_FROM: FROM });
  server.behave('stall');
  await stopping.visitor.post('/contact/addcontact').send({ ...aMessage(), email: 'parent@family.test' });
  const working = stopping.app.get(MailWorker).sendDue();
  await server.stalled();
  const before = performance.now();
  await stopping.close();
  // The server would be waited for twenty seconds.
  expect(performance.now() - before).toBeLessThan(15_000);
  server.hangUp();
  await working;
});
