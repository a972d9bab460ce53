import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { mongo } from 'mongoose';
import { BOOKING_KINDS, BOOKING_STATUSES } from '#contract/bookings';
import { CONTACT_STATUSES } from '#contract/contacts';
import { REQUEST_STATUSES } from '#contract/courses';
import type { Figures } from '#contract/dashboard';
import { LANGUAGES } from '#contract/languages';
import { SERVICES } from '#contract/services';
import { TEACHER_TYPES, USER_STATUSES } from '#contract/users';
import { readSettings } from '../src/config/index.js';
import { MigrationsService } from '../src/migrations/index.js';
import { SetupService } from '../src/setup/index.js';
import { start as startProgram } from '../src/start.js';
import { Accounts } from '../src/users/index.js';
import { aBooking, aCourse, aMessage, aVacancy } from './factories/index.js';
import { expectError, expectNoSecrets } from './support/errors.js';
import { aSentCourseRequest, aSentMessage, family, REFERENCE } from './support/follow-up.js';
import { ADMIN, type Product, startProduct, theProduct } from './support/product.js';
import { heldBack } from './support/quarantine.js';
import { anApplicant, login, tokenOf } from './support/registration.js';
import { type Detail, theTeacherProfile } from './support/teacher-profiles.js';

const NOBODY = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };

/** A restart keeps its records in the embedded store; with MONGODB_URI each start has a database of its own. */
const describeEmbedded = process.env['MONGODB_URI'] ? describe.skip : describe;

describe('the first administrator', () => {
  describe('where none is named', () => {
    const product = theProduct(NOBODY, false);
    const made = () => product.app.get(SetupService).firstLogin;

    it('gets a password that nobody can guess, and it works', async () => {
      const { email, password } = made() ?? { email: '', password: '' };
      expect(password).toMatch(/^[\w-]{16,}$/);
      const token = tokenOf(await login(product, email, password));
      expect((await product.as(token).get('/user/get')).status).toBe(200);
    });

    it.each(['admin', 'password', 'admin123', 'changeme', 'onestep', 'one-step', '12345678', ADMIN.password])(
      'does not have the password %j',
      async (password) => {
        for (const email of [made()?.email, ADMIN.email]) expectError(await login(product, email, password), 401);
      },
    );

    it('begins with nothing else, where no demo content is asked for', async () => {
      for (const path of ['/course/getcourses', '/services', '/category/alldetails']) {
        expect((await product.visitor.get(path)).headers['content-range']).toMatch(/ \*\/0$/);
      }
      expect(await product.connection.collection('bookings').countDocuments()).toBe(0);
    });
  });
});

describe('a password with a letter that keyboards compose differently', () => {
  const product = theProduct({ ADMIN_EMAIL: 'Head@OneStep.test', ADMIN_PASSWORD: 'cafe\u0301 au lait pour tous' });
  const [decomposed, composed] = ['cafe\u0301 sans sucre', 'caf\u00e9 sans sucre'];

  it.each([decomposed, composed])(
    'lets an administrator sign in who got it by `npm run admin` as %j',
    async (password) => {
      await product.app.get(Accounts).setAdministrator('second@onestep.test', password);
      expect((await login(product, 'second@onestep.test', decomposed)).status).toBe(200);
      expect((await login(product, 'second@onestep.test', composed)).status).toBe(200);
    },
  );

  it('lets the administrator of the settings sign in, e-mail in any case, and makes no other', async () => {
    const email = 'head@onestep.test';
    expect(product.app.get(SetupService).firstLogin).toBeUndefined();
    expect((await login(product, email, 'caf\u00e9 au lait pour tous')).status).toBe(200);
    expect((await login(product, email, 'cafe\u0301 au lait pour tous')).status).toBe(200);
    expectError(await login(product, email, 'cafe au lait pour tous'), 401);
  });

  it('still opens an account whose password an earlier version hashed as it was typed', async () => {
    const { email } = await anApplicant(product);
    const users = product.connection.collection('users');
    await users.updateOne({ email }, { $set: { passwordHash: await hash(decomposed) } });
    expect((await login(product, email, decomposed)).status).toBe(200);
  });
});

