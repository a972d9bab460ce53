import { aCourse } from './factories/index.js';
import { expectError } from './support/errors.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { answersLists } from './support/lists.js';
import { obeysRules } from './support/obeys-rules.js';
import { COURSE_CASES } from './support/office-field-cases.js';
import { theProduct } from './support/product.js';
import { aSignedIn } from './support/registration.js';

const product = theProduct();

interface Courses {
  readonly data: { readonly courses: Readonly<Record<string, unknown>>[] };
}

const PATH = '/course/getcourses';

describe('the courses', () => {
  const add = (changes: Record<string, unknown> = {}) => product.admin.post('/course/addCourse').send(aCourse(changes));
  const coursesOf = ({ body }: { body: unknown }) => (body as Courses).data.courses;
  const rows = (body: unknown): unknown => coursesOf({ body });

  describe('for an administrator', () => {
    answersLists({
      get: (query) => product.admin.get(PATH).query(query),
      add: (title) => add({ title }),
      field: 'title',
      resource: 'courses',
      rows,
    });

    it('are stored once when they come again under their key', async () => {
      const send = (title: string) => add({ title }).set('Idempotency-Key', 'one click');
      const both = await Promise.all([send('Calm mornings'), send('Calm mornings')]);
      expect(both.map(({ status }) => status)).toEqual([201, 201]);
      expect(coursesOf(await product.admin.get(PATH))).toEqual([both[0].body]);
      expect(both[1].body).toEqual(both[0].body);
      expectError(await send('Another'), 422);
    });

    it('carry their links, and are found by them', async () => {
      const { body } = await add();
      expect(coursesOf(await product.admin.get(PATH))).toEqual([body]);
      const { link } = aCourse();
      const found = await product.admin.get(PATH).query({ filter: JSON.stringify({ link }) });
      expect(coursesOf(found)).toEqual([body]);
      expect((await product.admin.get(PATH).query({ sort: '["link","ASC"]' })).status).toBe(200);
    });
  });

  describe('for everybody', () => {
    // The list is kept for a moment: only a change through the product drops it.
    beforeEach(async () => {
      const { body } = await add();
      await product.admin.delete(`/course/deleteCourse/${(body as { _id: string })._id}`);
    });

    answersLists({
      get: (query) => product.visitor.get(PATH).query(query),
      add: (title) => add({ title }),
      field: 'title',
      resource: 'courses',
      rows,
    });

    it('do not carry their links', async () => {
      const { link: _, ...open } = (await add()).body as Record<string, unknown>;
      const token = await aSignedIn(product);
      for (const caller of [product.visitor, product.as(token), product.as('not a token')]) {
        expect(coursesOf(await caller.get(PATH))).toEqual([open]);
        expect(coursesOf(await caller.get(PATH).query({ range: '[0,9]' }))).toEqual([open]);
      }
    });

    it.each<Readonly<Record<string, string>>>([
      { filter: JSON.stringify({ link: aCourse()['link'] }) },
      { filter: '{"link":["https://a.lk"]}' },
      { sort: '["link","ASC"]' },
    ])('do not betray their links to %j', async (query) => {
      await add();
      expectError(await product.visitor.get(PATH).query(query), 400);
    });

    it('are not found by a word of their links', async () => {
      await add();
      const found = await product.visitor.get(PATH).query({ filter: '{"q":"courses.example.org"}' });
      expect(coursesOf(found)).toEqual([]);
    });
  });

  it('are answered anew after every change', async () => {
    const titles = async (): Promise<unknown[]> => coursesOf(await product.visitor.get(PATH)).map(({ title }) => title);
    const { _id } = (await add({ title: 'first' })).body as { _id: string };
    expect(await titles()).toEqual(['first']);
    await add({ title: 'second' });
    expect(await titles()).toEqual(['second', 'first']);
    await product.admin.put(`/course/updateCourse/${_id}`).send({ title: 'changed' });
    expect(await titles()).toEqual(['second', 'changed']);
    await product.admin.delete(`/course/deleteCourse/${_id}`);
    expect(await titles()).toEqual(['second']);
  });

  it('are not sent again to a browser that has them', async () => {
    await add();
    const { headers } = await product.visitor.get(PATH);
    const again = await product.visitor.get(PATH).set('If-None-Match', headers['etag'] ?? '');
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    await add({ title: 'another' });
    expect((await product.visitor.get(PATH).set('If-None-Match', headers['etag'] ?? '')).status).toBe(200);
  });

  it('are kept apart by caches for those who are signed in', async () => {
    await add();
    const [open, full] = [await product.visitor.get(PATH), await product.admin.get(PATH)];
    expect(open.headers['vary']).toMatch(/authorization/i);
    expect(full.headers['vary']).toMatch(/authorization/i);
    expect(open.headers['etag']).not.toBe(full.headers['etag']);
  });
});

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

    answers404ForUnknownIds((id) => update({ title: 'x' }, id));

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

    answers404ForUnknownIds((id) => remove(id));
  });
});
