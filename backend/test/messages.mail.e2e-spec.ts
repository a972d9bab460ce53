import type { Settings } from '../src/config/index.js';
import { RateLimits } from '../src/limits/index.js';
import { MailWorker } from '../src/messages/index.js';
import { openTransport } from '../src/messages/mail-transport.js';
import { aBooking, aMessage } from './factories/index.js';
import { aPlannable, aProfile, aSession, dayFromToday } from './support/plans.js';
import { aSentBooking, aSentCourseRequest, aSentMessage, family, happenings, looked } from './support/follow-up.js';
import { postFrom } from './support/from-address.js';
import { textOf } from './support/mail-server.js';
import { startProduct } from './support/product.js';
import { theTeacherProfile } from './support/teacher-profiles.js';
import { FROM, theMailingProduct } from './support/mailing-product.js';

const given = theMailingProduct();
const { messages, work, pauseIsOver } = given;

it('a booking is answered with its receipt, in the language of the family, and its message keeps none of it', async () => {
  const teacher = await theTeacherProfile(given.product, { tName: 'Kamala Silva' });
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
  await given.product.visitor.post('/readiness-teacher/add-booking').send(sent);
  await work();
  const [mail, ...more] = given.server.mails.map(textOf);
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
  const stored = await given.product.connection.collection('messages').find().toArray();
  expect(JSON.stringify([stored, await messages()])).not.toMatch(/Sithum|Speech delay|Kandana/);
});

it('a caller, who was not told of a copy, is answered without what they said', async () => {
  const said = aBooking('shadow-teacher', { childName: 'Sithum Perera', parentEmail: 'caller@family.test' });
  const caller = { parentName: 'Nimali', parentPhone: '0771234567', consentBy: 'phone' };
  const { status } = await given.product.admin.post('/shadow-teacher/enter-booking').send({ ...said, ...caller });
  expect(status).toBe(201);
  await work();
  const [mail] = given.server.mails.map(textOf);
  expect(mail).toContain('We have received your request');
  expect(mail).not.toMatch(/Sithum|what you sent us/);
});

it('the mail about a decision waits while it can be undone, and goes with it', async () => {
  const sent = { ...aBooking('shadow-teacher'), parentEmail: 'parent@family.test' };
  const { bookingId } = (await given.product.visitor.post('/shadow-teacher/add-booking').send(sent)).body as {
    bookingId: string;
  };
  const put = (status: string) =>
    given.product.admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ status });
  await put('Approved');
  await work();
  expect((await messages()).map(({ template, status }) => [template, status])).toEqual([
    ['booking-approved', 'waiting'],
    ['booking-received', 'sent'],
  ]);
  await put('Pending');
  expect((await messages()).map(({ template }) => template)).toEqual(['booking-received']);
  const decided = (await put('Approved')).body as { updatedAt: string };
  await pauseIsOver();
  await work();
  expect(given.server.mails.filter(({ to }) => to.includes('parent@family.test'))).toHaveLength(2);
  // Whoever would take it back has not seen that the family knows.
  const late = given.product.admin
    .put(`/shadow-teacher/update-booking/${bookingId}`)
    .set('If-Match', `"${decided.updatedAt}"`);
  expect((await late.send({ status: 'Pending' })).status).toBe(412);
});

it('an attempt that the mail server puts off is no change: who calls meanwhile marks what they read', async () => {
  given.server.behave('defer');
  await aSentMessage(given.product, { email: 'writer@family.test' });
  await work();
  const [read] = await messages();
  expect(read).toMatchObject({ status: 'waiting', lastError: expect.any(String) as string });
  await pauseIsOver();
  await work();
  const told = given.product.admin.post(`/outbox/${read?._id}/told`).set('If-Match', `"${read?.updatedAt}"`);
  expect((await told.send({ by: 'phone' })).body).toMatchObject({ status: 'told' });
});

