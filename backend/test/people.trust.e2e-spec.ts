import type { SubjectGroup } from '#contract/subjects';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { people, type Person, thePerson } from './support/family.js';
import { type Product, theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';

const product = theProduct();

const NEWCOMER_EMAIL = 'only@example.org';

interface Newcomer {
  readonly what: string;
  readonly group: SubjectGroup;
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

  it('without a list: is corrected and stopped under its own name, handed out and erased as it is, and the other family of this number is left alone', async () => {
    const familyOf = async (name: string, ...ids: string[]) => {
      const contacts = [{ name, phone: VICTIM.parentPhone, language: 'en' }];
      const { _id } = (await product.admin.post('/families').send({ name, contacts })).body as Person;
      const add = ids.map((id) => ({ entity: 'booking', id }));
      expect((await product.admin.post(`/families/${_id}/records`).send({ add })).status).toBe(200);
      return _id;
    };
    const own = await book({ ...VICTIM, parentName: 'ayesha  NAZEER' }, 'Dinuka');
    const fathers = await book({ ...VICTIM, parentName: 'Imran Nazeer' }, 'Dinuka');
    const theirs = await book({ ...VICTIM, parentName: 'Her Lodger' }, 'Kasun');
    const family = await familyOf('Ayesha Nazeer', own, fathers);
    await familyOf('Her Lodger', theirs);
    const { admin } = product;
    const path = `/people/${family}`;

    expect((await admin.put(path).send({ name: 'Ayesha N.', email: 'n@example.org' })).body).toMatchObject({
      name: 'Ayesha N.',
      family: { contacts: [{ name: 'Ayesha N.', email: 'n@example.org' }] },
    });
    const bookings = await stored('bookings');
    expect(bookings.map(({ parentName }) => parentName as string)).toEqual(['Ayesha N.', 'Imran Nazeer', 'Her Lodger']);
    expect(bookings.map(({ parentEmail }) => parentEmail as string)).toEqual([
      'n@example.org',
      VICTIM.parentEmail,
      VICTIM.parentEmail,
    ]);
    const withdrawn = async () =>
      (await stored('bookings')).map(({ consentWithdrawnAt }) => consentWithdrawnAt instanceof Date);
    expect((await admin.post(`${path}/withdraw`)).status).toBe(200);
    expect(await withdrawn()).toEqual([true, false, false]);
    expect((await admin.delete(`${path}/withdraw`)).status).toBe(200);
    expect(await withdrawn()).toEqual([false, false, false]);
    expect(idsIn((await admin.get(`${path}/export`)).body as Person).sort()).toEqual([own, fathers].sort());
    await admin.post(`${path}/erase`).send({ reason: 'Asked.' });
    expect((await stored('bookings')).map(({ _id }) => String(_id))).toEqual([theirs]);
  });

  it('asks which records are meant where none was sent under the name of the family', async () => {
    const id = await book({ ...VICTIM, parentName: 'Imran Nazeer' }, 'Dinuka');
    const contacts = [{ name: VICTIM.parentName, phone: VICTIM.parentPhone, language: 'en' }];
    const { _id } = (await product.admin.post('/families').send({ name: 'Nazeer', contacts })).body as Person;
    await product.admin.post(`/families/${_id}/records`).send({ add: [{ entity: 'booking', id }] });
    const before = await all();
    for (const answer of [
      await product.admin.put(`/people/${_id}`).send({ email: 'n@example.org' }),
      await product.admin.post(`/people/${_id}/withdraw`),
      await product.admin.delete(`/people/${_id}/withdraw`),
    ]) {
      expectError(answer, 400, { records: 'Choose at least one record of this page.' });
    }
    expect(await all()).toEqual(before);
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
