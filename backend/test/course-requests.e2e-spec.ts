import { aCourse, aCourseRequest } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { COURSE_REQUEST_CASES } from './support/field-cases.js';
import { ADDRESS, REFERENCE } from './support/follow-up.js';
import { answersLists } from './support/lists.js';
import { obeysRules } from './support/obeys-rules.js';
import { theProduct } from './support/product.js';
const product = theProduct();

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

  it('for a course that was taken off the list since is denied, not accepted: nothing could be opened', async () => {
    const { request } = (await ask(aCourseRequest())).body as { request: { _id: string } };
    const { body } = await product.admin.get('/course/getcourses');
    for (const { _id } of (body as { data: { courses: { _id: string }[] } }).data.courses)
      await product.admin.delete(`/course/deleteCourse/${_id}`);
    const decide = (status: string) => product.admin.put(`/course/course-requests/${request._id}`).send({ status });
    expectError(await decide('accepted'), 409);
    const { body: told } = await product.admin.get('/outbox').query({ filter: '{"template":"request-accepted"}' });
    expect(told).toEqual([]);
    expect((await decide('denied')).body).toMatchObject({ status: 'denied' });
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
