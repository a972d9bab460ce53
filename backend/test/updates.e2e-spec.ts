import { aMessage, aPortrait } from './factories/index.js';
import { expectError } from './support/errors.js';
import { sendForm } from './support/form.js';
import { ADMIN, theProduct } from './support/product.js';
import { theTeacherProfile } from './support/teacher-profiles.js';
import { keptFiles } from './support/uploads.js';
import { RECORDS } from './support/changeable-records.js';
import { pathOf, ROUTES } from './support/routes.js';

const product = theProduct();

it.each(RECORDS)('a list is no change of $name', async ({ make, mine }) => {
  const { path, read } = await make(product);
  const before = await read();
  for (const body of [[], [mine]]) expectError(await product.admin.put(path).send(body), 400);
  expect(await read()).toEqual(before);
});

it('a change of an unknown id is a 404 whatever is sent', async () => {
  const ofRecords = ROUTES.filter(
    ({ method, path }) => method === 'put' && path.includes(':') && !path.includes('greeting'),
  );
  for (const route of ofRecords)
    for (const body of [{}, { status: 'x' }]) expectError(await product.admin.put(pathOf(route)).send(body), 404);
});

describe('a change that names the version it is about', () => {
  const put = (path: string, body: object, version: unknown) =>
    product.admin
      .put(path)
      .set('If-Match', `"${String(version)}"`)
      .send(body);

  it.each(RECORDS)('is made of $name as long as nobody changed it', async ({ make, mine }) => {
    const { path, read } = await make(product);
    expect((await put(path, mine, (await read())['updatedAt'])).status).toBe(200);
    expect(await read()).toMatchObject(mine);
  });

  it.each(RECORDS)(
    'is refused of $name once somebody else did, and nothing is saved',
    async ({ make, mine, theirs }) => {
      const { path, read } = await make(product);
      const { updatedAt } = await read();
      expect((await product.admin.put(path).send(theirs)).status).toBe(200);
      const now = await read();
      const refused = await put(path, mine, updatedAt);
      expectError(refused, 412);
      const [newest] = (refused.body as { changes: object[] }).changes;
      expect(newest).toMatchObject({ who: ADMIN.email, fields: Object.keys(theirs) });
      expect(await read()).toEqual(now);
    },
  );

  it.each(RECORDS)('wins once where several of $name come at the same moment', async ({ make, mine }) => {
    const { path, read } = await make(product);
    const { updatedAt } = await read();
    const [field = ''] = Object.keys(mine);
    const answers = await Promise.all(['1', '2', '3', '4'].map((text) => put(path, { [field]: text }, updatedAt)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it.each(RECORDS)('may name the ETag that an answer about $name carried, weak or strong', async ({ make, mine }) => {
    const { path, read } = await make(product);
    const [field = ''] = Object.keys(mine);
    const change = (text: string, tag: string) =>
      product.admin
        .put(path)
        .set('If-Match', tag)
        .send({ [field]: text });
    const first = await product.admin.put(path).send({ [field]: 'First' });
    const tag = first.headers['etag'] ?? '';
    expect(tag).toBe(`"${String((await read())['updatedAt'])}"`);
    const second = await change('Second', `W/${tag}`);
    expect(second.status).toBe(200);
    expectError(await change('Third', tag), 412);
    expect((await change('Third', second.headers['etag'] ?? '')).status).toBe(200);
  });

  it('may be about any version, and one that never was is refused', async () => {
    const [booking] = RECORDS;
    const { path = '' } = (await booking?.make(product)) ?? {};
    expect((await product.admin.put(path).set('If-Match', '*').send({ childAge: 9 })).status).toBe(200);
    expectError(await put(path, { childAge: 10 }, 'no date'), 412);
  });

  it('may name several versions, one of which it has to be', async () => {
    const [booking] = RECORDS;
    const { path = '', read } = (await booking?.make(product)) ?? {};
    const tag = `"${String((await read?.())?.['updatedAt'])}"`;
    const other = '"2001-01-01T00:00:00.000Z"';
    const change = (tags: string) => product.admin.put(path).set('If-Match', tags).send({ childAge: 9 });
    expect((await change(`${other}, ${tag}`)).status).toBe(200);
    expectError(await change(`${other},${tag}`), 412);
    expect((await change(`W/"${String((await read?.())?.['updatedAt'])}" , ${other}`)).status).toBe(200);
    expectError(await change(`${other}, "*"`), 412);
  });

  describe('and brings a new picture', () => {
    it('wins once where several come at the same moment, and keeps one picture', async () => {
      const { _id, updatedAt } = await theTeacherProfile(product);
      const path = `/category/updatedetails/${_id}`;
      const send = () => sendForm(product.admin.put(path).set('If-Match', `"${String(updatedAt)}"`), {}, aPortrait());
      const answers = await Promise.all([send(), send(), send()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
      expect((await keptFiles(product, 'pictures')).files).toBe(1);
    });

    it('answers with the version that is stored, which the next change may name', async () => {
      const { _id } = await theTeacherProfile(product);
      const path = `/category/updatedetails/${_id}`;
      const { body, headers } = await sendForm(product.admin.put(path), { tName: 'Mine' }, aPortrait());
      const { category } = (await product.visitor.get(`/category/details/${_id}`)).body as { category: unknown };
      expect((body as { category: unknown }).category).toEqual(category);
      expect((await put(path, { age: 41 }, (category as { updatedAt: string }).updatedAt)).status).toBe(200);
      expect(headers['etag']).toBe(`"${(category as { updatedAt: string }).updatedAt}"`);
    });
  });
});

describe('the ETag of a public record', () => {
  it('answers 304 until the record changes', async () => {
    const { _id, updatedAt } = await theTeacherProfile(product);
    const read = (tag: string) => product.visitor.get(`/category/details/${_id}`).set('If-None-Match', tag);
    const tag = (await product.visitor.get(`/category/details/${_id}`)).headers['etag'] ?? '';
    expect(tag).toBe(`"${String(updatedAt)}"`);
    expect((await read(tag)).status).toBe(304);
    await product.admin.put(`/category/updatedetails/${_id}`).send({ age: 44 });
    const { status, body } = await read(tag);
    expect(status).toBe(200);
    expect(body).toMatchObject({ category: { age: 44 } });
  });

  it.each(['/category/alldetails', '/course/getcourses'])(
    'answers 304 also where the client asks its caches to stand aside, as fetch does: %s',
    async (path) => {
      const tag = (await product.visitor.get(path)).headers['etag'] ?? '';
      const { status } = await fetch(product.url + path, { headers: { 'If-None-Match': tag } });
      expect([tag, status]).toEqual([expect.stringMatching(/^W\/"/), 304]);
    },
  );

  it('is none by which an answer that holds more is taken for unchanged', async () => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    const [{ _id } = { _id: '' }] = (await product.admin.get('/contact/getcontact')).body as { _id: string }[];
    const { headers } = await product.admin.get(`/people/${_id}`);
    await product.admin.post('/notes').send({ entity: 'contact', recordId: _id, kind: 'call', text: 'They called.' });
    const again = await product.admin.get(`/people/${_id}`).set('If-None-Match', headers['etag'] ?? '');
    expect([again.status, again.headers['etag']]).toEqual([200, headers['etag']]);
    expect(again.body).toMatchObject({ notes: [{ text: 'They called.' }] });
  });

  it('is no tag of a list, whatever it holds', async () => {
    const { updatedAt } = await theTeacherProfile(product);
    const { headers } = await product.visitor.get('/category/alldetails');
    expect(headers['etag']).toMatch(/^W\/"/);
    expect(headers['etag']).not.toContain(updatedAt);
  });
});
