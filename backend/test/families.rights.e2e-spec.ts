import { bookingWords as en } from '#contract/booking-words-en';
import { longDay } from '#contract/day-text';
import { Erasures } from '../src/people/index.js';
import { aBooking } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { aFamily, EMAIL, NAME, people, PHONE } from './support/family.js';
import { aMember, aPlacedChild, aSession, day } from './support/placed-child.js';
import { ADMIN, theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';

const product = theProduct();

interface Exported {
  readonly bookings: readonly { readonly _id: string }[];
  readonly courseRequests: readonly { readonly _id: string }[];
  readonly messages: readonly { readonly _id: string }[];
}
const stored = (name: string) => product.connection.collection(name);
const idsOf = ({ bookings, courseRequests, messages }: Exported) =>
  [...bookings, ...courseRequests, ...messages].map(({ _id }) => _id);
const recordsOf = async (id: string) =>
  ((await product.admin.get(`/families/${id}`)).body as { records: { entity: string; id: string }[] }).records;
const bookingOf = async (id: string) => (await recordsOf(id)).find(({ entity }) => entity === 'booking')?.id ?? '';
const book = async (parent: object) => {
  const { body } = await product.visitor
    .post('/shadow-teacher/add-booking')
    .send(aBooking('shadow-teacher', { ...parent }));
  return (body as { bookingId: string }).bookingId;
};
/** What the modules that plan sessions and write about them store. */
async function plan(booking: string, family: string): Promise<void> {
  const allowed = { warnings: ['timeOff'], reason: 'Kumari comes back early from the hospital.' };
  await stored('sessions').insertOne({ booking, family, day: '2027-01-05', at: '09:00', allowed });
  await stored('sessionnotes').insertOne({ booking, family, forFamily: 'wombat' });
  await stored('goals').insertOne({ booking, family, title: 'Greets a friend' });
  await stored('series').insertOne({ booking });
}
const isPlanned = async () =>
  Promise.all(['sessions', 'sessionnotes', 'goals', 'series'].map((name) => stored(name).countDocuments()));

describe('the copy of a family', () => {
  const copy = (id: string, body: object = {}) => product.admin.post(`/families/${id}/export`).send(body);

  it('has what belongs to it, with sessions and goals, and nothing that is only suggested', async () => {
    const id = await aFamily(product);
    await plan(await bookingOf(id), id);
    await book({ parentName: 'Somebody', parentPhone: PHONE });
    const { status, headers, body } = await copy(id);
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="one-step-family.json"']);
    expect(body).toMatchObject({
      family: { _id: id, name: NAME, contacts: [{ phone: PHONE, email: EMAIL }], children: [{ name: 'Kasun' }] },
      sessions: [{ day: '2027-01-05' }],
      sessionnotes: [{ forFamily: 'wombat' }],
      goals: [{ title: 'Greets a friend' }],
      series: [{}],
      told: [{}, {}, {}],
    });
    expect(idsOf(body as Exported).sort()).toEqual((await recordsOf(id)).map((record) => record.id).sort());
    // Why a session was allowed on a colleague's day off is about the colleague.
    expect(JSON.stringify(body)).not.toMatch(
      new RegExp(`Somebody|Stranger|Another|Kumari|timeOff|followUpHash|${ADMIN.email}`),
    );
  });

  it('has only what was ticked, and nothing that does not belong to it', async () => {
    const id = await aFamily(product);
    const own = await bookingOf(id);
    const suggested = await book({ parentName: 'Somebody', parentPhone: PHONE });
    expect(idsOf((await copy(id, { records: [own] })).body as Exported)).toEqual([own]);
    expectError(await copy(id, { records: [own, suggested] }), 400, {
      records: expect.stringContaining('not on this page') as string,
    });
  });

  it('in part has no number of a contact who sent none of that part: the other parent may live elsewhere', async () => {
    const father = { name: 'Imran Nazeer', phone: '0701112233', language: 'en' };
    const mother = { name: 'Ayesha Nazeer', phone: PHONE, email: EMAIL, language: 'si' };
    const { body } = await product.admin.post('/families').send({ name: 'Nazeer', contacts: [father, mother] });
    const { _id: id } = body as { _id: string };
    const contactsIn = async (records?: readonly string[]) =>
      ((await copy(id, { records })).body as { family: { contacts: { name: string }[] } }).family.contacts.map(
        ({ name }) => name,
      );
    expect(await contactsIn()).toEqual([father.name, mother.name]);
    const hers = await book({ parentName: 'AYESHA  nazeer', parentPhone: '0705550000' });
    const fromHerNumber = await book({ parentName: 'A. N.', parentPhone: PHONE });
    const his = await book({ parentName: father.name, parentPhone: father.phone });
    const all = [hers, fromHerNumber, his];
    const add = all.map((record) => ({ entity: 'booking', id: record }));
    expect((await product.admin.post(`/families/${id}/records`).send({ add })).status).toBe(200);
    expect(await contactsIn([hers])).toEqual([mother.name]);
    expect(await contactsIn([fromHerNumber])).toEqual([mother.name]);
    expect(await contactsIn([his])).toEqual([father.name]);
    for (const records of [all, undefined]) expect(await contactsIn(records)).toEqual([father.name, mother.name]);
    const { text } = await product.admin.post(`/people/${id}/export`).send({ records: [hers] });
    expect(text).not.toMatch(/0701112233/);
  });

  it('closes no request about data, and is in the audit', async () => {
    const id = await aFamily(product);
    await product.admin.post(`/people/${id}/data-requests`).send({ kind: 'access' });
    await copy(id);
    expect((await product.admin.get('/data-requests')).body).toMatchObject([{ status: 'open', person: { _id: id } }]);
    const filter = JSON.stringify({ entity: 'family', recordId: id, action: 'exported' });
    expect((await product.admin.get('/audit').query({ filter })).body).toMatchObject([{ count: 3 }]);
  });

  answers404ForUnknownIds((id) => copy(id));
  it('is none of an applicant', async () => expectError(await copy((await anApplicant(product))._id), 404));
});

describe('an erasure', () => {
  const erase = (id: string, body: object = {}) =>
    product.admin.post(`/families/${id}/erase`).send({ reason: 'They asked.', ...body });

  it('of a family takes all that belongs to it and itself, and nothing else', async () => {
    const id = await aFamily(product);
    await plan(await bookingOf(id), id);
    await product.admin.post(`/people/${id}/data-requests`).send({ kind: 'erasure' });
    const suggested = await book({ parentName: 'Somebody', parentPhone: PHONE });
    const { status, body } = await erase(id);
    expect([status, body]).toEqual([
      200,
      {
        message: 'Erased for good: 3 records.',
        erased: { bookings: 1, courseRequests: 1, messages: 1, applications: 0 },
      },
    ]);
    expectError(await product.admin.get(`/families/${id}`), 404);
    expect(await isPlanned()).toEqual([0, 0, 0, 0]);
    expect((await people(product)).map(({ _id }) => _id)).toContain(suggested);
    expect(await people(product)).toHaveLength(3);
    expect((await product.admin.get('/data-requests')).body).toMatchObject([{ status: 'done', how: 'erased' }]);
  });

  it('of some records leaves the family, and what is planned with the others', async () => {
    const id = await aFamily(product);
    const booking = await bookingOf(id);
    await plan(booking, id);
    const others = (await recordsOf(id)).filter(({ entity }) => entity !== 'booking').map((record) => record.id);
    await erase(id, { records: others });
    expect(await recordsOf(id)).toMatchObject([{ id: booking }]);
    expect(await isPlanned()).toEqual([1, 1, 1, 1]);
    await erase(id, { records: [booking] });
    expectError(await product.admin.get(`/families/${id}`), 404);
    expect(await isPlanned()).toEqual([0, 0, 0, 0]);
  });

  it('takes what is suggested where it is named, and no stranger’s', async () => {
    const id = await aFamily(product);
    const own = (await recordsOf(id)).map((record) => record.id);
    const suggested = await book({ parentName: 'Somebody', parentPhone: PHONE });
    const stranger = (await people(product, 'Stranger'))[0]?._id;
    expectError(await erase(id, { records: [...own, stranger] }), 400, {
      records: expect.stringContaining('not on this page') as string,
    });
    expect((await erase(id, { records: [...own, suggested] })).body).toMatchObject({ erased: { bookings: 2 } });
    expect((await people(product)).map(({ name }) => name)).toEqual([undefined, 'Stranger']);
  });

  it('of what is only suggested leaves a family to which nothing belongs yet', async () => {
    const contacts = [{ name: 'Nimali Perera', phone: PHONE, language: 'en', main: true }];
    const made = await product.admin.post('/families').send({ name: 'Perera', contacts, children: [] });
    const { _id } = made.body as { _id: string };
    const suggested = await book({ parentName: 'Somebody', parentPhone: PHONE });
    expect((await erase(_id, { records: [suggested] })).body).toMatchObject({ erased: { bookings: 1 } });
    expect((await product.admin.get(`/families/${_id}`)).status).toBe(200);
    await erase(_id);
    expectError(await product.admin.get(`/families/${_id}`), 404);
  });

  it.each(['families', 'people'])(
    'tells staff once by /%s which sessions will not be, and nothing of the child',
    async (by) => {
      const placed = await aPlacedChild(product);
      const another = await aPlacedChild(product, placed);
      const [kumari, ruwan] = [await aMember(product), await aMember(product)];
      await aSession(product, placed, kumari, { day: day(1) });
      await aSession(product, another, kumari, { day: day(3), at: '08:00' });
      await aSession(product, placed, ruwan, { day: day(2) });
      await aSession(product, placed, kumari, { day: day(-1) });
      await aSession(product, placed, kumari, { day: day(4), status: 'cancelled' });
      const sessions = await stored('sessions').find().toArray();
      const told = () => stored('messages').find({ template: 'staff-erased' }).sort({ _id: 1 }).toArray();

      expect((await product.admin.post(`/${by}/${placed.family}/erase`).send({ reason: 'They asked.' })).status).toBe(
        200,
      );
      const messages = await told();
      expect(messages.map(({ recordId }) => recordId as string).sort()).toEqual([kumari.account, ruwan.account].sort());
      const lines = [`${longDay(day(1), en.days)}, 15:30–16:15`, `${longDay(day(3), en.days)}, 08:00–08:45`];
      const filter = JSON.stringify({ template: 'staff-erased', recordId: kumari.account });
      const outbox = await product.admin.get('/outbox').query({ filter });
      expect(outbox.body).toMatchObject([{ text: expect.stringContaining(lines.join('\n')) as string }]);
      const traces = [
        placed.booking,
        another.booking,
        placed.reference,
        another.reference,
        placed.family,
        placed.child,
      ];
      expect(JSON.stringify([messages, outbox.body])).not.toMatch(new RegExp(`Sithum|Nimali|${traces.join('|')}`));

      // A restored backup brings the sessions back: those who were to come to them are told once more, and nobody twice.
      await stored('sessions').insertMany(sessions);
      await product.app.get(Erasures).eraseAgain();
      expect(await told()).toHaveLength(4);
      await product.app.get(Erasures).eraseAgain();
      expect(await told()).toHaveLength(4);
    },
  );

  it('leaves staff what they were told before, and not about whom', async () => {
    const placed = await aPlacedChild(product);
    const { profile, account } = await aMember(product);
    const slot = { day: day(3), at: '15:00', minutes: 60, place: 'centre' };
    const allow = [{ day: day(3), reason: 'Agreed by phone.' }];
    const planned = await product.admin.post('/sessions').send({ booking: placed.booking, profile, ...slot, allow });
    expect(planned.status).toBe(201);
    await erase(placed.family);
    const filter = JSON.stringify({ recordId: account, template: 'staff-planned' });
    const { body, text } = await product.admin.get('/outbox').query({ filter });
    expect(body).toMatchObject([{ subject: 'New sessions for you' }]);
    expect(text).not.toContain(placed.reference);
  });

  it('is repeated where a restored backup brings the family back', async () => {
    const id = await aFamily(product);
    const families = await stored('families').find().toArray();
    const bookings = await stored('bookings').find().toArray();
    await erase(id);
    await stored('families').insertMany(families);
    await stored('bookings').deleteMany({});
    await stored('bookings').insertMany(bookings);
    expect(await product.app.get(Erasures).eraseAgain()).toBe(1);
    expect(await stored('families').countDocuments()).toBe(0);
    expect(await stored('bookings').countDocuments()).toBe(1);
  });

  it('is repeated for the families that were added to it, which a restored backup brings back as they were', async () => {
    const contacts = [{ name: 'Ruwan Silva', phone: '0719876543', language: 'en' }];
    const other = async () =>
      ((await product.admin.post('/families').send({ name: 'Silva', contacts })).body as { _id: string })._id;
    const [id, second, third] = [await aFamily(product), await other(), await other()];
    const families = await stored('families').find().toArray();
    await product.admin.post(`/families/${second}/merge`).send({ other: third });
    await product.admin.post(`/families/${id}/merge`).send({ other: second });
    await erase(id);
    await stored('families').insertMany(families);
    await product.app.get(Erasures).eraseAgain();
    expect(await stored('families').countDocuments()).toBe(0);
  });

  it('of a family without records takes the family', async () => {
    const contacts = [{ name: 'Nobody yet', language: 'en' }];
    const { body } = await product.admin.post('/families').send({ name: 'Nobody yet', contacts });
    const { _id } = body as { _id: string };
    expect((await erase(_id)).status).toBe(200);
    expect(await stored('families').countDocuments()).toBe(0);
  });

  answers404ForUnknownIds((id) => erase(id));
});
