import type { Found } from '#contract/search';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { theProduct } from './support/product.js';
import { filled } from './support/quarantine.js';
import { anApplicant } from './support/registration.js';
import { addTeacherProfile } from './support/teacher-profiles.js';

const NOTHING = { bookings: [], courseRequests: [], messages: [], applicants: [], profiles: [] };

describe('the search', () => {
  const product = theProduct();
  const search = async (q: string): Promise<Found> => {
    const { status, body } = await product.admin.get('/search').query({ q });
    expect(status).toBe(200);
    return body as Found;
  };
  const book = (changes: object) =>
    product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher', { ...changes }));

  it('finds one number in every group, however it is spelt', async () => {
    const phone = '077 765 4321';
    await product.admin.post('/course/addCourse').send(aCourse());
    const booked = await book({ childName: 'Kasun', parentName: 'Malini', parentPhone: phone });
    await product.visitor.post('/course/add-course-requests').send(aCourseRequest({ name: 'Malini', phone }));
    await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Malini P', phone }));
    await anApplicant(product, { full_name: 'Malini Perera', phone_number: phone });
    await book({ childName: 'Another', parentPhone: '0770000000' });
    for (const q of ['0777654321', '+94 77 765 4321', '077-7654321', '94777654321', '7654321']) {
      expect(await search(q)).toMatchObject({
        bookings: [
          {
            _id: (booked.body as { bookingId: string }).bookingId,
            ...{ kind: 'shadow-teacher', childName: 'Kasun', parentName: 'Malini', parentPhone: '0777654321' },
            reference: (booked.body as { reference: string }).reference,
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

  it('finds a reference as it is read out', async () => {
    const { body } = await book({ childName: 'Kasun' });
    const { reference } = body as { reference: string };
    for (const q of [reference, reference.toLowerCase(), reference.replaceAll('-', ' '), reference.slice(3)]) {
      expect((await search(q)).bookings).toMatchObject([{ reference }]);
    }
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

  it('answers nothing but what says whom it is about', async () => {
    await book({ childName: 'Kasun', childNeeds: 'quokka' });
    await anApplicant(product, { full_name: 'Kasun', home_address: 'quokka' });
    expect(JSON.stringify(await search('kasun'))).not.toMatch(/quokka|cv|passwordHash/);
  });

  it('finds neither suspected spam nor administrators', async () => {
    await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name: 'Wombat' })));
    expect(await search('wombat')).toEqual(NOTHING);
    expect(await search('admin@onestep')).toEqual(NOTHING);
  });

  it('answers nothing where nothing was typed, and signs of patterns literally', async () => {
    await book({ childName: 'Kasun' });
    for (const q of ['', ' ', '.*', '\u200D', '$', '{"$ne":null}']) expect(await search(q)).toEqual(NOTHING);
  });

  it.each([
    ['a long text', { q: 'a'.repeat(101) }],
    ['a list', { q: ['a', 'b'] }],
  ])('refuses %s', async (_what, query) => {
    expectError(await product.admin.get('/search').query(query), 400);
  });

  it('leaves a line in the audit for each group that was shown, and none of what was typed', async () => {
    await book({ childName: 'Quokka' });
    await search('quokka');
    const { body } = await product.admin.get('/audit').query({ filter: '{"action":"viewed"}' });
    expect(body).toMatchObject([{ entity: 'booking', count: 1, who: 'admin@onestep.test' }]);
    expect(JSON.stringify(body)).not.toMatch(/quokka/i);
  });
});
