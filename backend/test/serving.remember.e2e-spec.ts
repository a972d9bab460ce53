import { STORE, type Store } from '../src/database/index.js';
import { aCourse } from './factories/index.js';
import { type Product, startProduct, theProduct } from './support/product.js';

const COURSES = '/course/getcourses';
type Courses = { data: { courses: { title: string; link?: string }[] } };
const titles = async ({ visitor }: Product, path = COURSES) =>
  ((await visitor.get(path)).body as Courses).data.courses.map(({ title }) => title);

describe('what strangers are told of public data', () => {
  const product = theProduct();

  it('is kept, with its headers, and asked for again by its tag', async () => {
    await product.admin.post('/course/addCourse').send(aCourse({ title: 'First' }));
    const first = await product.visitor.get(COURSES);
    // Past the API: only a kept answer does not know of it.
    await product.connection.collection('courses').deleteMany({});
    const second = await product.visitor.get(COURSES);
    expect(second.body).toEqual(first.body);
    const { date: _first, ...headers } = first.headers as Record<string, string>;
    expect(second.headers).toMatchObject(headers);
    const again = await product.visitor.get(COURSES).set('If-None-Match', headers['etag'] ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('knows of every change at once', async () => {
    const { body } = await product.admin.post('/course/addCourse').send(aCourse({ title: 'First' }));
    const id = (body as { _id: string })._id;
    expect(await titles(product)).toEqual(['First']);
    await product.admin.put(`/course/updateCourse/${id}`).send({ title: 'Second' });
    expect(await titles(product)).toEqual(['Second']);
    expect(await titles(product, `${COURSES}?range=[0,0]`)).toEqual(['Second']);
    await product.admin.delete(`/course/deleteCourse/${id}`);
    expect(await titles(product)).toEqual([]);
    expect(await titles(product, `${COURSES}?range=[0,0]`)).toEqual([]);
  });

  it('is never what an administrator was told', async () => {
    await product.admin.post('/course/addCourse').send(aCourse());
    const told = (await product.admin.get(COURSES)).body as Courses;
    const stranger = (await product.visitor.get(COURSES)).body as Courses;
    const again = (await product.admin.get(COURSES)).body as Courses;
    expect(stranger.data.courses[0]).not.toHaveProperty('link');
    expect(again).toEqual(told);
    expect(again.data.courses[0]).toHaveProperty('link');
  });

  it('is as old as a second at most, whatever another backend does', async () => {
    const other = await startProduct({ MONGODB_URI: product.app.get<Store>(STORE).uri });
    try {
      expect(await titles(product)).toEqual([]);
      const asked = performance.now();
      await other.admin.post('/course/addCourse').send(aCourse({ title: 'Elsewhere' }));
      expect(await titles(other)).toEqual(['Elsewhere']);
      while ((await titles(product)).length === 0) expect(performance.now() - asked).toBeLessThan(10_000);
      expect(await titles(product)).toEqual(['Elsewhere']);
    } finally {
      await other.close();
    }
  }, 60_000);
});
