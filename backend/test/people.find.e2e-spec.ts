import type { PersonGroup } from '#contract/people';
import { work } from '../src/database/embedded/query/scan.js';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aFamily, EMAIL, people, type Person, PHONE, thePerson } from './support/family.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { ADMIN, type Product, theProduct } from './support/product.js';
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

  it('are one row for one number under one name, with what is known of them', async () => {
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
      courseRequests: [{ phone: PHONE, status: 'pending' }],
      messages: [{ name: 'malini perera', email: EMAIL, message: 'quokka' }],
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
        const where = { $or: [{ childName: 'Kasun' }, { phone: PHONE }, { full_name: 'M. Perera' }] };
        return String((await product.connection.collection(name).findOne(where))?._id);
      }),
    );
    for (const id of ids) {
      expect((await show(id)).body).toMatchObject({ _id: id, bookings: [{ childName: 'Kasun' }], messages: [{}] });
    }
  });

  it('are one for one name in any spelling: in any case and white space, with or without what nobody sees', async () => {
    const names = [
      'Zoë Silva',
      ' zoë  SILVA',
      'Zoe\u0308 Silva',
      'Zo\u200bë\u00a0Sil\u00adva',
      '\u2068Zoë Silva\u2069',
    ];
    for (const parentName of names) await book({ parentName, parentPhone: '0771111111' });
    expect(await thePerson(product, '0771111111')).toMatchObject({ records: 5, bookings: 5, childName: 'Kasun' });
  });

  it('are each a row of their own where the name is another one or none, or the number is missing', async () => {
    const parentEmail = 'shared@example.org';
    await book({ parentName: 'Malini', parentPhone: '0771111111', parentEmail });
    await book({ parentName: 'Ruwan', parentPhone: '0771111111', parentEmail });
    await book({ parentPhone: '0771111111' });
    await book({ parentPhone: '0771111111', parentName: '\u200b' });
    await book({ parentName: 'Malini', parentEmail });
    await book({ parentName: 'Malini', parentEmail });
    await anApplicant(product, { full_name: 'Malini', phone_number: '0771111111', email: parentEmail });
    const rows = await people(product);
    expect(rows.map(({ records }) => records)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    for (const { _id } of rows) {
      const { body } = await show(_id);
      const own = (body as { records: { as: string }[] }).records.filter(({ as }) => as !== 'suggested');
      expect([own.length, ...(await idsExported(_id))]).toEqual([1, _id]);
    }
  });

  it('say who else they may be, with both names: the same number or address, or the same child', async () => {
    const shared = 'shared@example.org';
    await book({ parentName: 'Malini', parentPhone: '0771111111', parentEmail: shared, childAge: 7 });
    await book({ parentName: 'Amaya', parentPhone: '0772222222', parentEmail: shared, childName: 'Nimal' });
    await book({ parentName: 'Ruwan', parentPhone: '0771111111', childName: 'Nimal' });
    await book({ parentName: 'Kanthi', parentPhone: '0773333333', childAge: 7 });
    await book({ parentName: 'Somebody', parentPhone: '0774444444', childAge: 8 });
    const applicant = await anApplicant(product, { full_name: 'M. Perera', phone_number: '0771111111' });
    const { _id } = (await people(product, 'Malini'))[0] ?? { _id: '' };
    const { body } = await show(_id);
    expect(body).toMatchObject({
      name: 'Malini',
      bookings: [{ _id }],
      applications: [],
      alike: [
        { name: 'M. Perera', phone: '0771111111', records: [applicant._id] },
        { name: 'Kanthi', phone: '0773333333' },
        { name: 'Ruwan', phone: '0771111111' },
        { name: 'Amaya', email: shared },
      ],
    });
    expect((body as { records: object[] }).records).toMatchObject([
      { _id, as: 'joined', group: 'bookings', name: 'Malini', childName: 'Kasun', kind: 'shadow-teacher' },
      { as: 'suggested', group: 'applications', name: 'M. Perera' },
      { as: 'suggested', name: 'Kanthi' },
      { as: 'suggested', name: 'Ruwan' },
      { as: 'suggested', name: 'Amaya' },
    ]);
  });

  it('are suggested by their own records only, never by way of a third person', async () => {
    await book({ parentName: 'A', parentPhone: '0771111111', parentEmail: 'a@example.org', childName: 'One' });
    await book({ parentName: 'B', parentPhone: '0772222222', parentEmail: 'a@example.org', childName: 'Two' });
    await book({ parentName: 'C', parentPhone: '0772222222', parentEmail: 'c@example.org', childName: 'Three' });
    const [{ _id } = { _id: '' }] = await people(product, 'c@example.org');
    expect((await show(_id)).body).toMatchObject({ bookings: [{}], alike: [{ name: 'B' }] });
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
      ...{ childName: 'Nobody', records: 1, bookings: 1 },
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
  readonly different: readonly { readonly _id: string }[];
  readonly links: readonly { readonly _id: string; readonly people: readonly object[] }[];
}

it('somebody under whose number the same booking came again and again still has a page', async () => {
  const book = (parentPhone: string) =>
    product.visitor
      .post('/shadow-teacher/add-booking')
      .send(aBooking('shadow-teacher', { parentName: 'Malini', parentPhone, childName: 'Kasun', childAge: 7 }));
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

  it('is named by whom the page was opened for, and what is linked is not shown as theirs', async () => {
    await book('0771111111', 'Kasun');
    await book('0722222222', 'Amaya', { parentName: 'Ruwan' });
    const [one, other] = [await idOf('0771111111'), await idOf('0722222222')];
    await link(one, other);
    expect(await show(one)).toMatchObject({
      name: 'Malini',
      records: [
        { _id: other, as: 'linked', name: 'Ruwan' },
        { _id: one, as: 'joined', name: 'Malini' },
      ],
    });
    expect(await show(other)).toMatchObject({ name: 'Ruwan', phone: '0722222222', childName: 'Amaya' });
    expect(await people(product, '0771111111')).toMatchObject([{ name: 'Malini', records: 2, bookings: 2 }]);
  });

  it('is not suggested again where they were found to be different people, until that is taken back', async () => {
    await book('0771111111', 'Kasun');
    await book('0771111111', 'Amaya', { parentName: 'Ruwan' });
    const [one, other] = [await idOf('Malini'), await idOf('Ruwan')];
    const apart = await product.admin.post(`/people/${one}/links`).send({ other, different: true });
    expect([apart.status, apart.body]).toMatchObject([
      201,
      { alike: [], links: [], records: [{ _id: one }], different: [{ person: { _id: other, name: 'Ruwan' } }] },
    ]);
    // Whoever says it again, of either page, has to take it back once only.
    for (const [page, of] of [
      [one, other],
      [other, one],
    ] as const) {
      const again = await product.admin.post(`/people/${page}/links`).send({ other: of, different: true });
      expect([again.status, again.body]).toMatchObject([201, { different: [{}] }]);
    }
    // What comes from either of them later is theirs too.
    await book('0771111111', 'Kasun');
    await book('0771111111', 'Amaya', { parentName: 'Ruwan' });
    expect(await show(one)).toMatchObject({ alike: [], records: [{}, {}] });
    expect(await show(other)).toMatchObject({ alike: [], different: [{ person: { name: 'Malini' } }] });
    expect(await people(product)).toHaveLength(2);
    const [{ _id } = { _id: '' }] = (await show(other)).different;
    expect((await product.admin.delete(`/people/${other}/links/${_id}`)).body).toMatchObject({
      alike: [{ name: 'Malini' }],
      different: [],
    });
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

  it('stays linked where some of the records are erased, and is not where all of one side are', async () => {
    await book('0771111111', 'Kasun');
    await book('0771111111', 'Nimal');
    await book('0722222222', 'Amaya');
    const [one, other] = [await idOf('0771111111'), await idOf('0722222222')];
    await link(one, other);
    const erase = (records: string[]) =>
      product.admin.post(`/people/${other}/erase`).send({ reason: 'Asked for by phone.', records });
    expect((await erase([one])).body).toMatchObject({ erased: { bookings: 1 } });
    expect(await children(other)).toEqual(['Amaya', 'Kasun']);
    expect(await show(other)).toMatchObject({ links: [{}] });
    await erase([await idOf('0771111111')]);
    expect(await show(other)).toMatchObject({ bookings: [{ childName: 'Amaya' }], links: [] });
    expect(await product.connection.collection('personlinks').countDocuments()).toBe(0);
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
        dataRequests: [{ kind: 'access', status: 'open' }],
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

/** The ids of the records in an answer, whatever kind they are of. */
function idsIn(person: Readonly<Record<string, unknown>>): string[] {
  return ['bookings', 'courseRequests', 'messages', 'applications'].flatMap((group) =>
    (person[group] as { _id: string }[]).map(({ _id }) => _id),
  );
}

/** Somebody else typed this family's number or address into a public form (attack.md H1, office.md A1). */
describe('a family whose number and address somebody else knows', () => {
  const VICTIM = { parentName: 'Ayesha Nazeer', parentPhone: '0761006547', parentEmail: 'ayesha@example.org' };
  const THIEF = { parentName: 'Some Stranger', parentPhone: '0718810001', parentEmail: 'stranger@evil.test' };
  const book = async (parent: object, childName: string) => {
    const booking = aBooking('shadow-teacher', { ...parent, childName, diagnosedCondition: `Secret of ${childName}` });
    const { body } = await product.visitor.post('/shadow-teacher/add-booking').send(booking);
    return (body as { bookingId: string }).bookingId;
  };
  const write = async (message: Record<string, string>) => {
    await product.visitor.post('/contact/addcontact').send(aMessage(message));
    const [newest] = (await product.admin.get('/contact/getcontact')).body as { _id: string }[];
    return newest?._id ?? '';
  };
  const all = async () => {
    // What waits in a record to be delivered may arrive in between.
    return JSON.stringify(await Promise.all(['bookings', 'contacts', 'users'].map(stored)));
  };
  const stored = (name: string) => product.connection.collection(name).find().sort({ _id: 1 }).toArray();

  /** Every way in which the sender's record might lead to the family's. */
  const WAYS = [
    [
      'her address beside their own number, where she left no number',
      () => write({ name: 'Ayesha Nazeer', email: VICTIM.parentEmail, message: 'Secret of Dinuka' }),
      () => book({ ...THIEF, parentEmail: VICTIM.parentEmail }, 'Own'),
    ],
    [
      'her number beside their own address',
      () => book(VICTIM, 'Dinuka'),
      () => write({ name: 'Some Stranger', phone: VICTIM.parentPhone, email: THIEF.parentEmail, message: 'Hello' }),
    ],
    ['her number and their own name', () => book(VICTIM, 'Dinuka'), () => book({ ...VICTIM, parentName: 'S' }, 'Own')],
    [
      'her number and no name',
      () => book(VICTIM, 'Dinuka'),
      () => book({ parentPhone: VICTIM.parentPhone, parentEmail: THIEF.parentEmail }, 'Own'),
    ],
    [
      'her name and address, and their own number',
      () => book(VICTIM, 'Dinuka'),
      () => book({ ...VICTIM, parentPhone: THIEF.parentPhone }, 'Own'),
    ],
    [
      'her address, a bridge from it to her number, and their own',
      () => book(VICTIM, 'Dinuka'),
      async () => {
        await write({ name: 'Bridge', email: VICTIM.parentEmail, phone: THIEF.parentPhone });
        return book(THIEF, 'Own');
      },
    ],
    [
      'her number and her name, in an application',
      () => book(VICTIM, 'Dinuka'),
      async () =>
        (
          await anApplicant(product, {
            ...{ full_name: VICTIM.parentName, phone_number: VICTIM.parentPhone, whatsapp_number: VICTIM.parentPhone },
            ...{ email: VICTIM.parentEmail },
          })
        )._id,
    ],
  ] as const;

  it.each(WAYS)('keeps what is hers from who sends %s', async (_way, victim, thief) => {
    const hers = await victim();
    const theirs = await thief();
    const { admin } = product;
    const page = (await admin.get(`/people/${hers}`)).body as Person;
    expect(idsIn(page)).toEqual([hers]);
    expect(page.name).toBe('Ayesha Nazeer');
    for (const copy of [await admin.get(`/people/${theirs}/export`), await admin.post(`/people/${theirs}/export`)]) {
      expect(copy.status).toBe(200);
      expect(JSON.stringify(copy.body)).not.toMatch(/Secret of Dinuka/);
      expect(idsIn(copy.body as Person)).toEqual([theirs]);
    }
    const before = await admin.get(`/people/${hers}/export`);
    expect((await admin.put(`/people/${theirs}`).send({ name: 'Sanduni Pieris' })).status).toBe(200);
    expect((await admin.post(`/people/${theirs}/withdraw`)).status).toBe(200);
    const { body: erased } = await admin.post(`/people/${theirs}/erase`).send({ reason: 'They asked for it.' });
    expect(erased).toMatchObject({ message: 'Erased for good: 1 record.' });
    const after = await admin.get(`/people/${hers}/export`);
    expect({ ...(after.body as object), exportedAt: '' }).toEqual({ ...(before.body as object), exportedAt: '' });
    expect(idsIn((await admin.get(`/people/${hers}`)).body as Person)).toEqual([hers]);
  });

  it('is corrected, handed out, stopped and erased record by record, as they were ticked, and no more', async () => {
    const [first, second] = [await book(VICTIM, 'Dinuka'), await book(VICTIM, 'Amaya')];
    const other = await book({ ...VICTIM, parentName: 'Her mother' }, 'Kasun');
    const { admin } = product;
    const { body: copy } = await admin.post(`/people/${first}/export`).send({ records: [first, other] });
    expect(idsIn(copy as Person).sort()).toEqual([first, other].sort());
    await admin.put(`/people/${first}`).send({ name: 'Ayesha N.', records: [other, second] });
    const names = async () => (await stored('bookings')).map(({ parentName }) => parentName as string);
    expect(await names()).toEqual(['Ayesha Nazeer', 'Ayesha N.', 'Ayesha N.']);
    await admin.post(`/people/${second}/withdraw`).send({ records: [second] });
    const withdrawn = async () =>
      (await stored('bookings')).map(({ consentWithdrawnAt }) => consentWithdrawnAt instanceof Date);
    expect(await withdrawn()).toEqual([false, true, false]);
    await admin.delete(`/people/${second}/withdraw`).send({ records: [other] });
    expect(await withdrawn()).toEqual([false, true, false]);
    await admin.delete(`/people/${second}/withdraw`).send({ records: [second] });
    expect(await withdrawn()).toEqual([false, false, false]);
    await admin.post(`/people/${second}/erase`).send({ reason: 'Asked.', records: [second] });
    expect((await stored('bookings')).map(({ _id }) => String(_id))).toEqual([first, other]);
  });

  it.each([
    ['a record of nobody here', (stranger: string, own: string) => [own, stranger]],
    ['an id that nothing has', (_: string, own: string) => [own, 'f'.repeat(24)]],
    ['no record at all', () => []],
    ['nothing', () => null],
    ['a text', (_: string, own: string) => own],
    ['an object', (_: string, own: string) => ({ $in: [own] })],
    ['an object in a list', (_: string, own: string) => [own, { $ne: null }]],
    ['a number', () => [1]],
  ])('is left as it is where the list of records has %s', async (_what, recordsOf) => {
    const own = await book(VICTIM, 'Dinuka');
    const stranger = await book(THIEF, 'Own');
    const records = recordsOf(stranger, own);
    const before = await all();
    const path = `/people/${own}`;
    for (const answer of [
      await product.admin.put(path).send({ name: 'X', records }),
      await product.admin.post(`${path}/export`).send({ records }),
      await product.admin.post(`${path}/withdraw`).send({ records }),
      await product.admin.delete(`${path}/withdraw`).send({ records }),
      await product.admin.post(`${path}/erase`).send({ reason: 'Asked.', records }),
    ]) {
      expectError(answer, 400, { records: expect.stringMatching(/record/i) as string });
    }
    expect(await all()).toEqual(before);
  });
});
