import { aCourse } from './factories/index.js';
import { expectError } from './support/errors.js';
import { COURSE_CASES } from './support/office-field-cases.js';
import { knowsNobody } from './support/knows-nobody.js';
import { obeysRules } from './support/obeys-rules.js';
import { theProduct } from './support/product.js';

const product = theProduct();

describe('adding a course', () => {
  const add = (fields: object) => product.admin.post('/course/addCourse').send(fields);

  it.each(['name', 'title'])('answers with the course when its title is sent as %s', async (sentAs) => {
    const { title, ...others } = aCourse();
    const { status, body } = await add({ ...others, [sentAs]: title });
    expect({ status, body: body as unknown }).toEqual({
      status: 201,
      body: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        ...aCourse(),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    });
  });

  it('says under which name the title is missing', async () => {
    const { title: _, ...others } = aCourse();
    expectError(await add(others), 400, { title: 'Enter the course name.' });
    expect((await add({ ...others, name: '  ' })).body).toMatchObject({ message: 'Enter the course name.' });
  });

  it('drops what the contract does not name', async () => {
    await add(aCourse({ _id: 'a'.repeat(24), createdAt: '2001-01-01', price: 5, name: 'not this' }));
    const [kept] = await product.connection.collection('courses').find().toArray();
    expect(Object.keys(kept ?? {}).sort()).toEqual(['_id', 'createdAt', 'description', 'link', 'title', 'updatedAt']);
    expect(String(kept?._id)).not.toBe('a'.repeat(24));
  });

  obeysRules({ send: add, record: (body) => body }, COURSE_CASES, aCourse());
});

type Course = Readonly<Record<string, unknown>> & { readonly _id: string };

describe('a course that is there', () => {
  let course: Course;
  beforeEach(async () => {
    course = (await product.admin.post('/course/addCourse').send(aCourse())).body as Course;
  });
  const update = (changes: object, id = course._id) => product.admin.put(`/course/updateCourse/${id}`).send(changes);
  const list = async (): Promise<unknown> => {
    const { body } = await product.admin.get('/course/getcourses');
    return (body as { data: { courses: unknown } }).data.courses;
  };

  describe('when it is changed', () => {
    it.each(['title', 'name'])('takes its title as %s and answers with the course', async (sentAs) => {
      const { status, body } = await update({ [sentAs]: 'Counting together' });
      expect(status).toBe(200);
      expect(body).toEqual({ ...course, title: 'Counting together', updatedAt: expect.any(String) as unknown });
      expect(await list()).toEqual([body]);
    });

    it('takes the whole object back, and changes only what may change', async () => {
      const fixed = { _id: 'a'.repeat(24), createdAt: '2001-01-01', updatedAt: '2001-01-01' };
      const { status, body } = await update({ ...course, ...fixed, description: 'Now longer' });
      expect(status).toBe(200);
      expect(body).toEqual({ ...course, description: 'Now longer', updatedAt: expect.any(String) as unknown });
    });

    knowsNobody((id) => update({ title: 'x' }, id));

    obeysRules({ send: (changes) => update(changes), changes: true, record: (body) => body }, COURSE_CASES, {});
  });

  describe('when it is deleted', () => {
    const remove = (id = course._id) => product.admin.delete(`/course/deleteCourse/${id}`);

    it('answers with a sentence and the course that was, once', async () => {
      const { status, body } = await remove();
      expect({ status, body: body as unknown }).toEqual({
        status: 200,
        body: { message: 'Course deleted successfully.', course },
      });
      expect(await list()).toEqual([]);
      expectError(await remove(), 404);
    });

    knowsNobody((id) => remove(id));
  });
});
