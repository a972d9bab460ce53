import { Types } from 'mongoose';
import type { BookingKind } from '#contract/bookings';
import { HONEYPOT_FIELD } from '#contract/honeypot';
import { RetentionService, RULES } from '../src/retention/index.js';
import { aBooking, aCourse, aCourseRequest, aMessage } from './factories/index.js';
import { keptFiles, NOTHING_KEPT } from './support/kept-files.js';
import { theDetail } from './support/details.js';
import { on, redate, ruleNamed } from './support/old-records.js';
import { theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';

/** In the time between an old record's day and this one, nothing new is over. */
const DAY = '2026-11-21';
const EVE = '2026-11-20';

describe('what is kept too long', () => {
  const product = theProduct();
  const retention = () => product.app.get(RetentionService);
  const count = (name: string) => product.connection.collection(name).countDocuments();

  /** What all rules remove on a day, or would remove. */
  async function each(day: string, how: 'due' | 'remove'): Promise<Record<string, number>> {
    const counts: [string, number][] = [];
    for (const rule of RULES.filter(({ entity }) => entity !== 'once-key')) {
      const found = await retention()[how](rule, on(day));
      counts.push([rule.name, typeof found === 'number' ? found : found.count]);
    }
    return Object.fromEntries(counts.filter(([, number]) => number > 0));
  }
  const due = (day: string) => each(day, 'due');
  const remove = (day: string) => each(day, 'remove');

  const book = async (kind: BookingKind, status: string, more: Readonly<Record<string, unknown>> = {}) => {
    const { body } = await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind, more));
    const { bookingId } = body as { bookingId: string };
    await product.admin.put(`/${kind}/update-booking/${bookingId}`).send({ status });
    return bookingId;
  };
  const listed = async (path: string): Promise<{ _id: string; [field: string]: unknown }[]> =>
    (await product.admin.get(path)).body as { _id: string }[];
  const oldest = async (path: string): Promise<string> => (await listed(path)).at(-1)?._id ?? '';

  it.each(['Pending', 'Rejected'])('a booking that is %s goes six months after its last change', async (status) => {
    const old = await book('counselling-teacher', status);
    const changed = await book('counselling-teacher', status);
    await redate(product, 'bookings', old, { createdAt: on('2026-01-01'), updatedAt: on('2026-05-21') });
    await redate(product, 'bookings', changed, { createdAt: on('2026-01-01'), updatedAt: on('2026-05-22') });
    expect(await remove(EVE)).toEqual({});
    expect(await remove(DAY)).toEqual({ 'bookings refused or never answered': 1 });
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
    expect(await remove(EVE)).toEqual({});
    expect(await remove(DAY)).toEqual({ 'applications refused': 1, 'applications waiting': 1 });
    const left = (await listed('/user/get')).map(({ full_name }) => full_name).sort();
    expect(left).toEqual(['approved 2001-01-01', 'pending 2025-11-22', 'rejected 2026-05-22']);
    expect(await count('users')).toBe(administrators + left.length);
    expect(await keptFiles(product, 'cvs')).toMatchObject({ files: left.length, chunks: left.length });
    await remove('2036-11-21');
    expect((await listed('/user/get')).map(({ full_name }) => full_name)).toEqual(['approved 2001-01-01']);
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
    expect(await remove(EVE)).toEqual({ 'bookings refused or never answered': 1 });
    const proofs = await product.connection.collection('consentproofs').find().sort({ agreedAt: 1 }).toArray();
    expect(proofs.map(({ _id, ...rest }) => ({ id: String(_id), ...rest }))).toEqual([
      { id: expired, ...consent, agreedAt: on('2020-11-21') },
      { id: deleted, ...consent, agreedAt: on('2020-11-22') },
    ]);
    expect(await remove(DAY)).toEqual({ 'proofs of consent': 1 });
    expect(await count('consentproofs')).toBe(1);
  });

  it('a form suspected of being spam goes after thirty days, whichever it is', async () => {
    const filled = { [HONEYPOT_FIELD]: 'http://spam.example' };
    for (const day of ['2026-10-22', '2026-10-23']) {
      await product.visitor.post('/contact/addcontact').send({ ...aMessage(), ...filled });
      await product.visitor
        .post('/readiness-teacher/add-booking')
        .send({ ...aBooking('readiness-teacher'), ...filled });
      const rows = (await product.admin.get('/quarantine')).body as { _id: string; what: string }[];
      for (const { _id, what } of rows.slice(0, 2)) {
        await redate(product, what === 'contact' ? 'contacts' : 'bookings', _id, { createdAt: on(day) });
      }
    }
    expect(await remove(EVE)).toEqual({});
    const removed = { 'bookings suspected of being spam': 1, 'messages suspected of being spam': 1 };
    expect(await remove(DAY)).toEqual(removed);
    expect((await product.admin.get('/quarantine')).body).toHaveLength(2);
  });

  it('a message that goes within the day of its key leaves the key spent', async () => {
    const send = () => product.visitor.post('/contact/addcontact').set('Idempotency-Key', 'spent').send(aMessage());
    await send();
    await redate(product, 'contacts', await oldest('/contact/getcontact'), { createdAt: on('2025-11-21') });
    expect(await remove(DAY)).toEqual({ messages: 1 });
    expect((await send()).status).toBe(201);
    expect(await count('contacts')).toBe(0);
  });

  it('files go that no record names, a day after they came', async () => {
    await anApplicant(product);
    const staff = await theDetail(product);
    const { _id } = await anApplicant(product);
    const lost = await theDetail(product);
    await product.connection.collection('users').deleteOne({ email: (await applicantOf(_id)).email });
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

  it('parts go of files that never became whole, a day after they came', async () => {
    await anApplicant(product);
    await theDetail(product);
    const half = Types.ObjectId.createFromTime(on('2026-11-20').getTime() / 1000);
    const parts = [0, 1].map((n) => ({ files_id: half, n, data: Buffer.from('%PDF-1.7 half') }));
    await product.connection.collection('cvs.chunks').insertMany(parts);
    expect(await remove(EVE)).toEqual({});
    expect(await due('2026-11-22')).toEqual({ 'cvs uploaded by half': 1 });
    const rule = ruleNamed('cvs uploaded by half');
    expect((await retention().due(rule, on('2026-11-22'))).oldest).toEqual(on('2026-11-20'));
    expect(await remove('2026-11-22')).toEqual({ 'cvs uploaded by half': 1 });
    expect(await keptFiles(product, 'cvs')).toEqual({ files: 1, chunks: 1 });
    expect(await keptFiles(product, 'pictures')).toEqual({ files: 1, chunks: 1 });
  });

  async function applicantOf(id: string): Promise<{ email: unknown }> {
    return (await listed('/user/get')).find(({ _id }) => _id === id) as unknown as { email: unknown };
  }

  it('is told first without anything being removed, then removed once, with a line in the audit', async () => {
    const id = await book('counselling-teacher', 'Rejected', { childName: 'Canary' });
    await redate(product, 'bookings', id, { updatedAt: on('2026-01-31') });
    await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Canary' }));
    await redate(product, 'contacts', await oldest('/contact/getcontact'), { createdAt: on('2025-01-31') });
    const both = { 'bookings refused or never answered': 1, messages: 1 };
    expect(await due(DAY)).toEqual(both);
    expect([await count('bookings'), await count('contacts')]).toEqual([1, 1]);
    const rule = ruleNamed('bookings refused or never answered');
    expect((await retention().due(rule, on(DAY))).oldest).toEqual(on('2026-01-31'));

    expect(await remove(DAY)).toEqual(both);
    expect(await remove(DAY)).toEqual({});
    const lines = await listed('/audit?filter={"action":"expired"}');
    expect(lines).toEqual([
      expect.objectContaining({ entity: 'contact', rule: 'messages', count: 1, result: 'done' }),
      expect.objectContaining({ entity: 'booking', rule: 'bookings refused or never answered', count: 1 }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('Canary');
    expect(JSON.stringify(lines)).not.toContain(id);
  });

  it('is removed once where two do it at the same moment, with every file', async () => {
    for (let n = 0; n < 12; n += 1) {
      const { _id } = await anApplicant(product);
      await redate(product, 'users', _id, { status: 'rejected', updatedAt: on('2026-01-31') });
    }
    const rule = ruleNamed('applications refused');
    const [one, other] = await Promise.all([retention().remove(rule, on(DAY)), retention().remove(rule, on(DAY))]);
    expect(one + other).toBe(12);
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
  });
});
