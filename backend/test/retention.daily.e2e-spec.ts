import { type Settings, readSettings } from '../src/config/index.js';
import { DailyRetention } from '../src/retention/daily-retention.js';
import { RetentionService } from '../src/retention/index.js';
import { aMessage } from './factories/index.js';
import { catchLogs } from './support/caught-logs.js';
import { on } from './support/old-records.js';
import { theProduct } from './support/product.js';

describe('the daily job', () => {
  const logs = catchLogs();
  const product = theProduct({ LOG_LEVEL: 'info' }, true, logs.stream);

  function aBackend(settings: Settings = readSettings({}), retention = product.app.get(RetentionService)) {
    return new DailyRetention(settings, retention, product.connection);
  }
  const left = () => product.connection.collection('contacts').countDocuments();
  const expired = () => product.connection.collection('audits').find({ action: 'expired' }).toArray();
  /** Messages whose time was over on the 21st of November 2026. */
  async function old(count = 1): Promise<void> {
    for (let n = 0; n < count; n += 1)
      await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Canary' }));
    await product.connection.collection('contacts').updateMany({}, { $set: { createdAt: on('2025-11-21') } });
  }

  it('removes what is over its time, once a day', async () => {
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

  it('tells a failure without what anybody wrote, goes on with the rest and tries again the next day', async () => {
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
