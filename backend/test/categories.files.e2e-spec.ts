import sharp from 'sharp';
import { aPicture, aPortrait } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { sendForm } from './support/form.js';
import { aPhoto, hugePng, OWNER } from './support/pictures.js';
import { theProduct } from './support/product.js';
import { addTeacherProfile, type Detail, theTeacherProfile } from './support/teacher-profiles.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const product = theProduct();

const NO_PICTURE = 'Profile picture must be a JPEG, PNG, WebP, GIF or AVIF picture.';
const DAMAGED_PICTURE = 'Profile picture is damaged or not complete. Choose it again, or take a new one.';
const PICTURE_LIMIT = 12 * 1024 * 1024;

describe('the picture of a teacher detail', () => {
  const fetched = async (content: Buffer): Promise<{ picture: Buffer; path: string }> => {
    const { profilePicture } = await theTeacherProfile(
      product,
      {},
      aPortrait({ content, name: 'x', type: 'text/html' }),
    );
    const path = `/${profilePicture}`;
    const { status, body } = await product.visitor.get(path).responseType('blob');
    expect(status).toBe(200);
    return { picture: body as Buffer, path };
  };

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'is accepted as %s, whatever its name and type say, and drawn anew as WebP',
    async (format) => {
      const { picture } = await fetched(await aPicture()[format]().toBuffer());
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
    },
  );

  it.each([
    [3000, 1500, 1024, 512],
    [600, 2048, 300, 1024],
    [1024, 1024, 1024, 1024],
    [1, 1, 1, 1],
  ])('of %i by %i px is kept as %i by %i', async (fromWidth, fromHeight, width, height) => {
    const { picture } = await fetched(await aPicture(fromWidth, fromHeight).png().toBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width, height });
  });

  it('is turned upright and says nothing of where and by whom it was taken', async () => {
    const photo = await aPhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { picture } = await fetched(photo);
    const { exif, icc, iptc, xmp, orientation, width, height } = await sharp(picture).metadata();
    expect({ exif, icc, iptc, xmp, orientation }).toEqual({});
    expect([width, height]).toEqual([200, 400]);
    expect(picture.includes(OWNER)).toBe(false);
  });

  it('keeps nothing of a script behind its pixels, and may be kept by browsers for ever', async () => {
    const content = Buffer.concat([await aPicture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { picture, path } = await fetched(content);
    expect(picture.includes('<script>')).toBe(false);
    const { headers } = await product.visitor.get(path);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const again = await product.visitor.get(path).set('If-None-Match', headers['etag'] ?? '');
    expect(again.status).toBe(304);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string?]>([
    ['a TIFF, which not every browser shows', () => aPicture().tiff().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    [
      'an SVG behind an XML declaration',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['plain text', () => Buffer.from('a face')],
    ['empty', () => Buffer.alloc(0), 'Profile picture is empty. Choose the file again.'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['a script that begins as a GIF', () => Buffer.from('GIF89a=1;alert(1)//'), DAMAGED_PICTURE],
    ['half a PNG header', () => hugePng(9).subarray(0, 20), DAMAGED_PICTURE],
    ['a PNG of 50,000 by 50,000 px', () => hugePng(50_000), 'Profile picture must have 65 megapixels or fewer.'],
  ])('is refused when it is %s', async (_, content, profilePicture = NO_PICTURE) => {
    expectError(await addTeacherProfile(product, {}, aPortrait({ content: await content() })), 400, { profilePicture });
    expect(await keptFiles(product, 'pictures')).toEqual(NOTHING_KEPT);
  });

  it('may have 12 MB and no byte more', async () => {
    const picture = await aPicture().png().toBuffer();
    const padded = (bytes: number): Buffer => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect((await addTeacherProfile(product, {}, aPortrait({ content: padded(PICTURE_LIMIT) }))).status).toBe(201);
    const answer = await addTeacherProfile(product, {}, aPortrait({ content: padded(PICTURE_LIMIT + 1) }));
    expectError(answer, 413, { profilePicture: 'Profile picture must be 12 MB or smaller.' });
    expect((await keptFiles(product, 'pictures')).files).toBe(1);
  });
});

const GREETING_LIMIT = 1024 * 1024;
const recording = (length = 64) => Buffer.concat([Buffer.from('ID3'), Buffer.alloc(length - 3, 7)]);

describe('the voice greeting of a teacher detail', () => {
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

  it('may be as large as its limit, and goes with its detail', async () => {
    await greeted(recording(GREETING_LIMIT));
    expectError(await put(recording(GREETING_LIMIT + 1)), 413, { greeting: 'Voice greeting must be 1 MB or smaller.' });
    await product.admin.delete(`/category/deletedetails/${detail._id}`);
    expect(await keptFiles(product, 'greetings')).toEqual(NOTHING_KEPT);
  });

  it.each([
    ['a picture', aPortrait().content, 'Voice greeting must be an MP3, M4A or OGG recording.'],
    ['a page', Buffer.from('<script>alert(1)</script>'), 'Voice greeting must be an MP3, M4A or OGG recording.'],
    ['nothing at all', Buffer.alloc(0), 'Voice greeting is empty. Choose the file again.'],
  ])('is not %s', async (_, content, greeting) => {
    expectError(await put(content), 400, { greeting });
    expect(await keptFiles(product, 'greetings')).toEqual(NOTHING_KEPT);
  });

  answers404ForUnknownIds((id) => put(recording(), id));
});
