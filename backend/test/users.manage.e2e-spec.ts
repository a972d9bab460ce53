import { USER_STATUSES } from '#contract/users';
import { AuditedChanges } from '../src/audit/index.js';
import { aCv, aRegistration } from './factories/index.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { expectError, expectNoSecrets } from './support/errors.js';
import { REGISTRATION_CASES } from './support/field-cases.js';
import { sendForm } from './support/form.js';
import { answersLists } from './support/lists.js';
import { obeysRules } from './support/obeys-rules.js';
import { ADMIN, theProduct } from './support/product.js';
import { anApplicant, type Applicant, login, register, tokenOf } from './support/registration.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const product = theProduct({}, false);

describe('the applicants', () => {
  afterEach(() => product.clear());
  const get = (query: Readonly<Record<string, string>>) => product.admin.get('/user/get').query(query);

  answersLists({
    get,
    add: (full_name) =>
      sendForm(product.visitor.post('/user/create'), aRegistration({ full_name }), aCv()).then(({ status }) =>
        expect(status).toBe(201),
      ),
    field: 'full_name',
    resource: 'users',
  });

  it('are told apart by status and teacher type', async () => {
    const counselor = await anApplicant(product, { teacher_type: 'Counselor' });
    const { _id } = await anApplicant(product);
    await product.admin.put(`/user/${_id}/update`).send({ status: 'approved' });
    const ids = async (filter: object): Promise<string[]> => {
      const { body } = await get({ filter: JSON.stringify(filter) });
      return (body as Applicant[]).map((user) => user._id);
    };
    expect(await ids({ status: 'pending' })).toEqual([counselor._id]);
    expect(await ids({ status: 'approved' })).toEqual([_id]);
    expect(await ids({ status: ['approved', 'pending'] })).toHaveLength(2);
    expect(await ids({ teacher_type: 'Counselor' })).toEqual([counselor._id]);
    expect(await ids({ status: 'pending', teacher_type: 'Shadow_Teacher' })).toEqual([]);
    expect(await ids({ email: counselor.email.toUpperCase() })).toEqual([counselor._id]);
  });

  it('carry the warnings about their CVs, which they are not shown themselves', async () => {
    const content = Buffer.from('%PDF-1.7\n3 0 obj<</S/J#61vaScript/JS(app.alert\\(1\\))>>endobj\n%%EOF\n');
    const { body } = await sendForm(product.visitor.post('/user/create'), aRegistration(), aCv({ content }));
    expect(body).not.toHaveProperty('user.cvWarnings');
    expect((await get({})).body).toMatchObject([{ cvWarnings: ['script'] }]);
  });

  it.each<Readonly<Record<string, string>>>([
    {},
    { filter: '{"q":"admin"}' },
    { filter: `{"email":"${ADMIN.email}"}` },
    { range: '[0,9]' },
  ])('never include an administrator: %j', async (query) => {
    const { body } = await get(query);
    expect(body).toEqual([]);
  });

  it('never include an administrator by id either', async () => {
    const { body } = await product.admin.get('/user/me');
    const { _id } = (body as { user: { _id: string } }).user;
    expect((await get({ filter: JSON.stringify({ id: [_id] }) })).body).toEqual([]);
  });
});

