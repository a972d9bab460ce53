import { aCourse } from './factories/index.js';
import { answersLists } from './support/lists.js';
import { theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import { aSignedIn } from './support/registration.js';

interface Courses {
  readonly data: { readonly courses: Readonly<Record<string, unknown>>[] };
}
const PATH = '/course/getcourses';

describe('the courses', () => {
  const product = theProduct();
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
