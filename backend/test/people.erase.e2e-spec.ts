import { Erasures } from '../src/people/index.js';
import { aMessage } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aFamily, people, PHONE, thePerson } from './support/family.js';
import { knowsNobody } from './support/knows-nobody.js';
import { byRule, redate } from './support/old-records.js';
import { ADMIN, theProduct } from './support/product.js';
import { filled } from './support/quarantine.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const product = theProduct();

interface Line {
  readonly _id: string;
  readonly status: string;
  readonly [field: string]: unknown;
}

describe('what somebody asks of us about their data', () => {
  const ask = (id: string, body: object) => product.admin.post(`/people/${id}/data-requests`).send(body);
  const close = (id: string, body: object) => product.admin.post(`/data-requests/${id}/close`).send(body);
  const register = async (filter: object = {}) =>
    (await product.admin.get('/data-requests').query({ filter: JSON.stringify(filter) })).body as Line[];
  const asked = async (kind: string, more: object = {}): Promise<{ person: string; line: Line }> => {
    await aFamily(product);
    const { _id: person } = await thePerson(product);
    return { person, line: (await ask(person, { kind, ...more })).body as Line };
  };
  const today = () => new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);

  it('is in the register with its due date, and on the page about the person', async () => {
    const { person, line } = await asked('access', { receivedAt: '2026-11-16' });
    expect(line).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      reference: expect.stringMatching(/^OS-[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string,
      ...{ kind: 'access', status: 'open', receivedAt: '2026-11-16T00:00:00.000Z', dueOn: '2026-12-16' },
      recordedBy: ADMIN.email,
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
    const [row] = await register();
    expect(row).toEqual({
      ...line,
      person: expect.objectContaining({ name: expect.stringMatching(/Malini|Perera/) as string }) as object,
    });
    expect((await product.admin.get(`/people/${person}`)).body).toMatchObject({ dataRequests: [line] });
    expect(await register({ q: line['reference'] })).toHaveLength(1);
    expect(await register({ kind: 'erasure' })).toEqual([]);
  });

  it('was received today, where no day is given', async () => {
    const { line } = await asked('objection');
    expect(line['receivedAt']).toBe(`${today()}T00:00:00.000Z`);
  });

  it.each([
    ['nothing', {}, 'kind'],
    ['another kind', { kind: 'money' }, 'kind'],
    ['a day that is none', { kind: 'access', receivedAt: 'soon' }, 'receivedAt'],
    ['a day to come', { kind: 'access', receivedAt: '2099-01-01' }, 'receivedAt'],
  ])('is not %s', async (_what, body, field) => {
    await aFamily(product);
    const { status, body: error } = await ask((await thePerson(product))._id, body);
    expect([status, error]).toMatchObject([400, { errors: { [field]: expect.any(String) as string } }]);
    expect(await register()).toEqual([]);
  });

  it.each([
    ['access', 'exported', (id: string) => product.admin.get(`/people/${id}/export`)],
    ['correction', 'corrected', (id: string) => product.admin.put(`/people/${id}`).send({ name: 'Malini Silva' })],
    ['withdrawal', 'withdrawn', (id: string) => product.admin.post(`/people/${id}/withdraw`)],
    ['objection', 'withdrawn', (id: string) => product.admin.post(`/people/${id}/withdraw`)],
  ])('is closed, where it was %s, once they are %s', async (kind, how, act) => {
    const { person, line } = await asked(kind);
    const other = (await ask(person, { kind: 'erasure' })).body as Line;
    expect((await act(person)).status).toBe(200);
    const rows = await register();
    expect(rows.find(({ _id }) => _id === line._id)).toMatchObject({ status: 'done', how, closedBy: ADMIN.email });
    expect(rows.find(({ _id }) => _id === other._id)).toMatchObject({ status: 'open' });
  });

  it('is closed by an erasure, and then leads to nobody', async () => {
    const { person, line } = await asked('erasure');
    const earlier = (await ask(person, { kind: 'access' })).body as Line;
    await close(earlier._id, { status: 'refused', sentence: 'Malini Perera was not at home.' });
    await product.admin.post(`/people/${person}/erase`).send({ reason: 'Asked for by phone.' });
    expect(await register({ id: line._id })).toEqual([
      {
        ...line,
        ...{ status: 'done', how: 'erased', closedAt: expect.any(String) as string, closedBy: ADMIN.email },
        updatedAt: expect.any(String) as string,
      },
    ]);
    const [{ sentence, person: known, status } = earlier] = await register({ id: earlier._id });
    expect([status, sentence, known]).toEqual(['refused', undefined, undefined]);
    const stored = await product.connection.collection('datarequests').find().toArray();
    expect(stored.map(({ records }) => records as unknown)).toEqual([[], []]);
  });

  it('stays closed where a restored backup brings it back', async () => {
    const { person } = await asked('erasure');
    const requests = product.connection.collection('datarequests');
    const before = await requests.find().toArray();
    await product.admin.post(`/people/${person}/erase`).send({ reason: 'Asked for by phone.' });
    await requests.deleteMany({});
    await requests.insertMany(before);
    await product.app.get(Erasures).eraseAgain();
    expect(await requests.find().toArray()).toMatchObject([{ status: 'done', how: 'erased', records: [] }]);
  });

  it('is closed by hand with a sentence, once', async () => {
    const { line } = await asked('access');
    for (const body of [{}, { status: 'done' }, { status: 'open', sentence: 'x' }, { status: 'done', sentence: ' ' }]) {
      expect((await close(line._id, body)).status).toBe(400);
    }
    const { status, body } = await close(line._id, { status: 'done', sentence: 'A copy went by post.' });
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'done',
        sentence: 'A copy went by post.',
        closedBy: ADMIN.email,
        closedAt: expect.any(String) as string,
      },
    ]);
    expectError(await close(line._id, { status: 'refused', sentence: 'No.' }), 409);
    expect(await register()).toMatchObject([{ status: 'done', sentence: 'A copy went by post.' }]);
    const filter = JSON.stringify({ entity: 'data-request', recordId: line._id, action: 'updated' });
    const { body: events } = await product.admin.get('/audit').query({ filter });
    expect(events).toMatchObject([{ from: 'open', to: 'done', who: ADMIN.email }]);
    expect(JSON.stringify(events)).not.toContain('post');
  });

  it('is handed out with the rest, without the names of colleagues', async () => {
    const { person } = await asked('access');
    const { body } = await product.admin.get(`/people/${person}/export`);
    expect(body).toMatchObject({ dataRequests: [{ kind: 'access', status: 'done', how: 'exported' }] });
    expect(JSON.stringify(body)).not.toContain(ADMIN.email);
  });

  it('is counted: open, due soon and late', async () => {
    const { line } = await asked('access');
    const figures = async () => (await product.admin.get('/dashboard/figures')).body as { dataRequests: object };
    expect((await figures()).dataRequests).toEqual({ open: 1, soon: 0, late: 0 });
    const daysAgo = (days: number) => ({ receivedAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) });
    await redate(product, 'datarequests', line._id, daysAgo(60));
    expect((await figures()).dataRequests).toEqual({ open: 1, soon: 0, late: 1 });
    await close(line._id, { status: 'refused', sentence: 'It was about somebody else.' });
    expect((await figures()).dataRequests).toEqual({ open: 0, soon: 0, late: 0 });
  });

  it('goes six years later', async () => {
    const { line } = await asked('access');
    await redate(product, 'datarequests', line._id, { receivedAt: new Date('2020-11-22') });
    expect(await byRule(product, '2026-11-21', 'due')).toEqual({});
    expect(await byRule(product, '2026-11-22', 'remove')).toEqual({ 'requests about their data': 1 });
    expect(await register()).toEqual([]);
  });

  knowsNobody((id) => ask(id, { kind: 'access' }));
  knowsNobody((id) => close(id, { status: 'done', sentence: 'x' }));
});

