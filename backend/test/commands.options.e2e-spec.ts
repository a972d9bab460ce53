import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Launched } from './support/launch.js';

/** The built programs. */
const BUNDLE = 'backend/dist/bundle';

describe('the commands of the terminal, where nothing is there yet,', () => {
  let folder: string;
  const running: ChildProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-step-options-'));
  });
  afterEach(async () => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  function run(script: string, settings: Readonly<Record<string, string>>, args?: readonly string[]): Launched {
    const launched = launch(script, { DATA_DIR: folder, ...settings }, args);
    running.push(launched.child);
    return launched;
  }

  it('end with the shell in which npm starts them: npm passes a signal on to that alone', async () => {
    const manifest = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { 'start:prod': string } };
    const env = { PATH: process.env['PATH'], PORT: '0', SEED_DEMO: 'off', DATA_DIR: folder };
    const shell = spawn('sh', ['-c', manifest.scripts['start:prod']], { env, stdio: 'pipe', detached: true });
    const ended = once(shell, 'exit');
    let output = '';
    // One signal: the product stops immediately at a second one, and it may log more once it is ready.
    await new Promise<void>((resolve) => {
      shell.stdout.on('data', (part: Buffer) => {
        output += part.toString();
        if (output.includes('One Step is ready')) resolve();
      });
      void ended.then(() => resolve());
    });
    shell.kill('SIGTERM');
    try {
      expect({ ended: await ended, output }).toEqual({ ended: [0, null], output: expect.any(String) as string });
    } finally {
      // If the product outlived its shell, it is in the shell's group.
      try {
        process.kill(-(shell.pid ?? 0), 'SIGKILL');
      } catch {
        // Nothing is left of the group, as it should be.
      }
    }
  });

  it('stop cleanly at two signals at once: the terminal sends Ctrl+C to npm and the product, and npm passes it on', async () => {
    const product = run(`${BUNDLE}/main.js`, {});
    await product.ready;
    // The same signal twice might arrive as one.
    product.child.kill('SIGINT');
    product.child.kill('SIGTERM');
    expect(await product.ended).toMatchObject({ code: 0 });
  });

  it.each([
    ['set-administrator', 'npm run admin -- --email'],
    ['make-backup', 'npm run backup -- [--to'],
    ['restore-backup', 'npm run restore -- --from'],
    ['compact-store', 'npm run compact'],
    ['run-retention', 'npm run retention [-- --delete]'],
  ])('%s says how it is used before it touches anything', async (script, usage) => {
    const settings = { DATA_DIR: join(folder, 'none') };
    const ask = (...args: string[]) => run(`${BUNDLE}/${script}.js`, settings, args).ended;
    expect(await ask('--help')).toEqual({ code: 0, output: expect.stringContaining(usage) as string });
    expect(await ask('--nothing')).toEqual({ code: 1, output: expect.stringContaining(usage) as string });
    expect(await readdir(folder)).not.toContain('none');
  });

  it('say how they are used where the value of an option is empty, as of a variable that is not set', async () => {
    const args = ['--to', ''];
    const usage = expect.stringContaining('npm run backup -- [--to') as string;
    expect(await run(`${BUNDLE}/make-backup.js`, {}, args).ended).toEqual({ code: 1, output: usage });
  });

  it('say in one sentence that the database does not answer', async () => {
    const settings = { MONGODB_URI: 'mongodb://127.0.0.1:1/one-step?serverSelectionTimeoutMS=100' };
    expect(await run(`${BUNDLE}/run-retention.js`, settings).ended).toEqual({
      code: 1,
      output: 'The database that MONGODB_URI names does not answer: start it, or correct MONGODB_URI.\n',
    });
  });

  it.each([
    ['set-administrator', ['--email', 'head@example.org']],
    ['set-administrator', ['--remove', 'head@example.org']],
    ['make-backup', []],
    ['compact-store', []],
    ['run-retention', ['--delete']],
  ])('%s makes no store where DATA_DIR names another folder than the product has', async (script, args) => {
    const { code, output } = await run(`${BUNDLE}/${script}.js`, { DATA_DIR: join(folder, 'none') }, args).ended;
    const why = 'set DATA_DIR as it is set for the product, or start the product first.';
    expect({ code, output }).toEqual({
      code: 1,
      output: `There is no store in ${join(folder, 'none', 'store')}: ${why}\n`,
    });
    expect(await readdir(folder)).not.toContain('none');
  });
});