it('the mail with the link of a course goes although its family has read it on its page', async () => {
  const sent = await aSentCourseRequest(given.product, { email: 'reader@family.test' });
  const { data } = (await given.product.admin.get('/course/course-requests')).body as {
    data: { requests: { _id: string }[] };
  };
  await given.product.admin.put(`/course/course-requests/${data.requests[0]?._id}`).send({ status: 'accepted' });
  expect(happenings(await looked(given.product, sent))).toEqual(['received', 'accepted', 'told']);
  await pauseIsOver();
  await work();
  expect((await messages()).map(({ template, status }) => [template, status])).toEqual([
    ['request-accepted', 'sent'],
    ['request-received', 'sent'],
  ]);
});

it('what is for the main contact of a family goes to the one it has when it is sent', async () => {
  const { booking, family } = await aPlannable(given.product, { parentPhone: '', parentEmail: '' });
  const contact = async (email: string) => {
    const contacts = [{ name: 'Nimali Perera', email, language: 'en', main: true }];
    expect((await given.product.admin.put(`/families/${family}`).send({ contacts })).status).toBe(200);
  };
  const sentTo = () => given.server.mails.flatMap(({ to }) => to);
  await contact('mistyped@family.test');
  given.server.behave('defer');
  const day = dayFromToday(2);
  const allow = [{ day, reason: 'The family asked for it.' }];
  await aSession(given.product, booking, await aProfile(given.product), { day, allow });
  await work();
  await contact('nimali@family.test');
  const [message] = await messages();
  expect(message).toMatchObject({ template: 'sessions-planned', to: 'nimali@family.test', status: 'waiting' });
  given.server.behave('accept');
  given.server.mails.length = 0;
  await pauseIsOver();
  await work();
  expect(sentTo()).toEqual(['nimali@family.test']);
  await contact('perera@family.test');
  expect((await given.product.admin.post(`/outbox/${message?._id}/resend`)).status).toBe(200);
  await work();
  expect(sentTo()).toEqual(['nimali@family.test', 'perera@family.test']);
});

it('the answer to a message goes by itself, and nobody has to tell it', async () => {
  await given.product.visitor.post('/contact/addcontact').send({ ...aMessage(), email: 'writer@family.test' });
  const contacts = async (filter = '{}') =>
    (await given.product.admin.get('/contact/getcontact').query({ filter })).body as { _id: string }[];
  const [message] = await contacts();
  await given.product.admin.post(`/contact/${message?._id}/answer`).send({ text: 'We open at eight.' });
  await work();
  const mail = given.server.mails.find((one) => textOf(one).includes('We open at eight.'));
  expect(mail?.to).toEqual(['writer@family.test']);
  expect(await contacts()).toMatchObject([{ told: { by: 'email' } }]);
  expect(await contacts('{"toTell":true}')).toEqual([]);
});

it('a password goes to no server that cannot encrypt', async () => {
  const { port } = new URL(given.server.url);
  const open = await openTransport({
    SMTP_URL: `smtp://somebody:secret@127.0.0.2:${port}`,
    MAIL_FROM: 'hello@onestep.test',
  } as Settings);
  const message = { subject: 'x', text: 'x', html: 'x' };
  await expect(open.send('1', 'parent@family.test', message)).rejects.toMatchObject({ isFinal: false });
  expect([given.server.mails, given.server.passwords]).toEqual([[], []]);
});

