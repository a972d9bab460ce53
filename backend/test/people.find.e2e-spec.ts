import { work } from '../src/database/embedded/query/scan.js';
import { aBooking, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aFamily, EMAIL, people, PHONE, thePerson } from './support/family.js';
import { knowsNobody } from './support/knows-nobody.js';
import { theProduct } from './support/product.js';
import { filled } from './support/quarantine.js';

const describeEmbedded = process.env['MONGODB_URI'] ? describe.skip : describe;

describe('people', () => {
  const product = theProduct();
  const show = (id: string) => product.admin.get(`/people/${id}`);

  it('are one row for one number, with what is known of them', async () => {
    await aFamily(product);
    const { body, headers } = await product.admin.get('/people');
    expect(headers['content-range']).toBe('people 0-2/3');
    expect(body).toMatchObject([
      { phone: '0770000000' },
      { name: 'Stranger', email: 'stranger@example.org' },
      { name: 'M. Perera', phone: PHONE, email: 'work@example.org' },
    ]);
  });

  it.each(['0777654321', '+94 77 765 4321', '7654321', 'perera malini', 'Kasun', 'work@example.org', 'quokka'])(
    'are found by %s',
    async (q) => {
      await aFamily(product);
      expect(await people(product, q)).toMatchObject([{ phone: PHONE }]);
      const filter = JSON.stringify({ q });
      expect((await product.admin.get('/people').query({ filter })).body).toMatchObject([{ phone: PHONE }]);
    },
  );

  it('come in pages, and the other way round', async () => {
    await aFamily(product);
    const page = (query: object) => product.admin.get('/people').query(query);
    const second = await page({ range: '[1,1]' });
    expect(second.headers['content-range']).toBe('people 1-1/3');
    expect(second.body).toMatchObject([{ name: 'Stranger' }]);
    const oldest = await page({ sort: '["createdAt","ASC"]', range: '[0,0]' });
    expect(oldest.body).toMatchObject([{ phone: PHONE }]);
    expectError(await page({ sort: '["name","ASC"]' }), 400);
    expectError(await page({ filter: '{"phone":"0777654321"}' }), 400);
  });

  it('have a page with all their records, what was told and what the team wrote down', async () => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    const [booking] = (await product.admin.get('/shadow-teacher/view-booking')).body as { _id: string }[];
    await product.admin
      .post('/notes')
      .send({ entity: 'booking', recordId: booking?._id, kind: 'call', text: 'Calls back.' });
    await product.admin.put(`/shadow-teacher/update-booking/${booking?._id}`).send({ status: 'Approved' });
    const { status, body } = await show(_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ _id, name: 'M. Perera', phone: PHONE, email: 'work@example.org' },
      bookings: [{ _id: booking?._id, kind: 'shadow-teacher', childName: 'Kasun', status: 'Approved' }],
      courseRequests: [{ name: 'Malini', phone: PHONE, status: 'pending' }],
      messages: [{ name: 'Malini', email: EMAIL, message: 'quokka' }],
      applications: [{ full_name: 'M. Perera', status: 'pending' }],
      notes: [{ kind: 'call', text: 'Calls back.' }],
    });
    const told = (body as { told: { template: string }[] }).told.map(({ template }) => template);
    expect(told.sort()).toEqual([
      'application-received',
      'booking-approved',
      'booking-received',
      'contact-received',
      'request-received',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Stranger|Another|passwordHash|followUpHash/);
  });

  it('are the same by the id of any of their records', async () => {
    await aFamily(product);
    const ids = await Promise.all(
      ['bookings', 'courserequests', 'contacts', 'users'].map(async (name) => {
        const where = { $or: [{ childName: 'Kasun' }, { name: 'Malini' }, { full_name: 'M. Perera' }] };
        return String((await product.connection.collection(name).findOne(where))?._id);
      }),
    );
    for (const id of ids) {
      expect((await show(id)).body).toMatchObject({ _id: id, bookings: [{ childName: 'Kasun' }], messages: [{}] });
    }
  });

  it('are two where one address is used with two numbers, and then it is a person of its own', async () => {
    for (const parentPhone of ['0771111111', '0772222222']) {
      const parent = { parentPhone, parentEmail: 'shared@example.org' };
      await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', parent));
    }
    await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Who?', email: 'shared@example.org' }));
    const found = await people(product, 'shared@example.org');
    expect(found.map(({ phone }) => phone)).toEqual([undefined, '0772222222', '0771111111']);
    const [{ _id } = { _id: '' }] = found;
    expect((await show(_id)).body).toMatchObject({ name: 'Who?', bookings: [], messages: [{ name: 'Who?' }] });
  });

  it('say who else they may be: with the same address, or with the same child', async () => {
    const book = (parentPhone: string, childName: string, childAge: number, parentEmail?: string) =>
      product.visitor
        .post('/shadow-teacher/add-booking')
        .send(aBooking('shadow-teacher', { parentPhone, childName, childAge, parentName: childName, parentEmail }));
    await book('0771111111', 'Kasun', 7, 'shared@example.org');
    await book('0772222222', 'Amaya', 9, 'shared@example.org');
    await book('0773333333', 'Kasun', 7);
    await book('0774444444', 'Kasun', 8);
    const [{ _id } = { _id: '' }] = await people(product, '0771111111');
    const { alike } = (await show(_id)).body as { alike: { phone: string }[] };
    expect(alike).toMatchObject([
      { phone: '0773333333', name: 'Kasun' },
      { phone: '0772222222', name: 'Amaya', email: 'shared@example.org' },
    ]);
  });

  it('who left nothing to be reached by are still somebody', async () => {
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', { childName: 'Nobody' }));
    const { _id, ...row } = await thePerson(product, 'Nobody');
    expect(row).toEqual({ childName: 'Nobody', createdAt: expect.any(String) as string });
    expect((await show(_id)).body).toMatchObject({ childName: 'Nobody', bookings: [{ childName: 'Nobody' }] });
  });

  it('are no administrators, and not what is held back', async () => {
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name: 'Wombat' })));
    expect(await people(product)).toEqual([]);
    const administrator = await product.connection.collection('users').findOne({ kind: 'administrator' });
    expectError(await show(String(administrator?._id)), 404);
  });

  it('leave a line in the audit when they are looked at', async () => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    await show(_id);
    const filter = JSON.stringify({ entity: 'person', recordId: _id });
    const { body } = await product.admin.get('/audit').query({ filter });
    expect(body).toMatchObject([{ action: 'viewed', count: 4, who: 'admin@onestep.test' }]);
  });

  knowsNobody(show);
});

describeEmbedded('a page of people', () => {
  const product = theProduct();

  it('reads the newest 500 records and the numbers of their addresses, however many there are', async () => {
    const contacts = Array.from({ length: 3000 }, (_, i) => ({
      ...{ name: `N ${i}`, email: `n${i}@example.org`, status: 'new' },
      createdAt: new Date(Date.UTC(2026, 0, 1) + i * 60_000),
      updatedAt: new Date(),
    }));
    await product.connection.collection('contacts').insertMany(contacts);
    const before = work.documents;
    const { body } = await product.admin.get('/people').query({ range: '[0,24]' });
    expect((body as object[]).length).toBe(25);
    expect(work.documents - before).toBeLessThan(1100);
  });
});