const REASON = { reason: 'She asked for it.' };

/** What only this family's records hold. */
const TRACES = /malini|perera|kasun|7654321|quokka|work@example/i;

describe('a person', () => {
  const everything = async (): Promise<string> => {
    await product.settled();
    const collections = (await product.connection.db?.collections()) ?? [];
    const all = await Promise.all(collections.map(async (each) => [each.collectionName, await each.find().toArray()]));
    return JSON.stringify(all);
  };
  const count = (name: string) => product.connection.collection(name).countDocuments();

  describe('who is erased', () => {
    const erase = (id: string, body: object = REASON) => product.admin.post(`/people/${id}/erase`).send(body);

    it('leaves nothing behind, and nobody else loses anything', async () => {
      await aFamily(product);
      const hidden = aMessage({ name: 'Malini', phone: PHONE, email: 'other@example.org' });
      await product.visitor.post('/contact/addcontact').send(filled(hidden));
      const { _id } = await thePerson(product);
      await product.admin.post('/notes').send({ entity: 'contact', recordId: _id, kind: 'note', text: 'quokka' });
      expect(await everything()).toMatch(TRACES);
      const { status, body } = await erase(_id);
      expect([status, body]).toEqual([
        200,
        {
          message: 'Erased for good: 5 records.',
          erased: { bookings: 1, courseRequests: 1, messages: 2, applications: 1 },
        },
      ]);
      expect(await everything()).not.toMatch(TRACES);
      expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
      expect(await people(product)).toMatchObject([{ phone: '0770000000' }, { name: 'Stranger' }]);
      expect([await count('bookings'), await count('contacts'), await count('outbox')]).toEqual([1, 1, 2]);
      expectError(await product.admin.get(`/people/${_id}`), 404);
      expectError(await erase(_id), 404);
    });

    it('stays in the audit and on the list of erasures without a word about them', async () => {
      await aFamily(product);
      await erase((await thePerson(product))._id);
      const events = await product.admin.get('/audit').query({ filter: '{"action":"erased"}' });
      expect(events.body).toMatchObject([{ entity: 'person', count: 4, who: 'admin@onestep.test' }]);
      const erasures = await product.connection.collection('erasures').find().toArray();
      expect(erasures).toMatchObject([{ ...REASON, by: 'admin@onestep.test' }]);
    });

    it('is erased again where a restored backup brings the records back', async () => {
      await aFamily(product);
      const contacts = product.connection.collection('contacts');
      const users = product.connection.collection('users');
      const back = [await contacts.findOne({ name: 'Malini' }), await users.findOne({ kind: 'applicant' })] as const;
      await erase((await thePerson(product))._id);
      if (back[0] === null || back[1] === null) throw new Error('Nothing was there.');
      await contacts.insertOne(back[0]);
      await users.insertOne(back[1]);
      expect(await product.app.get(Erasures).eraseAgain()).toBe(2);
      expect(await everything()).not.toMatch(TRACES);
      expect(await product.app.get(Erasures).eraseAgain()).toBe(0);
    });

    it('may come again: a new record is not erased', async () => {
      await aFamily(product);
      await erase((await thePerson(product))._id);
      await aFamily(product);
      expect(await product.app.get(Erasures).eraseAgain()).toBe(0);
      expect((await thePerson(product)).phone).toBe(PHONE);
    });

    it.each([
      ['no reason', {}],
      ['an empty one', { reason: ' ' }],
      ['one that is too long', { reason: 'a'.repeat(201) }],
    ])('is not erased for %s', async (_what, body) => {
      await aFamily(product);
      const { _id } = await thePerson(product);
      const { status, body: error } = await erase(_id, body);
      expect([status, error]).toMatchObject([400, { errors: { reason: expect.any(String) as string } }]);
      expect((await product.admin.get(`/people/${_id}`)).status).toBe(200);
    });

    knowsNobody(erase);
  });

  describe('who asks for a copy', () => {
    it('gets every value that is kept, the CV included, and nothing of others or of secrets', async () => {
      await aFamily(product);
      const { _id } = await thePerson(product);
      await product.admin.post('/notes').send({ entity: 'user', recordId: _id, kind: 'note', text: 'Friendly.' });
      const { status, headers, body } = await product.admin.get(`/people/${_id}/export`);
      expect(status).toBe(200);
      expect(headers['content-disposition']).toBe('attachment; filename="one-step-person.json"');
      expect(body).toMatchObject({
        bookings: [{ childName: 'Kasun', parentPhone: PHONE, requirementsNeeds: expect.any(String) as string }],
        courseRequests: [{ name: 'Malini', course: 'Reading together' }],
        messages: [{ message: 'quokka' }],
        applications: [{ full_name: 'M. Perera', home_address: expect.any(String) as string }],
        notes: [{ text: 'Friendly.' }],
        files: [{ cv: expect.stringMatching(/\.pdf$/) as string, base64: expect.stringMatching(/^JVBERi/) as string }],
      });
      const text = JSON.stringify(body);
      expect(text).not.toMatch(/Stranger|Another|passwordHash|followUpHash|idempotency|admin@onestep/);
      const events = await product.admin.get('/audit').query({ filter: '{"action":"exported"}' });
      expect(events.body).toMatchObject([{ entity: 'person', recordId: _id, count: 4 }]);
    });

    knowsNobody((id) => product.admin.get(`/people/${id}/export`));
  });

  describe('whose details are wrong', () => {
    const correct = (id: string, changes: object) => product.admin.put(`/people/${id}`).send(changes);

    it('is corrected in all records, each in the audit', async () => {
      await aFamily(product);
      const { _id } = await thePerson(product);
      const changes = { name: 'Malini Silva', phone: '071 111 2222', email: 'new@example.org' };
      const { status, body } = await correct(_id, changes);
      expect([status, body]).toMatchObject([
        200,
        {
          ...{ _id, name: 'Malini Silva', phone: '0711112222', email: 'new@example.org' },
          bookings: [{ parentName: 'Malini Silva', parentPhone: '0711112222', parentEmail: 'new@example.org' }],
          courseRequests: [{ name: 'Malini Silva', phone: '0711112222' }],
          // It came without a number, and has none now.
          messages: [{ name: 'Malini Silva', email: 'new@example.org' }],
          applications: [{ full_name: 'Malini Silva', phone_number: '0711112222', email: 'new@example.org' }],
        },
      ]);
      const filter = JSON.stringify({ action: 'updated' });
      const events = (await product.admin.get('/audit').query({ filter })).body as { fields: string[] }[];
      expect(events).toHaveLength(4);
      expect(JSON.stringify(events)).not.toMatch(/Silva|0711112222/);
      expect(await people(product, PHONE)).toEqual([]);
    });

    it('keeps what was not sent', async () => {
      await aFamily(product);
      const { _id } = await thePerson(product);
      await correct(_id, { name: 'Malini Silva' });
      expect((await product.admin.get(`/people/${_id}`)).body).toMatchObject({
        ...{ name: 'Malini Silva', phone: PHONE },
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
      expect(await thePerson(product)).toMatchObject({ phone: PHONE, name: 'M. Perera' });
    });

    knowsNobody((id) => correct(id, { name: 'X' }));
  });
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
    readonly applications: { _id: string; status: string }[];
  }

  /** Every decision and change of their records; how each was answered. */
  async function tryAll({ bookings, courseRequests, messages, applications }: Records): Promise<number[]> {
    const [booking, request, message, application] = [bookings, courseRequests, messages, applications].map(
      ([first]) => first?._id ?? '',
    );
    const answers = [
      await put(`/shadow-teacher/update-booking/${booking}`).send({ status: 'Approved' }),
      await put(`/shadow-teacher/update-booking/${booking}`).send({ childName: 'Kasuni' }),
      await put(`/course/course-requests/${request}`).send({ status: 'accepted' }),
      await post(`/contact/${message}/answer`).send({ text: 'We do.' }),
      await put(`/user/${application}/update`).send({ status: 'approved' }),
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
    expect(await tryAll(records)).toEqual([409, 409, 409, 409, 409]);
    const shown = (await product.admin.get(`/people/${_id}`)).body as Records;
    expect(shown.bookings).toMatchObject([{ status: 'Pending', consentWithdrawnAt: records.consentWithdrawnAt }]);
    expectError(await put(`/people/${_id}`).send({ name: 'Another name' }), 409);
    const [other] = (await product.admin.get('/counselling-teacher/view-booking')).body as { _id: string }[];
    const decided = await put(`/counselling-teacher/update-booking/${other?._id}`).send({ status: 'Approved' });
    expect(decided.status).toBe(200);

    const again = await agreeAgain(_id);
    expect([again.status, again.body]).toMatchObject([200, { bookings: [{ status: 'Pending' }] }]);
    expect((again.body as Records).consentWithdrawnAt).toBeUndefined();
    expect(await tryAll(records)).toEqual([200, 200, 200, 200, 200]);
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
    expect((body as { fields: string[] }[]).map(({ fields }) => fields)).toEqual(Array(4).fill(['consentWithdrawnAt']));
  });

  knowsNobody(withdraw);
  knowsNobody(agreeAgain);
});
