import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { startEmbeddedStore } from '../../src/database/embedded/index.js';
import { openAlongside } from '../../src/database/embedded/running-store.js';
import { compileForNode, startChild } from './support/child.js';
import { failure, MongoClient, temporaryFolder } from './support/store.js';

type Client = Awaited<ReturnType<typeof MongoClient.connect>>;

const LOCK = { fsync: 1, lock: true };
const UNLOCK = { fsyncUnlock: 1 };

describe('a store whose data another program opens', () => {
  const folder = temporaryFolder();
  const compiled = compileForNode();
  afterAll(() => [folder, compiled].forEach((each) => rmSync(each, { recursive: true })));

  /** Clients of one connection each, as a program that takes the lock has one. */
  async function withClients(work: (client: Client, other: Client, uri: string) => Promise<void>): Promise<void> {
    const store = await startEmbeddedStore({ folder });
    const connect = () => MongoClient.connect(store.uri, { maxPoolSize: 1 });
    const [client, other] = [await connect(), await connect()];
    await work(client, other, store.uri);
    await client.close();
    await other.close();
    await store.close();
  }

  const commandOf = (client: Client) => (command: object) => client.db('admin').command(command);

  it('lets writes wait until it says that it has opened them, and reads not', () =>
    withClients(async (client, other, uri) => {
      const reader = await MongoClient.connect(uri);
      const letters = other.db().collection<{ _id: string }>('letters');
      const lock = commandOf(client);
      await letters.insertOne({ _id: 'before' });
      await lock(LOCK);
      const ended: string[] = [];
      const write = letters.insertOne({ _id: 'meanwhile' }).then(() => ended.push('written'));
      expect(await reader.db().collection('letters').find().toArray()).toEqual([{ _id: 'before' }]);
      ended.push('unlocked');
      await lock(UNLOCK);
      await write;
      expect(ended).toEqual(['unlocked', 'written']);
      expect((await failure(lock(UNLOCK))).codeName).toBe('IllegalOperation');
      await reader.close();
    }));

  it('is locked for one after the other, and unlocked by the one who holds the lock alone', () =>
    withClients(async (client, other) => {
      const [first, second] = [commandOf(client), commandOf(other)];
      await first(LOCK);
      expect((await failure(first(LOCK))).codeName).toBe('IllegalOperation');
      expect((await failure(second(UNLOCK))).codeName).toBe('IllegalOperation');
      const held: string[] = [];
      const waiting = second(LOCK).then(() => held.push('second'));
      held.push('first');
      await first(UNLOCK);
      await waiting;
      expect(held).toEqual(['first', 'second']);
      expect((await failure(first(UNLOCK))).codeName).toBe('IllegalOperation');
      expect(await second(UNLOCK)).toEqual({ ok: 1 });
    }));

  it('goes on when the program that holds the lock is killed, and not before', () =>
    withClients(async (client, other) => {
      const child = startChild(compiled, 'locker.js', folder);
      await once(child.lines, 'line');
      const [lock, letters] = [commandOf(client), other.db().collection('letters')];
      const ended: string[] = [];
      const write = letters.insertOne({}).then(() => ended.push('written'));
      expect((await failure(lock(UNLOCK))).codeName).toBe('IllegalOperation');
      ended.push('killed');
      child.process.kill('SIGKILL');
      await write;
      expect(ended).toEqual(['killed', 'written']);
      await lock(LOCK);
      await lock(UNLOCK);
    }));

  it('takes the lock while they are opened, one program after the other, and gives it back', () =>
    withClients(async (client) => {
      const lock = commandOf(client);
      const opened = await Promise.all([1, 2].map((program) => openAlongside(folder, () => program)));
      expect(opened).toEqual([1, 2]);
      let taken = false;
      const opening = openAlongside(folder, () => {
        void lock(LOCK).then(() => (taken = true));
        return taken;
      });
      expect(await opening).toBe(false);
      expect(await lock(UNLOCK)).toEqual({ ok: 1 });
      const damaged = openAlongside(folder, () => {
        throw new Error('damaged');
      });
      await expect(damaged).rejects.toThrow('damaged');
      await lock(LOCK);
    }));

  it('refuses an opening beside a program that ended meanwhile', async () => {
    const child = startChild(compiled, 'holder.js', folder);
    await once(child.lines, 'line');
    const opening = openAlongside(folder, () => child.process.kill('SIGKILL'));
    await expect(opening).rejects.toMatchObject({ code: 'EBUSY' });
    await child.ended;
  });

  it('is not opened before the program that was opening them has ended, and then at once', async () => {
    const child = startChild(compiled, 'opener.js', folder);
    await once(child.lines, 'line');
    const ended: string[] = [];
    const start = startEmbeddedStore({ folder }).then((store) => {
      ended.push('started');
      return store;
    });
    await expect(openAlongside(folder, () => 'opened', 1)).rejects.toMatchObject({ code: 'EBUSY' });
    ended.push('killed');
    child.process.kill('SIGKILL');
    await (await start).close();
    expect(ended).toEqual(['killed', 'started']);
  });

  it('opens them at once where nobody has them open', async () => {
    expect(await openAlongside(folder, () => 'opened')).toBe('opened');
  });
});
