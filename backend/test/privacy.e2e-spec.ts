import { setImmediate } from 'node:timers/promises';
import type { Response } from 'supertest';
import { BOOKING_KINDS } from '#contract/bookings';
import { NOTICE_VERSION } from '#contract/notice';
import { ContactsService } from '../src/contacts/index.js';
import { Erasures } from '../src/people/index.js';
import { aBooking, aCourse, aCourseRequest, aCv, aMessage, aPdf, aRegistration } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { captureLogs } from './support/capture-logs.js';
import { expectError } from './support/errors.js';
import { aFamily, NAME, people, PHONE, thePerson } from './support/family.js';
import { FORM_TYPE, formBody, sendForm } from './support/form.js';
import { ADMIN, theProduct } from './support/product.js';
import { filled } from './support/suspected-spam.js';
import { sendCut, sendRaw } from './support/raw.js';
import { anApplicant, login, tokenOf } from './support/registration.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const CANARY = 'canary';
const WORDS = `${CANARY}\n{"level":60,"msg":"${CANARY}"}\r\nerror: ${CANARY} 0770000001\n    at ${CANARY}`;
const EMAIL = `${CANARY}@${CANARY}.example`;
const PASSWORD = `${CANARY} of a password`;

/** All that is a text in a form, replaced. */
function full(fields: Readonly<Record<string, unknown>>, words: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, spoilt(name, value, words)]));
}
function spoilt(name: string, value: unknown, words: string): unknown {
  if (name === 'email' || name === 'parentEmail') return EMAIL;
  const isFree = typeof value === 'string' && !/phone|number|date|type|course/i.test(name);
  return isFree ? words : value;
}

