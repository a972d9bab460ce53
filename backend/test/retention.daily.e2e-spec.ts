import { type Settings, readSettings } from '../src/config/index.js';
import { Clock } from '../src/retention/clock.js';
import { DailyRetention, FIRST_LOOK_MS, LOOK_EVERY_MS } from '../src/retention/daily-retention.js';
import { RetentionService } from '../src/retention/index.js';
import { aMessage } from './factories/index.js';
import { catchLogs } from './support/caught-logs.js';
import { on } from './support/old-records.js';
import { theProduct } from './support/product.js';

/** Time stands still until a test moves it on. */
class StillClock extends Clock {
  private planned: { readonly at: number; readonly work: () => void } | undefined;

  constructor(private time: Date) {
    super();
  }

  get waiting(): boolean {
    return this.planned !== undefined;
  }

  override now(): Date {
    return this.time;
  }

  override later(ms: number, work: () => void): () => void {
    const planned = { at: this.time.getTime() + ms, work };
    this.planned = planned;
    return () => {
      if (this.planned === planned) this.planned = undefined;
    };
  }

  /** Does what is due by then. */
  goOn(ms: number): void {
    this.time = new Date(this.time.getTime() + ms);
    const { planned } = this;
    if (planned === undefined || planned.at > this.time.getTime()) return;
    this.planned = undefined;
    planned.work();
  }
}

describe('with RETENTION=on', () => {
  const logs = catchLogs();
  const product = theProduct({ LOG_LEVEL: 'info' }, true, logs.stream);
  const ON = readSettings({ RETENTION: 'on' });
  const made: DailyRetention[] = [];
  afterEach(() => Promise.all(made.splice(0).map((each) => each.onModuleDestroy())));

  function aProcess(day = '2026-11-21', settings: Settings = ON, retention = product.app.get(RetentionService)) {
    const clock = new StillClock(on(day));
    const daily = new DailyRetention(settings, retention, clock, product.connection);
    made.push(daily);
    daily.onApplicationBootstrap();
    return { clock, daily };
  }
  const left = () => product.connection.collection('contacts').countDocuments();
  const expired = () => product.connection.collection('audits').countDocuments({ action: 'expired' });
  /** Messages whose time was over on the 21st of November 2026. */
  async function old(count = 1): Promise<void> {
    for (let n = 0; n < count; n += 1)
      await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'Canary' }));
    await product.connection.collection('contacts').updateMany({}, { $set: { createdAt: on('2025-11-21') } });
  }

  it('what is over its time goes, not while the process starts and once a day', async () => {
    await old();
    const { clock, daily } = aProcess('2026-11-20');
    clock.goOn(FIRST_LOOK_MS - 1);
    await daily.done();
    expect(await product.connection.collection('turns').countDocuments()).toBe(0);
    clock.goOn(1);
    await daily.done();
    expect(await product.connection.collection('turns').findOne({})).toMatchObject({ day: '2026-11-20' });
    expect(await left()).toBe(1);
    for (let hour = 1; hour < 24; hour += 1) {
      clock.goOn(LOOK_EVERY_MS);
      await daily.done();
    }
    expect(await left()).toBe(0);
    await old();
    clock.goOn(LOOK_EVERY_MS);
    await daily.done();
    expect(await left()).toBe(1);
    expect(await expired()).toBe(1);
  });

  it('of several processes one does it', async () => {
    await old(3);
    const processes = [aProcess(), aProcess(), aProcess()];
    for (const { clock } of processes) clock.goOn(FIRST_LOOK_MS);
    await Promise.all(processes.map(({ daily }) => daily.done()));
    expect(await left()).toBe(0);
    expect(await expired()).toBe(1);
    expect(await product.connection.collection('audits').findOne({ action: 'expired' })).toMatchObject({ count: 3 });
  });

  it('a stop ends it between two records, and takes the timer away', async () => {
    await old(30);
    const { clock, daily } = aProcess();
    clock.goOn(FIRST_LOOK_MS);
    await daily.onModuleDestroy();
    const rest = await left();
    expect(rest).toBeGreaterThan(0);
    expect(clock.waiting).toBe(false);
    clock.goOn(LOOK_EVERY_MS);
    expect(await left()).toBe(rest);
  });

  it('what fails is told without what anybody wrote, keeps nothing else up and is tried again the next day', async () => {
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
    const { clock, daily } = aProcess('2026-11-21', ON, half);
    clock.goOn(FIRST_LOOK_MS);
    await daily.done();
    expect(await left()).toBe(0);
    expect(logs.text()).toContain('bookings approved: TypeError');
    expect(logs.text()).not.toContain('Canary');
    broken = false;
    await product.connection.collection('bookings').insertOne({ status: 'Approved', updatedAt: on('2001-01-01') });
    for (let hour = 0; hour < 24; hour += 1) {
      clock.goOn(LOOK_EVERY_MS);
      await daily.done();
    }
    expect(await product.connection.collection('bookings').countDocuments()).toBe(0);
  });

  it.each([{}, { RETENTION: 'off' }, { RETENTION: 'on', READ_ONLY: 'on' }])('nothing is planned with %j', (given) => {
    expect(aProcess('2026-11-21', readSettings(given)).clock.waiting).toBe(false);
    expect(aProcess().clock.waiting).toBe(true);
  });
});
