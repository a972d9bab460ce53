import { TEACHER_TYPES } from '#contract/users';
import { aCv, aPdf } from './factories/index.js';
import { EDITOR, anOfficeToken } from './support/office.js';
import { ADMIN, theProduct } from './support/product.js';
import { expectError, expectNoSecrets } from './support/errors.js';
import { type Applicant, anApplicant, aSignedIn, login, register, tokenOf } from './support/registration.js';

const DATE: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const CONTACT = {
  home_address: '12 Lake Road, Wattala',
  phone_number: '0771234567',
  whatsapp_number: '0719876543',
};

describe('one’s own account', () => {
  const product = theProduct();
  const _id: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);

  it.each(TEACHER_TYPES)('tells a %s who they are and how their application stands', async (teacher_type) => {
    const token = await aSignedIn(product, { teacher_type, email: 'me@example.org', full_name: 'Kamala' });
    const user = { _id, full_name: 'Kamala', email: 'me@example.org', role: teacher_type, teacher_type, ...CONTACT };
    const reference: unknown = expect.stringMatching(/^OS-/);
    const more = { reference, cv: expect.stringMatching(/\.pdf$/) as unknown, createdAt: DATE, updatedAt: DATE };
    const me = async (): Promise<unknown> => (await product.as(token).get('/user/me')).body as unknown;
    expect(await me()).toEqual({ user: { ...user, ...more, status: 'pending' } });

    const { body } = await product.admin.get('/user/get');
    const [applicant] = body as Applicant[];
    const path = `/user/${applicant?._id ?? ''}/update`;
    await product.admin.put(path).send({ status: 'rejected' });
    expect(await me()).toEqual({ user: { ...user, ...more, status: 'rejected', decidedAt: DATE } });
    await product.admin.put(path).send({ status: 'pending' });
    expect(await me()).toEqual({ user: { ...user, ...more, status: 'pending' } });
  });

  it('tells an administrator and a content editor so', async () => {
    const dates = { createdAt: DATE, updatedAt: DATE };
    const { status, body } = await product.admin.get('/user/me');
    expect(status).toBe(200);
    expect(body).toEqual({ user: { _id, email: ADMIN.email, role: 'Admin', secondFactor: false, ...dates } });
    const editor = product.as(await anOfficeToken(product, 'ContentEditor'));
    const user = {
      _id,
      email: EDITOR.email,
      full_name: 'Kumari Fonseka',
      role: 'ContentEditor',
      secondFactor: false,
      ...dates,
    };
    expect((await editor.get('/user/me')).body).toEqual({ user });
  });

  it('is for those who are signed in', async () => {
    expectError(await product.visitor.get('/user/me'), 401);
  });
});

describe('changing one’s own details', () => {
  const product = theProduct();

  it('changes the contact fields, and administrators see which ones changed', async () => {
    const token = await aSignedIn(product, { email: 'me@example.org' });
    const changes = { full_name: 'Kamala Silva', phone_number: '0112223334', email: 'New@Example.org' };
    const { status, body } = await product.as(token).put('/user/me').send(changes);
    expect(status).toBe(200);
    const { user } = body as { user: Record<string, unknown> };
    expect(user).toMatchObject({ ...changes, email: 'new@example.org', home_address: CONTACT.home_address });
    expectNoSecrets(body);
    expect((await product.as(token).get('/user/me')).body).toEqual(body);
    const filter = JSON.stringify({ recordId: user['_id'], action: 'updated' });
    const { body: events } = await product.admin.get('/audit').query({ filter });
    expect(events).toMatchObject([{ entity: 'user', fields: ['full_name', 'phone_number', 'email'] }]);
    expect(JSON.stringify(events)).not.toMatch(/Kamala|0112223334/);
    expect((await login(product, 'new@example.org', 'one step at a time')).status).toBe(200);
  });

  it('changes nothing else', async () => {
    const token = await aSignedIn(product);
    const before = (await product.as(token).get('/user/me')).body as { user: object };
    const wanted = {
      teacher_type: 'Counselor',
      status: 'approved',
      role: 'Admin',
      cv: 'x.pdf',
      password: 'another one',
    };
    const { status, body } = await product
      .as(token)
      .put('/user/me')
      .send({ ...wanted, kind: 'administrator' });
    expect([status, body as unknown]).toEqual([200, before]);
  });

  it('says what is wrong with a field, and changes nothing then', async () => {
    const token = await aSignedIn(product);
    const answer = await product.as(token).put('/user/me').send({ full_name: 'Kamala', phone_number: '123' });
    expectError(answer, 400, { phone_number: 'Please enter a valid 10-digit phone number.' });
    const { body } = await product.as(token).get('/user/me');
    expect(body).toMatchObject({ user: { full_name: 'Nimal Perera' } });
  });

  it('takes no address that somebody else has', async () => {
    await anApplicant(product, { email: 'taken@example.org' });
    const token = await aSignedIn(product);
    const answer = await product.as(token).put('/user/me').send({ email: 'taken@example.org' });
    expectError(answer, 409, { email: 'This email address is already registered.' });
  });

  it('changes an administrator’s name only', async () => {
    const other = { email: 'second@onestep.test', password: 'a second long password' };
    const token = await anOfficeToken(product, 'Admin', other);
    const changes = { full_name: 'Head of Office', email: 'x@example.org', phone_number: '0112223334' };
    const { status, body } = await product.as(token).put('/user/me').send(changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { full_name: 'Head of Office', email: other.email } });
    expect((body as { user: object }).user).not.toHaveProperty('phone_number');
    await product.connection.collection('users').deleteOne({ email: other.email });
  });
});

describe('one’s own data', () => {
  const product = theProduct();

  it('are everything that is kept, the CV included, and nothing secret', async () => {
    const { body: registered } = await register(product, { email: 'me@example.org' }, aCv({ name: 'my cv.pdf' }));
    const token = tokenOf(await login(product, 'me@example.org', 'one step at a time').set('User-Agent', 'A phone'));
    const answer = await product.as(token).get('/user/me/data');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="one-step-my-data.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { user } = registered as { user: object };
    expect(answer.body).toEqual({
      exportedAt: DATE,
      account: { ...user, role: 'Shadow_Teacher' },
      cv: { name: 'my cv.pdf', bytes: aPdf().length, base64: aPdf().toString('base64') },
      sessions: [{ createdAt: DATE, until: DATE, agent: 'A phone' }],
    });
    expectNoSecrets(answer.body);
    expect(answer.text).not.toContain('$argon2');
  });

  it('of somebody who works in the office are their account', async () => {
    const token = await anOfficeToken(product, 'ContentEditor');
    const { status, body } = await product.as(token).get('/user/me/data');
    expect(status).toBe(200);
    expect(body).toMatchObject({ account: { email: EDITOR.email, role: 'ContentEditor' } });
    expect(body).not.toHaveProperty('cv');
  });
});