describe('changing an applicant', () => {
  afterEach(() => product.clear());
  let applicant: Applicant;
  beforeEach(async () => {
    applicant = await anApplicant(product);
  });
  const update = (changes: unknown, id = applicant._id) =>
    product.admin.put(`/user/${id}/update`).send(changes as object);
  const stored = () => product.connection.collection('users').findOne({ email: applicant.email });

  it('answers with the whole applicant as changed', async () => {
    const { status, body } = await update({ status: 'approved', phone_number: '0112223334' });
    expect(status).toBe(200);
    const changed = { status: 'approved', phone_number: '0112223334', updatedAt: expect.any(String) as unknown };
    expect(body).toEqual({ ...applicant, ...changed, language: 'en', toTell: true, cvWarnings: [] });
    expectNoSecrets(body);
    expect((await product.admin.get('/user/get')).body).toEqual([body]);
  });

  it('changes nothing but what may change when the whole object comes back with more', async () => {
    const before = await stored();
    const { status } = await update({
      ...applicant,
      _id: 'a'.repeat(24),
      id: 'a'.repeat(24),
      role: 'Admin',
      kind: 'administrator',
      password: 'another password',
      passwordHash: 'x',
      sessions: {},
      cv: 'other.pdf',
      bookingId: 'x',
      createdAt: '2001-01-01T00:00:00.000Z',
      updatedAt: '2001-01-01T00:00:00.000Z',
      $set: { kind: 'administrator' },
      'idempotency.key': 'x',
      status: 'rejected',
    });
    expect(status).toBe(200);
    const { updatedAt, ...after } = { updatedAt: undefined as unknown, ...(await stored()) };
    expect(after).toEqual({
      ...before,
      status: 'rejected',
      decidedAt: expect.any(Date) as unknown,
      toTell: true,
      told: null,
      updatedAt: undefined,
    });
    expect(updatedAt).not.toEqual(before?.['updatedAt']);
    expect((await login(product, applicant.email, 'one step at a time')).status).toBe(200);
  });

  it('moves from every status to every other', async () => {
    for (const [from, to] of USER_STATUSES.flatMap((one) => USER_STATUSES.map((other) => [one, other]))) {
      for (const status of [from, to]) expect((await update({ status })).body).toMatchObject({ status });
    }
  });

  it('takes no status that there is not', async () => {
    for (const status of ['hacked', 'Approved', '', null, ['approved'], { $ne: 'x' }, 1]) {
      const answer = await update({ status });
      expect([status, answer.status]).toEqual([status, 400]);
      expect(answer.body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: { status: expect.any(String) as unknown },
      });
    }
    expect(await stored()).toMatchObject({ status: 'pending' });
  });

  it('changes nothing at all when one field is at fault', async () => {
    expectError(await update({ status: 'approved', email: 'no address' }), 400, {
      email: 'Please enter a valid email address.',
    });
    expect(await stored()).toMatchObject({ status: 'pending' });
  });

  it('refuses an e-mail address that another account has', async () => {
    const other = await anApplicant(product);
    const taken = { email: 'This email address is already registered.' };
    expectError(await update({ email: other.email.toUpperCase() }), 409, taken);
    expectError(await update({ email: ADMIN.email }), 409, taken);
    expect((await update({ email: applicant.email.toUpperCase() })).status).toBe(200);
  });

  it('takes an empty change for no change', async () => {
    const { status, body } = await update({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: applicant._id, status: 'pending' });
  });

  it('keeps both of two changes that come at once', async () => {
    await Promise.all([update({ status: 'approved' }), update({ home_address: '1 New Road' })]);
    expect(await stored()).toMatchObject({ status: 'approved', home_address: '1 New Road' });
  });

  answers404ForUnknownIds((id) => update({ status: 'approved' }, id));

  it('does not know administrators', async () => {
    const { body } = await product.admin.get('/user/me');
    expectError(await update({ full_name: 'Nobody' }, (body as { user: { _id: string } }).user._id), 404);
  });
});

describe('a changed field of an applicant', () => {
  let path: string;
  afterAll(() => product.clear());
  beforeAll(async () => {
    path = `/user/${(await anApplicant(product))._id}/update`;
  });

  const { password: _, ...changeable } = REGISTRATION_CASES;
  obeysRules(
    { send: (changes) => product.admin.put(path).send(changes), changes: true, record: (body) => body },
    {
      ...changeable,
      status: {
        good: ['rejected'],
        bad: ['Rejected'],
        message: 'Choose a status from the list.',
        missing: 'Choose a status.',
      },
    },
    {},
  );
});

