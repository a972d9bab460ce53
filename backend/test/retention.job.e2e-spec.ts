import { readSettings, type Settings } from '../src/config/index.js';
import { CLAIMED_DAY_MODEL, type ClaimedDay } from '../src/retention/claimed-day.schema.js';
import { DailyRetention } from '../src/retention/daily-retention.js';
import { RetentionService } from '../src/retention/index.js';
import { aMessage } from './factories/index.js';
import { captureLogs } from './support/capture-logs.js';
import { on } from './support/old-records.js';
import { theProduct } from './support/product.js';

const logs = captureLogs();
const product = theProduct({ LOG_LEVEL: 'info' }, true, logs.stream);

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
    expect(await product.connection.collection('claimeddays').countDocuments()).toBe(0);
  });
});
