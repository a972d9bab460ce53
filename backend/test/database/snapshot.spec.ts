import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreInUseError, StoreUnreadableError } from '../../src/database/embedded/errors.js';
import { startEmbeddedStore } from '../../src/database/embedded/index.js';
import { copyStore, requireIntact, replaceStore } from '../../src/database/embedded/snapshot.js';
import { compileForNode, startChild } from './support/child.js';
import { MongoClient, temporaryFolder } from './support/store.js';

interface Write {
  _id: string;
  kind: string;
}

async function writesIn(folder: string): Promise<Map<string, string>> {
  const store = await startEmbeddedStore({ folder });
  const client = await MongoClient.connect(store.uri);
  const found = await client.db().collection<Write>('writes').find().toArray();
  await client.close();
  await store.close();
  return new Map(found.map(({ _id, kind }) => [_id, kind]));
}

describe('a copy of a store that another process writes to', () => {
  const compiled = compileForNode();
  const folder = temporaryFolder();
  afterAll(() => [compiled, folder].forEach((each) => rmSync(each, { recursive: true })));

  it('has every write that was acknowledged before it began, and nothing half', async () => {
    const child = startChild(compiled, 'writer.js', folder, '0');
    const acknowledged = new Map<string, string>();
    const copies: { into: string; before: Map<string, string> }[] = [];
    for await (const line of child.lines) {
      const [id = '', kind = ''] = line.split(' ');
      acknowledged.set(id, kind);
      if (acknowledged.size % 100 !== 0) continue;
      const into = temporaryFolder();
      const before = new Map(acknowledged);
      await copyStore(folder, into);
      copies.push({ into, before });
      if (copies.length === 5) break;
    }
    child.process.kill('SIGKILL');
    await child.ended;
    for (const { into, before } of copies) {
      const found = await writesIn(into);
      expect([...before].filter(([id, kind]) => found.get(id) !== kind)).toEqual([]);
      rmSync(into, { recursive: true });
    }
  }, 60_000);
});

describe('a store whose data are replaced', () => {
  const [folder, other, broken] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  afterAll(() => [folder, other, broken].forEach((each) => rmSync(each, { recursive: true })));

  async function fill(where: string, name: string): Promise<void> {
    const store = await startEmbeddedStore({ folder: where });
    const client = await MongoClient.connect(store.uri);
    await client.db().collection<Write>('writes').insertOne({ _id: name, kind: 'k' });
    await client.close();
    await store.close();
  }

  it('has the other ones afterwards', async () => {
    await fill(folder, 'before');
    await fill(other, 'after');
    await replaceStore(folder, (into) => copyStore(other, into));
    expect([...(await writesIn(folder)).keys()]).toEqual(['after']);
  });

  it('is left alone while it is open, and when what must be done before fails', async () => {
    const store = await startEmbeddedStore({ folder });
    await expect(replaceStore(folder, (into) => copyStore(other, into))).rejects.toThrow(StoreInUseError);
    await store.close();
    const failing = replaceStore(folder, () => Promise.reject(new Error('no room')));
    await expect(failing).rejects.toThrow('no room');
    expect([...(await writesIn(folder)).keys()]).toEqual(['after']);
  });

  it.each([
    ['empty', ''],
    ['something else', 'x'.repeat(100_000)],
  ])('does not take a file that is %s for a store', async (_, content) => {
    mkdirSync(broken, { recursive: true });
    writeFileSync(join(broken, 'data.mdb'), content);
    await expect(requireIntact(broken)).rejects.toThrow(StoreUnreadableError);
    expect(existsSync(join(broken, 'data.mdb'))).toBe(true);
  });
});
