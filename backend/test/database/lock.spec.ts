import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { StoreInUseError, StoreUnreadableError } from '../../src/database/embedded/errors.js';
import { startEmbeddedStore } from '../../src/database/embedded/index.js';
import { runningStore } from '../../src/database/embedded/running-store.js';
import { compactStore, replaceStore } from '../../src/database/embedded/snapshot.js';
import { compileForNode, mayContain, startChild, startContained } from './support/child.js';
import { MongoClient, temporaryFolder } from './support/store.js';

describe('a data folder', () => {
  const compiled = compileForNode();
  let folder = '';
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  afterAll(() => rmSync(compiled, { recursive: true }));

  it('is made for its owner only, and is fresh until something is in it', async () => {
    const inside = join(folder, 'made/here');
    const store = await startEmbeddedStore({ folder: inside });
    expect(statSync(inside).mode & 0o777).toBe(0o700);
    expect(store.fresh).toBe(true);
    const client = await MongoClient.connect(store.uri);
    await client.db().collection('things').insertOne({});
    await client.close();
    await store.close();
    const again = await startEmbeddedStore({ folder: inside });
    expect(again.fresh).toBe(false);
    await again.close();
  });

  it('is refused to a second store in the same process, by whatever path', async () => {
    const store = await startEmbeddedStore({ folder });
    symlinkSync(folder, `${folder}-link`);
    await expect(startEmbeddedStore({ folder })).rejects.toThrow(StoreInUseError);
    await expect(startEmbeddedStore({ folder: `${folder}-link` })).rejects.toThrow(StoreInUseError);
    rmSync(`${folder}-link`);
    await store.close();
    await (await startEmbeddedStore({ folder })).close();
  });

  it('is refused to a second process in one clear sentence', async () => {
    const store = await startEmbeddedStore({ folder });
    const child = startChild(compiled, 'holder.js', folder);
    const [line] = (await once(child.lines, 'line')) as [string];
    expect(line).toBe(
      `StoreInUseError: The data folder ${folder} is in use by another running program (process ${process.pid}); ` +
        'stop it first or choose another folder.',
    );
    expect((await child.ended).code).toBe(1);
    await store.close();
  }, 30_000);

  it('is taken over from a process that was killed', async () => {
    const child = startChild(compiled, 'holder.js', folder);
    await once(child.lines, 'line');
    await expect(startEmbeddedStore({ folder })).rejects.toThrow(StoreInUseError);
    child.process.kill('SIGKILL');
    await child.ended;
    await (await startEmbeddedStore({ folder })).close();
  }, 30_000);

  it('is taken over from a process that was killed and whose parent has not heard of it', async () => {
    const holder = join(compiled, 'test/database/support/holder.js');
    // The parent becomes a program that waits for no child.
    const command = `"${process.execPath}" "${holder}" "${folder}" & exec sleep 60 >/dev/null 2>&1`;
    const parent = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(parent.stdout, 'data');
    const { pid } = JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8')) as { pid: number };
    process.kill(pid, 'SIGKILL');
    while (!readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')) await turn();
    await (await startEmbeddedStore({ folder })).close();
    parent.kill();
  }, 30_000);

  // Each is process 1 of a pid namespace of its own and sees no other's processes.
  (mayContain ? describe : describe.skip)('that two containers share (needs root and unshare)', () => {
    const record = () => readFileSync(join(folder, 'owner.json'), 'utf8');

    it('is refused to the second, whose attempt leaves the record and the data of the first alone', async () => {
      const first = startContained(compiled, 'holder.js', folder);
      await once(first.lines, 'line');
      const before = record();
      expect(JSON.parse(before)).toMatchObject({ pid: 1 });
      for (const start of [startContained, startChild]) {
        const second = start(compiled, 'holder.js', folder);
        const [line] = (await once(second.lines, 'line')) as [string];
        expect(line).toContain(`StoreInUseError: The data folder ${folder} is in use by another running program`);
        expect((await second.ended).code).toBe(1);
      }
      await expect(startEmbeddedStore({ folder })).rejects.toThrow(StoreInUseError);
      await expect(compactStore(folder)).rejects.toThrow(StoreInUseError);
      await expect(replaceStore(folder, () => Promise.resolve())).rejects.toThrow(StoreInUseError);
      expect(record()).toBe(before);
      const { uri = '' } = runningStore(folder) ?? {};
      const client = await MongoClient.connect(uri);
      expect(await client.db().command({ ping: 1 })).toEqual({ ok: 1 });
      await client.close();
      first.process.kill('SIGKILL');
      await first.ended;
    }, 60_000);

    it('is taken over by the second when the first was killed', async () => {
      const first = startContained(compiled, 'holder.js', folder);
      await once(first.lines, 'line');
      first.process.kill('SIGKILL');
      await first.ended;
      const second = startContained(compiled, 'holder.js', folder);
      expect(await once(second.lines, 'line')).toEqual(['open']);
      second.process.kill('SIGKILL');
      await second.ended;
      await (await startEmbeddedStore({ folder })).close();
    }, 60_000);
  });

  it('goes to one of many programs that start at once', async () => {
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => startEmbeddedStore({ folder })));
    const opened = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const refused = starts.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect([opened.length, refused.length]).toEqual([1, 4]);
    for (const reason of refused) expect(reason).toBeInstanceOf(StoreInUseError);
    await opened[0]?.close();
  });

  it('is refused while a store listens, also one that holds no lock', async () => {
    const store = await startEmbeddedStore({ folder });
    rmSync(join(folder, 'owner.json'));
    await expect(startEmbeddedStore({ folder })).rejects.toThrow(StoreInUseError);
    await store.close();
    await (await startEmbeddedStore({ folder })).close();
  });

  it('is taken over when the process number belongs to another program now', async () => {
    writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid: process.ppid, host: hostname() }));
    await (await startEmbeddedStore({ folder })).close();
  });

  it.each([
    ['a file in its place', (path: string) => writeFileSync(path, 'text')],
    [
      'a data file of another kind',
      (path: string) => {
        mkdirSync(path);
        writeFileSync(join(path, 'data.mdb'), 'something else'.repeat(1000));
      },
    ],
  ])('is refused with %s', async (_name, prepare) => {
    const path = join(folder, 'odd');
    prepare(path);
    const opened = startEmbeddedStore({ folder: path });
    await expect(opened).rejects.toThrow(StoreUnreadableError);
    await expect(opened).rejects.toThrow(path);
  });

  it('is reached by a socket for its owner only, and says so when that cannot be made', async () => {
    const store = await startEmbeddedStore({ folder });
    expect(statSync(join(folder, 'store.sock')).mode & 0o777).toBe(0o600);
    await store.close();
    mkdirSync(join(folder, 'store.sock'));
    await expect(startEmbeddedStore({ folder })).rejects.toThrow(/^The socket \S+store\.sock cannot be made: /);
    rmSync(join(folder, 'store.sock'), { recursive: true });
    await (await startEmbeddedStore({ folder })).close();
  });

  it('may have a name too long for a socket', async () => {
    const store = await startEmbeddedStore({ folder: join(folder, 'x'.repeat(120)) });
    const client = await MongoClient.connect(store.uri);
    expect(await client.db().command({ ping: 1 })).toEqual({ ok: 1 });
    await client.close();
    await store.close();
  });

  it('says so where the temporary folder has such a name too, and leaves no socket anywhere', () => {
    const long = join(folder, 'x'.repeat(120));
    mkdirSync(long, { mode: 0o700 });
    const holder = join(compiled, 'test/database/support/holder.js');
    const env = { ...process.env, TMPDIR: long };
    const { stdout } = spawnSync(process.execPath, [holder, long], { env, encoding: 'utf8' });
    expect(stdout).toMatch(/its path is too long; set DATA_DIR or TMPDIR to a shorter one/);
    expect(readdirSync(folder)).toEqual(['x'.repeat(120)]);
    expect(readdirSync(long).filter((name) => name.startsWith('one-step-'))).toEqual([]);
  });
});
