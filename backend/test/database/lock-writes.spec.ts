import { rmSync } from 'node:fs';
import { startEmbeddedStore } from '../../src/database/embedded/index.js';
import { openBeside } from '../../src/database/embedded/running-store.js';
import { failure, MongoClient, temporaryFolder } from './support/store.js';

type Client = Awaited<ReturnType<typeof MongoClient.connect>>;

describe('a store whose data another program opens', () => {
  const folder = temporaryFolder();
  afterAll(() => rmSync(folder, { recursive: true }));

  async function withClient(work: (client: Client) => Promise<void>): Promise<void> {
    const store = await startEmbeddedStore({ folder });
    const client = await MongoClient.connect(store.uri);
    await work(client);
    await client.close();
    await store.close();
  }

  it('lets writes wait until it says that it has opened them, and reads not', () =>
    withClient(async (client) => {
      const letters = client.db().collection<{ _id: string }>('letters');
      const admin = client.db('admin');
      await letters.insertOne({ _id: 'before' });
      await admin.command({ fsync: 1, lock: true });
      const ended: string[] = [];
      const write = letters.insertOne({ _id: 'meanwhile' }).then(() => ended.push('written'));
      expect(await letters.find().toArray()).toEqual([{ _id: 'before' }]);
      ended.push('unlocked');
      await admin.command({ fsyncUnlock: 1 });
      await write;
      expect(ended).toEqual(['unlocked', 'written']);
      expect((await failure(admin.command({ fsyncUnlock: 1 }))).codeName).toBe('IllegalOperation');
    }));

  it('takes the lock while they are opened, one program after the other, and gives it back', () =>
    withClient(async (client) => {
      const locked = () =>
        client
          .db('admin')
          .command({ fsyncUnlock: 1 })
          .then(
            () => true,
            () => false,
          );
      const opened = await Promise.all([1, 2].map((program) => openBeside(folder, () => program)));
      expect(opened).toEqual([1, 2]);
      expect(await locked()).toBe(false);
      const damaged = openBeside(folder, () => {
        throw new Error('damaged');
      });
      await expect(damaged).rejects.toThrow('damaged');
      expect(await locked()).toBe(false);
      // Who takes it away makes the opening fail: the writes did not wait to its end.
      let taken: Promise<boolean> | undefined;
      const opening = openBeside(folder, () => (taken = locked()));
      await expect(opening).rejects.toMatchObject({ code: 'EBUSY', message: 'fsyncUnlock called when not locked' });
      expect(await taken).toBe(true);
    }));

  it('opens them at once where nobody has them open', async () => {
    expect(await openBeside(folder, () => 'opened')).toBe('opened');
  });
});
