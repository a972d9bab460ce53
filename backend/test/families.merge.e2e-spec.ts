import { aBooking, aFamilyRecord } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { goals, STEPS } from './support/goals.js';
import { theProduct } from './support/product.js';

const product = theProduct();

interface Family {
  readonly _id: string;
  readonly children: readonly { readonly _id: string; readonly name: string }[];
  readonly contacts: readonly { readonly name: string; readonly main: boolean }[];
  readonly records: readonly { readonly id: string; readonly child?: string }[];
}

const FATHER = { name: 'Ruwan Perera', phone: '0711111111', language: 'en' };
const made = async (changes: object = {}) =>
  (await product.admin.post('/families').send(aFamilyRecord({ ...changes }))).body as Family;
const show = async (id: string) => (await product.admin.get(`/families/${id}`)).body as Family;
const merge = (id: string, other: string) => product.admin.post(`/families/${id}/merge`).send({ other });
const unmerge = (id: string, other: string) => product.admin.post(`/families/${id}/unmerge`).send({ other });
const bookedFor = async (family: string, childName: string): Promise<string> => {
  const { body } = await product.visitor
    .post('/shadow-teacher/add-booking')
    .send(aBooking('shadow-teacher', { childName }));
  const { bookingId: id } = body as { bookingId: string };
  await product.admin.post(`/families/${family}/records`).send({ add: [{ entity: 'booking', id }] });
  return id;
};
const childOf = async (family: string, booking: string) =>
  (await show(family)).records.find(({ id }) => id === booking)?.child ?? '';
const stored = (name: string) => product.connection.collection(name).find().sort({ _id: 1 }).toArray();

/** What the modules that plan sessions and write about them store. */
async function plan(booking: string, family: string, at = '09:00'): Promise<void> {
  const child = await childOf(family, booking);
  const session = { booking, family, child, day: '2027-01-05', at, minutes: 60, status: 'planned' };
  const { insertedId } = await product.connection.collection('sessions').insertOne(session);
  const note = { session: String(insertedId), booking, family, forFamily: 'wombat' };
  await product.connection.collection('sessionnotes').insertOne(note);
  await product.connection.collection('goals').insertOne({ booking, family, child, title: 'Greets a friend' });
  await product.connection.collection('series').insertOne({ booking });
}
const planned = async (booking: string) => {
  const found = await Promise.all(
    ['sessions', 'sessionnotes', 'goals'].map((name) => product.connection.collection(name).findOne({ booking })),
  );
  return found.map((one) => [one?.['family'] as unknown, one?.['child'] as unknown]);
};

