import type { FollowUpAnswer } from '#contract/follow-up';
import { aCourse, aCourseRequest } from './factories/index.js';
import { expectError } from './support/errors.js';
import { aSentBooking, aSentCourseRequest, family, happenings, looked, type SentRequest } from './support/follow-up.js';
import { theProduct } from './support/product.js';

const product = theProduct();

const DATE: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };

const LINK = 'https://courses.example.org/reading?part=1';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('a course request that is decided', () => {
  const requests = async (): Promise<Row[]> =>
    ((await product.admin.get('/course/course-requests')).body as { data: { requests: Row[] } }).data.requests;
  const decide = async (status: 'accepted' | 'denied') =>
    product.admin.put(`/course/course-requests/${(await requests())[0]?._id ?? ''}`).send({ status });
  const takeBack = async () =>
    product.admin.post(`/course/course-requests/${(await requests())[0]?._id ?? ''}/take-back`);
  const anAccepted = async (): Promise<SentRequest> => {
    const sent = await aSentCourseRequest(product);
    await decide('accepted');
    return sent;
  };
  const store = () => product.connection.collection('courserequests');

  it('shows the course for thirty days', async () => {
    const sent = await anAccepted();
    const { course } = await looked(product, sent);
    expect(course).toEqual({ title: 'Reading together', link: LINK, until: expect.any(String) as unknown });
    const days = (new Date(course?.until ?? '').getTime() - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  it('shows no link before, when it is denied, or later; and again after one click', async () => {
    const sent = await aSentCourseRequest(product);
    expect(await looked(product, sent)).not.toHaveProperty('course');
    expectError(await family(product).renew(sent), 409);
    await decide('accepted');
    await store().updateMany({}, { $set: { courseUntil: new Date(Date.now() - 1000) } });
    // Without a day that a phone, whose clock may be wrong, would compare with its own.
    expect((await looked(product, sent)).course).toEqual({ title: 'Reading together' });
    const { status, body } = await family(product).renew({ token: sent.token });
    expect([status, body]).toMatchObject([200, { request: { course: { link: LINK } } }]);
    expect(happenings(await looked(product, sent))).toEqual(['received', 'accepted', 'told', 'renewed']);
  });

  it('is renewed once a day, however often that is asked for', async () => {
    const sent = await anAccepted();
    await store().updateMany({}, { $set: { courseUntil: new Date() } });
    const first = await family(product).renew({ token: sent.token });
    const again = await family(product).renew({ token: sent.token });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(happenings(await looked(product, sent))).toEqual(['received', 'accepted', 'renewed', 'told']);
  });

  it('shows the link as it is by now, and none of a course that is gone', async () => {
    const sent = await anAccepted();
    const { data } = (await product.admin.get('/course/getcourses')).body as { data: { courses: Row[] } };
    const id = data.courses[0]?._id ?? '';
    await product.admin.put(`/course/updateCourse/${id}`).send(aCourse({ link: 'https://courses.example.org/new' }));
    expect((await looked(product, sent)).course).toMatchObject({ link: 'https://courses.example.org/new' });
    await product.admin.delete(`/course/deleteCourse/${id}`);
    expect((await looked(product, sent)).course).not.toHaveProperty('link');
  });

  describe('for a course', () => {
    const courses = async (): Promise<Row[]> =>
      ((await product.admin.get('/course/getcourses')).body as { data: { courses: Row[] } }).data.courses;
    const addCourse = async (changes: Record<string, string>): Promise<string> =>
      ((await product.admin.post('/course/addCourse').send(aCourse(changes))).body as Row)._id;
    const rename = async (id: string, title: string) => product.admin.put(`/course/updateCourse/${id}`).send({ title });
    const accepted = async (fields: object): Promise<FollowUpAnswer['request']['course']> => {
      const { body } = await product.visitor.post('/course/add-course-requests').send(aCourseRequest({ ...fields }));
      await decide('accepted');
      return (await looked(product, { token: (body as SentRequest).followUp.split('#')[1] ?? '' })).course;
    };

    it('that was renamed shows its link and its new name, also in the message', async () => {
      const sent = await anAccepted();
      await rename((await courses())[0]?._id ?? '', 'Reading every day');
      expect((await looked(product, sent)).course).toMatchObject({ title: 'Reading every day', link: LINK });
      expect((await requests())[0]).toMatchObject({ course: 'Reading together' });
      expect((await requests())[0]).not.toHaveProperty('courseId');
    });

    it('that was renamed before the decision is told under its new name', async () => {
      await aSentCourseRequest(product);
      await rename((await courses())[0]?._id ?? '', 'Reading every day');
      await decide('accepted');
      const { body } = await product.admin.get('/outbox').query({ filter: '{"template":"request-accepted"}' });
      expect((body as Row[]).map(({ text }) => text)).toEqual([expect.stringContaining('“Reading every day”')]);
    });

    it('shows no link of another that took its name, and none of its own once it is deleted', async () => {
      const sent = await anAccepted();
      const id = (await courses())[0]?._id ?? '';
      await rename(id, 'Reading every day');
      await addCourse({ link: 'https://courses.example.org/other' });
      expect((await looked(product, sent)).course).toMatchObject({ title: 'Reading every day', link: LINK });
      await product.admin.delete(`/course/deleteCourse/${id}`);
      const { course } = await looked(product, sent);
      expect(course).toEqual({ title: 'Reading together', until: expect.any(String) as unknown });
    });

    it('with the title of another is the one that was chosen, or the newest', async () => {
      const courseId = await addCourse({ link: 'https://courses.example.org/first' });
      await addCourse({ link: 'https://courses.example.org/second' });
      expect(await accepted({ courseId })).toMatchObject({ link: 'https://courses.example.org/first' });
      expect(await accepted({})).toMatchObject({ link: 'https://courses.example.org/second' });
    });

    it('whose id is of another title, or of nothing, is the one of that title', async () => {
      await addCourse({});
      const other = await addCourse({ title: 'Calm', link: 'https://courses.example.org/calm' });
      for (const courseId of [other, '0123456789abcdef01234567', '']) {
        expect(await accepted({ courseId })).toMatchObject({ title: 'Reading together', link: LINK });
      }
    });
  });

  it.each(['accepted', 'denied'] as const)(
    'can be taken back when it was %s, until its family has looked',
    async (status) => {
      const sent = await aSentCourseRequest(product);
      await decide(status);
      expect((await requests())[0]).toMatchObject({ status, toTell: true });
      const answer = await takeBack();
      expect([answer.status, answer.body]).toMatchObject([200, { status: 'pending' }]);
      expect((await requests())[0]).not.toHaveProperty('toTell');
      expect(happenings(await looked(product, sent))).toEqual(['received', status, 'pending']);
      expect((await decide('accepted')).status).toBe(200);
      await looked(product, sent);
      expect((await requests())[0]).toMatchObject({ openedAt: expect.any(String) as unknown });
      expectError(await takeBack(), 409);
      expectError(await decide('denied'), 409);
      expect((await looked(product, sent)).course).toMatchObject({ link: LINK });
    },
  );

  it.each(['accepted', 'denied'] as const)(
    'is told when its family reads on its page that it was %s',
    async (status) => {
      const sent = await aSentCourseRequest(product);
      await decide(status);
      const request = await looked(product, sent);
      expect(request).not.toHaveProperty('replyBy');
      expect(happenings(request)).toEqual(['received', status, 'told']);
      const [row] = await requests();
      expect(row).toMatchObject({ told: { at: DATE, by: 'page' } });
      expect(row).not.toHaveProperty('toTell');
      const messages = (await product.admin.get('/outbox')).body as { template: string }[];
      expect(messages.map(({ template }) => template)).toEqual(['request-received']);
    },
  );

  it('tells nobody of a decision that was taken back', async () => {
    await anAccepted();
    await takeBack();
    const messages = (await product.admin.get('/outbox')).body as { template: string }[];
    expect(messages.map(({ template }) => template)).toEqual(['request-received']);
  });

  it('is not taken back before it is decided', async () => {
    await aSentCourseRequest(product);
    expectError(await takeBack(), 409);
  });

  it('is either taken back or seen, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sent = await anAccepted();
      const [answer, { course }] = await Promise.all([takeBack(), looked(product, sent)]);
      expect([answer.status, course?.link]).toEqual(answer.status === 200 ? [200, undefined] : [409, LINK]);
      await product.clear();
    }
  });

  it('is deleted by an administrator', async () => {
    const sent = await aSentCourseRequest(product);
    const path = `/course/course-requests/${(await requests())[0]?._id ?? ''}`;
    expect((await product.admin.delete(path)).body).toEqual({ message: 'Course request deleted successfully.' });
    expect(await requests()).toEqual([]);
    expectError(await family(product).look({ token: sent.token }), 404);
    expectError(await product.admin.delete(path), 404);
  });

  it('has nothing to renew for a booking', async () => {
    const { token } = await aSentBooking(product);
    expectError(await family(product).renew({ token }), 409);
  });
});
