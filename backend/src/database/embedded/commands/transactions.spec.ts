import { mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode, encode } from '../bson/raw.js';
import { openEnvironment } from '../storage/environment.js';
import { Store } from '../storage/store.js';
import { Transaction } from '../storage/transaction.js';
import { Cursors } from './cursors.js';
import { find } from './read.js';
import { Transactions } from './transactions.js';
import { insert } from './write.js';

describe('a transaction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'transactions-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => jest.useRealTimers());

  it('that nobody ends does so after ten seconds and frees what it holds; one that is begun later does not', async () => {
    const environment = openEnvironment(folder);
    const [store, cursors, client] = [new Store(environment), new Cursors(), new Socket()];
    const transactions = new Transactions(store, cursors);
    await store.write(() => store.catalog.ensure('db.some'));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] });
    const run = (session: number, isFirst: boolean, _id: number) => {
      const part = { txnNumber: 1, autocommit: false, ...(isFirst && { startTransaction: true }) };
      const body = { insert: 'some', documents: [encode({ _id })], lsid: encode({ id: session }), ...part };
      const call = { store, transactions, cursors, client, database: 'db', namespace: 'db.some', body };
      return transactions.run('insert', call, (own) => insert.run({ ...call, store: own }));
    };
    await run(1, true, 1);
    const part = { find: 'some', batchSize: 0, lsid: encode({ id: 1 }), txnNumber: 1, autocommit: false };
    const call = { store, transactions, cursors, client, database: 'db', namespace: 'db.some', body: part };
    const reply = await transactions.run('find', call, (own) => find.run({ ...call, store: own }));
    const { cursor } = decode(reply as Buffer) as { cursor: { id: number } };
    jest.advanceTimersByTime(5000);
    await run(2, true, 2);
    jest.advanceTimersByTime(4900);
    await run(1, false, 3);
    let isWritten = false;
    const waiting = store
      .write(() => store.insert(store.catalog.ensure('db.some'), encode({ _id: 1 })))
      .then(() => (isWritten = true));
    await store.write(() => undefined);
    expect(isWritten).toBe(false);
    jest.advanceTimersByTime(200);
    await waiting;
    expect(cursors.kill(cursor.id)).toBe(false);
    await expect(run(1, false, 4)).rejects.toMatchObject({ codeName: 'NoSuchTransaction' });
    await run(2, false, 5);
    transactions.close();
    await expect(run(2, false, 6)).rejects.toMatchObject({ codeName: 'NoSuchTransaction' });
    await environment.close();
  });

  it('conflicts with a write that has been made and is not on disk yet', async () => {
    const environment = openEnvironment(folder);
    const gate = { open: (): void => undefined };
    const onDisk = new Promise<void>((resolve) => (gate.open = resolve));
    const write = async <T>(action: () => T): Promise<T> => {
      const result = await environment.write(action);
      await onDisk;
      return result;
    };
    const store = new Store({ ...environment, write });
    const collection = store.catalog.find('db.some');
    const [found] = collection ? store.after(collection, 0, 1) : [];
    if (!collection || !found) throw new Error('there is a document of the first test');
    const transaction = new Transaction(store);
    // The bytes stay the same: only the claim tells.
    const writing = store.write(() => store.replace(collection, found, found.document, new Set()));
    await environment.write(() => undefined);
    const conflict = transaction.write(() => transaction.remove(collection, found));
    gate.open();
    await writing;
    await expect(conflict).rejects.toMatchObject({ codeName: 'WriteConflict' });
    transaction.end();
    await environment.close();
  });
});
