import type { BookingKind } from '#contract/bookings';
import { RetentionService } from '../src/retention/index.js';
import { aBooking, aCourse, aCourseRequest, aFamilyRecord, aMessage } from './factories/index.js';
import { captureLogs } from './support/capture-logs.js';
import { byRule, on, redate, ruleNamed } from './support/old-records.js';
import { theProduct } from './support/product.js';
import { anApplicant, login } from './support/registration.js';
import { keptFiles } from './support/uploads.js';

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

  it('an application goes with its address in the audit, and with why somebody was away', async () => {
    const { _id, email } = await anApplicant(product);
    await login(product, email, 'one step at a time');
    const away = {
      from: '2026-05-01',
      to: '2026-05-02',
      reason: 'An operation.',
      profile: 'f'.repeat(24),
      account: _id,
    };
    await product.connection.collection('timeoffs').insertOne({ ...away, createdAt: on('2026-05-01') });
    await redate(product, 'users', _id, { status: 'rejected', updatedAt: on('2026-05-21') });
    expect(await remove(DAY)).toEqual({ 'applications refused': 1 });
    const audits = await product.connection.collection('audits').find({ actor: _id }).toArray();
    expect(audits).toMatchObject([{ action: 'login' }]);
    expect(audits).not.toMatchObject([{ who: expect.anything() as unknown }]);
    expect(await product.connection.collection('timeoffs').findOne({ account: _id })).not.toHaveProperty('reason');
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
