import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbeddedStore } from '../../src/database/embedded/index.js';
import { compileForNode } from './support/child.js';
import { afterCut, readTrace, STRACE, type Trace } from './support/power-cuts.js';
import { halfWritten, MongoClient, temporaryFolder } from './support/store.js';

const ACKNOWLEDGED = 150;
/** More of them: npm run test:faults -- F02. */
const CUTS = Number(process.env['POWER_CUTS'] ?? 25);

/** A killed program's writes are still with the system; only a trace of its calls shows which of them were on disk. */
const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

/** The same numbers every time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

(canTrace || 'POWER_CUTS' in process.env ? describe : describe.skip)('after a power cut (needs strace)', () => {
  const [compiled, folder, data] = [compileForNode(), temporaryFolder(), join(temporaryFolder(), 'made')];
  let trace: Trace;
  beforeAll(async () => {
    const [log, script] = [join(folder, 'trace'), join(compiled, 'test/database/support/writer.js')];
    const traced = spawn('strace', [...STRACE, '-o', log, process.execPath, script, data, '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let acknowledged = 0;
    for await (const _line of createInterface({ input: traced.stdout })) if (++acknowledged === ACKNOWLEDGED) break;
    // It ends by itself: of a killed strace the last lines would be missing or cut off.
    traced.stdout.resume();
    process.kill(-(traced.pid ?? 0), 'SIGTERM');
    if (traced.exitCode === null && traced.signalCode === null) await once(traced, 'exit');
    trace = readTrace(log);
  }, 120_000);
  afterAll(() => [compiled, folder, join(data, '..')].forEach((each) => rmSync(each, { recursive: true })));

  it('is simulated with every write there was', () => {
    const everything = afterCut(trace, trace.lines, () => 0);
    expect(everything.equals(readFileSync(join(data, 'data.mdb')))).toBe(true);
  });

  it('the names of the data file and of its folder are there', () => {
    expect(trace.others).toEqual(expect.arrayContaining([data, join(data, '..')]));
  });

  it('every write that was acknowledged is there, and nothing half', async () => {
    expect(trace.output.length).toBeGreaterThan(ACKNOWLEDGED / 2);
    const [first = { ended: 0 }] = trace.output;
    const random = numbersFrom(20_261_122);
    for (let cut = 0; cut < CUTS; cut++) {
      // From the first write that was acknowledged on, anywhere.
      const at = Math.floor(first.ended + random() * (trace.lines - first.ended));
      const printed = trace.output.filter(({ began }) => began <= at).flatMap(({ text }) => text.trim().split('\n'));
      const acknowledged = new Map(printed.map((line) => line.split(' ') as [string, string]));
      const left = join(folder, `cut-${cut}`);
      mkdirSync(left, { mode: 0o700 });
      writeFileSync(join(left, 'data.mdb'), afterCut(trace, at, random));

      const store = await startEmbeddedStore({ folder: left });
      const client = await MongoClient.connect(store.uri);
      const collection = client.db().collection<{ _id: string; kind: string }>('writes');
      const found = new Map((await collection.find().toArray()).map(({ _id, kind }) => [_id, kind]));
      const counted = await collection.countDocuments({ kind: 'changed' });
      const half = await halfWritten(client.db());
      await client.close();
      await store.close();
      rmSync(left, { recursive: true });

      expect([...acknowledged].filter(([id, kind]) => found.get(id) !== kind)).toEqual([]);
      expect(half).toEqual([]);
      expect(counted).toBe([...found.values()].filter((kind) => kind === 'changed').length);
    }
  }, 3_600_000);
});
