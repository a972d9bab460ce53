import { aPortrait } from './factories/index.js';
import { expectError } from './support/errors.js';
import { sendForm } from './support/form.js';
import { knowsNobody } from './support/knows-nobody.js';
import { theProduct } from './support/product.js';
import { type Detail, theTeacherProfile } from './support/teacher-profiles.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const LIMIT = 1024 * 1024;
const recording = (length = 64) => Buffer.concat([Buffer.from('ID3'), Buffer.alloc(length - 3, 7)]);

describe('the voice greeting of a teacher detail', () => {
  const product = theProduct();
  let detail: Detail;
  beforeEach(async () => {
    detail = await theTeacherProfile(product);
  });
  const put = (content: Buffer, id = detail._id) =>
    sendForm(product.admin.put(`/category/greeting/${id}`), {}, { field: 'greeting', content, name: 'hello.exe' });
  const greeted = async (content = recording()): Promise<string> => {
    const { status, body } = await put(content);
    expect(status).toBe(200);
    return (body as { category: { greeting: string } }).category.greeting;
  };
  const read = async (): Promise<unknown> => {
    const { body } = await product.visitor.get(`/category/details/${detail._id}`);
    return (body as { category: unknown }).category;
  };

  it('is kept, shown with the detail and played by everybody', async () => {
    const path = await greeted();
    expect(path).toMatch(/^uploads\/[0-9a-f]{40}\.mp3$/);
    expect(await read()).toMatchObject({ greeting: path });
    const { status, headers, body } = await product.visitor.get(`/${path}`).responseType('blob');
    expect([status, headers['content-type'], headers['accept-ranges']]).toEqual([200, 'audio/mpeg', 'bytes']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toEqual(recording());
  });

  it('is played in parts, as an iPhone asks for it', async () => {
    const path = await greeted();
    const { status, headers, body } = await product.visitor
      .get(`/${path}`)
      .set('Range', 'bytes=0-2')
      .responseType('blob');
    expect([status, headers['content-range']]).toEqual([206, 'bytes 0-2/64']);
    expect((body as Buffer).toString()).toBe('ID3');
  });

  it('is replaced, and the first one goes', async () => {
    const [first, second] = [await greeted(), await greeted()];
    expect(second).not.toBe(first);
    expectError(await product.visitor.get(`/${first}`), 404);
    expect((await keptFiles(product, 'greetings')).files).toBe(1);
  });

  it('is removed, once', async () => {
    await greeted();
    const remove = () => product.admin.delete(`/category/greeting/${detail._id}`);
    expect((await remove()).status).toBe(200);
    expect(await read()).not.toHaveProperty('greeting');
    expect(await keptFiles(product, 'greetings')).toEqual(NOTHING_KEPT);
    expectError(await remove(), 404);
  });

  it('goes with its detail', async () => {
    await greeted();
    await product.admin.delete(`/category/deletedetails/${detail._id}`);
    expect(await keptFiles(product, 'greetings')).toEqual(NOTHING_KEPT);
  });

  it('may be as large as its limit', async () => {
    await greeted(recording(LIMIT));
    expectError(await put(recording(LIMIT + 1)), 413, { greeting: 'Voice greeting must be 1 MB or smaller.' });
  });

  it.each([
    ['a picture', aPortrait().content],
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['nothing at all', Buffer.alloc(0)],
  ])('is not %s', async (_, content) => {
    const message = 'Voice greeting must be an MP3, M4A or OGG recording.';
    expectError(await put(content), 400, { greeting: message });
    expect(await keptFiles(product, 'greetings')).toEqual(NOTHING_KEPT);
  });

  knowsNobody((id) => put(recording(), id));
});