describe('messages of public forms', () => {
  const write = (email: string, from = '127.0.0.1') =>
    postFrom(given.product, from, '/contact/addcontact', { ...aMessage(), email });
  const left = async () => (await messages()).filter(({ status }) => status !== 'sent');

  it('end after ten an hour into one mailbox, however its address is spelt: nobody fills that of somebody else', async () => {
    const spellings = ['victim@gmail.com', 'v.ictim@gmail.com', 'victim+1@gmail.com', 'VICTIM@googlemail.com'];
    for (let sent = 0; sent < 12; sent += 1) await write(spellings[sent % spellings.length] ?? '');
    await work();
    expect(given.server.mails).toHaveLength(10);
    // Not sent on purpose: no failure that somebody has to look after.
    expect(await left()).toMatchObject(
      Array(2).fill({ status: 'waiting', lastError: 'too many messages to this address' }),
    );
    expect((await left()).filter((message) => 'nextTry' in message)).toEqual([]);
    const figures = (await given.product.admin.get('/dashboard/figures')).body as { outbox: object };
    expect(figures.outbox).toEqual({ toTell: 0, failed: 0 });
    const [first] = await left();
    await given.product.admin.post(`/outbox/${first?._id}/resend`);
    await work();
    expect(given.server.mails).toHaveLength(11);
  });

  it('end also where their sender changes and cancels again and again what was sent', async () => {
    const { token } = await aSentBooking(given.product, { parentEmail: 'attacker@family.test' });
    for (let sent = 0; sent < 12; sent += 1) {
      const changes = { parentEmail: 'victim@family.test', parentName: sent % 2 ? 'Nimal' : 'Kamal' };
      expect((await family(given.product).change({ token, ...changes })).status).toBe(200);
    }
    for (let sent = 0; sent < 3; sent += 1) {
      const message = await aSentMessage(given.product, { email: 'victim@family.test' });
      await family(given.product).cancel({ token: message.token });
    }
    await work();
    expect(given.server.mails.filter(({ to }) => to.includes('victim@family.test'))).toHaveLength(10);
  });

  it('of one visitor end after twenty an hour, to whomever they are, and others are answered all the same', async () => {
    for (let sent = 0; sent < 22; sent += 1) await write(`stranger${sent}@family.test`, '127.0.0.2');
    const { token } = await aSentBooking(given.product, { parentEmail: 'other@family.test' });
    await family(given.product).change({ token, parentName: 'Kamal' });
    await work();
    const recipients = given.server.mails.flatMap(({ to }) => to);
    expect(recipients.filter((to) => to.startsWith('stranger'))).toHaveLength(20);
    expect(recipients.filter((to) => to === 'other@family.test')).toHaveLength(2);
    expect(await left()).toMatchObject(
      Array(2).fill({ status: 'waiting', lastError: 'too many messages from this sender' }),
    );
    // Nobody's address stays with what is done, not even hashed.
    const stored = await given.product.connection.collection('messages').find().toArray();
    expect(stored.filter((message) => 'sender' in message)).toEqual([]);
  });

  it('of all visitors beyond three hundred an hour go later, and the office is told', async () => {
    const limits = given.product.app.get(RateLimits);
    for (let sent = 0; sent < 299; sent += 1) await limits.consume('publicFormsInAll', 'in all');
    await write('first@family.test', '127.0.0.3');
    await write('second@family.test', '127.0.0.4');
    await work();
    expect(given.server.mails).toHaveLength(1);
    const [postponed] = await left();
    expect(postponed).toMatchObject({ status: 'waiting', nextTry: expect.any(String) as string });
    const figures = async () =>
      ((await given.product.admin.get('/dashboard/figures')).body as { outbox: object }).outbox;
    expect(await figures()).toEqual({ toTell: 0, failed: 0, postponed: 1 });
    // As if the hour were over.
    await given.product.connection.collection('ratelimitusages').deleteMany({});
    await pauseIsOver();
    await work();
    expect(given.server.mails).toHaveLength(2);
    expect(await left()).toEqual([]);
    expect(await figures()).toEqual({ toTell: 0, failed: 0 });
  });
});

// The last one: Passport's strategy of this process is that of the product that has ended from here on.
it('a mail server that does not answer any more does not delay the stop', async () => {
  const stopping = await startProduct({ SMTP_URL: given.server.url, MAIL_FROM: FROM });
  given.server.behave('stall');
  await stopping.visitor.post('/contact/addcontact').send({ ...aMessage(), email: 'parent@family.test' });
  const working = stopping.app.get(MailWorker).sendDue();
  await given.server.stalled();
  const before = performance.now();
  await stopping.close();
  // The server would be waited for twenty seconds.
  expect(performance.now() - before).toBeLessThan(15_000);
  given.server.hangUp();
  await working;
});
