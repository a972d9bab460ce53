import { aCourse, aCourseRequest } from './factories/index.js';
import { ADDRESS, REFERENCE } from './support/follow-up.js';
import { COURSE_REQUEST_CASES } from './support/field-cases.js';
import { obeysRules } from './support/obeys-rules.js';
import { theProduct } from './support/product.js';
import { expectError } from './support/errors.js';

const NOT_LISTED = { course: 'Choose the course from the list.' };

describe('asking for a course', () => {
  const product = theProduct();
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