describe('a password of the settings that others would try first', () => {
  it.each(['Administrator', 'head.onestep.test', 'OneStep-2025-OneStep'])(
    'stops the start as %j, in a sentence that names the setting',
    async (ADMIN_PASSWORD) => {
      const folder = await mkdtemp(join(tmpdir(), 'one-step-guessable-'));
      const given = { ADMIN_EMAIL: 'head@onestep.test', ADMIN_PASSWORD, DATA_DIR: folder, LOG_LEVEL: 'silent' };
      await expect(startProgram(readSettings(given))).rejects.toThrow(/^ADMIN_PASSWORD is too easy to guess\. Choose /);
      await rm(folder, { recursive: true });
    },
  );
});

describeEmbedded('a product that is started again', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-step-again-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const start = (more: Readonly<Record<string, string>> = {}): Promise<Product> =>
    startProduct({ ...NOBODY, JWT_SECRET: '', DATA_DIR: folder, ...more });

  it('keeps its administrator, their token and every record', async () => {
    const first = await start();
    const made = first.app.get(SetupService).firstLogin;
    const token = tokenOf(await login(first, made?.email, made?.password));
    expect((await first.visitor.post('/contact/addcontact').send(aMessage())).status).toBe(201);
    const { cv } = await anApplicant(first);
    await first.close();
    // The key of its tokens is read by its owner only.
    expect(((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toString(8)).toBe('600');

    const second = await start();
    expect(second.app.get(SetupService).firstLogin).toBeUndefined();
    expect((await second.as(token).get('/contact/getcontact')).body).toMatchObject([aMessage()]);
    expect((await second.as(token).get(`/file/${cv}`)).status).toBe(200);
    expect((await login(second, made?.email, made?.password)).status).toBe(200);
    await second.close();
  }, 30_000);

  it('does not set an administrator’s password back to the one of the settings, nor mind that it is easy to guess', async () => {
    const first = await start({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: 'the first password' });
    await first.close();
    const guessable = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: 'Administrator' };
    const second = await start(guessable);
    expect((await login(second, ADMIN.email, 'the first password')).status).toBe(200);
    await second.close();
    // Unless it would create another account.
    const given = { ...guessable, ADMIN_EMAIL: 'other@onestep.test', DATA_DIR: folder, LOG_LEVEL: 'silent' };
    await expect(startProgram(readSettings(given))).rejects.toThrow(/^ADMIN_PASSWORD is too easy to guess/);
  }, 30_000);
});

type Row = Readonly<Record<string, unknown>>;

