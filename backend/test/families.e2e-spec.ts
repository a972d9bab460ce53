import { dayOf } from '#contract/sri-lanka';
import { aBooking, aFamilyRecord, aMessage } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { aFamily, EMAIL, NAME, PHONE } from './support/family.js';
import { obeysRules } from './support/obeys-rules.js';
import { FAMILY_CASES } from './support/office-field-cases.js';
import { theProduct } from './support/product.js';
import { filled } from './support/suspected-spam.js';

const product = theProduct();

interface Family {
  readonly _id: string;
  readonly updatedAt: string;
  readonly children: readonly { readonly _id: string; readonly name: string }[];
  readonly records: readonly { readonly entity: string; readonly id: string; readonly child?: string }[];
  readonly suggestions: readonly { readonly id: string; readonly why: readonly string[] }[];
}

const made = async (changes: object = {}) =>
  (await product.admin.post('/families').send(aFamilyRecord({ ...changes }))).body as Family;
const show = async (id: string) => (await product.admin.get(`/families/${id}`)).body as Family;
const change = (id: string, body: object) => product.admin.post(`/families/${id}/records`).send(body);
const book = async (fields: object, kind: 'shadow-teacher' | 'counselling-teacher' = 'shadow-teacher') => {
  const { body } = await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind, { ...fields }));
  return (body as { bookingId: string }).bookingId;
};
const GONE = 'One of these records is not, or is no longer, there. Reload the page and choose again.';
const booking = (id: string) => ({ entity: 'booking', id });
const bookings = async () =>
  (await product.admin.get('/bookings/inbox')).body as { _id: string; family?: string; child?: string }[];
/** What the modules that plan sessions store. */
const plan = (id: string, family: string, child: string) =>
  product.connection.collection('sessions').insertOne({ booking: id, family, child, day: '2027-01-05', at: '09:00' });

describe('a family', () => {
  obeysRules(
    { send: (fields) => product.admin.post('/families').send(fields), record: (body) => withoutIds(body) },
    FAMILY_CASES,
    aFamilyRecord(),
  );

  it('is made and changed by the office; its children keep their ids, and the first contact is the main one', async () => {
    const two = [...(aFamilyRecord()['contacts'] as object[]), { name: 'Ruwan Perera', language: 'en' }];
    const family = await made({ contacts: two });
    expect(family).toMatchObject({
      name: 'Perera',
      contacts: [
        { name: 'Malini Perera', main: true },
        { name: 'Ruwan Perera', main: false },
      ],
      children: [{ _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string, name: 'Kasun', bornYear: 2017 }],
    });
    const [kasun] = family.children;
    const changed = await product.admin
      .put(`/families/${family._id}`)
      .set('If-Match', `"${family.updatedAt}"`)
      .send({ children: [{ ...kasun, name: 'Kasun Perera' }, { name: 'Amaya' }] });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { name: 'Perera', children: [{ _id: kasun?._id, name: 'Kasun Perera' }, { name: 'Amaya' }] },
    ]);
    const late = product.admin.put(`/families/${family._id}`).set('If-Match', `"${family.updatedAt}"`);
    expectError(await late.send({ name: 'Silva' }), 412);
  });

  it('is stored once when it comes again under its key', async () => {
    const send = (name: string) =>
      product.admin.post('/families').set('Idempotency-Key', 'one click').send(aFamilyRecord({ name }));
    const both = await Promise.all([send('Perera'), send('Perera')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[1].body).toEqual(both[0].body);
    const { body } = await product.admin.get('/families');
    expect((body as Family[]).map(({ _id }) => _id)).toEqual([(both[0].body as Family)._id]);
    expectError(await send('Silva'), 422);
  });

  it('has one main contact, and no children whom somebody else named', async () => {
    const two = [
      { name: 'A', language: 'en', main: true },
      { name: 'B', language: 'en', main: true },
    ];
    expectError(await product.admin.post('/families').send(aFamilyRecord({ contacts: two })), 400, {
      contacts: 'Only one contact can be the main contact.',
    });
    const [family, other] = [await made(), await made()];
    for (const children of [other.children, [...family.children, ...family.children]]) {
      expectError(await product.admin.put(`/families/${family._id}`).send({ children }), 400, {
        children: expect.stringContaining('no longer, a child of this family') as string,
      });
    }
  });

  it('has no child who is born after this year', async () => {
    const year = Number(dayOf(new Date()).slice(0, 4));
    const born = (bornYear: number) =>
      product.admin.post('/families').send(aFamilyRecord({ children: [{ name: 'Kasun', bornYear }] }));
    expect((await born(year)).status).toBe(201);
    expectError(await born(year + 1), 400, { children: `Year of birth must be between 1990 and ${year}.` });
  });

  it.each([PHONE, '+94 77 765', EMAIL, 'perera malini', 'kasun'])('is found by %s', async (q) => {
    const family = await made();
    await made({
      name: 'Silva',
      contacts: [{ name: 'Ruwan Silva', phone: '0711111111', language: 'en' }],
      children: [],
    });
    const { body, headers } = await product.admin.get('/families').query({ filter: JSON.stringify({ q }) });
    expect(body).toMatchObject([{ _id: family._id, requests: 0 }]);
    expect(headers['content-range']).toBe('families 0-0/1');
  });

  it('is shown with its records, what was told and the notes about them', async () => {
    const id = await aFamily(product);
    const [own] = (await bookings()).filter(({ family }) => family === id);
    await product.admin.post('/notes').send({ entity: 'booking', recordId: own?._id, kind: 'call', text: 'Rang.' });
    const family = await show(id);
    expect(family).toMatchObject({
      name: NAME,
      children: [{ name: 'Kasun' }],
      records: [
        { entity: 'contact', name: 'malini perera', status: 'new' },
        { entity: 'course-request', status: 'pending', reference: expect.stringMatching(/^OS-/) as string },
        { entity: 'booking', id: own?._id, kind: 'shadow-teacher', childName: 'Kasun', child: family.children[0]?._id },
      ],
      told: [{}, {}, {}],
      notes: [{ text: 'Rang.' }],
      merged: [],
      suggestions: [],
    });
    const { body } = await product.admin.get('/families');
    expect(body).toMatchObject([{ _id: id, requests: 3 }]);
    const filter = JSON.stringify({ entity: 'family', recordId: id, action: 'viewed' });
    const { body: events } = await product.admin.get('/audit').query({ filter });
    expect((events as unknown[])[0]).toMatchObject({ recordIds: expect.arrayContaining([own?._id]) as unknown });
  });

  answers404ForUnknownIds((id) => product.admin.get(`/families/${id}`));
  answers404ForUnknownIds((id) => product.admin.put(`/families/${id}`).send({ name: 'Silva' }));
  answers404ForUnknownIds((id) => change(id, {}));
});

