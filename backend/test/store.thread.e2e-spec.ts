import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Launched } from './support/launch.js';

const MAIN = 'backend/dist/main.js';

describe('the built product, whose store runs in a thread of its own', () => {
  let folder: string;
  const running: Launched[] = [];
  const start = (): Launched => {
    const product = launch(MAIN, { DATA_DIR: folder, LOG_LEVEL: 'silent' });
    running.push(product);
    return product;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-step-thread-'));
  });
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true });
  });

  it('refuses to start on a store that another one has open, in a sentence that names it', async () => {
    const first = start();
    await first.ready;
    const { code, output } = await start().ended;
    expect(code).toBe(1);
    expect(output).toContain(
      `The data folder ${join(folder, 'store')} is in use by another running program (process ${first.child.pid})`,
    );
    expect(output).not.toContain('    at ');
  });

  it('gives the store back when it is asked to stop, so that the next one can start', async () => {
    const first = start();
    await first.ready;
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    await expect(start().ready).resolves.toContain('One Step is ready');
  });

  it('says in a sentence that a store is damaged', async () => {
    const first = start();
    await first.ready;
    first.child.kill('SIGTERM');
    await first.ended;
    await writeFile(join(folder, 'store', 'data.mdb'), 'nothing that LMDB could read'.repeat(1000));
    const { code, output } = await start().ended;
    expect(code).toBe(1);
    expect(output).toContain(
      `The data in ${join(folder, 'store')} cannot be read: data.mdb is damaged or not a data file`,
    );
    expect(output).not.toContain('    at ');
  });
});
