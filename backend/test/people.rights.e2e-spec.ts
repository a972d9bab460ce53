import { aCv, aPdf, aRegistration } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { aFamily, NAME, people, PHONE, thePerson } from './support/family.js';
import { sendForm } from './support/form.js';
import { theProduct } from './support/product.js';
import { anApplicant, login } from './support/registration.js';

const product = theProduct();

describe('a person who asks for a copy', () => {
  it('gets every value that is kept, and nothing of others or of secrets', async () => {
    const _id = await aFamily(product);
    const { body: page } = await product.admin.get(`/people/${_id}`);
    const [booking] = (page as { bookings: { _id: string }[] }).bookings;
    const about = { entity: 'booking', recordId: booking?._id };
    await product.admin.post('/notes').send({ ...about, kind: 'note', text: 'Friendly.' });
    const { status, headers, body } = await product.admin.get(`/people/${_id}/export`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="one-step-person.json"');
    expect(body).toMatchObject({
      family: { name: NAME, contacts: [{ phone: PHONE }] },
      bookings: [{ childName: 'Kasun', parentPhone: PHONE, requirementsNeeds: expect.any(String) as string }],
      courseRequests: [{ phone: PHONE, course: 'Reading together' }],
      messages: [{ message: 'quokka' }],
      notes: [{ text: 'Friendly.' }],
      files: [],
    });
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/Stranger|Another|passwordHash|followUpHash|idempotency|admin@onestep/);
    const events = await product.admin.get('/audit').query({ filter: '{"action":"exported"}' });
    expect(events.body).toMatchObject([{ entity: 'person', recordId: _id, count: 3 }]);
  });

  it('gets the CV and where the account is signed in, as an applicant', async () => {
    const { _id } = await anApplicant(product, { email: 'work@example.org' });
    await login(product, 'work@example.org', 'one step at a time').set('User-Agent', 'A phone');
    const { body } = await product.admin.get(`/people/${_id}/export`);
    expect(body).toMatchObject({
      applications: [{ _id, home_address: expect.any(String) as string }],
      sessions: [{ agent: 'A phone', createdAt: expect.any(String) as string, until: expect.any(String) as string }],
      files: [{ cv: expect.stringMatching(/\.pdf$/) as string, base64: expect.stringMatching(/^JVBERi/) as string }],
    });
    expect(JSON.stringify(body)).not.toMatch(/passwordHash/);
  });

  it('an application is of no kind of booking', async () => {
    const { _id } = await anApplicant(product);
    const { body } = await product.admin.get(`/people/${_id}`);
    expect((body as { records: unknown[] }).records).toEqual([
      expect.not.objectContaining({ kind: expect.anything() as unknown }),
    ]);
    expect(body).toMatchObject({ records: [{ _id, group: 'applications' }] });
  });

  it.each([0, 1, 2, 261_120, 261_121, 600_001])('gets a CV of %i more bytes whole', async (size) => {
    const content = aPdf('0'.repeat(size));
    const { body } = await sendForm(product.visitor.post('/user/create'), aRegistration(), aCv({ content }));
    const { _id } = (body as { user: { _id: string } }).user;
    await product.admin.post('/notes').send({ entity: 'user', recordId: _id, kind: 'note', text: '"},[\\' });
    const { headers, text } = await product.admin.get(`/people/${_id}/export`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const copy = JSON.parse(text) as { readonly files: readonly { readonly base64: string }[] };
    expect(copy.files.map(({ base64 }) => base64 === content.toString('base64'))).toEqual([true]);
    expect(copy).toMatchObject({ notes: [{ text: '"},[\\' }] });
  });

  it('gets the rest where a file is gone', async () => {
    const { _id, cv } = await anApplicant(product);
    await product.connection.collection('cvs.files').deleteMany({});
    const { status, body } = await product.admin.get(`/people/${_id}/export`);
    expect([status, body]).toMatchObject([200, { applications: [{ _id }], files: [{ cv }] }]);
  });

  answers404ForUnknownIds((id) => product.admin.get(`/people/${id}/export`));
  answers404ForUnknownIds((id) => product.admin.post(`/people/${id}/export`));
});

describe('a person whose details are wrong', () => {
  const correct = (id: string, changes: object) => product.admin.put(`/people/${id}`).send(changes);

  it('is corrected in all records, each in the audit', async () => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    const changes = { name: 'Malini Silva', phone: '071 111 2222', email: 'new@example.org' };
    const { status, body } = await correct(_id, changes);
    expect([status, body]).toMatchObject([
      200,
      {
        _id,
        phone: '0711112222',
        email: 'new@example.org',
        bookings: [
          {
            parentName: 'Malini Silva',
            parentPhone: '0711112222',
            parentEmail: 'new@example.org',
          },
        ],
        courseRequests: [
          {
            name: 'Malini Silva',
            phone: '0711112222',
          },
        ],
        messages: [
          {
            name: 'Malini Silva',
            phone: '0711112222',
            email: 'new@example.org',
          },
        ],
        family: {
          name: 'Malini Silva',
          contacts: [
            {
              name: 'Malini Silva',
              phone: '0711112222',
            },
          ],
        },
      },
    ]);
    const filter = JSON.stringify({ action: 'updated' });
    const events = (await product.admin.get('/audit').query({ filter })).body as { fields: string[] }[];
    // Putting the family together left lines too.
    expect(events.filter(({ fields }) => !fields.includes('family') && !fields.includes('records'))).toHaveLength(4);
    expect(JSON.stringify(events)).not.toMatch(/Silva|0711112222/);
    expect(await people(product, PHONE)).toEqual([]);
  });

  it('keeps what was not sent', async () => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    await correct(_id, { name: 'Malini Silva' });
    expect((await product.admin.get(`/people/${_id}`)).body).toMatchObject({
      family: { contacts: [{ name: 'Malini Silva', phone: PHONE }] },
      bookings: [{ parentEmail: 'malini@example.org' }],
    });
  });

  it.each([
    ['a number that is none', { phone: '12' }, 'phone'],
    ['a foreign number, which a course request cannot have', { phone: '+97455123456' }, 'phone'],
    ['an address that is none', { email: 'x' }, 'email'],
    ['a long name', { name: 'a'.repeat(121) }, 'name'],
  ])('is not given %s', async (_what, changes, field) => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    const { status, body } = await correct(_id, changes);
    expect([status, body]).toMatchObject([400, { errors: { [field]: expect.any(String) as string } }]);
    expect(await thePerson(product)).toMatchObject({ phone: PHONE, name: NAME });
  });

  answers404ForUnknownIds((id) => correct(id, { name: 'X' }));
});
describe('a person who withdraws their consent', () => {
  const { put, post } = {
    put: (path: string) => product.admin.put(path),
    post: (path: string) => product.admin.post(path),
  };
  const withdraw = (id: string) => post(`/people/${id}/withdraw`);
  const agreeAgain = (id: string) => product.admin.delete(`/people/${id}/withdraw`);

  interface Records {
    readonly consentWithdrawnAt?: string;
    readonly bookings: { _id: string; status: string; consentWithdrawnAt?: string }[];
    readonly courseRequests: { _id: string; status: string }[];
    readonly messages: { _id: string; status: string }[];
  }

  /** Every decision and change of their records; how each was answered. */
  async function tryAll({ bookings, courseRequests, messages }: Records): Promise<number[]> {
    const [booking, request, message] = [bookings, courseRequests, messages].map(([first]) => first?._id ?? '');
    const answers = [
      await put(`/shadow-teacher/update-booking/${booking}`).send({ status: 'Approved' }),
      await put(`/shadow-teacher/update-booking/${booking}`).send({ childName: 'Kasuni' }),
      await put(`/course/course-requests/${request}`).send({ status: 'accepted' }),
      await post(`/contact/${message}/answer`).send({ text: 'We do.' }),
    ];
    return answers.map(({ status }) => status);
  }

  it('stops all work on their records, and on nobody else’s, until they agree again', async () => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    const { status, body } = await withdraw(_id);
    const records = body as Records;
    expect(status).toBe(200);
    expect(records.consentWithdrawnAt).toEqual(expect.any(String));
    expect(await tryAll(records)).toEqual([409, 409, 409, 409]);
    const shown = (await product.admin.get(`/people/${_id}`)).body as Records;
    expect(shown.bookings).toMatchObject([{ status: 'Pending', consentWithdrawnAt: records.consentWithdrawnAt }]);
    expectError(await put(`/people/${_id}`).send({ name: 'Another name' }), 409);
    const [other] = (await product.admin.get('/counselling-teacher/view-booking')).body as { _id: string }[];
    const decided = await put(`/counselling-teacher/update-booking/${other?._id}`).send({ status: 'Approved' });
    expect(decided.status).toBe(200);

    const again = await agreeAgain(_id);
    expect([again.status, again.body]).toMatchObject([200, { bookings: [{ status: 'Pending' }] }]);
    expect((again.body as Records).consentWithdrawnAt).toBeUndefined();
    expect(await tryAll(records)).toEqual([200, 200, 200, 200]);
  });

  it('stops the work on an application', async () => {
    const { _id } = await anApplicant(product);
    await withdraw(_id);
    expectError(await put(`/user/${_id}/update`).send({ status: 'approved' }), 409);
    await agreeAgain(_id);
    expect((await put(`/user/${_id}/update`).send({ status: 'approved' })).status).toBe(200);
  });

  it('can still be erased', async () => {
    await aFamily(product);
    const { _id } = await thePerson(product);
    await withdraw(_id);
    expect((await post(`/people/${_id}/erase`).send({ reason: 'Withdrawn.' })).status).toBe(200);
    expect(await people(product, '0777654321')).toEqual([]);
  });

  it('is told to a family that wants to change its booking', async () => {
    await aFamily(product);
    await withdraw((await thePerson(product))._id);
    const [booking] = (await product.admin.get('/shadow-teacher/view-booking')).body as { reference: string }[];
    const look = await product.visitor.post('/follow-up').send({ reference: booking?.reference, phone: '0777654321' });
    const { token } = look.body as { token: string };
    expectError(await product.visitor.put('/follow-up').send({ token, parentName: 'Another' }), 409);
  });

  it('leaves lines in the audit, at each record', async () => {
    await aFamily(product);
    await withdraw((await thePerson(product))._id);
    const { body } = await product.admin.get('/audit').query({ filter: '{"action":"updated"}' });
    const lines = (body as { fields: string[] }[]).map(({ fields }) => fields.join());
    expect(lines.filter((line) => line === 'consentWithdrawnAt')).toHaveLength(3);
  });

  answers404ForUnknownIds(withdraw);
  answers404ForUnknownIds(agreeAgain);
});
