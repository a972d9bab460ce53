import { USER_STATUSES } from '#contract/users';
import { PendingEvents } from '../src/common/pending-events/index.js';
import { REGISTRATION_CASES } from './support/field-cases.js';
import { obeysRules } from './support/obeys-rules.js';
import { ADMIN, theProduct } from './support/product.js';
import { expectNoSecrets, expectError } from './support/errors.js';
import { type Applicant, anApplicant, login } from './support/registration.js';
import { knowsNobody } from './support/knows-nobody.js';

describe('changing an applicant', () => {
  const product = theProduct();
  let applicant: Applicant;
  beforeEach(async () => {
    applicant = await anApplicant(product);
  });
  const update = (changes: unknown, id = applicant._id) =>
    product.admin.put(`/user/${id}/update`).send(changes as object);
  /** Without the messages on their way. */
  const stored = async () => {
    await product.app.get(PendingEvents).settled();
    return product.connection.collection('users').findOne({ email: applicant.email });
  };

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

  it.each(USER_STATUSES.flatMap((from) => USER_STATUSES.map((to) => [from, to])))(
    'moves from %s to %s',
    async (from, to) => {
      for (const status of [from, to]) expect((await update({ status })).body).toMatchObject({ status });
    },
  );

  it.each(['hacked', 'Approved', '', null, ['approved'], { $ne: 'x' }, 1])('refuses the status %j', async (status) => {
    const answer = await update({ status });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { status: expect.any(String) as unknown } });
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

  knowsNobody((id) => update({ status: 'approved' }, id));

  it('does not know administrators', async () => {
    const { body } = await product.admin.get('/user/me');
    expectError(await update({ full_name: 'Nobody' }, (body as { user: { _id: string } }).user._id), 404);
  });
});

describe('a changed field of an applicant', () => {
  const product = theProduct({}, false);
  let path: string;
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
