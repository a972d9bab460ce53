import { Types } from 'mongoose';
import type { BookingKind } from '#contract/bookings';
import { SUBJECT_ENTITIES } from '#contract/subjects';
import { readSettings, type Settings } from '../src/config/index.js';
import { CLAIMED_DAY_MODEL, type ClaimedDay } from '../src/retention/claimed-day.schema.js';
import { DailyRetention } from '../src/retention/daily-retention.js';
import { KEPT, RetentionService, RULES } from '../src/retention/index.js';
import { Subjects } from '../src/subjects/index.js';
import { aBooking, aCourse, aCourseRequest, aFamilyRecord, aMessage } from './factories/index.js';
import { captureLogs } from './support/capture-logs.js';
import { byRule, on, redate, ruleNamed } from './support/old-records.js';
import { theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';
import { theTeacherProfile } from './support/teacher-profiles.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const logs = captureLogs();
const product = theProduct({ LOG_LEVEL: 'info' }, true, logs.stream);

/** In the time between an old record's day and this one, nothing new is over. */
const DAY = '2026-11-21';

const EVE = '2026-11-20';

describe('what is kept too long', () => {
  const retention = () => product.app.get(RetentionService);
  const count = (name: string) => product.connection.collection(name).countDocuments();

  const due = (day: string) => byRule(product, day, 'due');
  const remove = (day: string) => byRule(product, day, 'remove');

  const book = async (kind: BookingKind, status: string, more: Readonly<Record<string, unknown>> = {}) => {
    const { body } = await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind, more));
    const { bookingId } = body as { bookingId: string };
    await product.admin.put(`/${kind}/update-booking/${bookingId}`).send({ status });
    return bookingId;
  };
  const listed = async (path: string): Promise<{ _id: string; [field: string]: unknown }[]> =>
    (await product.admin.get(path)).body as { _id: string }[];
  const oldest = async (path: string): Promise<string> => (await listed(path)).at(-1)?._id ?? '';

  it.each([
    ['Pending', 'bookings never answered'],
    ['Rejected', 'bookings refused'],
  ])('a booking that is %s goes six months after its last change', async (status, name) => {
    const old = await book('counselling-teacher', status);
    const changed = await book('counselling-teacher', status);
    await redate(product, 'bookings', old, { createdAt: on('2026-01-01'), updatedAt: on('2026-05-21') });
    await redate(product, 'bookings', changed, { createdAt: on('2026-01-01'), updatedAt: on('2026-05-22') });
    expect(await remove(EVE)).toEqual({});
    expect(await remove(DAY)).toEqual({ [name]: 1 });
    expect((await listed('/bookings/inbox')).map(({ _id }) => _id)).toEqual([changed]);
  });

  it('an approved booking goes two years after its last change or its first day, whichever is later', async () => {
    const old = { createdAt: on('2023-01-01'), updatedAt: on('2024-11-21') };
    const without = await book('counselling-teacher', 'Approved');
    const started = await book('shadow-teacher', 'Approved');
    const later = await book('shadow-teacher', 'Approved');
    const changed = await book('shadow-teacher', 'Approved');
    await redate(product, 'bookings', without, old);
    await redate(product, 'bookings', started, { ...old, startingDate: on('2024-10-01') });
    await redate(product, 'bookings', later, { ...old, startingDate: on('2024-11-22') });
    await redate(product, 'bookings', changed, { updatedAt: on('2024-11-22'), startingDate: on('2024-10-01') });
    expect(await remove(EVE)).toEqual({});
    expect(await remove(DAY)).toEqual({ 'bookings approved': 2 });
    expect((await listed('/bookings/inbox')).map(({ _id }) => _id).sort()).toEqual([later, changed].sort());
    expect(await remove('2026-11-22')).toEqual({ 'bookings approved': 2 });
  });

  it('a family goes six months after its last change, once nothing that it asked for is left', async () => {
    const made = async () =>
      ((await product.admin.post('/families').send(aFamilyRecord())).body as { _id: string })._id;
    const [empty, asked, touched, merged] = [await made(), await made(), await made(), await made()];
    await product.admin.post(`/families/${empty}/merge`).send({ other: merged });
    const id = await book('counselling-teacher', 'Approved');
    await product.admin.post(`/families/${asked}/records`).send({ add: [{ entity: 'booking', id }] });
    for (const family of [empty, asked]) await redate(product, 'families', family, { updatedAt: on('2026-05-21') });
    await redate(product, 'families', touched, { updatedAt: on('2026-05-22') });
    expect(await remove(EVE)).toEqual({});
    expect(await remove(DAY)).toEqual({ 'families without a request': 1 });
    expect((await listed('/families')).map(({ _id }) => _id).toSorted()).toEqual([asked, touched].toSorted());
    expect(await count('familymerges')).toBe(0);
    // With the booking that a rule removes the family goes on the same day.
    await redate(product, 'bookings', id, { createdAt: on('2023-01-01'), updatedAt: on('2024-11-21') });
    await redate(product, 'families', touched, { updatedAt: on('2026-11-20') });
    expect(await remove(DAY)).toEqual({ 'bookings approved': 1, 'families without a request': 1 });
  });

  it('applications go with their CVs; approved staff and administrators stay for ever', async () => {
    const administrators = await count('users');
    for (const [status, updatedAt] of [
      ['rejected', '2026-05-21'],
      ['rejected', '2026-05-22'],
      ['pending', '2025-11-21'],
      ['pending', '2025-11-22'],
      ['approved', '2001-01-01'],
    ] as const) {
      const { _id } = await anApplicant(product, { full_name: `${status} ${updatedAt}` });
      await redate(product, 'users', _id, { status, updatedAt: on(updatedAt) });
    }
    const users = product.connection.collection('users');
    await users.updateMany({ kind: 'administrator' }, { $set: { updatedAt: on('2001-01-01') } });
    await product.connection.collection('cvs.files').updateMany({}, { $set: { uploadDate: on('2001-01-01') } });
    expect(await remove(EVE)).toEqual({});
    const gone = { 'applications refused': 1, 'applications waiting': 1, 'CVs no record names': 2 };
    expect(await remove(DAY)).toEqual(gone);
    const left = (await listed('/user/get')).map(({ full_name }) => full_name).sort();
    expect(left).toEqual(['approved 2001-01-01', 'pending 2025-11-22', 'rejected 2026-05-22']);
    expect(await count('users')).toBe(administrators + left.length);
    expect(await keptFiles(product, 'cvs')).toMatchObject({ files: left.length, chunks: left.length });
    await remove('2036-11-21');
    expect((await listed('/user/get')).map(({ full_name }) => full_name)).toEqual(['approved 2001-01-01']);
  });

  it('what was told to somebody goes with the record that a rule removes', async () => {
    const id = await book('shadow-teacher', 'Rejected', { parentEmail: 'parent@family.test' });
    await book('shadow-teacher', 'Pending', { parentEmail: 'parent@family.test' });
    await product.connection.collection('messages').updateMany({}, { $set: { createdAt: on('2026-05-21') } });
    await redate(product, 'bookings', id, { updatedAt: on('2026-05-21') });
    expect(await remove(EVE)).toEqual({});
    expect(await remove(DAY)).toEqual({ 'bookings refused': 1 });
    expect(await count('messages')).toBe(1);
  });

  it('messages and course requests go twelve months after they came', async () => {
    await product.admin.post('/course/addCourse').send(aCourse());
    for (const createdAt of [on('2025-11-21'), on('2025-11-22')]) {
      await product.visitor.post('/contact/addcontact').send(aMessage());
      const asked = await product.visitor.post('/course/add-course-requests').send(aCourseRequest());
      const [message] = await listed('/contact/getcontact');
      const { request } = asked.body as { request: { _id: string } };
      await redate(product, 'contacts', message?._id ?? '', { createdAt });
      await redate(product, 'courserequests', request._id, { createdAt });
    }
    expect(await remove(EVE)).toEqual({});
    expect(await remove(DAY)).toEqual({ messages: 1, 'course requests': 1 });
    expect([await count('contacts'), await count('courserequests')]).toEqual([1, 1]);
  });

  it('of a booking the proof of consent stays, for six years and without a name', async () => {
    const consent = { consentVersion: '2026-11-21', consentLanguage: 'si' };
    const expired = await book('shadow-teacher', 'Rejected', { ...consent, childName: 'Canary' });
    const deleted = await book('shadow-teacher', 'Pending', consent);
    await redate(product, 'bookings', expired, { createdAt: on('2020-11-21'), updatedAt: on('2026-01-01') });
    await redate(product, 'bookings', deleted, { createdAt: on('2020-11-22') });
    await product.admin.delete(`/shadow-teacher/delete-booking/${deleted}`);
    expect(await remove(EVE)).toEqual({ 'bookings refused': 1 });
    const proofs = await product.connection.collection('consentproofs').find().sort({ agreedAt: 1 }).toArray();
    expect(proofs.map(({ _id, ...rest }) => ({ id: String(_id), ...rest }))).toEqual([
      { id: expired, ...consent, agreedAt: on('2020-11-21') },
      { id: deleted, ...consent, agreedAt: on('2020-11-22') },
    ]);
    expect(await remove(DAY)).toEqual({ 'proofs of consent': 1 });
    expect(await count('consentproofs')).toBe(1);
  });

  it.each([
    ['bookings', 'bookings'],
    ['contacts', 'contacts'],
    ['course-requests', 'courserequests'],
  ])('suspected spam in %s goes thirty days after it came', async (list, collection) => {
    const records = product.connection.collection(collection);
    const dates = { createdAt: on('2026-10-22'), updatedAt: on('2026-10-22') };
    await records.insertMany([
      { ...dates, status: 'Pending' },
      { ...dates, status: 'Pending', suspectedSpam: true },
      { ...dates, status: 'Pending', suspectedSpam: true, createdAt: on('2026-10-23') },
    ]);
    expect(await remove(EVE)).toEqual({});
    expect(await remove(DAY)).toEqual({ [`suspected spam in ${list}`]: 1 });
    expect(await records.countDocuments()).toBe(2);
  });

  it.each([
    ['bookings', 'bookings'],
    ['contacts', 'contacts'],
    ['course-requests', 'courserequests'],
  ])(
    'former numbers and addresses in %s go after seven days, the record and newer ones stay',
    async (list, collection) => {
      const records = product.connection.collection(collection);
      const old = { value: '0711111111', since: on('2026-11-14') };
      const newer = { value: '0722222222', since: on('2026-11-15') };
      const dates = { createdAt: on('2026-11-10'), updatedAt: on('2026-11-10'), status: 'Pending' };
      await records.insertMany([
        { ...dates, formerReach: [old, newer] },
        { ...dates, formerReach: [old] },
        { ...dates, formerReach: [newer] },
        dates,
      ]);
      const rule = `former numbers and addresses in ${list}`;
      expect(await remove(EVE)).toEqual({});
      expect(await due(DAY)).toEqual({ [rule]: 2 });
      expect(await remove(DAY)).toEqual({ [rule]: 2 });
      expect(await remove(DAY)).toEqual({});
      const kept = await records.find().sort({ _id: 1 }).toArray();
      expect(kept.map(({ formerReach }) => formerReach as unknown)).toEqual([[newer], undefined, [newer], undefined]);
      expect(kept.map(({ updatedAt }) => updatedAt as unknown)).toEqual(kept.map(() => on('2026-11-10')));
    },
  );

  it('events of the audit go after two years', async () => {
    const audits = product.connection.collection('audits');
    await audits.insertMany([{ createdAt: on('2024-11-21') }, { createdAt: on('2024-11-22'), action: 'kept' }]);
    expect(await remove(EVE)).toEqual({});
    expect(await remove(DAY)).toEqual({ 'events of the audit': 1 });
    const actions = (await audits.find().toArray()).map(({ action }) => action as unknown);
    expect(actions).toEqual(['kept', 'expired']);
  });

  it('refused logins and requests go after ninety days, what was done stays', async () => {
    const audits = product.connection.collection('audits');
    const old = { createdAt: on('2026-08-23') };
    await audits.insertMany([
      { ...old, action: 'login', result: 'refused' },
      { ...old, action: 'denied', result: 'refused' },
      { ...old, action: 'login', result: 'done' },
      { action: 'login', result: 'refused', createdAt: on('2026-08-24') },
    ]);
    expect(await remove(EVE)).toEqual({});
    expect(await remove(DAY)).toEqual({ 'refused logins and requests': 2 });
    expect(await audits.countDocuments({ action: 'login' })).toBe(2);
  });

  it('is told first without anything being removed, then removed once, with a line in the audit', async () => {
    const id = await book('counselling-teacher', 'Rejected', { childName: 'Canary' });
    await redate(product, 'bookings', id, { updatedAt: on('2026-01-31') });
    await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Canary' }));
    await redate(product, 'contacts', await oldest('/contact/getcontact'), { createdAt: on('2025-01-31') });
    const both = { 'bookings refused': 1, messages: 1 };
    expect(await due(DAY)).toEqual(both);
    expect([await count('bookings'), await count('contacts')]).toEqual([1, 1]);
    const rule = ruleNamed('bookings refused');
    expect((await retention().due(rule, on(DAY))).oldest).toEqual(on('2026-01-31'));

    expect(await remove(DAY)).toEqual(both);
    expect(await remove(DAY)).toEqual({});
    const lines = await listed('/audit?filter={"action":"expired"}');
    expect(lines).toEqual([
      expect.objectContaining({ entity: 'contact', rule: 'messages', count: 1, result: 'done' }),
      expect.objectContaining({ entity: 'booking', rule: 'bookings refused', count: 1 }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('Canary');
    expect(JSON.stringify(lines)).not.toContain(id);
  });
});

/** What every record has, whatever it is about. */
const EVERYWHERE = ['_id', 'createdAt', 'updatedAt'];

describe('nothing is kept for ever without somebody having decided so', () => {
  const named = new Set([
    ...RULES.flatMap((rule) => ('bucket' in rule ? [`${rule.bucket}.files`, `${rule.bucket}.chunks`] : [])),
    ...Object.keys(KEPT),
  ]);
  const ruled = new Set(RULES.flatMap((rule) => ('bucket' in rule ? [] : [rule.model])));
  const models = () => Object.values(product.connection.models);

  it('every collection has a rule, or a reason to stay', async () => {
    // What no model knows is there once it was used.
    const consent = { consentVersion: '2026-11-21', consentLanguage: 'si' };
    const { body } = await product.visitor
      .post('/shadow-teacher/add-booking')
      .send(aBooking('shadow-teacher', consent));
    const { bookingId } = body as { bookingId: string };
    await product.admin.delete(`/shadow-teacher/delete-booking/${bookingId}`);
    await anApplicant(product);
    await theTeacherProfile(product);
    await product.admin.post('/course/addCourse').send(aCourse());
    await product.visitor.post('/course/add-course-requests').send(aCourseRequest());
    await product.visitor.post('/contact/addcontact').send(aMessage());
    await product.admin.put('/dashboard/announcement').send({ text: 'Closed on Monday.' });
    for (const rule of RULES) await product.app.get(RetentionService).remove(rule, on('2026-01-01'));
    const stored = (await product.connection.db?.collections())?.map(({ collectionName }) => collectionName) ?? [];
    expect(stored).toEqual(expect.arrayContaining(['bookings', 'consentproofs', 'cvs.chunks', 'pictures.files']));
    for (const { modelName, collection } of models()) if (ruled.has(modelName)) named.add(collection.name);
    const all = new Set([...models().map(({ collection }) => collection.name), ...stored]);
    expect([...all].filter((name) => !named.has(name))).toEqual([]);
  });

  it('whoever can be reached by what a record holds is found, handed out and erased with it', () => {
    const { app } = product;
    const subjects = new Set(SUBJECT_ENTITIES.map((entity) => app.get(Subjects).model(entity).collection.name));
    const reaches = models().filter(({ schema }) =>
      Object.keys(schema.paths).some((path) => /phone|email/i.test(path)),
    );
    const others = reaches.map(({ collection }) => collection.name).filter((name) => !subjects.has(name));
    // A message is about one of those, and goes with it.
    expect(others).toEqual(['messages']);
  });

  it.each(Object.entries(KEPT).filter(([, { fields }]) => fields))(
    'every field of what stays in %s is known to stay',
    (collection, { fields = [] }) => {
      const model = models().find((each) => each.collection.name === collection);
      const paths = Object.keys(model?.schema.paths ?? {});
      const top = new Set(paths.map((path) => path.split('.')[0] ?? path));
      expect([...top].filter((field) => !EVERYWHERE.includes(field)).sort()).toEqual([...fields].sort());
    },
  );
});

describe('the daily job', () => {
  function aBackend(settings: Settings = readSettings({}), retention = product.app.get(RetentionService)) {
    return new DailyRetention(settings, retention, product.connection.model<ClaimedDay>(CLAIMED_DAY_MODEL));
  }
  const left = () => product.connection.collection('contacts').countDocuments();
  const expired = () => product.connection.collection('audits').find({ action: 'expired' }).toArray();
  /** Messages whose time was over on the 21st of November 2026. */
  async function old(count = 1): Promise<void> {
    for (let n = 0; n < count; n += 1)
      await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Canary' }));
    await product.connection.collection('contacts').updateMany({}, { $set: { createdAt: on('2025-11-21') } });
  }

  it('removes expired records, once a day', async () => {
    const backend = aBackend();
    await old();
    await backend.run(on('2026-11-20'));
    expect(await left()).toBe(1);
    await backend.run(on('2026-11-21'));
    expect(await left()).toBe(0);
    await old();
    await backend.run(on('2026-11-21'));
    expect(await left()).toBe(1);
    await aBackend().run(on('2026-11-22'));
    expect(await left()).toBe(0);
    expect(await expired()).toHaveLength(2);
  });

  it('waits a day where the clock jumped ahead: a wrong one would remove what nobody can bring back', async () => {
    await aBackend().run(on('2026-11-20'));
    await old();
    await aBackend().run(on('2038-01-19'));
    expect(await left()).toBe(1);
    await aBackend().run(on('2038-01-20'));
    expect(await left()).toBe(0);
  });

  it('works again once a clock that was ahead is right', async () => {
    await aBackend().run(on('2038-01-19'));
    await old();
    await aBackend().run(on('2026-11-21'));
    expect(await left()).toBe(0);
  });

  it('is done by one of several backends', async () => {
    await old(3);
    await Promise.all([aBackend(), aBackend(), aBackend()].map((backend) => backend.run(on('2026-11-21'))));
    expect(await left()).toBe(0);
    expect(await expired()).toEqual([expect.objectContaining({ rule: 'messages', count: 3 })]);
  });

  it('ends with a stop, and what it left goes the next day', async () => {
    await old(2);
    const backend = aBackend();
    await Promise.all([backend.run(on('2026-11-21')), backend.onModuleDestroy()]);
    expect(await left()).toBe(2);
    await aBackend().run(on('2026-11-22'));
    expect(await left()).toBe(0);
  });

  it('logs a failure without personal data, goes on with the rest and retries the next day', async () => {
    await old();
    const retention = product.app.get(RetentionService);
    let broken = true;
    const half = Object.create(retention, {
      remove: {
        value: (...[rule, now, signal]: Parameters<RetentionService['remove']>) => {
          if (broken && rule.name !== 'messages') return Promise.reject(new TypeError('Canary in a message'));
          return retention.remove(rule, now, signal);
        },
      },
    }) as RetentionService;
    const backend = aBackend(readSettings({}), half);
    await backend.run(on('2026-11-21'));
    expect(await left()).toBe(0);
    expect(logs.text()).toContain('bookings approved: TypeError');
    expect(logs.text()).not.toContain('Canary');
    broken = false;
    await product.connection.collection('bookings').insertOne({ status: 'Approved', updatedAt: on('2001-01-01') });
    await backend.run(on('2026-11-22'));
    expect(await product.connection.collection('bookings').countDocuments()).toBe(0);
  });

  it('does nothing where RETENTION is off', async () => {
    await old();
    await aBackend(readSettings({ RETENTION: 'off' })).run(on('2026-11-21'));
    expect(await left()).toBe(1);
    expect(await product.connection.collection('turns').countDocuments()).toBe(0);
  });
});

describe('files that are kept too long', () => {
  const retention = () => product.app.get(RetentionService);
  const due = (day: string) => byRule(product, day, 'due');
  const remove = (day: string) => byRule(product, day, 'remove');

  it('go when no record names them, a day after they came', async () => {
    await anApplicant(product);
    const staff = await theTeacherProfile(product);
    const { email } = await anApplicant(product);
    const lost = await theTeacherProfile(product);
    await product.connection.collection('users').deleteOne({ email: email });
    await product.connection.collection('categories').deleteOne({ profilePicture: lost.profilePicture });
    expect(await remove(DAY)).toEqual({});
    const cvs = { $set: { uploadDate: on('2026-11-20') } };
    await product.connection.collection('cvs.files').updateMany({}, cvs);
    await product.connection.collection('pictures.files').updateMany({}, cvs);
    expect(await remove(EVE)).toEqual({});
    expect(await due('2026-11-22')).toEqual({ 'CVs no record names': 1, 'pictures no record names': 1 });
    expect(await remove('2026-11-22')).toEqual({ 'CVs no record names': 1, 'pictures no record names': 1 });
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
    expect((await product.visitor.get(`/${staff.profilePicture}`)).status).toBe(200);
    expect((await product.visitor.get(`/${lost.profilePicture}`)).status).toBe(404);
  });

  it('go a day after they came where the upload never completed', async () => {
    await anApplicant(product);
    await theTeacherProfile(product);
    const half = Types.ObjectId.createFromTime(on('2026-11-20').getTime() / 1000);
    const parts = [0, 1].map((n) => ({ files_id: half, n, data: Buffer.from('%PDF-1.7 half') }));
    await product.connection.collection('cvs.chunks').insertMany(parts);
    expect(await remove(EVE)).toEqual({});
    expect(await due('2026-11-22')).toEqual({ 'CVs no record names': 1 });
    const rule = ruleNamed('CVs no record names');
    expect((await retention().due(rule, on('2026-11-22'))).oldest).toEqual(on('2026-11-20'));
    expect(await remove('2026-11-22')).toEqual({ 'CVs no record names': 1 });
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
    expect(await keptFiles(product, 'pictures')).toEqual({ files: 1, chunks: 1 });
  });

  it('is removed once where two do it at the same moment, with every file', async () => {
    for (let n = 0; n < 12; n += 1) {
      const { _id } = await anApplicant(product);
      await redate(product, 'users', _id, { status: 'rejected', updatedAt: on('2026-01-31') });
    }
    const rule = ruleNamed('applications refused');
    const [one, other] = await Promise.all([retention().remove(rule, on(DAY)), retention().remove(rule, on(DAY))]);
    expect(one + other).toBe(12);
    expect(await remove('2036-11-21')).toEqual({
      'CVs no record names': 12,
      'events of the audit': expect.any(Number),
    });
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
  });
});
