import { AdministratorsService } from '../src/administrators/index.js';
import { OPERATOR } from '../src/audit/index.js';
import { aCourse } from './factories/index.js';
import { expectError, expectNoSecrets } from './support/errors.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { messagesOf } from './support/messages.js';
import { anOfficeToken, EDITOR, invited, secretOf } from './support/office.js';
import { ADMIN, theProduct } from './support/product.js';
import { anApplicant, login } from './support/registration.js';

const product = theProduct();

const SECOND = { email: 'second@onestep.test', password: 'a second long password' } as const;

const ID: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);

interface Listed {
  readonly _id: string;
  readonly email: string;
}

describe('administrators', () => {
  const users = () => product.connection.collection('users');
  afterEach(() => users().deleteMany({ email: { $in: [SECOND.email, 'third@onestep.test'] } }));
  const list = async (query = {}) => {
    const { status, body, headers } = await product.admin.get('/administrators').query(query);
    expect(status).toBe(200);
    return { rows: body as Listed[], range: headers['content-range'] };
  };
  const idOf = async (email: string): Promise<string> =>
    (await list()).rows.find((row) => row.email === email)?._id ?? '';
  const invite = (changes: object = {}) =>
    product.admin
      .post('/administrators')
      .send({ email: SECOND.email, full_name: 'Kumari Fonseka', role: 'Admin', ...changes });

  it('are listed with content editors, and nobody else', async () => {
    await anApplicant(product);
    await anOfficeToken(product, 'ContentEditor');
    const { rows, range } = await list();
    const dates = { createdAt: expect.any(String) as unknown, updatedAt: expect.any(String) as unknown };
    const editor = { _id: ID, email: EDITOR.email, full_name: 'Kumari Fonseka', role: 'ContentEditor' };
    expect(rows).toEqual([
      { ...editor, invited: false, secondFactor: false, ...dates },
      { _id: ID, email: ADMIN.email, role: 'Admin', invited: false, secondFactor: false, ...dates },
    ]);
    expect(range).toBe('administrators 0-1/2');
    expectNoSecrets(rows);
    const found = await list({ filter: JSON.stringify({ q: 'fonseka' }) });
    expect(found.rows.map(({ email }) => email)).toEqual([EDITOR.email]);
  });

  it('are filtered and sorted by role', async () => {
    await anOfficeToken(product, 'ContentEditor');
    const emails = async (query: object) => (await list(query)).rows.map(({ email }) => email);
    const filtered = (role: unknown) => emails({ filter: JSON.stringify({ role }) });
    expect(await filtered('Admin')).toEqual([ADMIN.email]);
    expect(await filtered(['ContentEditor'])).toEqual([EDITOR.email]);
    expect(await filtered(['ContentEditor', 'Admin'])).toEqual([EDITOR.email, ADMIN.email]);
    for (const none of ['Counselor', 'administrator', '', []]) expect(await filtered(none)).toEqual([]);
    expectError(await product.admin.get('/administrators').query({ filter: '{"role":{"$ne":"Admin"}}' }), 400);
    expect(await emails({ sort: '["role","ASC"]' })).toEqual([ADMIN.email, EDITOR.email]);
    expect(await emails({ sort: '["role","DESC"]' })).toEqual([EDITOR.email, ADMIN.email]);
  });

  it('never show among the applicants', async () => {
    await anOfficeToken(product, 'ContentEditor');
    expect((await product.admin.get('/user/get')).body).toEqual([]);
    const id = await idOf(EDITOR.email);
    expectError(await product.admin.put(`/user/${id}/update`).send({ status: 'approved' }), 404);
    expectError(await product.admin.delete(`/user/${id}`), 404);
  });

  it('are invited by a link that is shown once where no mail is sent', async () => {
    const { status, body } = await invite();
    expect(status).toBe(201);
    expect(body).toMatchObject({ _id: ID, email: SECOND.email, role: 'Admin', invited: true });
    expect(body).toMatchObject({ invitation: expect.stringMatching(/\/reset-password#[\w-]{43}$/) as unknown });
    const [message] = await messagesOf(product);
    expect(message).toMatchObject({ to: SECOND.email, template: 'invitation', status: 'waiting' });
    expect(message?.text).not.toContain('#');
    expect(JSON.stringify(await list())).not.toContain('reset-password');
    expectError(await login(product, SECOND.email, 'undefined'), 401);
  });

  it('are invited in the language that was chosen for them, page and message', async () => {
    const { body } = await invite({ language: 'si' });
    expect(body).toMatchObject({ invitation: expect.stringMatching(/\/si\/reset-password#[\w-]{43}$/) as unknown });
    const [message] = await messagesOf(product);
    expect(message).toMatchObject({ template: 'invitation', language: 'si' });
    expect(message?.text).toContain('මුරපදය');
    expectError(await invite({ language: 'fr' }), 400, { language: 'Choose a language from the list.' });
  });

  it('choose a password with it, once, and may do everything then', async () => {
    const token = await anOfficeToken(product, 'Admin', SECOND);
    expect((await product.as(token).get('/user/get')).status).toBe(200);
    expect((await list()).rows[0]).toMatchObject({ email: SECOND.email, invited: false });
    const { body } = await product.admin.get('/audit').query({ filter: JSON.stringify({ entity: 'account' }) });
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'created', who: ADMIN.email, fields: ['email', 'full_name', 'role'] }),
        expect.objectContaining({ action: 'updated', who: SECOND.email, fields: ['password'] }),
      ]),
    );
  });

  it('are invited for seven days', async () => {
    const secret = await invited(product, SECOND.email, 'Admin');
    const { reset } = (await users().findOne({ email: SECOND.email })) as unknown as { reset: { until: Date } };
    expect(Math.round((reset.until.getTime() - Date.now()) / 3_600_000)).toBe(7 * 24);
    await users().updateOne({ email: SECOND.email }, { $set: { 'reset.until': new Date(Date.now() - 1) } });
    const answer = await product.visitor
      .post('/user/reset-password')
      .send({ token: secret, password: SECOND.password });
    expectError(answer, 400);
  });

  it('keep their invitation when somebody says that they forgot their password', async () => {
    const secret = await invited(product, SECOND.email, 'Admin');
    const forgot = await product.visitor.post('/user/forgot-password').send({ email: SECOND.email });
    expect(forgot.status).toBe(202);
    expect((await messagesOf(product)).map(({ template }) => template)).toEqual(['invitation']);
    const answer = { token: secret, password: SECOND.password };
    expect((await product.visitor.post('/user/reset-password').send(answer)).status).toBe(200);
  });

  it('cannot be invited at an address that is known, or into another role', async () => {
    const { email } = await anApplicant(product);
    const known = { email: 'This email address is already registered.' };
    expectError(await invite({ email }), 409, known);
    expectError(await invite({ email: ADMIN.email }), 409, known);
    expectError(await invite({ role: 'Counselor' }), 400, { role: 'Choose a role from the list.' });
    expectError(await invite({ email: 'nobody' }), 400, { email: 'Please enter a valid email address.' });
  });

  it('are removed, and their sessions with them', async () => {
    const token = await anOfficeToken(product, 'Admin', SECOND);
    const { status, body } = await product.admin.delete(`/administrators/${await idOf(SECOND.email)}`);
    expect([status, body as unknown]).toEqual([200, { message: 'Administrator removed successfully.' }]);
    expectError(await product.as(token).get('/user/get'), 401);
    expectError(await login(product, SECOND.email, SECOND.password), 401);
    expect((await messagesOf(product)).filter(({ to }) => to === SECOND.email)).toEqual([]);
  });

  it('cannot all be removed: the last one who can sign in stays', async () => {
    await anOfficeToken(product, 'ContentEditor');
    await invite();
    const answer = await product.admin.delete(`/administrators/${await idOf(ADMIN.email)}`);
    expectError(answer, 409);
    expect(answer.body).toMatchObject({ message: 'This is the last administrator. Invite another one first.' });
    expect((await product.admin.get('/user/get')).status).toBe(200);
    await product.admin.delete(`/administrators/${await idOf(EDITOR.email)}`);
    expect((await product.admin.delete(`/administrators/${await idOf(SECOND.email)}`)).status).toBe(200);
    expectError(await product.admin.delete(`/administrators/${await idOf(ADMIN.email)}`), 409);
  });

  it('who remove each other at the same moment do not both go', async () => {
    const service = product.app.get(AdministratorsService);
    const both = { email: { $in: [SECOND.email, 'third@onestep.test'] } };
    await anOfficeToken(product, 'Admin', SECOND);
    await anOfficeToken(product, 'Admin', { ...SECOND, email: 'third@onestep.test' });
    const ids = await Promise.all([SECOND.email, 'third@onestep.test'].map(idOf));
    const accounts = await users().find(both).toArray();
    for (let i = 0; i < 10; i += 1) {
      await users().deleteMany(both);
      await users().insertMany(accounts);
      // The one of all other tests is put aside, so that the two are the last ones.
      await users().updateOne({ email: ADMIN.email }, { $set: { kind: 'applicant' } });
      const tries = await Promise.allSettled(ids.map((id) => service.remove(id, OPERATOR)));
      const left = await users().countDocuments({ kind: 'administrator' });
      await users().updateOne({ email: ADMIN.email }, { $set: { kind: 'administrator' } });
      expect(left).toBe(1);
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  }, 60_000);

  it('are removed from the terminal by their address', async () => {
    await anOfficeToken(product, 'Admin', SECOND);
    const service = product.app.get(AdministratorsService);
    expect(await service.removeByEmail(SECOND.email, OPERATOR)).toBe(true);
    expect(await service.removeByEmail(SECOND.email, OPERATOR)).toBe(false);
    await expect(service.removeByEmail(ADMIN.email, OPERATOR)).rejects.toThrow('This is the last administrator');
  });
});

describe('a content editor', () => {
  it('looks after courses, links included', async () => {
    const editor = product.as(await anOfficeToken(product, 'ContentEditor'));
    const { status, body } = await editor.post('/course/addCourse').send(aCourse());
    expect(status).toBe(201);
    const { _id, link } = body as { _id: string; link: string };
    const { body: all } = await editor.get('/course/getcourses');
    expect(all).toMatchObject({ data: { courses: [{ _id, link }] } });
    expect((await editor.put(`/course/updateCourse/${_id}`).send({ title: 'Another' })).status).toBe(200);
    expect((await editor.delete(`/course/deleteCourse/${_id}`)).status).toBe(200);
  });

  it('sees no child, application, message or history', async () => {
    const editor = product.as(await anOfficeToken(product, 'ContentEditor'));
    const closed = [
      '/bookings/inbox',
      '/user/get',
      '/contact/getcontact',
      '/course/course-requests',
      '/audit',
      '/outbox',
    ];
    for (const path of [...closed, '/dashboard/figures', '/administrators', '/file/x.pdf']) {
      expectError(await editor.get(path), 403);
    }
  });
});

describe('invited colleagues who have not set a password', () => {
  const users = () => product.connection.collection('users');
  afterEach(() => users().deleteMany({ email: SECOND.email }));
  const theSecond = async () =>
    ((await product.admin.get('/administrators')).body as Listed[]).find(({ email }) => email === SECOND.email);
  const again = (id = '') => product.admin.post(`/administrators/${id}/invite`);

  it('are invited again where the first link is over: the new one works, the old one never again', async () => {
    const first = await invited(product, SECOND.email, 'Admin');
    const over = new Date(Date.now() - 1);
    await users().updateOne({ email: SECOND.email }, { $set: { 'reset.until': over } });
    const account = await theSecond();
    const id = account?._id;
    expect(account).toMatchObject({ invited: true, invitedUntil: over.toISOString() });
    const { status, body } = await again(id);
    expect([status, body]).toMatchObject([
      200,
      { _id: id, invited: true, invitedUntil: expect.any(String) as unknown },
    ]);
    const { invitation, invitedUntil } = body as { invitation: string; invitedUntil: string };
    expect(Math.round((Date.parse(invitedUntil) - Date.now()) / 3_600_000)).toBe(7 * 24);
    expect((await messagesOf(product)).filter(({ template }) => template === 'invitation')).toHaveLength(1);
    const choose = (token: string) =>
      product.visitor.post('/user/reset-password').send({ token, password: SECOND.password });
    expectError(await choose(first), 400);
    expect((await choose(secretOf(invitation))).status).toBe(200);
    expectError(await again(id), 409);
    const filter = JSON.stringify({ entity: 'account', recordId: id, action: 'updated' });
    expect((await product.admin.get('/audit').query({ filter })).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ who: ADMIN.email, fields: ['invitation'] })]),
    );
  });

  it('are invited again once where the answer was lost, and by another press another time', async () => {
    await invited(product, SECOND.email, 'Admin');
    const id = (await theSecond())?._id;
    const press = (key: string) => again(id).set('Idempotency-Key', key);
    const [first, repeated] = [await press('one'), await press('one')];
    expect([first.status, repeated.status, repeated.body]).toEqual([200, 200, first.body]);
    const { invitation } = (await press('two')).body as { invitation: string };
    expect(invitation).not.toBe((first.body as { invitation: string }).invitation);
    const stored = await product.connection.collection('idempotencykeys').find().toArray();
    expect(JSON.stringify(stored)).not.toContain('reset-password');
  });

  it('are invited again in the language of the first time', async () => {
    const invitation = { email: SECOND.email, full_name: 'Kumari Fonseka', role: 'Admin', language: 'si' };
    await product.admin.post('/administrators').send(invitation);
    const { body } = await again((await theSecond())?._id);
    expect(body).toMatchObject({ invitation: expect.stringMatching(/\/si\/reset-password#/) as unknown });
  });

  it('are no applicants', async () => {
    const { _id } = await anApplicant(product);
    expectError(await again(_id), 404);
  });

  answers404ForUnknownIds((id) => again(id));
});
