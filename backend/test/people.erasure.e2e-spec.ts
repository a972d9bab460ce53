import { NOTICE_VERSION } from '#contract/notice';
import { work } from '../src/database/embedded/query/scan.js';
import { Erasures } from '../src/people/index.js';
import { aBooking, aMessage } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { aFamily, NAME, people, PHONE, thePerson } from './support/family.js';
import { aStaffMember, dayFromToday } from './support/plans.js';
import { theProduct } from './support/product.js';
import { filled } from './support/suspected-spam.js';
import { aSentCourseRequest, aSentMessage, family, type SentRequest } from './support/follow-up.js';
import { anApplicant, aSignedIn } from './support/registration.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const product = theProduct();

const REASON = { reason: 'She asked for it.' };

/** What only this family's records hold. */
const TRACES = /malini|perera|kasun|7654321|quokka|work@example/i;

const everything = async (): Promise<string> => {
  const collections = (await product.connection.db?.collections()) ?? [];
  const all = await Promise.all(collections.map(async (each) => [each.collectionName, await each.find().toArray()]));
  return JSON.stringify(all);
};
const count = (name: string) => product.connection.collection(name).countDocuments();

describe('a person who is erased', () => {
  const erase = (id: string, body: object = REASON) => product.admin.post(`/people/${id}/erase`).send(body);

  it('leaves nothing behind, and nobody else loses anything', async () => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    const filter = JSON.stringify({ q: 'quokka' });
    const { body: found } = await product.admin.get('/contact/getcontact').query({ filter });
    const [message] = found as { _id: string }[];
    const about = { entity: 'contact', recordId: message?._id };
    await product.admin.post('/notes').send({ ...about, kind: 'note', text: 'quokka' });
    expect(await everything()).toMatch(TRACES);
    const { status, body } = await erase(_id);
    expect([status, body]).toEqual([
      200,
      {
        message: 'Erased for good: 3 records.',
        erased: { bookings: 1, courseRequests: 1, messages: 1, applications: 0 },
      },
    ]);
    expect(await everything()).not.toMatch(TRACES);
    expect(await people(product)).toMatchObject([{ phone: '0770000000' }, { name: 'Stranger' }]);
    expect([await count('bookings'), await count('contacts'), await count('messages')]).toEqual([1, 1, 2]);
    expectError(await product.admin.get(`/people/${_id}`), 404);
    expectError(await erase(_id), 404);
  });

  it('as an applicant leaves no file behind', async () => {
    const { _id } = await anApplicant(product);
    expect((await erase(_id)).body).toMatchObject({ erased: { applications: 1 } });
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
  });

  it.each([
    ['is erased', (id: string) => erase(id)],
    ['is deleted', (id: string) => product.admin.delete(`/user/${id}`)],
    [
      'is refused, and erased later,',
      async (id: string) => {
        await product.admin.put(`/user/${id}/update`).send({ status: 'rejected' });
        return erase(id);
      },
    ],
  ])('as a member of staff who %s leaves no reason for being away', async (_, remove) => {
    const { profile, account } = await aStaffMember(product);
    const [from, to] = [dayFromToday(3), dayFromToday(4)];
    const away = await product.admin
      .post(`/staff/${profile}/time-off`)
      .set('Idempotency-Key', 'a key of these days')
      .send({ from, to, reason: 'An operation.' });
    expect(away.status).toBe(201);
    expect((await remove(account)).status).toBe(200);
    expect(await everything()).not.toContain('operation');
    const { body } = await product.admin.get(`/staff/${profile}/availability`);
    expect(body).toMatchObject({ timeOff: [{ from, to }] });
  });

  it('is erased with what looks like spam, where that is its own', async () => {
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name: NAME })));
    const [spam] = await product.connection.collection('contacts').find().toArray();
    expectError(await erase(String(spam?._id)), 404);
    await product.admin.post(`/contact/${String(spam?._id)}/release`);
    expect((await erase(String(spam?._id))).status).toBe(200);
  });

  it('stays in the audit and on the list of erasures without a word about them', async () => {
    await aFamily(product);
    await erase((await thePerson(product))._id);
    const events = await product.admin.get('/audit').query({ filter: '{"action":"erased"}' });
    expect(events.body).toMatchObject([{ entity: 'person', count: 3, who: 'admin@onestep.test' }]);
    const erasures = await product.connection.collection('erasures').find().toArray();
    expect(erasures).toMatchObject([{ ...REASON, by: 'admin@onestep.test' }]);
  });

  it('is erased again where a restored backup brings the records back', async () => {
    await aFamily(product);
    const applicant = await anApplicant(product, { full_name: NAME });
    const contacts = product.connection.collection('contacts');
    const users = product.connection.collection('users');
    const back = [await contacts.findOne({ phone: PHONE }), await users.findOne({ kind: 'applicant' })] as const;
    await erase((await thePerson(product))._id);
    await erase(applicant._id);
    if (back[0] === null || back[1] === null) throw new Error('Nothing was there.');
    await contacts.insertOne(back[0]);
    await users.insertOne(back[1]);
    expect(await product.app.get(Erasures).eraseAgain()).toBe(2);
    expect(await everything()).not.toMatch(TRACES);
    expect(await product.app.get(Erasures).eraseAgain()).toBe(0);
  });

  it('keeps of what a caller agreed to when and how, and no more', async () => {
    const call = aBooking('shadow-teacher', { parentName: 'Malini', parentPhone: PHONE, consentBy: 'phone' });
    expect((await product.admin.post('/shadow-teacher/enter-booking').send(call)).status).toBe(201);
    await erase((await thePerson(product))._id);
    expect(await product.connection.collection('consentproofs').find().toArray()).toEqual([
      {
        _id: expect.anything() as unknown,
        consentVersion: NOTICE_VERSION,
        consentLanguage: 'en',
        consentBy: 'phone',
        agreedAt: expect.any(Date) as Date,
      },
    ]);
  });

  it('does not come back when the form is sent once more under its key', async () => {
    const message = aMessage({ name: 'Malini', phone: PHONE });
    const send = () => product.visitor.post('/contact/addcontact').set('Idempotency-Key', 'one tap').send(message);
    expect((await send()).status).toBe(201);
    await erase((await thePerson(product))._id);
    expectError(await send(), 422);
    expect(await everything()).not.toMatch(TRACES);
  });

  it('may come again: a new record is not erased', async () => {
    await aFamily(product);
    await erase((await thePerson(product))._id);
    await aFamily(product);
    expect(await product.app.get(Erasures).eraseAgain()).toBe(0);
    expect((await thePerson(product)).phone).toBe(PHONE);
  });

  it.each([
    ['no reason', {}],
    ['an empty one', { reason: ' ' }],
    ['one that is too long', { reason: 'a'.repeat(201) }],
  ])('is not erased for %s', async (_what, body) => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    const { status, body: error } = await erase(_id, body);
    expect([status, error]).toMatchObject([400, { errors: { reason: expect.any(String) as string } }]);
    expect((await product.admin.get(`/people/${_id}`)).status).toBe(200);
  });

  answers404ForUnknownIds(erase);
});