const PASSWORD = 'one step at a time';

const WRONG = { password: 'This is not your current password. Enter it again.' };

describe('an application', () => {
  afterEach(() => product.clear());
  const eventsOf = async (recordId: string) => {
    const filter = JSON.stringify({ recordId, action: 'deleted' });
    return (await product.admin.get('/audit').query({ filter })).body as unknown;
  };

  const events = async () => JSON.stringify((await product.admin.get('/audit')).body);

  it('that is withdrawn goes, with the CV and every session', async () => {
    const { _id, email, cv } = await anApplicant(product);
    const token = tokenOf(await login(product, email, PASSWORD));
    const { status, text } = await product.as(token).delete('/user/me').send({ password: PASSWORD });
    expect([status, text]).toEqual([204, '']);
    expect((await product.admin.get('/user/get')).body).toEqual([]);
    expectError(await product.admin.get(`/file/${cv}`), 404);
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
    expectError(await product.as(token).get('/user/me'), 401);
    expectError(await login(product, email, PASSWORD), 401);
    expect(await eventsOf(_id)).toMatchObject([{ entity: 'user', actor: _id }]);
    expect(await events()).not.toContain(email);
  });

  it('stays without the password', async () => {
    const { email } = await anApplicant(product);
    const as = product.as(tokenOf(await login(product, email, PASSWORD)));
    expectError(await as.delete('/user/me').send({ password: 'another password' }), 400, WRONG);
    expectError(await as.delete('/user/me').send({}), 400, { password: 'Enter your current password.' });
    expect((await as.get('/user/me')).status).toBe(200);
  });

  it('that is withdrawn takes a CV with it that came at the same moment', async () => {
    const { email } = await anApplicant(product, { password: PASSWORD });
    const as = product.as(tokenOf(await login(product, email, PASSWORD)));
    const changes = product.app.get(AuditedChanges);
    const remove = changes.delete.bind(changes);
    changes.delete = async (...args) => {
      Reflect.deleteProperty(changes, 'delete');
      expect((await sendForm(as.put('/user/me/cv'), {}, aCv())).status).toBe(200);
      return remove(...args);
    };
    expect((await as.delete('/user/me').send({ password: PASSWORD })).status).toBe(204);
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
  });

  it('that was withdrawn does not come back with a late retry of its form', async () => {
    const fields = { email: 'late@example.org' };
    const key = 'a key of this form';
    expect((await register(product, fields).set('Idempotency-Key', key)).status).toBe(201);
    const token = tokenOf(await login(product, fields.email, PASSWORD));
    expect((await product.as(token).delete('/user/me').send({ password: PASSWORD })).status).toBe(204);
    expect((await register(product, fields).set('Idempotency-Key', key)).status).toBe(201);
    expect((await product.admin.get('/user/get')).body).toEqual([]);
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
  });

  it('is deleted by an administrator, CV and all', async () => {
    const { _id, cv, email } = await anApplicant(product);
    await login(product, email, PASSWORD);
    expect(await events()).toContain(email);
    const { status, body } = await product.admin.delete(`/user/${_id}`);
    expect([status, body as unknown]).toEqual([200, { message: 'User deleted successfully.' }]);
    expectError(await product.admin.get(`/file/${cv}`), 404);
    expectError(await product.admin.delete(`/user/${_id}`), 404);
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
    expect(await eventsOf(_id)).toMatchObject([{ entity: 'user' }]);
    expect(await events()).not.toContain(email);
  });

  it('is all that can be deleted there: an administrator cannot', async () => {
    const { body } = await product.admin.get('/user/me');
    const { _id } = (body as { user: { _id: string } }).user;
    expectError(await product.admin.delete(`/user/${_id}`), 404);
    expectError(await product.admin.delete('/user/me').send({ password: 'whatever it is' }), 409);
    expect((await product.admin.get('/user/me')).status).toBe(200);
  });
});