describe('the records of a family', () => {
  const parent = { parentName: 'Malini Perera', parentPhone: PHONE, parentEmail: EMAIL };

  it('are never added by a public form, and only suggested where number, address or name are the same', async () => {
    const id = (await made())._id;
    const same = await book({ ...parent, childName: 'Kasun' });
    const number = await book({ parentName: 'Ruwan', parentPhone: '+94777654321' });
    const name = await book({ parentName: ' malini  PERERA', parentPhone: '0711111111' });
    await book({ parentName: 'Somebody', parentPhone: '0722222222' });
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ email: EMAIL })));
    const family = await show(id);
    expect(family.records).toEqual([]);
    expect(family.suggestions).toMatchObject([
      {
        entity: 'booking',
        id: name,
        name: expect.stringMatching(/malini/i) as string,
        contact: 'Malini Perera',
        why: ['name'],
      },
      { entity: 'booking', id: number, name: 'Ruwan', contact: 'Malini Perera', why: ['phone'] },
      { entity: 'booking', id: same, name: 'Malini Perera', contact: 'Malini Perera', why: ['phone', 'email', 'name'] },
    ]);
  });

  it('are no longer suggested where they are somebody else’s, unless they are added after all', async () => {
    const id = (await made())._id;
    const other = await book({ ...parent, parentName: 'Ruwan' });
    const refused = await change(id, { different: [booking(other)] });
    expect([refused.status, refused.body]).toMatchObject([200, { records: [], suggestions: [] }]);
    const asked = { entity: 'booking', id: other };
    expect((await product.admin.get('/families/suggested').query(asked)).body).toMatchObject({ families: [] });
    expect((await change(id, { add: [booking(other)] })).body).toMatchObject({ records: [{ id: other }] });
    expect((await change(id, { remove: [booking(other)] })).body).toMatchObject({ suggestions: [{ id: other }] });
  });

  it('bring their child: one of the same name, or a new one', async () => {
    const family = await made();
    const [kasun] = family.children;
    const [first, second] = [
      await book({ ...parent, childName: 'KASUN' }),
      await book({ ...parent, childName: 'Amaya' }),
    ];
    const { body } = await change(family._id, { add: [booking(first), booking(second)] });
    const { children } = body as Family;
    expect(children).toMatchObject([{ _id: kasun?._id, name: 'Kasun', bornYear: 2017 }, { name: 'Amaya' }]);
    expect(await bookings()).toMatchObject([
      { _id: second, family: family._id, child: children[1]?._id },
      { _id: first, family: family._id, child: kasun?._id },
    ]);
    // The other child was meant.
    const moved = await change(family._id, { add: [{ ...booking(second), child: kasun?._id }] });
    expect((moved.body as Family).records).toMatchObject([{ child: kasun?._id }, { child: kasun?._id }]);
    expectError(await change(family._id, { add: [{ ...booking(second), child: 'f'.repeat(24) }] }), 400, {
      add: expect.stringContaining('no longer, a child of this family') as string,
    });
  });

  it('keep a child who is named from being removed', async () => {
    const family = await made();
    await change(family._id, { add: [booking(await book({ ...parent, childName: 'Kasun' }))] });
    const removed = await product.admin.put(`/families/${family._id}`).send({ children: [{ name: 'Amaya' }] });
    expectError(removed, 409);
    expect((await show(family._id)).children).toMatchObject([{ name: 'Kasun' }]);
  });

  it('belong to one family at most', async () => {
    const [one, other] = [await made(), await made()];
    const id = await book(parent);
    await change(one._id, { add: [booking(id)] });
    expectError(await change(other._id, { add: [booking(id)] }), 409);
    expectError(await change(other._id, { remove: [booking(id)] }), 400, { remove: GONE });
    expect((await show(other._id)).records).toEqual([]);
    expect((await show(other._id)).suggestions).toEqual([]);
  });

  it('are all changed or none', async () => {
    const family = await made();
    const id = await book(parent);
    expectError(await change(family._id, { add: [booking(id), booking('f'.repeat(24))] }), 400, { add: GONE });
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ email: EMAIL })));
    const spam = await product.connection.collection('contacts').findOne({ suspectedSpam: true });
    const both = [booking(id), { entity: 'contact', id: String(spam?._id) }];
    expectError(await change(family._id, { add: both }), 400, { add: GONE });
    expect((await show(family._id)).records).toEqual([]);
  });

  it('stay where sessions are planned with them', async () => {
    const family = await made({ children: [{ name: 'Kasun' }, { name: 'Amaya' }] });
    const [kasun, amaya] = family.children;
    const id = await book({ ...parent, childName: 'Kasun' });
    await change(family._id, { add: [booking(id)] });
    await plan(id, family._id, kasun?._id ?? '');
    expectError(await change(family._id, { remove: [booking(id)] }), 409);
    expectError(await change(family._id, { add: [{ ...booking(id), child: amaya?._id }] }), 409);
    // Named again as it is, nothing changes.
    expect((await change(family._id, { add: [booking(id)] })).status).toBe(200);
    expect(await bookings()).toMatchObject([{ family: family._id, child: kasun?._id }]);
  });

  it('are set by no form and by no update of a booking', async () => {
    const { _id: family } = await made();
    const id = await book({ ...parent, family, child: 'f'.repeat(24) });
    await product.admin.put(`/shadow-teacher/update-booking/${id}`).send({ childAge: 9, family });
    const [stored] = await bookings();
    expect([stored?._id, stored?.family, stored?.child]).toEqual([id, undefined, undefined]);
  });

  it('are told of in the audit, each with the fields that changed', async () => {
    const family = await made();
    const id = await book(parent);
    await change(family._id, { add: [booking(id)] });
    const of = async (recordId: string) =>
      (await product.admin.get('/audit').query({ filter: JSON.stringify({ recordId, action: 'updated' }) }))
        .body as object;
    expect(await of(id)).toMatchObject([{ entity: 'booking', kind: 'shadow-teacher', fields: ['family', 'child'] }]);
    expect(await of(family._id)).toMatchObject([{ entity: 'family', fields: ['records'] }]);
  });
});