describe('what its own person has removed', () => {
  const eraseAgain = () => product.app.get(Erasures).eraseAgain();
  const cancelling = (sent: SentRequest) => () => family(product).cancel({ token: sent.token });
  const withdrawing = async () => {
    const password = 'one step at a time';
    const own = product.as(await aSignedIn(product, { password }));
    return () => own.delete('/user/me').send({ password });
  };

  it.each([
    ['an application', 'users', withdrawing],
    ['a course request', 'courserequests', async () => cancelling(await aSentCourseRequest(product))],
    ['a message', 'contacts', async () => cancelling(await aSentMessage(product))],
  ] as const)('stays gone where a restored backup brings it back: %s', async (_what, name, send) => {
    const stored = product.connection.collection(name);
    const own = { kind: { $ne: 'administrator' } };
    const remove = await send();
    const before = await stored.find(own).toArray();
    expect(before).toHaveLength(1);
    expect((await remove()).status).toBeLessThan(300);
    const confirmed = await count('messages');
    // An ordinary start: the confirmation that still waits to be sent is left alone.
    expect(await eraseAgain()).toBe(0);
    expect(await count('messages')).toBe(confirmed);
    await stored.insertMany(before);
    expect(await eraseAgain()).toBe(1);
    expect(await stored.countDocuments(own)).toBe(0);
    const [erasure, ...more] = await product.connection.collection('erasures').find().toArray();
    expect([erasure, more]).toEqual([
      {
        _id: expect.anything() as unknown,
        records: [String(before[0]?._id)],
        reason: 'They removed it themselves.',
        by: 'themselves',
        createdAt: expect.any(Date) as Date,
        updatedAt: expect.any(Date) as Date,
      },
      [],
    ]);
  });

  /** Nobody counts what MongoDB reads. */
  const itEmbedded = process.env['MONGODB_URI'] ? it.skip : it;
  itEmbedded('is looked for at the start by what is kept of it, not in everybody’s history', async () => {
    const event = { action: 'viewed', entity: 'booking', actor: 'e'.repeat(24), fields: [], createdAt: new Date() };
    await product.connection.collection('audits').insertMany(Array.from({ length: 500 }, () => ({ ...event })));
    await product.connection.collection('erasures').insertOne({ records: ['f'.repeat(24)], createdAt: new Date() });
    const before = work.documents;
    expect(await eraseAgain()).toBe(0);
    expect(work.documents - before).toBeLessThan(100);
  });

  it('is another matter than what the office deletes: that a backup may have to bring back', async () => {
    await aSentMessage(product);
    const contacts = product.connection.collection('contacts');
    const before = await contacts.find().toArray();
    expect((await product.admin.delete(`/contact/deletecontact/${String(before[0]?._id)}`)).status).toBe(200);
    await contacts.insertMany(before);
    expect(await eraseAgain()).toBe(0);
    expect(await contacts.countDocuments()).toBe(1);
  });
});
