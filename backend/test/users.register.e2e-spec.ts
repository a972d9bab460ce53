import { REGISTRATION_FIELDS } from '#contract/users';
import { aCv, aRegistration } from './factories/index.js';
import { expectError, expectNoSecrets } from './support/errors.js';
import { REGISTRATION_CASES, textOf } from './support/field-cases.js';
import { REFERENCE } from './support/follow-up.js';
import { sendForm } from './support/form.js';
import { hashing } from './support/hashing.js';
import { obeysRules } from './support/obeys-rules.js';
import { ADMIN, theProduct } from './support/product.js';
import { anApplicant, login, register } from './support/registration.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const product = theProduct({}, false);

const GUESSABLE = 'Choose a password that is harder to guess, for example three words that do not belong together.';

describe('registering as a teacher', () => {
  afterEach(() => product.clear());
  const send = (fields: Readonly<Record<string, unknown>>) =>
    sendForm(product.visitor.post('/user/create'), fields, aCv());
  const theOnlyUser = () => product.connection.collection('users').findOne({ kind: 'applicant' });

  it('answers with the fixed sentence and the application, which is pending', async () => {
    const { password: _, ...fields } = aRegistration();
    const { status, body } = await send({ ...fields, password: 'one step at a time' });
    const date: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect({ status, body: body as unknown }).toEqual({
      status: 201,
      body: {
        message: 'Registered successfully!',
        reference: REFERENCE,
        user: {
          _id: expect.stringMatching(/^[0-9a-f]{24}$/),
          ...fields,
          reference: (body as { reference: string }).reference,
          cv: expect.stringMatching(/^[0-9a-f]{32,}\.pdf$/),
          status: 'pending',
          createdAt: date,
          updatedAt: date,
        },
      },
    });
    expectNoSecrets(body);
  });

  it('lets nobody choose an id, a role, a status or anything else that is not asked', async () => {
    const wanted = {
      _id: 'a'.repeat(24),
      role: 'Admin',
      kind: 'administrator',
      status: 'approved',
      cv: 'mine.pdf',
      passwordHash: 'x',
      sessions: '{}',
      createdAt: '2001-01-01',
    };
    const { status, body } = await send({ ...aRegistration(), ...wanted });
    // A text beside the file under the file's name is dropped like any other.
    expect(status).toBe(201);
    expect(body).toMatchObject({ user: { status: 'pending' } });
    expect(await theOnlyUser()).toMatchObject({ kind: 'applicant', status: 'pending' });
    expect(await theOnlyUser()).not.toHaveProperty('sessions');
    expect((body as { user: object }).user).not.toMatchObject({ _id: wanted._id });
    expect((body as { user: object }).user).not.toMatchObject({ cv: wanted.cv });
  });

  it('refuses the administrators’ role as a teacher type', async () => {
    const words = 'Choose your teacher type from the list.';
    expectError(await send(aRegistration({ teacher_type: 'Admin' })), 400, { teacher_type: words });
  });

  it('names every field at fault, in the order of the form', async () => {
    const answer = await send({});
    expect(answer.status).toBe(400);
    const { message, errors } = answer.body as { message: string; errors: object };
    expect(Object.keys(errors)).toEqual(Object.keys(REGISTRATION_FIELDS));
    expect(message).toBe('Enter your full name.');
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
  });

  it('names a missing CV beside the other fields', async () => {
    const answer = await sendForm(product.visitor.post('/user/create'), aRegistration({ full_name: '' }));
    expectError(answer, 400, { full_name: 'Enter your full name.', cv: 'Upload your CV as a PDF file.' });
  });

  describe('when the e-mail address is known', () => {
    const taken = { email: 'This email address is already registered.' };

    it.each(['amma@example.org', ' AMMA@Example.ORG ', 'am\u00ADma@exam\u200Dple.org'])(
      'refuses it as %j and keeps nothing',
      async (email) => {
        await anApplicant(product, { email: 'amma@example.org' });
        expectError(await register(product, { email }), 409, taken);
        expect(await product.connection.collection('users').countDocuments({ kind: 'applicant' })).toBe(1);
        expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
      },
    );

    it('refuses an administrator’s address all the same', async () => {
      expectError(await register(product, { email: ADMIN.email }), 409, taken);
    });

    it('lets exactly one of several through that come at once', async () => {
      const email = 'amma@example.org';
      const answers = await Promise.all([1, 2, 3, 4].map(() => register(product, { email })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
    });
  });

  describe('with a password', () => {
    it.each([
      ['of eight letters', 'pppppppp'],
      ['of 128 letters', 'p'.repeat(128)],
      ['of 40 Sinhala letters', textOf(40)],
      ['of 128 Sinhala letters', textOf(128)],
      ['of several words', ' one step  at a time '],
      ['of nothing but emoji', '👣'.repeat(8)],
      ['of signs', `<>"'&;$ne{}`],
    ])('%s lets its owner sign in, and nobody with another', async (_, password) => {
      const { email } = await anApplicant(product, { password });
      expect((await login(product, email, password)).status).toBe(200);
      expectError(await login(product, email, `${password.slice(0, -1)}~`), 401);
    });

    it('lets its owner sign in with an address that was copied with marks nobody sees', async () => {
      const password = 'one step at a time';
      await anApplicant(product, { email: 'amma@example.org', password });
      expect((await login(product, '\u200Eam\u00ADma@example.org\uFE0F', password)).status).toBe(200);
    });

    it('takes a letter for the same however a keyboard composes it', async () => {
      const { email } = await anApplicant(product, { password: 'cafe\u0301 au lait' });
      expect((await login(product, email, 'caf\u00e9 au lait')).status).toBe(200);
    });

    it('reads all of a long password, not its first 72 bytes', async () => {
      const { email } = await anApplicant(product, { password: `${'a'.repeat(72)}b` });
      expectError(await login(product, email, `${'a'.repeat(72)}c`), 401);
    });

    it.each([
      ['seven letters', 'abcdefg', 'Password must be 8 characters or more.'],
      ['seven emoji', '👣'.repeat(7), 'Password must be 8 characters or more.'],
      ['129 letters', 'p'.repeat(129), 'Password must be 128 characters or fewer.'],
      ['spaces only', ' '.repeat(12), 'Enter a password.'],
      ['the worst of all', 'password', GUESSABLE],
      ['the worst of all, in capitals', 'PASSWORD', GUESSABLE],
      ['eight digits in a row', '12345678', GUESSABLE],
      ["the provider's name and a year", 'OneStep2025', GUESSABLE],
      ["the applicant's own name and a year", 'nimal-perera 1987', GUESSABLE],
    ])('refuses one of %s', async (_, password, words) => {
      expectError(await send(aRegistration({ password })), 400, { password: words });
    });

    it('keeps only an argon2id hash of it', async () => {
      await anApplicant(product, { password: 'a canary in the store' });
      const user = await theOnlyUser();
      expect(user?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$/);
      expect(hashing.cost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
      expect(JSON.stringify(user)).not.toContain('canary');
    });
  });

  const { password, ...answered } = REGISTRATION_CASES;
  it('takes a whole object that is sent back, and drops what it does not know', async () => {
    const others = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`field${i}`, 'x']));
    expect((await send({ ...aRegistration(), ...others })).status).toBe(201);
  });

  obeysRules({ send }, { password }, aRegistration());
  obeysRules({ send, record: (body) => (body as { user: unknown }).user }, answered, aRegistration());
});
