import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { startEmbeddedStore } from '../../src/database/embedded/index.js';
import { compactStore } from '../../src/database/embedded/snapshot.js';
import { compileForNode, startChild } from './support/child.js';
import { halfWritten, MongoClient, temporaryFolder } from './support/store.js';

const ROUNDS = 2;
const ACKNOWLEDGED_BEFORE_KILL = 150;

describe('a store whose process is killed while it writes', () => {
  const compiled = compileForNode();
  const folder = temporaryFolder();
  afterAll(() => [compiled, folder].forEach((each) => rmSync(each, { recursive: true })));

  it('has every acknowledged write after the restart, transactions as a whole, and counts that agree', async () => {
    const acknowledged = new Map<string, string>();
    for (let round = 0; round < ROUNDS; round++) {
      const child = startChild(compiled, 'writer.js', folder, String(round));
      const until = ACKNOWLEDGED_BEFORE_KILL * (round + 1) - round * 17;
      child.lines.on('line', (line) => {
        const [id = '', kind = ''] = line.split(' ');
        acknowledged.set(id, kind);
        if (acknowledged.size === until) child.process.kill('SIGKILL');
      });
      await Promise.all([child.ended, once(child.lines, 'close')]);

      // The last time from a compacted file, which has to hold the same.
      if (round === ROUNDS - 1) await compactStore(folder);
      const store = await startEmbeddedStore({ folder });
      const client = await MongoClient.connect(store.uri);
      const collection = client.db().collection<{ _id: string; kind: string }>('writes');
      const found = new Map((await collection.find().toArray()).map(({ _id, kind }) => [_id, kind]));
      const kinds = [...found.values()];
      const counted = await Promise.all(
        ['k0', 'k1', 'k2', 'changed'].map((kind) => collection.countDocuments({ kind })),
      );
      const total = await collection.countDocuments();
      const half = await halfWritten(client.db());
      const fellows = await client.db().collection('fellows').countDocuments();
      await client.close();
      await store.close();

      expect([...acknowledged].filter(([id, kind]) => found.get(id) !== kind)).toEqual([]);
      expect(total).toBe(found.size);
      expect(half).toEqual([]);
      expect(fellows).toBeGreaterThan(0);
      expect(counted).toEqual(
        ['k0', 'k1', 'k2', 'changed'].map((kind) => kinds.filter((each) => each === kind).length),
      );
    }
    expect(acknowledged.size).toBeGreaterThan(ACKNOWLEDGED_BEFORE_KILL);
  }, 120_000);
});