describe('a product with demo content', () => {
  const product = theProduct({ SEED_DEMO: 'on' }, false);

  const list = async (path: string, filter: object = {}): Promise<Row[]> => {
    const { status, body } = await product.admin.get(path).query({ filter: JSON.stringify(filter) });
    expect([path, status]).toEqual([path, 200]);
    expectNoSecrets(body);
    const { data } = body as { data?: { requests?: Row[]; courses?: Row[] } };
    return data?.requests ?? data?.courses ?? (body as Row[]);
  };
  const found = (rows: readonly Row[], ...fields: string[]) =>
    [...new Set(rows.map((row) => fields.map((field) => String(row[field])).join(' ')))].sort();
  const all = (...values: (readonly string[])[]) =>
    values
      .reduce<string[]>((some, more) => some.flatMap((one) => more.map((next) => `${one} ${next}`.trim())), [''])
      .sort();

  it('has courses, prices, and bookings of every kind in every status and language', async () => {
    expect((await list('/course/getcourses')).length).toBeGreaterThan(0);
    expect((await list('/services')).length).toBeGreaterThan(0);
    const bookings = await list('/bookings/inbox');
    expect(found(bookings, 'kind', 'status', 'language')).toEqual(all(BOOKING_KINDS, BOOKING_STATUSES, LANGUAGES));
    expect(bookings.some(({ cancelledBy }) => cancelledBy === 'family')).toBe(true);
    expect(bookings.some(({ consentBy }) => consentBy === 'phone')).toBe(true);
  });

  it('has bookings of eight weeks, some of them late', async () => {
    const { body } = await product.admin.get('/dashboard/figures');
    const { weeks } = body as Figures;
    // The last one may have begun since.
    expect(weeks.slice(0, -1).map(({ bookings }) => bookings > 0)).toEqual(Array.from({ length: 7 }, () => true));
    expect((await list('/bookings/inbox', { due: 'late' })).length).toBeGreaterThan(0);
  });

  it('has course requests, messages and applicants in every status and language, of every type of teacher', async () => {
    expect(found(await list('/course/course-requests'), 'status', 'language')).toEqual(
      all(REQUEST_STATUSES, LANGUAGES),
    );
    expect(found(await list('/contact/getcontact'), 'status', 'language')).toEqual(all(CONTACT_STATUSES, LANGUAGES));
    const applicants = await list('/user/get');
    expect(found(applicants, 'status')).toEqual(all(USER_STATUSES));
    expect(found(applicants, 'teacher_type')).toEqual(all(TEACHER_TYPES));
    for (const { cv } of applicants) {
      const { status, type } = await product.admin.get(`/file/${String(cv)}`);
      expect([status, type]).toEqual([200, 'application/pdf']);
    }
  });

  it.each(['/bookings/inbox', '/course/course-requests', '/contact/getcontact', '/user/get'])(
    'has people in %s who are told of the decision, and some who are not',
    async (path) => {
      const rows = await list(path);
      expect(rows.filter(({ told }) => told !== undefined && told !== null).length).toBeGreaterThan(0);
      const untold = await list(path, { toTell: true });
      expect(untold.length).toBeGreaterThan(0);
      const waiting = (await list('/outbox')).filter(({ status }) => status === 'waiting');
      const toTell = new Set(waiting.map(({ about }) => (about as Row)['recordId']));
      expect(untold.filter(({ _id }) => !toTell.has(_id))).toEqual([]);
    },
  );

  it('has a family with three records, and a teacher who left and still has a family', async () => {
    const [family] = await list('/people', { q: '0700000101' });
    const { body } = await product.admin.get(`/people/${String(family?.['_id'])}`);
    const { bookings, courseRequests, messages } = body as Record<string, Row[]>;
    expect([bookings, courseRequests, messages].every((some) => (some?.length ?? 0) > 0)).toBe(true);
    const [left] = await list('/category/alldetails', { status: 'left' });
    expect((await list('/bookings/inbox', { assignedStaff: left?.['_id'] })).length).toBeGreaterThan(0);
  });

  it.each(SERVICES)('has staff for %s, with pictures', async (service) => {
    const { body } = await product.visitor.get('/category/counselingdetails').query({ service });
    const staff = body as Detail[];
    expect(staff.length).toBeGreaterThan(0);
    for (const { profilePicture } of staff) {
      const { status, type } = await product.visitor.get(`/${profilePicture}`);
      expect([status, type]).toEqual([200, 'image/webp']);
    }
  });

  it('holds only records that pass their own validation', async () => {
    for (const kind of BOOKING_KINDS) {
      const { body } = await product.admin.get(`/${kind}/view-booking`);
      for (const booking of body as { _id: string }[]) {
        const { status } = await product.admin.put(`/${kind}/update-booking/${booking._id}`).send(booking);
        expect([kind, status]).toEqual([kind, 200]);
      }
    }
  });
});

