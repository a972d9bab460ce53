import sharp from 'sharp';
import { SERVICES } from '#contract/services';
import { aPicture, aPortrait, aTeacherProfile } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { sendForm } from './support/form.js';
import { answersLists } from './support/lists.js';
import { obeysRules } from './support/obeys-rules.js';
import { DETAIL_CASES } from './support/office-field-cases.js';
import { aPhoto, hugePng, OWNER } from './support/pictures.js';
import { theProduct } from './support/product.js';
import { addTeacherProfile, type Detail, theTeacherProfile } from './support/teacher-profiles.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const product = theProduct();

describe('the teacher details', () => {
  const ofService = (query: string) => product.visitor.get(`/category/counselingdetails${query}`);

  const names = async (filter: object): Promise<string[]> => {
    const { body } = await product.visitor.get('/category/alldetails').query({ filter: JSON.stringify(filter) });
    return (body as Detail[]).map(({ tName }) => tName);
  };

  answersLists({
    get: (query) => product.visitor.get('/category/alldetails').query(query),
    add: (tName) => addTeacherProfile(product, { tName }),
    field: 'tName',
    resource: 'categories',
  });

  it('are filtered by service and age, and by one of their languages and districts', async () => {
    await theTeacherProfile(product, { tName: 'Old', age: 61 });
    await theTeacherProfile(product, { tName: 'Young', age: 25, service: SERVICES[0] });
    expect(await names({ age: 61 })).toEqual(['Old']);
    expect(await names({ service: SERVICES[0] })).toEqual(['Young']);
    expect(await names({ service: SERVICES[1] })).toEqual([]);
    await theTeacherProfile(product, { tName: 'Both', languages: 'si,ta', districts: 'Colombo,Gampaha' });
    await theTeacherProfile(product, { tName: 'Tamil', languages: 'ta', districts: 'Jaffna' });
    await theTeacherProfile(product, { tName: 'Nobody knows' });
    expect(await names({ languages: 'ta' })).toEqual(['Tamil', 'Both']);
    expect(await names({ languages: 'si', districts: 'Gampaha' })).toEqual(['Both']);
    expect(await names({ districts: ['Jaffna', 'Colombo'] })).toEqual(['Tamil', 'Both']);
    expect(await names({ languages: 'en' })).toEqual([]);
  });

  it('are read one by one, inside an envelope', async () => {
    const detail = await theTeacherProfile(product);
    const { status, body } = await product.visitor.get(`/category/details/${detail._id}`);
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: { category: detail } });
  });

  answers404ForUnknownIds((id) => product.visitor.get(`/category/details/${id}`));

  it.each(SERVICES)('of %s are found by that label', async (service) => {
    const other = SERVICES.find((label) => label !== service);
    const [first, second] = [
      await theTeacherProfile(product, { service }),
      await theTeacherProfile(product, { service }),
    ];
    await theTeacherProfile(product, { service: other });
    const { status, body } = await ofService(`?service=${encodeURIComponent(service)}`);
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: [second, first] });
  });

  it.each([
    ['another label', '?service=Cooking'],
    ['a label in other letters', `?service=${SERVICES[3].toUpperCase().replaceAll(' ', '+')}`],
    ['a part of a label', '?service=Student'],
    ['no label', ''],
    ['an empty label', '?service='],
    ['two labels', `?service=${encodeURIComponent(SERVICES[3])}&service=x`],
    ['an expression', '?service=.*'],
    ['a label of 10 KB', `?service=${'x'.repeat(10_240)}`],
  ])('of %s are none', async (_, query) => {
    await theTeacherProfile(product, { service: SERVICES[3] });
    const { status, body } = await ofService(query);
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: [] });
  });

  it.each(['?service[$ne]=x', '?service%5B%24ne%5D=x'])('are not asked for with an operator: %s', async (query) => {
    expectError(await ofService(query), 400);
  });

  it('are not sent again to a browser that has them', async () => {
    const { _id } = await theTeacherProfile(product);
    const service = encodeURIComponent('Student counseling');
    const paths = ['alldetails', `details/${_id}`, `counselingdetails?service=${service}`];
    for (const path of paths.map((name) => `/category/${name}`)) {
      const { headers } = await product.visitor.get(path);
      const again = () => product.visitor.get(path).set('If-None-Match', headers['etag'] ?? '');
      expect((await again()).status).toBe(304);
      await product.admin.put(`/category/updatedetails/${_id}`).send({ tName: `of ${path}` });
      expect((await again()).status).toBe(200);
    }
  });
});

const PATH = '/category/adddetails';

