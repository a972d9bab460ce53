import type { PersonGroup } from '#contract/people';
import { work } from '../src/database/embedded/query/scan.js';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aFamily, EMAIL, people, type Person, PHONE, thePerson } from './support/family.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { ADMIN, type Product, theProduct } from './support/product.js';
import { filled } from './support/quarantine.js';
import { anApplicant } from './support/registration.js';

const product = theProduct();

const describeEmbedded = process.env['MONGODB_URI'] ? describe.skip : describe;

describe('people', () => {
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

  it.each(['0777654321', '+94 77 765 4321', '7654321', 'perera malini', 'Kasun', 'work@example.org'])(
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
    expect(row).toEqual({ childName: 'Nobody', createdAt: expect.any(String) as string });
    expect((await show(_id)).body).toMatchObject({ childName: 'Nobody', bookings: [{ childName: 'Nobody' }] });
  });

  it('are no administrators, and not what is held back', async () => {
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name: 'Wombat' })));
    expect(await people(product)).toEqual([]);
    const administrator = await product.connection.collection('users').findOne({ kind: 'administrator' });
    expectError(await show(String(administrator?._id)), 404);
  });

  it('leave a line in the audit when they are looked at or handed out, with each record that was shown', async () => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    const person = (await show(_id)).body as Readonly<Record<string, readonly { readonly _id: string }[]>>;
    const groups = [person['bookings'], person['courseRequests'], person['messages'], person['applications']];
    const shown = groups.flatMap((rows = []) => rows.map((row) => row._id));
    await product.admin.get(`/people/${_id}/export`);
    const filter = JSON.stringify({ entity: 'person', recordId: _id });
    const { body } = await product.admin.get('/audit').query({ filter });
    const line = { count: 4, who: 'admin@onestep.test', recordIds: expect.arrayContaining(shown) as unknown };
    expect(shown).toHaveLength(4);
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

interface Linked extends Person {
  readonly bookings: readonly { readonly childName: string }[];
  readonly alike: readonly { readonly phone: string }[];
  readonly links: readonly { readonly _id: string; readonly people: readonly object[] }[];
}

it('somebody under whose number the same booking came again and again still has a page', async () => {
  const book = (parentPhone: string) =>
    product.visitor
      .post('/shadow-teacher/add-booking')
      .send(aBooking('shadow-teacher', { parentPhone, childName: 'Kasun', childAge: 7 }));
  await Promise.all(Array.from({ length: 120 }, () => book(PHONE)));
  await book('0711111111');
  const { _id } = await thePerson(product);
  const { status, body } = await product.admin.get(`/people/${_id}`);
  expect(status).toBe(200);
  expect((body as { bookings: object[] }).bookings).toHaveLength(120);
  expect(body).toMatchObject({ alike: [{ phone: '0711111111' }] });
}, 60_000);

describe('somebody with two numbers', () => {
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
    await product.flush();
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

  answers404ForUnknownIds((id) => link(id, 'f'.repeat(24)));
  answers404ForUnknownIds((id) => product.admin.delete(`/people/${'f'.repeat(24)}/links/${id}`));
});

const NEWCOMER_EMAIL = 'only@example.org';

interface Newcomer {
  readonly what: string;
  readonly group: PersonGroup;
  /** What a note about them is about. */
  readonly entity: string;
  readonly come: (product: Product) => Promise<unknown>;
}

const NEWCOMERS: readonly Newcomer[] = [
  {
    ...{ what: 'sent a message, without a number', group: 'messages', entity: 'contact' },
    come: async ({ visitor }) => {
      await visitor.post('/contact/addcontact').send(aMessage({ name: 'Quokka', email: NEWCOMER_EMAIL }));
    },
  },
  {
    ...{ what: 'asked for a course', group: 'courseRequests', entity: 'course-request' },
    come: async ({ admin, visitor }) => {
      await admin.post('/course/addCourse').send(aCourse());
      const request = aCourseRequest({ name: 'Quokka', email: NEWCOMER_EMAIL, phone: '0711231231' });
      await visitor.post('/course/add-course-requests').send(request);
    },
  },
  {
    ...{ what: 'applied as a teacher', group: 'applications', entity: 'user' },
    come: (product) => anApplicant(product, { full_name: 'Quokka', email: NEWCOMER_EMAIL, phone_number: '0711231231' }),
  },
];

describe('somebody who is no family yet', () => {
  it.each(NEWCOMERS)(
    'but $what, is found, corrected, noted, handed out, stopped and erased all the same',
    async ({ group, entity, come }) => {
      await come(product);
      const { _id } = await thePerson(product, NEWCOMER_EMAIL);
      const { admin } = product;
      const corrected = await admin.put(`/people/${_id}`).send({ name: 'Wombat' });
      expect([corrected.status, corrected.body]).toMatchObject([200, { name: 'Wombat', [group]: [{ _id }] }]);
      await admin.post('/notes').send({ entity, recordId: _id, kind: 'call', text: 'Called back.' });
      await admin.post(`/people/${_id}/data-requests`).send({ kind: 'access' });
      const { body: copy } = await admin.get(`/people/${_id}/export`);
      expect(copy).toMatchObject({
        [group]: [{ _id }],
        notes: [{ text: 'Called back.' }],
        dataRequests: [{ kind: 'access', status: 'done' }],
      });
      const { body: stopped } = await admin.post(`/people/${_id}/withdraw`);
      expect(stopped).toMatchObject({ [group]: [{ consentWithdrawnAt: expect.any(String) as string }] });
      expect((await admin.post(`/people/${_id}/erase`).send({ reason: 'Asked for by email.' })).body).toMatchObject({
        erased: { [group]: 1 },
      });
      expect(await people(product, NEWCOMER_EMAIL)).toEqual([]);
      expect((await admin.get('/notes')).body).toEqual([]);
    },
  );
});