describe('two families that are one', () => {
  it('keep all goals of a child that is one now; none is added until fewer than five are open', async () => {
    const { goalOf, goalsOf, change } = goals(product);
    const [one, other] = [await made(), await made()];
    const bookings = [await bookedFor(one._id, 'Kasun'), await bookedFor(other._id, 'Kasun')];
    for (const booking of bookings) {
      await product.admin.put(`/shadow-teacher/update-booking/${booking}`).send({ status: 'Approved' });
      for (let n = 1; n <= 5; n += 1) await goalOf({ booking, title: `Goal ${n}` });
    }
    expect((await merge(one._id, other._id)).status).toBe(200);
    const all = (await Promise.all(bookings.map((booking) => goalsOf({ booking })))).flat();
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'open'));
    const [booking] = bookings;
    const add = () => product.admin.post('/goals').send({ booking, title: 'Say hello', steps: STEPS });
    for (const goal of all.slice(0, 5)) {
      expectError(await add(), 409);
      await change(goal, { status: 'reached' });
    }
    expectError(await add(), 409);
    for (const goal of all.slice(5, 6)) await change(goal, { status: 'reached' });
    expect((await add()).status).toBe(201);
  });

  it('have the contacts, children and records of both, with what is planned with them', async () => {
    const one = await made();
    const other = await made({ contacts: [FATHER], children: [{ name: 'kasun' }, { name: 'Amaya' }] });
    const [first, second] = [await bookedFor(other._id, 'Kasun'), await bookedFor(other._id, 'Amaya')];
    await plan(first, other._id);
    const { status, body } = await merge(one._id, other._id);
    const amaya = other.children[1]?._id;
    expect([status, body]).toMatchObject([
      200,
      {
        contacts: [
          { name: 'Malini Perera', main: true },
          { name: 'Ruwan Perera', main: false },
        ],
        children: [
          { _id: one.children[0]?._id, name: 'Kasun' },
          { _id: amaya, name: 'Amaya' },
        ],
        records: [
          { id: second, child: amaya },
          { id: first, child: one.children[0]?._id },
        ],
        merged: [{ _id: other._id, name: 'Perera' }],
      },
    ]);
    const child = one.children[0]?._id;
    expect(await planned(first)).toEqual([
      [one._id, child],
      [one._id, undefined],
      [one._id, child],
    ]);
    expectError(await product.admin.get(`/families/${other._id}`), 404);
  });

  it('are two again as they were, and keep what came since', async () => {
    const one = await made();
    const other = await made({ contacts: [FATHER], children: [{ name: 'kasun' }, { name: 'Amaya' }] });
    const own = await bookedFor(one._id, 'Kasun');
    const theirs = await bookedFor(other._id, 'Kasun');
    await plan(theirs, other._id);
    const collections = ['families', 'bookings', 'sessions', 'sessionnotes', 'goals', 'series'];
    const before = await Promise.all(collections.map(stored));
    await merge(one._id, other._id);
    const { status, body } = await unmerge(one._id, other._id);
    expect([status, body]).toMatchObject([200, { _id: one._id, merged: [], records: [{ id: own }] }]);
    const after = await Promise.all(collections.map(stored));
    expect(withoutVersion(after)).toEqual(withoutVersion(before));
    // A second time, with a booking that came while they were one.
    await merge(one._id, other._id);
    const since = await bookedFor(one._id, 'Kasun');
    await unmerge(one._id, other._id);
    expect((await show(one._id)).records.map(({ id }) => id)).toEqual([since, own]);
    expect((await show(other._id)).records.map(({ id }) => id)).toEqual([theirs]);
    expectError(await unmerge(one._id, other._id), 409);
  });

  it('name in the history only what of the family has changed', async () => {
    const changed = async (id: string) => {
      const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ recordId: id }) });
      return (body as { action: string; fields?: string[] }[]).flatMap(({ action, fields }) =>
        action === 'updated' ? [fields ?? []] : [],
      );
    };
    const one = await made();
    const other = await made({ contacts: [FATHER] });
    await merge(one._id, other._id);
    expect(await changed(one._id)).toEqual([['contacts']]);
    await unmerge(one._id, other._id);
    expect(await changed(one._id)).toEqual([['contacts'], ['contacts']]);
  });

  it('take with them what was corrected of their contacts meanwhile, and nothing of the other’s', async () => {
    const mother = { name: 'Anoma Silva', phone: '0722222222', email: 'anoma@example.org', language: 'si' };
    const one = await made();
    const other = await made({ contacts: [FATHER, mother] });
    await merge(one._id, other._id);
    const [own, father, theirs] = (await show(one._id)).contacts;
    const grandmother = { name: 'Soma Perera', phone: '0744444444', language: 'si', main: false };
    const corrected = [
      { ...father, phone: '0733333333' },
      grandmother,
      { ...theirs, name: 'Anoma Wijesinghe' },
      { ...own, phone: '0755555555' },
    ];
    expect((await product.admin.put(`/families/${one._id}`).send({ contacts: corrected })).status).toBe(200);
    expect((await unmerge(one._id, other._id)).status).toBe(200);
    expect((await show(one._id)).contacts).toEqual([grandmother, { ...own, phone: '0755555555' }]);
    expect((await show(other._id)).contacts).toEqual([
      { ...FATHER, phone: '0733333333', main: true },
      { ...mother, name: 'Anoma Wijesinghe', main: false },
    ]);
  });

  it('take with them what was corrected of their children meanwhile', async () => {
    const one = await made();
    const other = await made({ contacts: [FATHER], children: [{ name: 'Amya' }, { name: 'Dinuka' }] });
    const [amaya, dinuka] = other.children;
    await merge(one._id, other._id);
    const own = (await show(one._id)).children.filter(({ _id }) => one.children.some((child) => child._id === _id));
    const corrected = { _id: amaya?._id, name: 'Amaya', bornYear: 2019 };
    const changed = await product.admin.put(`/families/${one._id}`).send({ children: [...own, corrected] });
    expect(changed.status).toBe(200);
    expect((await unmerge(one._id, other._id)).status).toBe(200);
    expect((await show(one._id)).children).toEqual(own);
    expect((await show(other._id)).children).toEqual([corrected, dinuka]);
  });

  it('keep a contact that was corrected to look like one that came along and was taken out', async () => {
    const one = await made({ contacts: [{ ...FATHER, phone: '0766666666' }] });
    const other = await made({ contacts: [FATHER] });
    await merge(one._id, other._id);
    const [own] = (await show(one._id)).contacts;
    const contacts = [{ ...own, phone: '0733333333' }];
    expect((await product.admin.put(`/families/${one._id}`).send({ contacts })).status).toBe(200);
    await unmerge(one._id, other._id);
    expect((await show(one._id)).contacts).toMatchObject([{ phone: '0733333333' }]);
    expect((await show(other._id)).contacts).toMatchObject([{ phone: FATHER.phone, main: true }]);
  });

  it('are suggested again what only the other one had refused', async () => {
    const one = await made();
    const other = await made();
    const booked = async (): Promise<string> => {
      const sent = aBooking('shadow-teacher', { parentName: 'Malini Perera', parentPhone: '0777654321' });
      const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(sent);
      return (body as { bookingId: string }).bookingId;
    };
    const [theirs, both, own] = [await booked(), await booked(), await booked()];
    const refuse = (family: string, ids: readonly string[]) =>
      product.admin
        .post(`/families/${family}/records`)
        .send({ different: ids.map((id) => ({ entity: 'booking', id })) });
    await refuse(other._id, [theirs, both]);
    await refuse(one._id, [both, own]);
    const suggested = async (id: string) =>
      ((await product.admin.get(`/families/${id}`)).body as { suggestions: { id: string }[] }).suggestions.map(
        (suggestion) => suggestion.id,
      );
    expect(await suggested(one._id)).toEqual([theirs]);
    await merge(one._id, other._id);
    expect(await suggested(one._id)).toEqual([]);
    await unmerge(one._id, other._id);
    expect([await suggested(one._id), await suggested(other._id)]).toEqual([[theirs], [own]]);
  });

  it('are separated from the outside in, where one of them had been two', async () => {
    const [a, b, c] = [await made(), await made({ contacts: [FATHER] }), await made({ name: 'Silva' })];
    await merge(a._id, b._id);
    await merge(c._id, a._id);
    expectError(await unmerge(c._id, b._id), 409);
    await unmerge(c._id, a._id);
    expect((await unmerge(a._id, b._id)).status).toBe(200);
    for (const family of [a, b, c]) {
      expect(await show(family._id)).toMatchObject({ contacts: family.contacts, children: family.children });
    }
  });

  it('are not where a child would be in two places, at one moment', async () => {
    const [one, other] = [await made(), await made()];
    const [first, second] = [await bookedFor(one._id, 'Kasun'), await bookedFor(other._id, 'Kasun')];
    await plan(first, one._id, '09:00');
    await plan(second, other._id, '09:45');
    expectError(await merge(one._id, other._id), 409);
    expect(await show(other._id)).toMatchObject({ records: [{ id: second }] });
    await product.connection.collection('sessions').updateOne({ booking: second }, { $set: { at: '10:00' } });
    expect((await merge(one._id, other._id)).status).toBe(200);
  });

  it('keep two children of one name apart whom one of them tells apart', async () => {
    const one = await made();
    const other = await made({
      children: [
        { name: 'Kasun', bornYear: 2012 },
        { name: 'Kasun', bornYear: 2020 },
      ],
    });
    const [elder, younger] = other.children;
    const booking = await bookedFor(other._id, 'Kasun');
    const add = [{ entity: 'booking', id: booking, child: younger?._id }];
    expect((await product.admin.post(`/families/${other._id}/records`).send({ add })).status).toBe(200);
    const { body } = await merge(one._id, other._id);
    expect([elder?.name, body]).toMatchObject([
      'Kasun',
      { children: [{ _id: one.children[0]?._id }, { _id: younger?._id }] },
    ]);
    expect(await childOf(one._id, booking)).toBe(younger?._id);
  });

  it('are not separated where a booking that stays names a child who would leave', async () => {
    const [one, other] = [await made(), await made({ children: [{ name: 'Amaya' }] })];
    const own = await bookedFor(one._id, 'Kasun');
    await merge(one._id, other._id);
    const add = [{ entity: 'booking', id: own, child: other.children[0]?._id }];
    await product.admin.post(`/families/${one._id}/records`).send({ add });
    expectError(await unmerge(one._id, other._id), 409);
  });

  it('are not separated once something was erased', async () => {
    const [one, other] = [await made(), await made({ contacts: [FATHER] })];
    const [own] = [await bookedFor(one._id, 'Kasun'), await bookedFor(other._id, 'Amaya')];
    await merge(one._id, other._id);
    await product.admin.post(`/families/${one._id}/erase`).send({ reason: 'Asked.', records: [own] });
    expectError(await unmerge(one._id, other._id), 409);
    expect(await stored('familymerges')).toEqual([]);
  });

  it('have no more contacts and children than one family has', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ name: `Aunt ${count} ${i}`, language: 'en' }));
    const [one, other] = [await made({ contacts: many(4) }), await made({ contacts: many(3) })];
    expectError(await merge(one._id, other._id), 409);
    expectError(await merge(one._id, one._id), 409);
  });

  answers404ForUnknownIds((id) => merge(id, 'f'.repeat(24)));
  answers404ForUnknownIds((id) => unmerge(id, 'f'.repeat(24)));
});

/** Each change of a family makes a new version of it. */
function withoutVersion(collections: readonly (readonly Record<string, unknown>[])[]) {
  return collections.map((documents) => documents.map(({ updatedAt: _, different: __, claims: ___, ...rest }) => rest));
}
