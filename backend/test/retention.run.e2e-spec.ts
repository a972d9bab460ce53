import { Types } from 'mongoose';
import { readSettings, type Settings } from '../src/config/index.js';
import { DailyRetention } from '../src/retention/daily-retention.js';
import { RetentionService } from '../src/retention/index.js';
import { aMessage } from './factories/index.js';
import { captureLogs } from './support/capture-logs.js';
import { byRule, on, redate, ruleNamed } from './support/old-records.js';
import { theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';
import { theTeacherProfile } from './support/teacher-profiles.js';
import { keptFiles, NOTHING_KEPT } from './support/uploads.js';

const logs = captureLogs();
const product = theProduct({ LOG_LEVEL: 'info' }, true, logs.stream);

describe('the daily job', () => {
  function aBackend(settings: Settings = readSettings({}), retention = product.app.get(RetentionService)) {
    return new DailyRetention(settings, retention, product.connection);
  }
  const left = () => product.connection.collection('contacts').countDocuments();
  const expired = () => product.connection.collection('audits').find({ action: 'expired' }).toArray();
  /** Messages whose time was over on the 21st of November 2026. */
  async function old(count = 1): Promise<void> {
    for (let n = 0; n < count; n += 1)
      await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Canary' }));
    await product.flush();
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

  it.each([{ RETENTION: 'off' }, { READ_ONLY: 'on' }])('does nothing with %j', async (given) => {
    await old();
    await aBackend(readSettings(given)).run(on('2026-11-21'));
    expect(await left()).toBe(1);
    expect(await product.connection.collection('turns').countDocuments()).toBe(0);
  });
});

const DAY = '2026-11-21';
const EVE = '2026-11-20';

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
      'messages to people': 12,
      'CVs no record names': 12,
      'events of the audit': expect.any(Number),
    });
    expect(await keptFiles(product, 'cvs')).toEqual(NOTHING_KEPT);
  });
});