describe('the families that a record may belong to', () => {
  const suggested = (id: string, entity = 'booking') => product.admin.get('/families/suggested').query({ entity, id });

  it('are those with the number, the address or the name, and a fresh one with what the record says', async () => {
    const family = await made();
    const id = await book({ parentName: 'Ruwan', parentPhone: PHONE, childName: 'Nimal', language: 'ta' });
    const { status, body } = await suggested(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      families: [{ _id: family._id, name: 'Perera', contacts: expect.any(Array) as unknown, why: ['phone'] }],
      fresh: {
        name: 'Ruwan',
        contacts: [{ name: 'Ruwan', phone: PHONE, language: 'ta', main: true }],
        children: [{ name: 'Nimal' }],
      },
    });
    await change(family._id, { add: [booking(id)] });
    expect((await suggested(id)).body).toMatchObject({ families: [] });
  });

  it('are asked for by a kind of record and an id', async () => {
    expectError(await suggested('f'.repeat(24)), 404);
    expectError(await suggested('f'.repeat(24), 'user'), 400);
    expectError(await product.admin.get('/families/suggested'), 400);
  });
});

/** The ids of children are given by the product, and so is the main contact. */
function withoutIds(body: unknown): unknown {
  const { children, ...family } = body as Family;
  return { ...family, children: children.map(({ _id: _, ...child }) => child) };
}
