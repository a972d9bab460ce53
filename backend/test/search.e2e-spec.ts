import type { SearchResults } from '#contract/search';
import { aBooking, aCourse, aCourseRequest, aFamilyRecord, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { theProduct } from './support/product.js';
import { filled } from './support/suspected-spam.js';
import { anApplicant } from './support/registration.js';
import { addTeacherProfile } from './support/teacher-profiles.js';

const product = theProduct();

const NOTHING = { families: [], bookings: [], courseRequests: [], messages: [], applicants: [], profiles: [] };

describe('the search', () => {
  const search = async (q: string): Promise<SearchResults> => {
    const { status, body } = await product.admin.get('/search').query({ q });
    expect(status).toBe(200);
    return body as SearchResults;
  };
  const book = (changes: object) =>
    product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', { ...changes }));

  it('finds names by their sound where nothing is written so: one slip, another spelling, another script', async () => {
    await book({ childName: 'සඳුනි', parentName: 'Nimal Fernando' });
    await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'மீனா செல்வராஜா' }));
    const found = async (q: string) => {
      const { bookings, messages } = await search(q);
      return [bookings.map(({ childName }) => childName), messages.map(({ name }) => name)];
    };
    for (const q of ['Fernndo', 'nimel fernando', 'sandunee', 'සදුනි']) expect(await found(q)).toEqual([['සඳුනි'], []]);
    expect(await found('Selvarajah')).toEqual([[], ['மீனா செல்வராஜா']]);
    expect(await found('Silva')).toEqual([[], []]);
    expect(await found('0771234568')).toEqual([[], []]);
    const { body } = await product.admin.get('/people').query({ filter: JSON.stringify({ q: 'sandunee' }) });
    expect(body).toMatchObject([{ name: 'Nimal Fernando', childName: 'සඳුනි' }]);
  });

  it('finds names and addresses with any apostrophe, hyphen and width of letters', async () => {
    await book({ childName: 'Ｚｏｒａｎ', parentName: 'Maria D’Souza', parentEmail: 'maria@example.org' });
    await book({ childName: 'Zoran', parentName: "Maria D'Souza", parentEmail: 'other@example.org' });
    await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Anne‑Marie' }));
    for (const q of ["d'souza", 'D’Souza', 'DʼSouza', 'D´Souza', 'zoran', 'ＺＯＲＡＮ']) {
      const { bookings } = await search(q);
      expect([q, bookings.map(({ parentName }) => parentName)]).toEqual([q, ["Maria D'Souza", 'Maria D’Souza']]);
      const filter = JSON.stringify({ q });
      const { body } = await product.admin.get('/shadow-teacher/view-booking').query({ filter });
      expect([q, (body as unknown[]).length]).toEqual([q, 2]);
    }
    const [found] = (await search('maria＠example.org')).bookings;
    expect(found).toMatchObject({ childName: 'Ｚｏｒａｎ' });
    expect((await search(`Reference: ${found?.reference}`)).bookings).toEqual([found]);
    for (const q of ['anne-marie', 'Anne–Marie']) {
      const { body } = await product.admin.get('/contact/getcontact').query({ filter: JSON.stringify({ q }) });
      expect(body).toMatchObject([{ name: 'Anne‑Marie' }]);
    }
  });

  it('finds a phone number in every group, however it is written', async () => {
    const phone = '077 765 4321';
    await product.admin.post('/course/addCourse').send(aCourse());
    const booked = await book({ childName: 'Kasun', parentName: 'Malini', parentPhone: phone });
    await product.visitor.post('/course/add-course-requests').send(aCourseRequest({ name: 'Malini', phone }));
    await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Malini P', phone }));
    await anApplicant(product, { full_name: 'Malini Perera', phone_number: phone });
    await book({ childName: 'Another', parentPhone: '0770000000' });
    for (const q of [
      '0777654321',
      '+94 77 765 4321',
      '077-7654321',
      '94777654321',
      '7654321',
      '777654321',
      'tel:0777654321',
      '‎077 765 4321',
      '077‑765‑4321',
      '077­7654321',
      '௦௭௭௭௬௫௪௩௨௧',
      '077/765.4321,',
    ]) {
      expect(await search(q)).toMatchObject({
        bookings: [
          {
            _id: (
              booked.body as {
                bookingId: string;
              }
            ).bookingId,
            kind: 'shadow-teacher',
            childName: 'Kasun',
            parentName: 'Malini',
            parentPhone: '0777654321',
            reference: (
              booked.body as {
                reference: string;
              }
            ).reference,
            status: 'Pending',
          },
        ],
        courseRequests: [{ name: 'Malini', phone: '0777654321', status: 'pending' }],
        messages: [{ name: 'Malini P', phone: '0777654321', status: 'new' }],
        applicants: [{ full_name: 'Malini Perera', phone_number: '0777654321', status: 'pending' }],
        profiles: [],
      });
    }
  });

  it('finds words in any order and in different fields, Sinhala with joiners and without', async () => {
    await book({ childName: 'ශ්\u200Dරීමා', parentName: 'Nimal Perera' });
    for (const q of ['perera nimal', 'ශ්රීමා', 'nimal ශ්\u200Dරීමා', 'ශ්රීමා PERERA']) {
      expect((await search(q)).bookings).toMatchObject([{ parentName: 'Nimal Perera' }]);
    }
    expect(await search('nimal silva')).toEqual(NOTHING);
  });

  it('finds emoji of several, and an address without the marks it was copied with', async () => {
    await book({ childName: 'Kasun', parentName: 'Malini 👩🏽\u200D🏫', parentEmail: 'mal\u00ADini@exam\u200Dple.lk' });
    for (const q of ['👩🏽\u200D🏫', '👩🏽🏫', 'malini@example.lk', 'Malini@\u200EExample.LK']) {
      expect((await search(q)).bookings).toMatchObject([{ parentEmail: 'malini@example.lk' }]);
    }
  });

  it('finds a reference as it is read out', async () => {
    const { body } = await book({ childName: 'Kasun' });
    const { reference } = body as { reference: string };
    for (const q of [
      reference,
      reference.toLowerCase(),
      reference.replaceAll('-', ' '),
      reference.slice(3),
      reference.replaceAll('-', '–'),
      `\u200E${reference}`,
      `#${reference}.`,
      reference.replace('-', '\u00AD-'),
      reference.slice(3).replace('-', ''),
    ]) {
      expect((await search(q)).bookings).toMatchObject([{ reference }]);
    }
  });

  it('says which family a request belongs to', async () => {
    const { body } = await book({ parentName: 'Tharanga' });
    const { bookingId: id } = body as { bookingId: string };
    const made = await product.admin.post('/families').send(aFamilyRecord());
    const { _id: family } = made.body as { _id: string };
    await product.admin.post(`/families/${family}/records`).send({ add: [{ entity: 'booking', id }] });
    expect((await search('tharanga')).bookings).toMatchObject([{ _id: id, family }]);
  });

  it('finds families by each of their contacts and children, once, whatever number of requests they have', async () => {
    const contacts = [
      { name: 'Ishara Perera', phone: '0761231234', email: 'ishara@example.org', language: 'si', main: true },
      { name: 'Wasantha', phone: '0765554443', language: 'en' },
    ];
    const children = [{ name: 'Sethum' }, { name: 'Nethmi' }];
    const { body } = await product.admin.post('/families').send(aFamilyRecord({ name: 'Perera', contacts, children }));
    await product.admin.post('/families').send(aFamilyRecord({ name: 'Silva' }));
    const { _id } = body as { _id: string };
    const found = {
      _id,
      name: 'Perera',
      children: 'Sethum, Nethmi',
      contact: 'Ishara Perera',
      phone: '0761231234',
      email: 'ishara@example.org',
      createdAt: expect.any(String) as unknown,
    };
    for (const q of [
      'perera ishara',
      'wasantha',
      '+94 76 555 4443',
      'ISHARA@example.org',
      'nethmi',
      'Nethmee',
      'සෙතුම්',
    ]) {
      expect(await search(q)).toEqual({ ...NOTHING, families: [found] });
    }
    const { body: events } = await product.admin
      .get('/audit')
      .query({ filter: '{"action":"viewed","entity":"family"}' });
    expect(JSON.stringify(events)).toContain(_id);
  });

  it('finds teacher profiles, which everybody may see', async () => {
    await addTeacherProfile(product, { tName: 'Kumari Silva' });
    expect((await search('silva')).profiles).toMatchObject([{ tName: 'Kumari Silva' }]);
  });

  it('answers the newest ten of a group, newest first', async () => {
    for (let i = 1; i <= 11; i += 1) {
      await product.visitor.post('/contact/addcontact').send(aMessage({ name: `Ruwan ${i}` }));
    }
    const names = (await search('ruwan')).messages.map(({ name }) => name);
    expect(names).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((i) => `Ruwan ${i}`));
  });

  it('answers only the fields that identify a record', async () => {
    await book({ childName: 'Kasun', childNeeds: 'quokka' });
    await anApplicant(product, { full_name: 'Kasun', home_address: 'quokka' });
    expect(JSON.stringify(await search('kasun'))).not.toMatch(/quokka|cv|passwordHash/);
  });

  it('finds neither suspected spam nor administrators', async () => {
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name: 'Wombat' })));
    expect(await search('wombat')).toEqual(NOTHING);
    expect(await search('admin@onestep')).toEqual(NOTHING);
  });

  it('answers nothing to an empty query, and matches pattern characters literally', async () => {
    await book({ childName: 'Kasun' });
    for (const q of ['', ' ', '.*', '\u200D', '\u0000', '$', '{"$ne":null}']) expect(await search(q)).toEqual(NOTHING);
  });

  it.each([
    ['a long text', { q: 'a'.repeat(101) }],
    ['a list', { q: ['a', 'b'] }],
    ['an operator', { 'q[$ne]': 'a' }],
  ])('refuses %s', async (_what, query) => {
    expectError(await product.admin.get('/search').query(query), 400);
  });

  it('leaves a line in the audit for each group that was shown, and none of what was typed', async () => {
    const booked = await book({ childName: 'Quokka' });
    const { bookingId } = booked.body as { bookingId: string };
    const viewed = () => product.admin.get('/audit').query({ filter: '{"action":"viewed"}' });
    // Writes the pending reads of earlier tests, which would otherwise share the event of this one.
    await viewed();
    await search('quokka');
    const { body: events } = await viewed();
    const body = (events as object[]).filter((event) => JSON.stringify(event).includes(bookingId));
    expect(body).toMatchObject([{ entity: 'booking', count: 1, who: 'admin@onestep.test' }]);
    expect(JSON.stringify(body)).not.toMatch(/quokka/i);
  });
});
