import { SERVICES } from '#contract/services';
import { aPortrait, aTeacherProfile } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError } from './support/errors.js';
import { sendForm } from './support/form.js';
import { answersLists } from './support/lists.js';
import { obeysRules } from './support/obeys-rules.js';
import { DETAIL_CASES } from './support/office-field-cases.js';
import { anOfficeToken } from './support/office.js';
import { theProduct } from './support/product.js';
import { aStaff } from './support/staff.js';
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

  it('are stored once, with one picture, when they come again under their key', async () => {
    const send = () => addTeacherProfile(product).set('Idempotency-Key', 'one click');
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect((await product.admin.get('/category/alldetails')).body).toEqual([first.body]);
    expect(await keptFiles(product, 'pictures')).toMatchObject({ files: 1 });
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

describe('having left, or being back', () => {
  it('closes and opens a member of staff’s sessions by the word of administrators only: content editors may know of no child', async () => {
    const { profile, client } = await aStaff(product);
    const editor = product.as(await anOfficeToken(product, 'ContentEditor'));
    const path = `/category/updatedetails/${profile}`;
    for (const [status, another] of [
      ['active', 'left'],
      ['left', 'active'],
    ]) {
      expect((await product.admin.put(path).send({ status })).status).toBe(200);
      const refused = await editor.put(path).send({ status: another, age: 50 });
      expectError(refused, 403);
      expect(refused.body).toHaveProperty('message', 'Only administrators mark somebody as left, or as back.');
      expectError(await sendForm(editor.put(path), { status: another }, aPortrait()), 403);
      // Old clients send whole records back.
      expect((await editor.put(path).send({ status, age: 42 })).status).toBe(200);
      const isStaff = (await client.get(`/staff/${profile}/availability`)).status === 200;
      expect(isStaff).toBe(status === 'active');
    }
    expect((await editor.get(`/category/details/${profile}`)).body).toMatchObject({ category: { age: 42 } });
  });
});