describe('the log at trace level', () => {
  const logs = captureLogs();
  const printed: string[] = [];
  const product = theProduct({ LOG_LEVEL: 'trace' }, false, logs.stream);
  const post = (path: string, body: object) =>
    product.visitor.post(path).set('Idempotency-Key', `${CANARY}-${path}`).set('User-Agent', CANARY).send(body);
  const statuses: number[] = [];
  const did = ({ status }: Pick<Response, 'status'>): void => void statuses.push(status);
  let tokens: readonly string[] = [];

  beforeAll(async () => {
    for (const name of ['stdout', 'stderr'] as const) {
      jest.spyOn(process[name], 'write').mockImplementation((chunk) => printed.push(String(chunk)) > 0);
    }
    await product.admin.post('/course/addCourse').send(aCourse({ description: WORDS }));
    // What is accepted first, then the same with everything wrong.
    for (const words of [CANARY, WORDS, CANARY.repeat(1000)]) {
      for (const kind of BOOKING_KINDS) did(await post(`/${kind}/add-booking`, full(aBooking(kind), words)));
      did(await post('/contact/addcontact', full(aMessage(), words)));
      did(await post('/course/add-course-requests', full(aCourseRequest(), words)));
      const cv = aCv({ name: `${CANARY}.pdf`, content: aPdf(CANARY) });
      const form = { ...full(aRegistration(), words), password: PASSWORD };
      did(await sendForm(product.visitor.post('/user/create'), form, cv));
      did(await sendForm(product.visitor.post('/user/create'), form, aCv({ content: Buffer.from(WORDS) })));
    }
    const again = { ...full(aRegistration(), CANARY), password: PASSWORD };
    did(await sendForm(product.visitor.post('/user/create'), again, aCv()));
    const [admin, own] = [await login(product, ADMIN.email, ADMIN.password), await login(product, EMAIL, PASSWORD)];
    tokens = [tokenOf(admin), tokenOf(own)];
    for (const [email, password] of [
      [EMAIL, WORDS],
      [WORDS, PASSWORD],
      [{ $ne: CANARY }, PASSWORD],
    ]) {
      did(await login(product, email, password));
    }
    did(await product.admin.get('/user/get').query({ filter: JSON.stringify({ q: CANARY }) }));
    did(await product.admin.get('/user/get').query({ [CANARY]: WORDS, filter: CANARY, token: tokens[0] }));
    did(await product.admin.get(`/file/${CANARY}.pdf`));
    did(await product.as(`${CANARY}.${CANARY}.${CANARY}`).get('/user/get'));
    did(await product.visitor.get(`/${CANARY}?${CANARY}=${CANARY}`));
    did(await sendRaw(product.url, { path: `/%E0%A4%A?${CANARY}`, headers: { Cookie: CANARY, Referer: CANARY } }));
    did(await product.visitor.post('/contact/addcontact').type('json').send(`{"name":"${CANARY}`));
    // A fault of ours whose own words quote what was sent, over several lines as stores do it.
    jest.spyOn(product.app.get(ContactsService), 'add').mockRejectedValue(new Error(`cannot keep ${WORDS}`));
    did(await post('/contact/addcontact', aMessage()));
  }, 60_000);
  afterAll(() => jest.restoreAllMocks());

  it('logs an upload that its sender aborted, but not as an error', async () => {
    const heard = logs.lines().length;
    const head = `POST /user/create HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: 200000\r\n\r\n`;
    await sendCut(product.url, Buffer.concat([Buffer.from(head), formBody({}, aCv()).subarray(0, -60)]));
    await lineOf(logs, 'request aborted');
    const told = logs.lines().slice(heard);
    expect(told.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('logs every event: what was stored, what was refused, and an error of ours', () => {
    expect(new Set(statuses)).toEqual(new Set([200, 201, 400, 401, 404, 409, 500]));
    const told = logs.lines().filter(({ msg }) => msg === 'request completed');
    expect(told.length).toBeGreaterThanOrEqual(statuses.length);
    expect(told).toContainEqual(expect.objectContaining({ route: '/user/create', status: 201 }));
    expect(logs.lines()).toContainEqual(
      expect.objectContaining({
        msg: expect.stringMatching(/^Error at POST \/contact\/addcontact\n\s+at /) as unknown,
      }),
    );
  });

  it('repeats nothing that anybody sent', () => {
    expect(logs.text()).not.toMatch(new RegExp(CANARY, 'i'));
    expect(logs.text()).not.toContain('0770000001');
    expect(printed.join('')).not.toMatch(new RegExp(CANARY, 'i'));
  });

  it('holds no token, no password, no hash and no e-mail address', () => {
    const secrets = [...tokens, ...tokens.map((token) => token.split('.')[2] ?? ''), ADMIN.password, ADMIN.email];
    expect(secrets.filter((secret) => logs.text().includes(secret) || printed.join('').includes(secret))).toEqual([]);
    expect(logs.text()).not.toMatch(/\$argon2|eyJ[\w-]+\.|[\w.]+@[\w-]+\.\w/);
  });

  it('has only lines of the expected shapes, and no query string in any of them', () => {
    const own = ['level', 'time', 'pid', 'hostname', 'msg', 'context'];
    const names = [...own, 'id', 'method', 'route', 'status', 'ms', 'auditEvent'];
    for (const line of logs.lines()) expect(Object.keys(line).filter((name) => !names.includes(name))).toEqual([]);
    expect(logs.lines().filter(({ level, msg }) => level === 60 || msg === CANARY)).toEqual([]);
    expect(logs.lines().filter(({ route }) => typeof route === 'string' && route.includes('?'))).toEqual([]);
  });
});

/** Resolves when the line is there: a request is logged when its connection has taken the whole answer. */
async function lineOf(logs: ReturnType<typeof captureLogs>, msg: string): Promise<void> {
  while (!logs.lines().some((line) => line['msg'] === msg)) await setImmediate();
}

describe('what is kept of a person', () => {
  const product = theProduct();

  const REASON = { reason: 'She asked for it.' };

  /** What only this family's records hold. */
  const TRACES = /malini|perera|kasun|7654321|quokka|work@example/i;

  describe('a person', () => {
    const everything = async (): Promise<string> => {
      const collections = (await product.connection.db?.collections()) ?? [];
      const all = await Promise.all(
        collections.map(async (each) => [each.collectionName, await each.find().toArray()]),
      );
      return JSON.stringify(all);
    };
    const count = (name: string) => product.connection.collection(name).countDocuments();

    describe('who is erased', () => {
      const erase = (id: string, body: object = REASON) => product.admin.post(`/people/${id}/erase`).send(body);

      it('leaves nothing behind, and nobody else loses anything', async () => {
        await aFamily(product);
        const { _id } = await thePerson(product);
        const filter = JSON.stringify({ q: 'quokka' });
        const { body: found } = await product.admin.get('/contact/getcontact').query({ filter });
        const [message] = found as { _id: string }[];
        const about = { entity: 'contact', recordId: message?._id };
        await product.admin.post('/notes').send({ ...about, kind: 'note', text: 'quokka' });
        expect(await everything()).toMatch(TRACES);
        const { status, body } = await erase(_id);
        expect([status, body]).toEqual([
          200,
          {
            message: 'Erased for good: 3 records.',
            erased: { bookings: 1, courseRequests: 1, messages: 1, applications: 0 },
          },
        ]);
        expect(await everything()).not.toMatch(TRACES);
        expect(await people(product)).toMatchObject([{ phone: '0770000000' }, { name: 'Stranger' }]);
        expect([await count('bookings'), await count('contacts'), await count('messages')]).toEqual([1, 1, 2]);
        expectError(await product.admin.get(`/people/${_id}`), 404);
        expectError(await erase(_id), 404);
      });

      it('as an applicant leaves no file behind', async () => {
        const { _id } = await anApplicant(product);
        expect((await erase(_id)).body).toMatchObject({ erased: { applications: 1 } });
        expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
      });

      it('is erased with what looks like spam, where that is its own', async () => {
        await product.visitor.post('/contact/addcontact').send(filled(aMessage({ name: NAME })));
        const [spam] = await product.connection.collection('contacts').find().toArray();
        expectError(await erase(String(spam?._id)), 404);
        await product.admin.post(`/contact/${String(spam?._id)}/release`);
        expect((await erase(String(spam?._id))).status).toBe(200);
      });

      it('stays in the audit and on the list of erasures without a word about them', async () => {
        await aFamily(product);
        await erase((await thePerson(product))._id);
        const events = await product.admin.get('/audit').query({ filter: '{"action":"erased"}' });
        expect(events.body).toMatchObject([{ entity: 'person', count: 3, who: 'admin@onestep.test' }]);
        const erasures = await product.connection.collection('erasures').find().toArray();
        expect(erasures).toMatchObject([{ ...REASON, by: 'admin@onestep.test' }]);
      });

      it('is erased again where a restored backup brings the records back', async () => {
        await aFamily(product);
        const applicant = await anApplicant(product, { full_name: NAME });
        const contacts = product.connection.collection('contacts');
        const users = product.connection.collection('users');
        const back = [await contacts.findOne({ phone: PHONE }), await users.findOne({ kind: 'applicant' })] as const;
        await erase((await thePerson(product))._id);
        await erase(applicant._id);
        if (back[0] === null || back[1] === null) throw new Error('Nothing was there.');
        await contacts.insertOne(back[0]);
        await users.insertOne(back[1]);
        expect(await product.app.get(Erasures).eraseAgain()).toBe(2);
        expect(await everything()).not.toMatch(TRACES);
        expect(await product.app.get(Erasures).eraseAgain()).toBe(0);
      });

      it('keeps of what a caller agreed to when and how, and no more', async () => {
        const call = aBooking('shadow-teacher', { parentName: 'Malini', parentPhone: PHONE, consentBy: 'phone' });
        expect((await product.admin.post('/shadow-teacher/enter-booking').send(call)).status).toBe(201);
        await erase((await thePerson(product))._id);
        expect(await product.connection.collection('consentproofs').find().toArray()).toEqual([
          {
            _id: expect.anything() as unknown,
            consentVersion: NOTICE_VERSION,
            consentLanguage: 'en',
            consentBy: 'phone',
            agreedAt: expect.any(Date) as Date,
          },
        ]);
      });

      it('does not come back when the form is sent once more under its key', async () => {
        const message = aMessage({ name: 'Malini', phone: PHONE });
        const send = () => product.visitor.post('/contact/addcontact').set('Idempotency-Key', 'one tap').send(message);
        expect((await send()).status).toBe(201);
        await erase((await thePerson(product))._id);
        expectError(await send(), 422);
        expect(await everything()).not.toMatch(TRACES);
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

      answers404ForUnknownIds(erase);
    });

    describe('who asks for a copy', () => {
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
          sessions: [
            { agent: 'A phone', createdAt: expect.any(String) as string, until: expect.any(String) as string },
          ],
          files: [
            { cv: expect.stringMatching(/\.pdf$/) as string, base64: expect.stringMatching(/^JVBERi/) as string },
          ],
        });
        expect(JSON.stringify(body)).not.toMatch(/passwordHash/);
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
        expect(events.filter(({ fields }) => !fields.includes('family') && !fields.includes('records'))).toHaveLength(
          4,
        );
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
      const look = await product.visitor
        .post('/follow-up')
        .send({ reference: booking?.reference, phone: '0777654321' });
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
});
