import { setImmediate } from 'node:timers/promises';
import { AUDITED, type Audited } from '#contract/audit';
import { STORE, type Store } from '../src/database/index.js';
import { captureLogs } from './support/capture-logs.js';
import type { Change } from './support/change.js';
import { CHANGES, ONE_OF_EACH_WAY } from './support/changes.js';
import { type Product, startProduct, theProduct } from './support/product.js';
import { type TcpProxy, tcpProxyTo } from './support/tcp-proxy.js';

const logs = captureLogs();
const product = theProduct({ LOG_LEVEL: 'info' }, true, logs.stream);

/** Nobody changes these: they are read, refused, sent, or removed by a rule. */
const NEVER_CHANGED: readonly Audited[] = [
  ...(['cv', 'message', 'progress-report', 'route', 'file', 'consent-proof', 'audit'] as const),
];

it('every kind of record that is changed is tried', () => {
  const tried = new Set<string>(CHANGES.map(({ entity }) => entity));
  expect(AUDITED.filter((entity) => !tried.has(entity))).toEqual(NEVER_CHANGED);
});

describe('a change of a record and its event are one step', () => {
  let relay: TcpProxy | undefined;
  let relayed: Product | undefined;
  beforeAll(async () => {
    relay = await tcpProxyTo(product.app.get<Store>(STORE).uri);
    // Commands can be listened to where they are measured.
    relayed = await startProduct({ MONGODB_URI: relay.uri, METRICS_TOKEN: 'a token for figures' });
  }, 60_000);
  afterAll(async () => {
    await relayed?.close();
    await relay?.close();
  });

  // The store behind the relay is looked at on a line of its own.
  const stored = (collection: string) => product.connection.collection(collection).find().sort({ _id: 1 }).toArray();
  const asText = async (collection: string) => JSON.stringify(await stored(collection));

  /** Waits until the driver has found the store again: each attempt leaves it a turn to hear of the product. */
  async function isBack(connection: Product['connection']): Promise<void> {
    const deadline = performance.now() + 30_000;
    while (
      !(await connection.db
        ?.admin()
        .ping()
        .catch(() => undefined))
    ) {
      if (performance.now() > deadline) throw new Error('The driver has not found the store again.');
      await setImmediate();
    }
  }

  /** Breaks all lines to the store when the product sends its command of that number, if it sends so many. */
  function breakAt(number: number, connection: Product['connection'], line: TcpProxy): { readonly broke: boolean } {
    const state = { sent: 0, broke: false };
    const listener = (): void => {
      state.sent += 1;
      if (state.sent < number) return;
      connection.removeListener('commandStarted', listener);
      state.broke = true;
      line.cut();
      line.mend();
    };
    connection.on('commandStarted', listener);
    return state;
  }

  /** Makes a change with the line broken at one of the product's commands; says whether it sent so many. */
  async function isOneStep({ collection, action, entity, prepare, change }: Change, number: number): Promise<boolean> {
    if (!relayed || !relay) throw new Error('Nothing is running.');
    await product.clear();
    const id = (await prepare?.(relayed)) ?? '';
    await product.connection.collection('audits').deleteMany({});
    const before = await asText(collection);

    const line = breakAt(number, relayed.connection, relay);
    const { status } = await change(relayed, id);
    relayed.connection.removeAllListeners('commandStarted');
    await isBack(relayed.connection);
    // Who is told that it failed tries a deletion again: that is still one deletion.
    if (status >= 500 && action === 'deleted') await change(relayed, id);

    const isChanged = (await asText(collection)) !== before;
    const events = await product.connection.collection('audits').find({ action, entity }).toArray();
    expect({ number, events: events.length }).toEqual({ number, events: isChanged ? 1 : 0 });
    if (status < 400) expect(isChanged).toBe(true);
    return line.broke;
  }

  it.each(CHANGES)('for $name', async (change) => {
    await isOneStep(change, Number.POSITIVE_INFINITY);
  });

  it.each(CHANGES.filter(({ name }) => ONE_OF_EACH_WAY.has(name)))(
    'for $name, wherever the line to the store breaks',
    async (change) => {
      let number = 1;
      while (await isOneStep(change, number)) number += 1;
      expect(number).toBeGreaterThan(2);
    },
    120_000,
  );
});
