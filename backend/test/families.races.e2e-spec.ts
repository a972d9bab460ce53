import { FamilyUpgrade } from '../src/families/index.js';
import { aBooking, aFamilyRecord, aMessage } from './factories/index.js';
import type { Product } from './support/product.js';
import { twoBackends } from './support/two-backends.js';

const { product, backend } = twoBackends();
const other = (): Product => backend(1);

interface Family {
  readonly _id: string;
  readonly name: string;
  readonly children: readonly { readonly _id: string }[];
  readonly records: readonly { readonly id: string; readonly child?: string }[];
}
const made = async () => (await product.admin.post('/families').send(aFamilyRecord())).body as Family;
const show = async (id: string) => (await product.admin.get(`/families/${id}`)).body as Family;
const book = async (fields: object = {}) => {
  const { body } = await product.visitor
    .post('/shadow-teacher/add-booking')
    .send(aBooking('shadow-teacher', { ...fields }));
  return (body as { bookingId: string }).bookingId;
};
const add = (on: Product, family: string, id: string) =>
  on.admin.post(`/families/${family}/records`).send({ add: [{ entity: 'booking', id }] });

describe('two administrators at once', () => {
  it('who add one record to two families: one of them is refused', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one, two, id] = [await made(), await made(), await book()];
      const answers = await Promise.all([add(product, one._id, id), add(other(), two._id, id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const records = [await show(one._id), await show(two._id)].flatMap((family) => family.records);
      expect(records.map((record) => record.id)).toEqual([id]);
    }
  });

  it('of whom one adds a booking while the other takes its child away: no booking is left without its child', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [family, id] = [await made(), await book({ childName: 'Kasun' })];
      const path = `/families/${family._id}`;
      const [added, changed] = await Promise.all([
        add(product, family._id, id),
        other()
          .admin.put(path)
          .send({ children: [{ name: 'Amaya' }] }),
      ]);
      expect(added.status).toBe(200);
      expect([200, 409]).toContain(changed.status);
      const { children, records } = await show(family._id);
      expect(children.map(({ _id }) => _id)).toContain(records[0]?.child);
    }
  });

  it('who merge two families into each other leave one family with all of it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [await made(), await made()];
      const [first, later] = [await book(), await book()];
      await add(product, one._id, first);
      await add(product, two._id, later);
      const merge = (on: Product, into: Family, from: Family) =>
        on.admin.post(`/families/${into._id}/merge`).send({ other: from._id });
      const answers = await Promise.all([merge(product, one, two), merge(other(), two, one)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [left] = (await product.admin.get('/families')).body as Family[];
      expect((await show(left?._id ?? '')).records.map(({ id }) => id)).toEqual([later, first]);
      await product.clear();
    }
  });

  it('of whom one erases a family while the other adds a record: no record is left without its family', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [family, id, late] = [await made(), await book(), await book()];
      await add(product, family._id, id);
      await Promise.all([
        product.admin.post(`/families/${family._id}/erase`).send({ reason: 'They asked.' }),
        add(other(), family._id, late),
      ]);
      const kept = await product.connection.collection('bookings').findOne({ family: family._id });
      const { status } = await product.admin.get(`/families/${family._id}`);
      expect(status).toBe(kept === null ? 404 : 200);
    }
  });
});

