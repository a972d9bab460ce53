import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOOKING_KINDS, BOOKING_STATUSES } from '#contract/bookings';
import { CONTACT_STATUSES } from '#contract/contacts';
import { REQUEST_STATUSES } from '#contract/courses';
import type { Figures } from '#contract/dashboard';
import type { GoalFigures, GoalStep, ProgressReport } from '#contract/goals';
import { LANGUAGES } from '#contract/languages';
import type { Session } from '#contract/plans';
import { SERVICES } from '#contract/services';
import { TEACHER_TYPES, USER_STATUSES } from '#contract/users';
import { readSettings } from '../src/config/index.js';
import { SetupService } from '../src/setup/index.js';
import { start as startProgram } from '../src/start.js';
import { Accounts } from '../src/users/index.js';
import { aMessage } from './factories/index.js';
import { captureLogs } from './support/capture-logs.js';
import { expectError, expectNoSecrets } from './support/errors.js';
import { ADMIN, type Product, startProduct, theProduct } from './support/product.js';
import { anApplicant, login, tokenOf } from './support/registration.js';
import { type Detail } from './support/teacher-profiles.js';

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
  const logs = captureLogs();
  const product = theProduct({ SEED_DEMO: 'on', LOG_LEVEL: 'info' }, false, logs.stream);

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

  it('says that it is there, without the audit of what was invented', () => {
    const said = logs.lines().map(({ msg, auditEvent }) => auditEvent ?? msg);
    expect(said.slice(0, 2)).toEqual([
      expect.objectContaining({ action: 'created', entity: 'account' }),
      'Demo content is there.',
    ]);
  });

  it('has courses, prices, and bookings of every kind in every status and language', async () => {
    expect((await list('/course/getcourses')).length).toBeGreaterThan(0);
    expect((await list('/services')).length).toBeGreaterThan(0);
    const bookings = await list('/bookings/inbox');
    expect(found(bookings, 'kind', 'status', 'language')).toEqual(all(BOOKING_KINDS, BOOKING_STATUSES, LANGUAGES));
    expect(bookings.some(({ cancelledBy }) => cancelledBy === 'family')).toBe(true);
    expect(bookings.some(({ consentBy }) => consentBy === 'phone')).toBe(true);
  });

  it('has a term of sessions of eight teachers, some owed, some not recorded, and holidays left out', async () => {
    const sessions = await list('/sessions');
    expect(found(sessions, 'profile')).toHaveLength(8);
    expect(found(sessions, 'status')).toEqual(['absent', 'cancelled', 'held', 'planned']);
    for (const filter of [{ owed: true }, { unresolved: true }]) {
      expect((await list('/sessions', filter)).length).toBeGreaterThan(0);
    }
    expect(sessions.some(({ late }) => late === true)).toBe(true);
    const days = found(sessions, 'day');
    const { body } = await product.admin.get('/calendar/holidays').query({ from: days[0], to: days.at(-1) });
    const off = (body as Row[]).flatMap(({ day, kind }) => (kind === 'public' ? [String(day)] : []));
    expect(days.filter((day) => off.includes(day))).toEqual([]);
  });

  it('has goals that are open, reached or closed with why, and notes in which their steps were reached', async () => {
    const goals = await list('/goals');
    expect(found(goals, 'status')).toEqual(['closed', 'open', 'reached']);
    expect(
      goals.filter(({ status, closedBecause }) => (status === 'closed') !== (closedBecause !== undefined)),
    ).toEqual([]);
    const reachedOn = new Map(
      goals.flatMap(({ steps }) => (steps as GoalStep[]).map((step) => [step._id, step.reachedOn] as const)),
    );
    const sessions = (await list('/sessions')) as unknown as Session[];
    const noted = sessions.flatMap((session) => (session.note ? [{ ...session, note: session.note }] : []));
    expect(noted.length).toBeGreaterThan(10);
    expect(noted.filter(({ status }) => status !== 'held')).toEqual([]);
    const inNotes = noted.flatMap(({ day, note }) => note.steps.map((step) => [step, day] as const));
    expect(inNotes.length).toBeGreaterThan(5);
    expect(inNotes.filter(([step, day]) => reachedOn.get(step) !== day)).toEqual([]);
    const languages = await list('/bookings/inbox');
    const languageOf = new Map(languages.map(({ _id, language }) => [_id, language]));
    const others = noted.filter(({ booking, note }) => note.language !== languageOf.get(booking));
    expect(others).toHaveLength(1);
    expect(noted.filter(({ noSentences }) => noSentences)).not.toEqual([]);
  });

  it('has children without notes on the dashboard, and a progress report with what was reached', async () => {
    const { body } = await product.admin.get('/goals/figures');
    const { withoutNotes } = body as GoalFigures;
    expect(withoutNotes.length).toBeGreaterThan(0);
    const [goal] = await list('/goals', { status: 'reached' });
    const report = await product.admin.get('/follow-up/report').query({ booking: goal?.['booking'] });
    const { held, goals, notes } = report.body as ProgressReport;
    expect([held > 0, goals.length > 1, notes.length > 0]).toEqual([true, true, true]);
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