describe('a store that an older version wrote', () => {
  const product = theProduct();
  const collection = (name: string) => product.connection.collection(name);
  const once = {
    key: 'a key',
    fingerprint: 'a plain hash of the password',
    answer: '{}',
    until: new Date('2100-01-01'),
  };
  const dates = { createdAt: new Date('2026-11-01'), updatedAt: new Date('2026-11-01') };
  /** As at the next start of a product that never ran them. */
  const migrate = async (): Promise<void> => {
    await collection('migrations').deleteMany({});
    await product.app.get(MigrationsService).run();
  };

  const aCourseOf = async (changes: Record<string, string>): Promise<string> =>
    ((await product.admin.post('/course/addCourse').send(aCourse(changes))).body as { _id: string })._id;

  it('keeps no fingerprint that was made with a password', async () => {
    const { _id } = await anApplicant(product);
    await collection('users').updateOne({ _id: new mongo.ObjectId(_id) }, { $set: { once } });
    await collection('spentkeys').insertOne({ ...once, _id: new mongo.ObjectId() });
    await migrate();
    expect(await collection('users').countDocuments({ once: { $exists: true } })).toBe(0);
    expect(await collection('spentkeys').countDocuments()).toBe(0);
    expect((await product.admin.get('/user/get')).body).toMatchObject([{ _id }]);
  });

  it('moves quarantined records back, once, and leaves the old collection empty', async () => {
    const booking = { ...aBooking('counselling-teacher'), kind: 'counselling-teacher', status: 'Pending' };
    const forms = [
      { _id: new mongo.ObjectId(), what: 'counselling-teacher', home: 'counselling-teacher', record: booking },
      { _id: new mongo.ObjectId(), what: 'contact', home: 'Contact', record: aMessage() },
    ].map((form) => ({ ...form, ...dates, once }));
    await collection('quarantine').insertMany(forms);
    await migrate();
    // As though it had broken off before the form was taken out of the old collection.
    await collection('quarantine').insertMany(forms.slice(0, 1));
    await migrate();
    expect(await collection('quarantine').countDocuments()).toBe(0);
    const held = await heldBack(product);
    expect(held.map(({ _id, what, createdAt }) => [_id, what, createdAt]).sort()).toEqual(
      forms.map(({ _id, what }) => [_id.toHexString(), what, '2026-11-01T00:00:00.000Z']).sort(),
    );
    expect((await product.admin.get('/contact/getcontact')).body).toEqual([]);
    const id = forms[0]?._id.toHexString() ?? '';
    expect((await product.admin.put(`/quarantine/${id}/release`)).status).toBe(200);
    expect((await product.admin.get('/counselling-teacher/view-booking')).body).toMatchObject([{ _id: id }]);
  });

  it('drops the token versions, and everybody signs in again', async () => {
    const { email } = await anApplicant(product);
    await collection('users').updateOne({ email }, { $set: { tokenVersion: 3 } });
    await migrate();
    expect(await collection('users').countDocuments({ tokenVersion: { $exists: true } })).toBe(0);
    expect((await login(product, email, 'one step at a time')).status).toBe(200);
  });

  it('gives old requests a reference and lets their families follow them, and leaves new ones alone', async () => {
    const booking = { ...aBooking('counselling-teacher'), kind: 'counselling-teacher', status: 'Pending' };
    const old = { ...dates, parentPhone: '0771234567', consentLanguage: 'ta' };
    await collection('bookings').insertMany([
      { ...booking, ...old },
      { ...booking, ...old, childName: 'Other' },
    ]);
    const { reference: known } = await aSentMessage(product);
    const { _id } = await anApplicant(product);
    await collection('users').updateOne({ _id: new mongo.ObjectId(_id) }, { $unset: { reference: 1 } });
    await migrate();
    const rows = (await product.admin.get('/counselling-teacher/view-booking')).body as { reference: string }[];
    expect(rows).toMatchObject([
      { reference: REFERENCE, language: 'ta' },
      { reference: REFERENCE, language: 'ta' },
    ]);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(2);
    expect((await product.admin.get('/contact/getcontact')).body).toMatchObject([{ reference: known }]);
    expect((await product.admin.get('/user/get')).body).toMatchObject([{ _id, reference: REFERENCE }]);
    const lookedUp = await family(product).look({ reference: rows[0]?.reference, phone: '0771234567' });
    const { token } = lookedUp.body as { token: string };
    expect((await family(product).look({ token })).body).toMatchObject({ request: { status: 'Pending' } });
  });

  it('holds messages that are new until they are answered', async () => {
    await aSentMessage(product);
    await collection('contacts').updateMany({}, { $unset: { status: 1 } });
    await migrate();
    const waiting = await product.admin.get('/contact/getcontact?filter={"status":"new"}');
    expect(waiting.body).toMatchObject([{ status: 'new' }]);
  });

  it('shows teachers until they leave', async () => {
    const { _id } = await theTeacherProfile(product);
    await collection('categories').updateMany({}, { $unset: { status: 1 } });
    await migrate();
    expect((await product.visitor.get('/category/alldetails')).body).toMatchObject([{ _id }]);
  });

  it('has days of Sri Lanka, and people who are found however they are spelt, and is not changed for that', async () => {
    const { _id } = await anApplicant(product);
    const booking = { ...aBooking('shadow-teacher'), kind: 'shadow-teacher', status: 'Pending', ...dates };
    const old = { startingDate: new Date('2026-12-01T18:30:00Z'), parentPhone: '+4402079460958' };
    await collection('bookings').insertOne({ ...booking, ...old, parentEmail: 'k\u200E1@example.lk' });
    const vacancy = { ...aVacancy(), closingDate: new Date('2090-01-30T20:00:00Z'), ...dates };
    await collection('vacancies').insertOne(vacancy);
    const email = 'ruw\u00ADan@example.lk';
    await collection('users').updateOne({ _id: new mongo.ObjectId(_id) }, { $set: { email, ...dates } });
    await migrate();
    const unchanged = { updatedAt: dates.updatedAt.toISOString() };
    expect((await product.admin.get('/shadow-teacher/view-booking')).body).toMatchObject([
      {
        ...{ startingDate: '2026-12-02T00:00:00.000Z', parentPhone: '+442079460958', parentEmail: 'k1@example.lk' },
        ...unchanged,
      },
    ]);
    expect((await product.admin.get('/vacancy')).body).toMatchObject([
      { closingDate: '2090-01-31T00:00:00.000Z', ...unchanged },
    ]);
    expect((await product.admin.get('/user/get')).body).toMatchObject([{ email: 'ruwan@example.lk', ...unchanged }]);
  });

  it('leaves two accounts alone that would have one address', async () => {
    const { _id } = await anApplicant(product, { email: 'ruwan@example.lk' });
    const { _id: other } = await anApplicant(product, { email: 'other@example.lk' });
    const email = 'ruw\u00ADan@example.lk';
    await collection('users').updateOne({ _id: new mongo.ObjectId(other) }, { $set: { email } });
    await migrate();
    const kept = (await product.admin.get('/user/get')).body as { _id: string; email: string }[];
    expect(new Map(kept.map((user) => [user._id, user.email]))).toEqual(
      new Map([
        [_id, 'ruwan@example.lk'],
        [other, email],
      ]),
    );
  });

  it('names the course of a request by its id where just one has that title', async () => {
    const only = await aCourseOf({ title: 'Calm' });
    await aCourseOf({ title: 'Reading' });
    await aCourseOf({ title: 'Reading' });
    await aSentCourseRequest(product, { course: 'Calm' });
    await aSentCourseRequest(product, { course: 'Reading' });
    await product.flush();
    const requests = collection('courserequests');
    await requests.updateMany({}, { $unset: { courseId: 1 } });
    await requests.insertOne({ course: 'Long gone', ...dates });
    await migrate();
    const ids = await requests.find({}, { projection: { _id: 0, course: 1, courseId: 1 } }).toArray();
    expect(ids.sort((a, b) => String(a['course']).localeCompare(String(b['course'])))).toEqual([
      { course: 'Calm', courseId: only },
      { course: 'Long gone' },
      { course: 'Reading' },
    ]);
    await requests.deleteMany({});
  });

  it('is brought up to date once', async () => {
    await migrate();
    await collection('users').updateMany({}, { $set: { once } });
    await product.app.get(MigrationsService).run();
    expect(await collection('users').countDocuments({ once: { $exists: true } })).toBeGreaterThan(0);
    await collection('users').updateMany({}, { $unset: { once: 1 } });
  });
});
