import { aMessage } from './factories/index.js';
import { textOf } from './support/mail-server.js';
import { theMailingProduct } from './support/mailing-product.js';
import { aPlannable, aProfile, aSession, dayFromToday } from './support/plans.js';

const given = theMailingProduct();
const { messages, work, pauseIsOver } = given;

describe('mails about a session', () => {
  const allow = [2, 3].map((days) => ({ day: dayFromToday(days), reason: 'The family asked for it.' }));
  const isDue = (template: string) =>
    given.product.connection.collection('messages').updateOne({ template }, { $set: { nextTry: new Date(0) } });
  const subjects = () => given.server.mails.map((mail) => /^Subject: ([^:]*):/m.exec(textOf(mail))?.[1]);
  const planned = async () => {
    const { booking } = await aPlannable(given.product);
    await pauseIsOver();
    await work();
    given.server.mails.length = 0;
    return aSession(given.product, booking, await aProfile(given.product), { day: dayFromToday(2), allow });
  };
  const move = (id: string) => given.product.admin.put(`/sessions/${id}`).send({ day: dayFromToday(3), allow });

  it('go in the order of its changes where the first is tried again', async () => {
    const { _id } = await planned();
    // Many servers ask for a first mail once more after some minutes, and take the next one at once.
    given.server.behave('defer');
    await work();
    await move(_id);
    given.server.behave('accept');
    given.server.mails.length = 0;
    await isDue('session-moved');
    await work();
    expect(subjects()).toEqual([]);
    await isDue('sessions-planned');
    await isDue('session-moved');
    await work();
    expect(subjects()).toEqual(['Your sessions', 'A change of your sessions']);
  });

  it('go in the order of its changes where the first can be undone', async () => {
    const { _id } = await planned();
    await work();
    given.server.mails.length = 0;
    await move(_id);
    await given.product.admin.post(`/sessions/${_id}/cancel`).send({ by: 'provider' });
    await work();
    expect(subjects()).toEqual([]);
    await pauseIsOver();
    await work();
    expect(subjects()).toEqual(['A change of your sessions', 'Cancelled sessions']);
  });

  it('go after the decision on the booking', async () => {
    given.server.behave('defer');
    const { booking } = await aPlannable(given.product);
    await pauseIsOver();
    await work();
    given.server.behave('accept');
    given.server.mails.length = 0;
    await aSession(given.product, booking, await aProfile(given.product), { day: dayFromToday(2), allow });
    await work();
    expect(subjects()).toEqual([]);
    await isDue('booking-approved');
    await work();
    await isDue('sessions-planned');
    await work();
    expect(subjects()).toEqual([expect.stringContaining('Good news about your request'), 'Your sessions']);
  });

  it('that will not be are not sent after the booking was refused', async () => {
    const { _id, booking } = await planned();
    given.server.behave('defer');
    await work();
    await move(_id);
    const refused = { status: 'Rejected' };
    expect(
      (await given.product.admin.put(`/special-need-teacher/update-booking/${booking}`).send(refused)).status,
    ).toBe(200);
    given.server.behave('accept');
    given.server.mails.length = 0;
    await isDue('booking-rejected');
    await work();
    await pauseIsOver();
    await work();
    expect(given.server.mails).toHaveLength(1);
    expect(await messages()).not.toContainEqual(expect.objectContaining({ status: 'waiting' }));
  });
});

it('a second answer goes after the first, which is tried again', async () => {
  await given.product.visitor.post('/contact/addcontact').send({ ...aMessage(), email: 'writer@family.test' });
  await work();
  const [contact] = (await given.product.admin.get('/contact/getcontact')).body as { _id: string }[];
  const answer = (text: string) => given.product.admin.post(`/contact/${contact?._id}/answer`).send({ text });
  given.server.behave('defer');
  await answer('We open at nine.');
  await work();
  given.server.behave('accept');
  given.server.mails.length = 0;
  await answer('We open at eight.');
  await work();
  await pauseIsOver();
  await work();
  expect(given.server.mails.map((mail) => /We open at \w+/.exec(textOf(mail))?.[0])).toEqual([
    'We open at nine',
    'We open at eight',
  ]);
});
