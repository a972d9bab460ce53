import { work } from '../src/database/embedded/query/scan.js';
import { aBooking, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aFamily, EMAIL, NAME, people, type Person, PHONE, thePerson } from './support/family.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { theProduct } from './support/product.js';
import { filled } from './support/suspected-spam.js';
import { anApplicant } from './support/registration.js';

const product = theProduct();

const describeEmbedded = process.env['MONGODB_URI'] ? describe.skip : describe;

describe('people', () => {
  const show = (id: string) => product.admin.get(`/people/${id}`);
  const book = (parent: object) =>
    product.visitor
      .post('/shadow-teacher/add-booking')
      .send(aBooking('shadow-teacher', { childName: 'Kasun', childAge: 9, ...parent }));
  const idsExported = async (id: string) => {
    const { body } = await product.admin.get(`/people/${id}/export`);
    return idsIn(body as Readonly<Record<string, unknown>>);
  };

  it('are a row for each family, and one for each record that belongs to none', async () => {
    const family = await aFamily(product);
    const applicant = await anApplicant(product, { full_name: NAME, phone_number: PHONE });
    const { body, headers } = await product.admin.get('/people');
    expect(headers['content-range']).toBe('people 0-3/4');
    expect(body).toMatchObject([
      { _id: applicant._id, name: NAME, records: 1, bookings: 0 },
      { phone: '0770000000', records: 1, bookings: 1 },
      { name: 'Stranger', email: 'stranger@example.org', records: 1, bookings: 0 },
      {
        _id: family,
        isFamily: true,
        name: NAME,
        phone: PHONE,
        email: EMAIL,
        childName: 'Kasun',
        records: 3,
        bookings: 1,
      },
    ]);
  });

  it.each(['0777654321', '+94 77 765 4321', '7654321', 'perera malini', 'Kasun', EMAIL])(
    'are found by %s',
    async (q) => {
      const _id = await aFamily(product);
      expect(await people(product, q)).toMatchObject([{ _id, phone: PHONE }]);
      const filter = JSON.stringify({ q });
      expect((await product.admin.get('/people').query({ filter })).body).toMatchObject([{ _id, phone: PHONE }]);
    },
  );

  it('are families without a record too, by their own contacts', async () => {
    const contacts = [{ name: 'Nobody Yet', phone: '0755555555', language: 'en' }];
    await product.admin.post('/families').send({ name: 'Silva', contacts, children: [{ name: 'Amaya' }] });
    for (const q of ['silva', 'nobody', '0755555555', 'amaya']) {
      expect(await people(product, q)).toMatchObject([{ name: 'Silva', records: 0, bookings: 0 }]);
    }
  });

  it('answer every number and address of the contacts and of the records that were found', async () => {
    const contacts = [
      { name: 'Malini Silva', phone: '0755555555', email: 'malini.silva@example.org', language: 'en', main: true },
      { name: 'Sunil Silva', phone: '0766666666', language: 'si' },
    ];
    const { body } = await product.admin.post('/families').send({ name: 'Silva', contacts });
    const { body: booked } = await book({ parentName: 'Grandmother', parentPhone: '0744444444' });
    const add = [{ entity: 'booking', id: (booked as { bookingId: string }).bookingId }];
    await product.admin.post(`/families/${(body as { _id: string })._id}/records`).send({ add });
    const ofContacts = ['0755555555', '0766666666'];
    const emails = ['malini.silva@example.org'];
    expect(await people(product, '0766666666')).toMatchObject([{ name: 'Silva', phones: ofContacts, emails }]);
    expect(await people(product, '0744444444')).toMatchObject([{ phones: [...ofContacts, '0744444444'], emails }]);
    await book({ parentName: 'Single', parentPhone: '0733333333', parentEmail: undefined });
    expect(await people(product, '0733333333')).toMatchObject([{ phones: ['0733333333'], emails: [] }]);
  });

  it('come in pages, and the other way round', async () => {
    await aFamily(product);
    const page = (query: object) => product.admin.get('/people').query(query);
    const second = await page({ range: '[1,1]' });
    expect(second.headers['content-range']).toBe('people 1-1/3');
    expect(second.body).toMatchObject([{ name: 'Stranger' }]);
    const oldest = await page({ sort: '["createdAt","ASC"]', range: '[0,0]' });
    expect(oldest.body).toMatchObject([{ phone: PHONE }]);
    for (const field of ['id', '_id']) {
      const byId = (await page({ sort: `["${field}","DESC"]` })).body as Person[];
      const ids = byId.map(({ _id }) => _id);
      expect(ids).toEqual([...ids].sort().reverse());
      expect((await page({ sort: `["${field}","ASC"]`, range: '[2,2]' })).body).toEqual([byId[0]]);
    }
    expectError(await page({ sort: '["name","ASC"]' }), 400);
    expectError(await page({ filter: '{"phone":"0777654321"}' }), 400);
  });

  it('have a page with all their records, what was told and what the team wrote down', async () => {
    const _id = await aFamily(product);
    const [booking] = (await product.admin.get('/shadow-teacher/view-booking')).body as { _id: string }[];
    await product.admin
      .post('/notes')
      .send({ entity: 'booking', recordId: booking?._id, kind: 'call', text: 'Calls back.' });
    await product.admin.put(`/shadow-teacher/update-booking/${booking?._id}`).send({ status: 'Approved' });
    const { status, body } = await show(_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id,
      name: NAME,
      phone: PHONE,
      email: EMAIL,
      childName: 'Kasun',
      family: {
        name: NAME,
        contacts: [{ phone: PHONE }],
        children: [{ name: 'Kasun' }],
      },
      bookings: [
        {
          _id: booking?._id,
          kind: 'shadow-teacher',
          childName: 'Kasun',
          status: 'Approved',
        },
      ],
      courseRequests: [
        {
          phone: PHONE,
          status: 'pending',
        },
      ],
      messages: [
        {
          name: 'malini perera',
          email: EMAIL,
          message: 'quokka',
        },
      ],
      applications: [],
      records: [
        { group: 'messages' },
        { group: 'courseRequests' },
        {
          group: 'bookings',
          childName: 'Kasun',
        },
      ],
      notes: [
        {
          kind: 'call',
          text: 'Calls back.',
        },
      ],
    });
    const told = (body as { told: { template: string }[] }).told.map(({ template }) => template);
    expect(told.sort()).toEqual(['booking-approved', 'booking-received', 'contact-received', 'request-received']);
    expect(JSON.stringify(body)).not.toMatch(/Stranger|Another|passwordHash|followUpHash/);
  });

  it('are exactly what the id names: a family, or one record, also of a family', async () => {
    const family = await aFamily(product);
    expect((await idsExported(family)).length).toBe(3);
    for (const id of await idsExported(family)) {
      expect((await show(id)).body).toMatchObject({ _id: id, records: [{ _id: id }] });
      expect(await idsExported(id)).toEqual([id]);
    }
  });

  it('are each a row of their own where nobody has put them together, whatever they have in common', async () => {
    const parent = { parentName: 'Malini', parentPhone: '0771111111', parentEmail: 'shared@example.org' };
    await book(parent);
    await book(parent);
    await book({ parentPhone: '0771111111' });
    await anApplicant(product, { full_name: 'Malini', phone_number: '0771111111', email: 'shared@example.org' });
    const rows = await people(product);
    expect(rows.map(({ records }) => records)).toEqual([1, 1, 1, 1]);
    for (const { _id } of rows) expect(await idsExported(_id)).toEqual([_id]);
  });

  it('are found by who they are, not by what they wrote about others', async () => {
    const send = (fields: Record<string, string>) => product.visitor.post('/contact/addcontact').send(aMessage(fields));
    await send({ name: 'Mala', phone: '0755555502' });
    await send({ name: 'Zed', phone: '0755555501', message: 'My neighbour 0755555502 told me of the unicorn.' });
    expect(await people(product, '0755555502')).toMatchObject([{ name: 'Mala' }]);
    expect(await people(product, '0755555502')).toHaveLength(1);
    expect(await people(product, 'unicorn')).toEqual([]);
  });

  it('who left nothing to be reached by are still somebody', async () => {
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', { childName: 'Nobody' }));
    const { _id, ...row } = await thePerson(product, 'Nobody');
    expect(row).toEqual({
      childName: 'Nobody',
      records: 1,
      phones: [],
      emails: [],
      bookings: 1,
      createdAt: expect.any(String) as string,
    });
    expect((await show(_id)).body).toMatchObject({ childName: 'Nobody', bookings: [{ childName: 'Nobody' }] });
  });

  it('are no administrators, and not suspected spam', async () => {
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name: 'Wombat' })));
    expect(await people(product)).toEqual([]);
    const administrator = await product.connection.collection('users').findOne({ kind: 'administrator' });
    expectError(await show(String(administrator?._id)), 404);
  });

  it('leave a line in the audit when they are looked at or handed out, with each record that was shown', async () => {
    const _id = await aFamily(product);
    const person = (await show(_id)).body as Readonly<Record<string, readonly { readonly _id: string }[]>>;
    const groups = [person['bookings'], person['courseRequests'], person['messages'], person['applications']];
    const shown = groups.flatMap((rows = []) => rows.map((row) => row._id));
    await product.admin.get(`/people/${_id}/export`);
    const filter = JSON.stringify({ entity: 'person', recordId: _id });
    const { body } = await product.admin.get('/audit').query({ filter });
    const line = { count: 3, who: 'admin@onestep.test', recordIds: expect.arrayContaining(shown) as unknown };
    expect(shown).toHaveLength(3);
    expect(body).toMatchObject([
      { ...line, action: 'exported' },
      { ...line, action: 'viewed' },
    ]);
  });

  answers404ForUnknownIds(show);
});

describeEmbedded('a page of people', () => {
  it('reads the newest 500 records and the numbers of their addresses, however many there are', async () => {
    const contacts = Array.from({ length: 3000 }, (_, i) => ({
      name: `N ${i}`,
      email: `n${i}@example.org`,
      status: 'new',
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

/** The ids of the records in an answer, whatever kind they are of. */
function idsIn(person: Readonly<Record<string, unknown>>): string[] {
  return ['bookings', 'courseRequests', 'messages', 'applications'].flatMap((group) =>
    (person[group] as { _id: string }[]).map(({ _id }) => _id),
  );
}
