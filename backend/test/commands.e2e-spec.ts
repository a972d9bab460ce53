import { type ChildProcess, execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { chmod, chown, cp, mkdir, mkdtemp, open, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { launch, type Launched } from './support/launch.js';

/** The built programs. */
const BUNDLE = 'backend/dist/bundle';
const NEVER_PACKED = new URL('support/never-packed.mjs', import.meta.url).href;
/** Only root may start a process as somebody else. */
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;
const FIRST_LOGIN = /\n +First administrator: (\S+@\S+)\n +Password \(shown only this once\): (\S{16})\n/;
const LONG_MS = 60_000;

describe('the commands of the terminal', () => {
  let folder: string;
  const running: ChildProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-step-start-'));
  });
  afterEach(async () => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  function run(
    script: string,
    settings: Readonly<Record<string, string>> = {},
    args?: readonly string[],
    uid?: number,
  ): Launched {
    const launched = launch(script, { DATA_DIR: folder, ...settings }, args, uid);
    running.push(launched.child);
    return launched;
  }
  const start = (settings?: Readonly<Record<string, string>>) => run(`${BUNDLE}/main.js`, settings);

  /** A start takes a second: the product was started once and stopped, its data are copied, and it runs again. */
  let made: string;
  const program = () => join(made, 'app', BUNDLE, 'main.js');
  const data = () => join(made, 'data');
  /** As the first start left it. */
  const stopped = () => join(made, 'stopped');
  let first: { readonly code: number | null; readonly output: string; readonly token: string };
  let product: Launched;
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'one-step-made-'));
    await cp(BUNDLE, dirname(program()), { recursive: true });
    await mkdir(join(made, 'app', 'node_modules'));
    // What the bundle leaves outside: native code. The packages for development are not there.
    for (const name of ['lmdb', 'sharp', '@node-rs'])
      await symlink(resolve('node_modules', name), join(made, 'app', 'node_modules', name));
    const starting = launch(program(), { DATA_DIR: data(), NODE_ENV: 'production', LOG_LEVEL: 'trace' });
    const token = await sendCanaries(await starting.ready);
    starting.child.kill('SIGTERM');
    first = { ...(await starting.ended), token };
    await cp(data(), stopped(), { recursive: true });
    product = launch(`${BUNDLE}/main.js`, { DATA_DIR: data() });
    await product.ready;
  }, LONG_MS);
  afterAll(async () => {
    product.child.kill('SIGKILL');
    await product.ended;
    await rm(made, { recursive: true, force: true });
  });
  const beside = (script: string, args: readonly string[] = [], settings: Readonly<Record<string, string>> = {}) =>
    run(`${BUNDLE}/${script}.js`, { DATA_DIR: data(), ...settings }, args).ended;
  beforeEach(() => cp(stopped(), folder, { recursive: true }));

  it('show the first login once, in production without the packages for development, and end cleanly when asked to', async () => {
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(FIRST_LOGIN) as string });
    expect(await product.ready).not.toContain('Password (shown');
  });

  it('warn in production of pages that are not built', () => {
    for (const folder of ['public-web/build/client', 'admin/dist'])
      expect(first.output).toContain(`Warning: ${folder} is not built, and its pages are not found: npm run build\n`);
  });

  it('say in one sentence that without those packages it is for production only', async () => {
    expect(await run(program()).ended).toEqual({
      code: 1,
      output: 'NODE_ENV must be production, or the packages for development installed: npm run start:prod\n',
    });
  });

  it('write nothing that a person sent into the log, however much they log', () => {
    const { output, token } = first;
    expect(output).toMatch(
      /"method":"POST","route":"\/contact\/addcontact","status":201,"ms":\d+,"msg":"request completed"/,
    );
    expect(output).not.toContain('canary');
    expect(output).not.toContain(token);
    const [, email = '', password = ''] = FIRST_LOGIN.exec(output) ?? [];
    const log = output.replace(FIRST_LOGIN, '');
    expect([log.includes(email), log.includes(password)]).toEqual([false, false]);
  });

  it('say in one sentence that the data folder is in use, and let an administrator be made beside it', async () => {
    const { code, output } = await beside('main');
    const inUse = `The data folder ${join(data(), 'store')} is in use by another running program (process ${product.child.pid})`;
    expect({ code, sentences: output.trim().split('\n') }).toEqual({
      code: 1,
      sentences: [expect.stringContaining(inUse) as string],
    });
    const administrator = await beside('set-administrator', ['--email', 'Head@Example.org']);
    expect(administrator).toEqual({
      code: 0,
      output: expect.stringContaining('Administrator: head@example.org') as string,
    });
  });

  it('back up beside the running product, and restore only when it is stopped', async () => {
    const backup = await beside('make-backup');
    const written = /^(\S+\/backups\/one-step-\S+\.backup): complete, \d+\.\d MB\.\n$/.exec(backup.output)?.[1] ?? '';
    expect(backup).toEqual({ code: 0, output: expect.stringContaining(join(data(), 'backups')) as string });
    expect(await beside('restore-backup', ['--from', written, '--replace'])).toEqual({
      code: 1,
      output: expect.stringContaining('in use') as string,
    });
    const restore = (...more: string[]) => run(`${BUNDLE}/restore-backup.js`, {}, ['--from', written, ...more]).ended;
    expect(await restore()).toEqual({
      code: 1,
      output: expect.stringMatching(/With --replace, it is first saved.*\n$/) as string,
    });
    expect(await restore('--replace')).toEqual({
      code: 0,
      output: expect.stringMatching(/^Restored .*\n.*before-restore-/) as string,
    });
    const elsewhere = await beside('make-backup', [], { MONGODB_URI: 'mongodb://db' });
    expect(elsewhere).toEqual({ code: 1, output: expect.stringContaining('mongodump') as string });
    const wrong = await beside('make-backup', ['--into', written]);
    expect(wrong).toEqual({ code: 1, output: expect.stringContaining('npm run backup -- [--to') as string });
  });

  const listed = async (): Promise<string> => (await readdir(folder, { recursive: true })).join('\n');
  /** Ends a backup to `elsewhere/x.backup` in its middle. */
  async function interruptBackup(signal: NodeJS.Signals): Promise<void> {
    const target = join(folder, 'elsewhere');
    await mkdir(target);
    const args = ['--to', join(target, 'x.backup')];
    const backup = run(`${BUNDLE}/make-backup.js`, { NODE_OPTIONS: `--import=${NEVER_PACKED}` }, args);
    await backup.printed(/packing/);
    expect(await listed()).toMatch(/^\.backup-\S+\/data\.mdb$/m);
    backup.child.kill(signal);
    expect(await backup.ended).toEqual({ code: null, output: 'packing' });
  }

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leave nothing of a backup that %s ends', async (signal) => {
    await interruptBackup(signal);
    expect(await listed()).not.toMatch(/backup/);
  });

  it('leave no file of its name where a backup is killed, and of its folder nothing after the next one', async () => {
    await interruptBackup('SIGKILL');
    expect(await listed()).not.toMatch(/x\.backup/);
    const again = await run(`${BUNDLE}/make-backup.js`, {}, ['--to', join(folder, 'elsewhere', 'x.backup')]).ended;
    expect(again.code).toBe(0);
    expect((await listed()).match(/\S*backup\S*/g)).toEqual(['elsewhere/x.backup']);
  });

  describeAsRoot('where the data belong to another user', () => {
    const STRANGER = 65_534;
    beforeEach(() => execFileSync('chown', ['-R', `${STRANGER}:${STRANGER}`, folder]));

    it.each([
      ['make-backup', []],
      ['compact-store', []],
      ['restore-backup', ['--from', 'a.backup', '--replace']],
    ])('%s leaves them alone', async (script, args) => {
      const before = await readdir(folder, { recursive: true });
      const { code, output } = await run(`${BUNDLE}/${script}.js`, {}, args).ended;
      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringMatching(/^"\S+" belongs to another user: start as that user, or .*\n$/) as string,
      });
      expect((await readdir(folder, { recursive: true })).sort()).toEqual(before.sort());
    });

    it.each([
      ['data.mdb', ['make-backup']],
      ['data.mdb-lock', ['main', 'make-backup']],
    ])('whose %s may not be written is not called damaged', async (name, scripts) => {
      const file = join(folder, 'store', name);
      await writeFile(file, '', { flag: 'a' });
      await chown(file, 0, 0);
      await chmod(file, 0o644);
      for (const script of scripts) {
        const { code, output } = await run(`${BUNDLE}/${script}.js`, {}, [], STRANGER).ended;
        expect({ code, output }).toEqual({
          code: 1,
          output: `The data folder ${join(folder, 'store')} cannot be used: this user may not read or write it; start as its owner.\n`,
        });
      }
    });
  });

  it('tell beside the running product what is kept too long, and remove it when told to', async () => {
    const told = await beside('run-retention');
    expect(told).toEqual({ code: 0, output: expect.stringMatching(/^what +kept +how many +oldest\n/) as string });
    expect(told.output).toMatch(/\nbookings approved +2 years +0\n[^]*\nNothing was removed: /);
    expect((await beside('run-retention', ['--delete'])).output).toMatch(/\nRemoved\.\n$/);
  });

  it('say in one sentence that the store is damaged', async () => {
    await writeFile(join(folder, 'store', 'data.mdb'), 'nothing that LMDB could read'.repeat(1000));
    const { code, output } = await start().ended;
    const damaged = `The data in ${join(folder, 'store')} cannot be read: data.mdb is damaged or not a data file`;
    expect({ code, sentences: output.trim().split('\n') }).toEqual({
      code: 1,
      sentences: [expect.stringContaining(damaged) as string],
    });
  });

  // LMDB ends a process that meets the first, and reports the second.
  it.each([
    ['make-backup', 0xff],
    ['compact-store', 0],
  ])('say in one sentence that what is read by %s is damaged', async (script, byte) => {
    const store = join(folder, 'store');
    const file = await open(join(store, 'data.mdb'), 'r+');
    // Behind the two pages that name the root: any other page may be a free one.
    const whole = 2 * 4096;
    await file.write(Buffer.alloc((await file.stat()).size - whole, byte), 0, undefined, whole);
    await file.close();
    const { code, output } = await run(`${BUNDLE}/${script}.js`).ended;
    const [sentence] = output.trim().split('\n').slice(-1);
    expect({ code, sentence }).toEqual({
      code: 1,
      sentence: expect.stringMatching(new RegExp(`^The data in ${store} are not whole: .*npm run restore`)) as string,
    });
  });

  it('take an empty data file for no new store', async () => {
    const store = join(folder, 'store');
    await writeFile(join(store, 'data.mdb'), '', { mode: 0o600 });
    for (const script of ['main', 'make-backup', 'compact-store']) {
      const { code, output } = await run(`${BUNDLE}/${script}.js`).ended;
      const sentence = expect.stringMatching(
        `^The data in ${store} .*: data.mdb is empty. Nothing was changed`,
      ) as string;
      expect({ script, code, sentences: output.trim().split('\n') }).toEqual({
        script,
        code: 1,
        sentences: [sentence],
      });
      expect((await stat(join(store, 'data.mdb'))).size).toBe(0);
    }
  });

  it('say in one sentence that the port is busy, and show the first login that was made', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve));
    const { port } = busy.address() as { port: number };
    const settings = { PORT: String(port), LOG_LEVEL: 'error', DATA_DIR: join(folder, 'new') };
    const { code, output } = await start(settings).ended;
    busy.close();
    const sentence = `Port ${port} is in use: stop the other program or set PORT to another number.\n`;
    expect({ code, output: output.replace(FIRST_LOGIN, 'shown') }).toEqual({ code: 1, output: `shown\n${sentence}` });
  });

  it('name every wrong setting and an unusable folder in one sentence', async () => {
    const settings = await start({ PORT: 'abc', RATE_LIMITS: 'perhaps', JWT_SECRET: 'short' }).ended;
    expect(settings.code).toBe(1);
    expect(settings.output.trim().split('\n')).toEqual([expect.stringMatching(/PORT.*JWT_SECRET.*RATE_LIMITS/)]);
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const unusable = await start({ DATA_DIR: join(file, 'below') }).ended;
    expect(unusable.code).toBe(1);
    expect(unusable.output.trim().split('\n')).toEqual([expect.stringContaining(file)]);
  });
});

/** Requests of which nothing may be in the log. @returns the token of the first administrator, who is shown in this text */
async function sendCanaries(shown: string): Promise<string> {
  const url = /http:\/\/localhost:\d+/.exec(shown)?.[0] ?? '';
  const [, email, password] = FIRST_LOGIN.exec(shown) ?? [];
  const post = (path: string, body: object): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'canary-key' },
      body: JSON.stringify(body),
    });
  const login = await post('/user/login', { email, password });
  const { token } = (await login.json()) as { token: string };
  await post('/user/login', { email: 'other@canary.example', password: 'canary' });
  await post('/contact/addcontact', { name: 'canary', email: 'a@canary.example', message: 'canary\n{"level":60}' });
  await post('/counselling-teacher/add-booking', { childName: 'canary', childAge: 'canary' });
  await post('/contact/addcontact', { name: '{broken canary' });
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/contact/getcontact?filter=${encodeURIComponent('{"q":"canary"}')}`, { headers });
  await fetch(`${url}/file/canary.pdf`, { headers });
  return token;
}
