import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = new URL('..', import.meta.url);

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

test.describe('starting the product', () => {
  let folder: string;
  const running: ChildProcess[] = [];

  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-step-start-'));
  });
  test.afterEach(async () => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  function launch(script: string, environment: Record<string, string> = {}, args: readonly string[] = []) {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', SEED_DEMO: 'off', ...environment },
    });
    running.push(child);
    let said = '';
    const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, said })));
    const ready = new Promise<string>((resolve, reject) => {
      const listen = (chunk: Buffer): void => {
        said += chunk.toString();
        if (/npm run admin|Password/.test(said)) resolve(said);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      void ended.then(() => reject(new Error(said)));
    });
    ready.catch(() => undefined);
    return { child, ready, ended };
  }
  const start = (environment?: Record<string, string>) => launch('backend/dist/main.js', environment);

  test('shows the first login once, and ends cleanly when asked to', async () => {
    const first = start();
    expect(await first.ready).toMatch(/First administrator: \S+@\S+\n\s+Password \(shown only this once\): \S{16}/);
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    const second = start();
    expect(await second.ready).not.toContain('Password (shown');
  });

  test('says in one sentence that the data folder is in use, and lets an administrator be made beside it', async () => {
    await start().ready;
    const { code, said } = await start().ended;
    expect({ code, sentences: said.trim().split('\n') }).toEqual({
      code: 1,
      sentences: [expect.stringContaining('in use')],
    });
    const made = await launch('backend/dist/set-administrator.js', {}, ['--email', 'Head@Example.org']).ended;
    expect(made).toEqual({ code: 0, said: expect.stringContaining('Administrator: head@example.org') });
  });

  test('says in one sentence that the port is busy', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve));
    const { port } = busy.address() as { port: number };
    const { code, said } = await start({ PORT: String(port) }).ended;
    busy.close();
    expect({ code, said: said.trim() }).toEqual({
      code: 1,
      said: `Port ${port} is in use: stop the other program or set PORT to another number.`,
    });
  });

  test('names every wrong setting and an unusable folder in one sentence', async () => {
    const settings = await start({ PORT: 'abc', RATE_LIMITS: 'perhaps', JWT_SECRET: 'short' }).ended;
    expect(settings.code).toBe(1);
    expect(settings.said.trim().split('\n')).toEqual([expect.stringMatching(/PORT.*JWT_SECRET.*RATE_LIMITS/)]);
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const unusable = await start({ DATA_DIR: join(file, 'below') }).ended;
    expect(unusable.code).toBe(1);
    expect(unusable.said.trim().split('\n')).toEqual([expect.stringContaining(file)]);
  });
});
