import { aBooking, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { people, type Person } from './support/family.js';
import { knowsNobody } from './support/knows-nobody.js';
import { ADMIN, theProduct } from './support/product.js';

interface Linked extends Person {
  readonly bookings: readonly { readonly childName: string }[];
  readonly alike: readonly { readonly phone: string }[];
  readonly links: readonly { readonly _id: string; readonly people: readonly object[] }[];
}

describe('somebody with two numbers', () => {
  const product = theProduct();
  const book = (parentPhone: string, childName: string, more: object = {}) =>
    product.visitor
      .post('/shadow-teacher/add-booking')
      .send(aBooking('shadow-teacher', { parentName: 'Malini', parentPhone, childName, childAge: 7, ...more }));
  const idOf = async (q: string) => (await people(product, q))[0]?._id ?? '';
  const show = async (id: string) => (await product.admin.get(`/people/${id}`)).body as Linked;
  const link = (id: string, other: string) => product.admin.post(`/people/${id}/links`).send({ other });
  const children = async (id: string) => (await show(id)).bookings.map(({ childName }) => childName).sort();

  it('is linked to one page and one row, whichever number is looked for', async () => {
    await book('0771111111', 'Kasun');
    await book('0722222222', 'Kasun');
    await book('0733333333', 'Amaya');
    const [one, other] = [await idOf('0771111111'), await idOf('0722222222')];
    expect((await show(one)).alike).toMatchObject([{ phone: '0722222222' }]);
    const { status, body } = await link(one, other);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      alike: [],
      links: [{ people: [{ phone: '0771111111' }, { phone: '0722222222' }], by: ADMIN.email }],
    });
    for (const id of [one, other]) expect(await children(id)).toEqual(['Kasun', 'Kasun']);
    expect(await people(product)).toMatchObject([{ phone: '0733333333' }, { phone: '0722222222' }]);
    expect(await people(product, '0771111111')).toMatchObject([{ phone: '0771111111' }]);
    // What comes later belongs to them too.
    await book('0771111111', 'Nimal');
    expect(await children(other)).toEqual(['Kasun', 'Kasun', 'Nimal']);
  });

  it('is two again without the link: nothing was rewritten', async () => {
    await book('0771111111', 'Kasun');
    await book('0722222222', 'Amaya');
    const [one, other] = [await idOf('0771111111'), await idOf('0722222222')];
    await product.settled();
    const before = await product.connection.collection('bookings').find().toArray();
    await link(one, other);
    const [{ _id } = { _id: '' }] = (await show(one)).links;
    const { status, body } = await product.admin.delete(`/people/${one}/links/${_id}`);
    expect([status, body]).toMatchObject([200, { links: [], bookings: [{ childName: 'Kasun' }] }]);
    expect(await children(other)).toEqual(['Amaya']);
    expect(await product.connection.collection('bookings').find().toArray()).toEqual(before);
  });

  it('may have three: each link holds by itself', async () => {
    await book('0771111111', 'A');
    await book('0722222222', 'B');
    await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'C', email: 'c@example.org' }));
    const [a, b, c] = [await idOf('0771111111'), await idOf('0722222222'), await idOf('c@example.org')];
    await link(a, b);
    await link(b, c);
    expect(await show(a)).toMatchObject({ bookings: [{}, {}], messages: [{ name: 'C' }] });
    const [first] = (await show(a)).links;
    await product.admin.delete(`/people/${a}/links/${first?._id}`);
    expect(await show(a)).toMatchObject({ bookings: [{ childName: 'A' }], messages: [] });
    expect(await show(c)).toMatchObject({ bookings: [{ childName: 'B' }], messages: [{ name: 'C' }] });
  });

  it('is corrected, handed out, withdrawn and erased as one', async () => {
    await book('0771111111', 'Kasun');
    await book('0722222222', 'Amaya');
    await book('0733333333', 'Another');
    const [one, other] = [await idOf('0771111111'), await idOf('0722222222')];
    await link(one, other);
    await product.admin.put(`/people/${one}`).send({ name: 'Malini Silva' });
    expect((await product.admin.get(`/people/${other}/export`)).body).toMatchObject({
      bookings: [{ parentName: 'Malini Silva' }, { parentName: 'Malini Silva' }],
    });
    await product.admin.post(`/people/${one}/withdraw`);
    expect(await show(other)).toMatchObject({
      bookings: [
        { consentWithdrawnAt: expect.any(String) as string },
        { consentWithdrawnAt: expect.any(String) as string },
      ],
    });
    const { body } = await product.admin.post(`/people/${one}/erase`).send({ reason: 'Asked for by phone.' });
    expect(body).toMatchObject({ erased: { bookings: 2 } });
    expect(await people(product)).toMatchObject([{ phone: '0733333333' }]);
    expect(await product.connection.collection('personlinks').countDocuments()).toBe(0);
  });

  it('stays linked where one of the records goes', async () => {
    await book('0771111111', 'Kasun');
    await book('0771111111', 'Nimal');
    await book('0722222222', 'Amaya');
    const [one, other] = [await idOf('0771111111'), await idOf('0722222222')];
    await link(one, other);
    await product.admin.delete(`/shadow-teacher/delete-booking/${one}`);
    expect(await children(other)).toHaveLength(2);
  });

  it('is not linked twice, nor with themselves', async () => {
    await book('0771111111', 'Kasun');
    await book('0722222222', 'Amaya');
    const [one, other] = [await idOf('0771111111'), await idOf('0722222222')];
    expectError(await link(one, one), 409);
    await link(one, other);
    expectError(await link(other, one), 409);
    expectError(await link(one, 'nobody'), 400, { other: expect.any(String) as string });
  });

  knowsNobody((id) => link(id, 'f'.repeat(24)));
  knowsNobody((id) => product.admin.delete(`/people/${'f'.repeat(24)}/links/${id}`));
});
