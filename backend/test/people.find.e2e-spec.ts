import type { PersonGroup } from '#contract/people';
import { work } from '../src/database/embedded/query/scan.js';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aFamily, EMAIL, NAME, people, type Person, PHONE, thePerson } from './support/family.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { type Product, theProduct } from './support/product.js';
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
    what: 'sent a message, without a number',
    group: 'messages',
    entity: 'contact',
    come: async ({ visitor }) => {
      await visitor.post('/contact/addcontact').send(
        aMessage({
          name: 'Quokka',
          email: NEWCOMER_EMAIL,
        }),
      );
    },
  },
  {
    what: 'asked for a course',
    group: 'courseRequests',
    entity: 'course-request',
    come: async ({ admin, visitor }) => {
      await admin.post('/course/addCourse').send(aCourse());
      const request = aCourseRequest({
        name: 'Quokka',
        email: NEWCOMER_EMAIL,
        phone: '0711231231',
      });
      await visitor.post('/course/add-course-requests').send(request);
    },
  },
  {
    what: 'applied as a teacher',
    group: 'applications',
    entity: 'user',
    come: (product) =>
      anApplicant(product, {
        full_name: 'Quokka',
        email: NEWCOMER_EMAIL,
        phone_number: '0711231231',
      }),
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
            full_name: VICTIM.parentName,
            phone_number: VICTIM.parentPhone,
            whatsapp_number: VICTIM.parentPhone,
            email: VICTIM.parentEmail,
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
    const contacts = [{ name: VICTIM.parentName, phone: VICTIM.parentPhone, language: 'en' }];
    const { _id: family } = (await admin.post('/families').send({ name: 'Nazeer', contacts })).body as Person;
    const add = [first, second].map((id) => ({ entity: 'booking', id }));
    await admin.post(`/families/${family}/records`).send({ add });
    const path = `/people/${family}`;
    expectError(await admin.post(`${path}/export`).send({ records: [first, other] }), 400, {
      records: expect.stringContaining('not on this page') as string,
    });
    expect(idsIn((await admin.post(`${path}/export`).send({ records: [first] })).body as Person)).toEqual([first]);
    await admin.put(path).send({ name: 'Ayesha N.', records: [second] });
    const names = async () => (await stored('bookings')).map(({ parentName }) => parentName as string);
    expect(await names()).toEqual(['Ayesha Nazeer', 'Ayesha N.', 'Her mother']);
    await admin.post(`${path}/withdraw`).send({ records: [second] });
    const withdrawn = async () =>
      (await stored('bookings')).map(({ consentWithdrawnAt }) => consentWithdrawnAt instanceof Date);
    expect(await withdrawn()).toEqual([false, true, false]);
    await admin.delete(`${path}/withdraw`).send({ records: [second] });
    expect(await withdrawn()).toEqual([false, false, false]);
    await admin.post(`${path}/erase`).send({ reason: 'Asked.', records: [second] });
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
