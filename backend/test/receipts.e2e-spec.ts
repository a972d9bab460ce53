import { createHash } from 'node:crypto';
import { SubmissionsService } from '../src/submissions/index.js';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { COURSE_REQUEST_CASES } from './support/field-cases.js';
import { ADDRESS, aSentBooking, aSentMessage, looked, PARENT, REFERENCE } from './support/follow-up.js';
import { answersLists } from './support/lists.js';
import { obeysRules } from './support/obeys-rules.js';
import { theProduct } from './support/product.js';
import { ONE_OF_EACH_CREATE } from './support/public-creates.js';
import { filled, routesOf, suspected } from './support/suspected-spam.js';
import { anApplicant } from './support/registration.js';

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };
const product = theProduct();
const REQUESTS = ONE_OF_EACH_CREATE.filter(({ path }) => path !== '/user/create');
const rowsOf = (body: unknown): Row[] =>
  Array.isArray(body) ? (body as Row[]) : (body as { data: { requests: Row[] } }).data.requests;

describe.each(REQUESTS)('what a family keeps of a form sent to $path', ({ path, list, bodies, send, before }) => {
  const [body] = bodies;
  beforeEach(() => before?.(product));

  it('is a reference, by which administrators find it, and a private address', async () => {
    const { body: answer } = await send(product, path, body);
    expect(answer).toMatchObject({ reference: REFERENCE, followUp: ADDRESS });
    const { reference } = answer as { reference: string };
    await send(product, path, body);
    for (const filter of [{ reference }, { q: reference.slice(3).toLowerCase() }]) {
      const found = await product.admin.get(list).query({ filter: JSON.stringify(filter) });
      expect(rowsOf(found.body)).toMatchObject([{ reference, language: 'en' }]);
    }
  });

  it('is in the language it is answered in', async () => {
    const { body: answer } = await send(product, path, { ...body, language: 'si' });
    expect((answer as { followUp: string }).followUp).toMatch(/^http:\/\/localhost:0\/si\/booking-status#/);
    expect(rowsOf((await product.admin.get(list)).body)).toMatchObject([{ language: 'si' }]);
    expectError(await send(product, path, { ...body, language: 'fr' }), 400, {
      language: 'Choose a language from the list.',
    });
  });

  it('is the same again under one key, also in another language', async () => {
    const first = (await send(product, path, body).set('Idempotency-Key', 'one tap')).body as { reference: string };
    const again = await send(product, path, { ...body, language: 'ta' }).set('Idempotency-Key', 'one tap');
    expect(again.body).toMatchObject({ reference: first.reference });
  });

  it('stands nowhere in the store', async () => {
    const { body: answer } = await send(product, path, body).set('Idempotency-Key', 'one tap');
    const token = (answer as { followUp: string }).followUp.split('#')[1] ?? '';
    await product.admin.get('/outbox');
    const hash = createHash('sha256').update(token).digest('base64url');
    const stored: string[] = [];
    for (const collection of (await product.connection.db?.collections()) ?? []) {
      stored.push(JSON.stringify(await collection.find().toArray()));
    }
    expect(stored.filter((text) => text.includes(token))).toEqual([]);
    expect(stored.filter((text) => text.includes(hash))).toHaveLength(1);
    expect(JSON.stringify((await product.admin.get(list)).body)).not.toContain(hash);
  });

  it('comes with a message, which what is suspected of being spam does not, until it is released', async () => {
    const templates = async () =>
      ((await product.admin.get('/outbox')).body as { template: string }[]).map(({ template }) => template);
    const reachable = { ...body, ...(path.endsWith('add-booking') && PARENT) };
    await send(product, path, filled(reachable));
    expect(await templates()).toEqual([]);
    const [held] = await suspected(product);
    await product.admin.post(routesOf({ path }).release.replace(':id', held?._id ?? ''));
    expect(await templates()).toEqual([expect.stringMatching(/^(booking|request|contact)-received$/)]);
    await send(product, path, reachable);
    expect(await templates()).toHaveLength(2);
  });
});

describe('a reference', () => {
  it('that is taken is not given again', async () => {
    const { reference } = await aSentMessage(product);
    const receipts = product.app.get(SubmissionsService);
    const drawn = jest.spyOn(receipts, 'newReference').mockReturnValueOnce(reference).mockReturnValueOnce(reference);
    const other = await aSentMessage(product, { name: 'Other' });
    expect(drawn).toHaveBeenCalledTimes(3);
    expect(other.reference).not.toBe(reference);
    drawn.mockRestore();
  });

  it('is given to applications too', async () => {
    const { reference } = await anApplicant(product);
    expect(reference).toEqual(REFERENCE);
    const { body } = await product.admin.get('/user/get').query({ filter: JSON.stringify({ q: reference }) });
    expect(body).toMatchObject([{ reference }]);
  });
});

describe('a decision', () => {
  const update = async (fields: object) => {
    const [row] = (await product.admin.get('/shadow-teacher/view-booking')).body as Row[];
    return product.admin.put(`/shadow-teacher/update-booking/${row?._id ?? ''}`).send(fields);
  };
  const toTell = async (): Promise<Row[]> =>
    (await product.admin.get('/bookings/inbox').query({ filter: '{"toTell":true}' })).body as Row[];
  const messages = async () =>
    ((await product.admin.get('/outbox')).body as Row[]).map(({ template, about }) => [
      template,
      (about as { reference: string }).reference,
    ]);

  it('waits to be told, with its message, in the language of the family', async () => {
    const { reference } = await aSentBooking(product, { language: 'ta' });
    await update({ status: 'Approved' });
    expect(await toTell()).toMatchObject([{ reference, status: 'Approved', toTell: true }]);
    expect(await messages()).toEqual([
      ['booking-approved', reference],
      ['booking-received', reference],
    ]);
    expect((await product.admin.get('/outbox')).body).toMatchObject([{ language: 'ta' }, { language: 'ta' }]);
  });

  it('that is told is in the history', async () => {
    const { token } = await aSentBooking(product);
    await update({ status: 'Rejected' });
    const [message] = (await product.admin.get('/outbox')).body as Row[];
    await product.admin.post(`/outbox/${message?._id ?? ''}/told`).send({ by: 'whatsapp' });
    expect(await toTell()).toEqual([]);
    expect((await looked(product, { token })).history.map(({ what }) => what)).toEqual([
      'received',
      'rejected',
      'told',
    ]);
  });

  it('replaces the one before it, and goes when the booking is open again', async () => {
    const { reference } = await aSentBooking(product);
    await update({ status: 'Approved' });
    await update({ status: 'Rejected', parentName: 'R. Perera' });
    expect(await messages()).toEqual([
      ['booking-rejected', reference],
      ['booking-received', reference],
    ]);
    await update({ status: 'Pending' });
    expect(await messages()).toEqual([['booking-received', reference]]);
    expect(await toTell()).toEqual([]);
  });

  it('is told nobody twice when other fields change or the whole object comes back', async () => {
    const { reference } = await aSentBooking(product);
    await update({ status: 'Approved' });
    const [row] = await toTell();
    await update({ ...row, childName: 'Other' });
    expect(await messages()).toEqual([
      ['booking-changed', reference],
      ['booking-approved', reference],
      ['booking-received', reference],
    ]);
    expect(await toTell()).toMatchObject([{ reference, childName: 'Other' }]);
  });

  it('of a booking that came without a number and an address is not to be told', async () => {
    await product.visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher'));
    await update({ status: 'Approved' });
    expect(await messages()).toEqual([]);
    expect(await toTell()).toEqual([]);
  });

  it('on an application is to be told too', async () => {
    const { _id, email } = await anApplicant(product);
    const decide = (status: string) => product.admin.put(`/user/${_id}/update`).send({ status });
    await decide('approved');
    const filtered = async () =>
      (await product.admin.get('/user/get').query({ filter: '{"toTell":true}' })).body as Row[];
    expect(await filtered()).toMatchObject([{ _id, toTell: true }]);
    const messages = (await product.admin.get('/outbox')).body as Row[];
    expect(messages.map(({ template, to }) => [template, to])).toEqual([
      ['application-approved', email],
      ['application-received', email],
    ]);
    await decide('pending');
    expect(await filtered()).toEqual([]);
  });
});

describe('a phone number', () => {
  it.each(['077 123 4567', '077-1234567', '+94771234567', '0094 (0)77 123 4567'])(
    'spelt %s is found by any spelling',
    async (phone) => {
      await product.visitor.post('/contact/addcontact').send(aMessage({ phone }));
      for (const q of ['0771234567', '077 123 4567', '+94 77 123', '1234567']) {
        const { body } = await product.admin.get('/contact/getcontact').query({ filter: JSON.stringify({ q }) });
        expect(body).toMatchObject([{ phone: '0771234567' }]);
      }
      const { body } = await product.admin.get('/contact/getcontact').query({ filter: JSON.stringify({ phone }) });
      expect(body).toHaveLength(1);
    },
  );
});

const NOT_LISTED = { course: 'Choose the course from the list.' };

describe('asking for a course', () => {
  beforeEach(() => product.admin.post('/course/addCourse').send(aCourse()));
  const ask = (fields: object) => product.visitor.post('/course/add-course-requests').send(fields);

  it('answers with the fixed sentence and the request, which is pending', async () => {
    const { status, body } = await ask(aCourseRequest({ status: 'accepted', _id: 'a'.repeat(24), link: 'x' }));
    expect({ status, body: body as unknown }).toEqual({
      status: 201,
      body: {
        message: 'Request submitted successfully!',
        reference: REFERENCE,
        followUp: ADDRESS,
        request: {
          _id: expect.not.stringMatching(/^a{24}$/),
          reference: (body as { reference: string }).reference,
          language: 'en',
          ...aCourseRequest(),
          status: 'pending',
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
      },
    });
  });

  it.each(['Nothing we offer', 'reading together', 'Reading', '.*', '$ne'])('refuses the course %j', async (course) => {
    expectError(await ask(aCourseRequest({ course })), 400, NOT_LISTED);
    expect(await product.connection.collection('courserequests').countDocuments()).toBe(0);
  });

  it('refuses a course that was taken off the list', async () => {
    const { body } = await product.admin.get('/course/getcourses');
    const [course] = (body as { data: { courses: { _id: string }[] } }).data.courses;
    await product.admin.delete(`/course/deleteCourse/${course?._id ?? ''}`);
    expectError(await ask(aCourseRequest()), 400, NOT_LISTED);
  });

  it('needs no e-mail address of who says that there is none', async () => {
    const { email: _, ...noAddress } = aCourseRequest();
    expectError(await ask({ ...noAddress, noEmail: false }), 400, { email: 'Enter your email address.' });
    expectError(await ask({ ...aCourseRequest({ email: 'no' }), noEmail: true }), 400, {
      email: 'Please enter a valid email address.',
    });
    const { status, body } = await ask({ ...noAddress, noEmail: true });
    expect(status).toBe(201);
    expect((body as { request: object }).request).toMatchObject({ ...noAddress, noEmail: true });
    expect((body as { request: object }).request).not.toHaveProperty('email');
  });

  obeysRules(
    { send: ask, record: (body) => (body as { request: unknown }).request },
    COURSE_REQUEST_CASES,
    aCourseRequest(),
  );

  it.each([null, '', '   ', { $ne: null }, ['Reading together'], true, 'x'.repeat(201)])(
    'refuses %j where the course should be',
    async (value) => {
      const answer = await ask(aCourseRequest({ course: value }));
      expect(answer.status).toBe(400);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['course']);
    },
  );
});

type CourseRequest = Readonly<Record<string, unknown>> & { readonly _id: string };

describe('the requests for courses', () => {
  beforeEach(() => product.admin.post('/course/addCourse').send(aCourse()));
  const ask = async (changes: Record<string, unknown> = {}): Promise<CourseRequest> => {
    const { body } = await product.visitor.post('/course/add-course-requests').send(aCourseRequest(changes));
    return (body as { request: CourseRequest }).request;
  };
  const get = (query: Readonly<Record<string, string>>) => product.admin.get('/course/course-requests').query(query);
  const rows = (body: unknown): unknown => (body as { data: { requests: unknown } }).data.requests;
  const decide = (id: string, status: unknown, more: object = {}) =>
    product.admin.put(`/course/course-requests/${id}`).send({ ...more, status });

  answersLists({ get, add: (name) => ask({ name }), field: 'name', resource: 'course-requests', rows });

  it.each(['accepted', 'denied'])('are %s once', async (status) => {
    const request = await ask();
    const { _id } = request;
    const answer = await decide(_id, status);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ ...request, status, updatedAt: expect.any(String) as unknown });
    for (const again of ['accepted', 'denied']) expectError(await decide(_id, again), 409);
    expect(rows((await get({})).body)).toMatchObject([{ _id, status }]);
  });

  it('are decided by exactly one of several who answer at once', async () => {
    const { _id } = await ask();
    const answers = await Promise.all(
      ['accepted', 'denied', 'accepted', 'denied'].map((status) => decide(_id, status)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect(rows((await get({})).body)).toMatchObject([
      { status: (winner?.body as CourseRequest | undefined)?.['status'] },
    ]);
  });

  it('are decided, and taken back, only as the version that was read', async () => {
    const { _id, updatedAt } = await ask();
    const put = (status: string, version: unknown) =>
      product.admin
        .put(`/course/course-requests/${_id}`)
        .set('If-Match', `"${String(version)}"`)
        .send({ status });
    expectError(await put('denied', '2026-01-01T00:00:00.000Z'), 412);
    const decided = await put('accepted', updatedAt);
    expect([decided.status, decided.body]).toMatchObject([200, { status: 'accepted' }]);
    expectError(await put('denied', updatedAt), 412);
    const takeBack = (version: unknown) =>
      product.admin.post(`/course/course-requests/${_id}/take-back`).set('If-Match', `"${String(version)}"`);
    expectError(await takeBack(updatedAt), 412);
    expect((await takeBack((decided.body as CourseRequest)['updatedAt'])).status).toBe(200);
  });

  it('change nothing but their status when the whole object comes back', async () => {
    const request = await ask();
    const { body } = await decide(request._id, 'accepted', {
      ...request,
      name: 'Other',
      email: 'o@b.lk',
      createdAt: 1,
    });
    expect(body).toMatchObject({ ...request, status: 'accepted', updatedAt: expect.any(String) as unknown });
  });

  it.each(['pending', 'Accepted', 'hacked', '', null, undefined, { $ne: 1 }, ['accepted'], true])(
    'are not decided by %j',
    async (status) => {
      const { _id } = await ask();
      const answer = await decide(_id, status);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: { status: expect.any(String) as unknown } });
      expect(rows((await get({})).body)).toMatchObject([{ status: 'pending' }]);
    },
  );

  it('are told apart by status', async () => {
    const [first, second] = [await ask(), await ask()];
    await decide(first._id, 'denied');
    expect(rows((await get({ filter: '{"status":"denied"}' })).body)).toMatchObject([{ _id: first._id }]);
    expect(rows((await get({ filter: '{"status":["pending"]}' })).body)).toMatchObject([{ _id: second._id }]);
  });

  answers404ForUnknownIds((id) => decide(id, 'accepted'));
});
