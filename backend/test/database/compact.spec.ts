import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreInUseError } from '../../src/database/embedded/errors.js';
import { startEmbeddedStore } from '../../src/database/embedded/index.js';
import { compactStore } from '../../src/database/embedded/snapshot.js';
import { MongoClient, temporaryFolder } from './support/store.js';

const TEXT = 'the name of a child '.repeat(1000);
const LARGE = 1000;

describe('a data file', () => {
  let folder = '';
  const size = () => statSync(join(folder, 'data.mdb')).size;
  const isReadable = () => readFileSync(join(folder, 'data.mdb')).includes('the name of a child');
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Keeps every tenth of some letters, the others being deleted in a transaction, and what they are counted by. */
  async function fillAndDelete(letters: number): Promise<void> {
    const store = await startEmbeddedStore({ folder });
    const client = await MongoClient.connect(store.uri);
    const collection = client.db().collection('letters');
    await collection.createIndex({ n: 1 }, undefined, undefined);
    // What is counted by a name goes with the last who has it.
    await collection.createIndex({ name: 1, _id: 1 }, undefined, undefined);
    const all = Array.from({ length: letters }, (_, i) =>
      i % 10 === 0 ? { n: 0, text: 'kept' } : { n: i % 10, text: TEXT, name: `the name of a child ${i}` },
    );
    await collection.insertMany(all);
    await client.withSession(async (session) => {
      session.startTransaction();
      await collection.deleteMany({ n: { $gt: 0 } }, { session });
      await session.commitTransaction();
    });
    await client.close();
    await store.close();
  }

  async function mustHold(letters: number): Promise<void> {
    const store = await startEmbeddedStore({ folder });
    const client = await MongoClient.connect(store.uri);
    const collection = client.db().collection('letters');
    expect(await collection.countDocuments({ n: 0 })).toBe(letters);
    expect(await collection.find({ text: 'kept' }).toArray()).toHaveLength(letters);
    await collection.insertOne({ n: 5, text: 'new' });
    await client.close();
    await store.close();
  }

  it('is small again when it is compacted, and what was deleted cannot be read in it any more', async () => {
    await fillAndDelete(100);
    expect(isReadable()).toBe(true);
    const before = size();
    expect(await compactStore(folder)).toEqual({ before, after: size() });
    expect(size()).toBeLessThan(before / 2);
    expect(isReadable()).toBe(false);
    await mustHold(10);
  });

  it('is compacted by a start that finds half of it free', async () => {
    await fillAndDelete(LARGE);
    const before = size();
    expect(before).toBeGreaterThan(16 * 1024 * 1024);
    await mustHold(LARGE / 10);
    expect(size()).toBeLessThan(before / 10);
    expect(isReadable()).toBe(false);
    await compactStore(folder);
    await mustHold(LARGE / 10);
  });

  it('is not compacted while it is in use', async () => {
    const store = await startEmbeddedStore({ folder });
    await expect(compactStore(folder)).rejects.toThrow(StoreInUseError);
    await store.close();
  });

  it('is not harmed by a compaction that was killed', async () => {
    await fillAndDelete(100);
    mkdirSync(join(folder, '.replacing'));
    writeFileSync(join(folder, '.replacing/data.mdb'), TEXT);
    await mustHold(10);
    expect(existsSync(join(folder, '.replacing'))).toBe(false);
  });
});