describe('the first start after the upgrade', () => {
  const upgrade = (on: Product) => on.app.get(FamilyUpgrade).run();
  const MALINI = { parentName: 'Malini Perera', parentPhone: '0777654321' };
  const families = async () =>
    (await product.admin.get('/families').query({ sort: '["name","ASC"]' })).body as (Family & { requests: number })[];

  it('makes families where number and name agree, once, also with two processes', async () => {
    const [one, two] = [await book({ ...MALINI, childName: 'Kasun' }), await book({ ...MALINI, childName: 'Amaya' })];
    const message = { name: ' malini  PERERA', phone: '+94777654321', email: 'm@example.org' };
    await product.visitor.post('/contact/addcontact').send(aMessage(message));
    const ruwan = await book({ ...MALINI, parentName: 'Ruwan' });
    await book({ parentName: 'Malini Perera', parentPhone: '0711111111' });
    await book({ parentPhone: '0722222222' });
    await book({ parentPhone: '0722222222' });
    await Promise.all([upgrade(product), upgrade(other()), upgrade(product)]);
    expect(await families()).toMatchObject([
      {
        contacts: [{ phone: '0777654321', main: true }],
        children: [{ name: 'Amaya' }, { name: 'Kasun' }],
        requests: 3,
      },
    ]);
    const [{ _id } = { _id: '' }] = await families();
    const { records } = await show(_id);
    expect(records.map(({ id }) => id)).toEqual([expect.any(String), two, one]);
    const suggestions = ((await product.admin.get(`/families/${_id}`)).body as { suggestions: { id: string }[] })
      .suggestions;
    expect(suggestions).toMatchObject([{ why: ['name'] }, { id: ruwan, why: ['phone'] }]);
  });

  it('is not repeated: what is taken out of a family stays out', async () => {
    const id = await book(MALINI);
    await book(MALINI);
    await upgrade(product);
    const [family] = await families();
    const remove = (await show(family?._id ?? '')).records.map((record) => ({ entity: 'booking', id: record.id }));
    await product.admin.post(`/families/${family?._id}/records`).send({ remove });
    await upgrade(product);
    expect(await families()).toMatchObject([{ requests: 0 }]);
    expect((await product.admin.get('/families/suggested').query({ entity: 'booking', id })).body).toMatchObject({
      families: [{ _id: family?._id, why: ['phone', 'name'] }],
    });
  });

  it('reads what administrators had said before: who is one person with two numbers, and who is somebody else', async () => {
    const [one, two] = [await book(MALINI), await book({ parentName: 'Malini P', parentPhone: '0711111111' })];
    const ruwan = await book({ ...MALINI, parentName: 'Ruwan', childName: 'Amaya' });
    const since = await book({ ...MALINI, parentName: 'Ruwan', childName: 'Amaya' });
    const alone = await book({ parentName: 'Malini Perera', parentPhone: '0722222222' });
    const links = product.connection.collection('personlinks');
    await links.insertMany([
      { records: [one, two], by: 'a@example.org' },
      { records: [], one: [ruwan], other: [two], by: 'a@example.org' },
      { records: [], one: [one], other: [alone], by: 'a@example.org' },
    ]);
    await Promise.all([upgrade(product), upgrade(other())]);
    const [malini, another] = await families();
    expect(malini).toMatchObject({
      name: 'Malini P',
      contacts: [
        { name: 'Malini P', phone: '0711111111', main: true },
        { name: 'Malini Perera', phone: '0777654321', main: false },
      ],
      requests: 2,
    });
    expect(another).toMatchObject({ name: 'Ruwan', requests: 2 });
    const kept = await product.connection.collection('families').find().sort({ name: 1 }).toArray();
    expect(kept.map(({ different }) => (different as string[]).toSorted())).toEqual([
      [alone, ruwan, since].toSorted(),
      [one, two].toSorted(),
    ]);
    expect(
      ((await product.admin.get(`/families/${malini?._id}`)).body as { suggestions: object[] }).suggestions,
    ).toEqual([]);
    expect(await links.countDocuments()).toBe(0);
  });

  it('goes on where it was interrupted', async () => {
    await book(MALINI);
    await book(MALINI);
    await upgrade(product);
    await book({ parentName: 'Ruwan', parentPhone: '0711111111' });
    await book({ parentName: 'Ruwan', parentPhone: '0711111111' });
    await product.connection.collection('upgrades').deleteMany({});
    await upgrade(product);
    expect((await families()).map(({ name, requests }) => [name, requests])).toEqual([
      ['Malini Perera', 2],
      ['Ruwan', 2],
    ]);
  });

  it('leaves a line in the audit for each family', async () => {
    await book(MALINI);
    await book(MALINI);
    await upgrade(product);
    const [family] = await families();
    const filter = JSON.stringify({ entity: 'family', recordId: family?._id, action: 'created' });
    expect((await product.admin.get('/audit').query({ filter })).body).toHaveLength(1);
  });
});