describe('adding a teacher detail', () => {
  it('answers with the detail', async () => {
    const { status, body } = await addTeacherProfile(product);
    expect({ status, body: body as unknown }).toEqual({
      status: 201,
      body: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        ...aTeacherProfile(),
        profilePicture: expect.stringMatching(/^uploads\/[0-9a-f]{32,}\.webp$/),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    });
  });

  it('takes no path for a picture from the form', async () => {
    const fields = aTeacherProfile({ _id: 'a'.repeat(24), createdAt: '2001-01-01', role: 'Admin' });
    const { status, body } = await sendForm(product.admin.post(PATH), { ...fields, profilePicture: '/etc/passwd' });
    expectError({ status, body: body as unknown, text: '' }, 400, { profilePicture: 'Upload a profile picture.' });
    const { qualification: _, ...more }: Record<string, unknown> = { ...fields, profilePicture: '/etc/passwd' };
    const added = await sendForm(product.admin.post(PATH), more, aPortrait());
    expect(added.status).toBe(201);
    expect(added.body).not.toMatchObject({ _id: fields['_id'] });
    // It does without qualifications.
    expect(added.body).toMatchObject({
      profilePicture: expect.stringMatching(/^uploads\//) as unknown,
      qualification: '',
    });
  });

  it('keeps no picture when a field is at fault, and is read only from a multipart form', async () => {
    expectError(await addTeacherProfile(product, { age: 17 }), 400, { age: 'Age must be between 18 and 70.' });
    expect(await keptFiles(product, 'pictures')).toEqual(NOTHING_KEPT);
    expectError(await product.admin.post(PATH).send(aTeacherProfile()), 415);
  });

  obeysRules(
    {
      send: (fields) => sendForm(product.admin.post(PATH), fields, aPortrait()),
      record: (body) => body,
    },
    DETAIL_CASES,
    aTeacherProfile(),
  );
});

describe('a teacher detail that is there', () => {
  let detail: Detail;
  beforeEach(async () => {
    detail = await theTeacherProfile(product);
  });
  const put = (id = detail._id) => product.admin.put(`/category/updatedetails/${id}`);
  const read = async (): Promise<unknown> => {
    const { body } = await product.visitor.get(`/category/details/${detail._id}`);
    return (body as { category: unknown }).category;
  };
  const changed = (changes: object) => ({ ...detail, ...changes, updatedAt: expect.any(String) as unknown });

  describe('when it is changed', () => {
    it('answers with the fixed sentence and the detail', async () => {
      const { status, body } = await put().send({ tName: 'Nadeesha', age: '40' });
      expect({ status, body: body as unknown }).toEqual({
        status: 200,
        body: { status: 'Details updated successfully.', category: changed({ tName: 'Nadeesha', age: 40 }) },
      });
      expect(await read()).toEqual((body as { category: unknown }).category);
    });

    it('takes the whole object back, and changes only what may change', async () => {
      const fixed = { _id: 'a'.repeat(24), profilePicture: '/etc/passwd', createdAt: '2001-01-01', updatedAt: 1 };
      expect((await put().send({ ...detail, ...fixed, experience: 0 })).status).toBe(200);
      expect(await read()).toEqual(changed({ experience: 0 }));
    });

    it('clears its qualifications', async () => {
      const { body } = await put().send({ qualification: '' });
      expect(body).toMatchObject({ category: { qualification: '' } });
    });

    it('takes a new picture with its fields, and drops the old one', async () => {
      const { status, body } = await sendForm(put(), { tName: 'Nadeesha' }, aPortrait());
      expect(status).toBe(200);
      const { profilePicture } = (body as { category: Detail }).category;
      expect(profilePicture).not.toBe(detail.profilePicture);
      expect(await read()).toEqual(changed({ tName: 'Nadeesha', profilePicture }));
      expect((await product.visitor.get(`/${profilePicture}`)).status).toBe(200);
      expectError(await product.visitor.get(`/${detail.profilePicture}`), 404);
      expect((await keptFiles(product, 'pictures')).files).toBe(1);
    });

    it('keeps its picture when a form brings none', async () => {
      expect((await sendForm(put(), { tName: 'Nadeesha', profilePicture: '' })).status).toBe(200);
      expect(await read()).toEqual(changed({ tName: 'Nadeesha' }));
      expect((await product.visitor.get(`/${detail.profilePicture}`)).status).toBe(200);
    });

    it.each<[string, object, Buffer]>([
      ['a field', { age: '17' }, aPortrait().content],
      ['the picture', { tName: 'Nadeesha' }, Buffer.from('<svg/>')],
    ])('changes nothing when %s is at fault', async (_, fields, content) => {
      expect((await sendForm(put(), { ...fields }, aPortrait({ content }))).status).toBe(400);
      expect(await read()).toEqual(detail);
      expect((await keptFiles(product, 'pictures')).files).toBe(1);
    });

    it('keeps no picture for a detail that is not there', async () => {
      expectError(await sendForm(put('f'.repeat(24)), { tName: 'x' }, aPortrait()), 404);
      expect((await keptFiles(product, 'pictures')).files).toBe(1);
    });

    it('ends with one picture, and the right one, when two new ones come at once', async () => {
      await Promise.all([1, 2].map(() => sendForm(put(), {}, aPortrait())));
      const { profilePicture } = (await read()) as Detail;
      expect((await product.visitor.get(`/${profilePicture}`)).status).toBe(200);
      expect((await keptFiles(product, 'pictures')).files).toBe(1);
    });

    answers404ForUnknownIds((id) => put(id).send({ tName: 'x' }));
  });

  describe('when it is deleted', () => {
    const remove = (id = detail._id) => product.admin.delete(`/category/deletedetails/${id}`);

    it('is gone with its picture, once', async () => {
      const { status, body } = await remove();
      expect({ status, body: body as unknown }).toEqual({
        status: 200,
        body: { status: 'Details deleted successfully.' },
      });
      expectError(await product.visitor.get(`/category/details/${detail._id}`), 404);
      expectError(await product.visitor.get(`/${detail.profilePicture}`), 404);
      expect(await keptFiles(product, 'pictures')).toEqual(NOTHING_KEPT);
      expectError(await remove(), 404);
    });

    answers404ForUnknownIds((id) => remove(id));
  });
});

describe('a changed field of a teacher detail', () => {
  let path: string;
  beforeEach(async () => {
    path = `/category/updatedetails/${(await theTeacherProfile(product))._id}`;
  });

  obeysRules(
    {
      send: (changes) => product.admin.put(path).send(changes),
      changes: true,
      record: (body) => (body as { category: unknown }).category,
    },
    DETAIL_CASES,
    {},
  );
});

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
