import { type ChildProcess, execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { chmod, chown, cp, mkdir, mkdtemp, open, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { STORE, type Store } from '../src/database/index.js';
import { launch, type Launched } from './support/launch.js';
import { ADMIN, SECRET, theProduct } from './support/product.js';
import { anApplicant } from './support/registration.js';
import { type TcpProxy, tcpProxyTo } from './support/tcp-proxy.js';

/** The built programs. */
const BUNDLE = 'backend/dist/bundle';
const NEVER_PACKED = new URL('support/never-packed.mjs', import.meta.url).href;
/** Only root may start a process as somebody else. */
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

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

  it('shows the first login once, and ends cleanly when asked to', async () => {
    const first = start();
    expect(await first.ready).toMatch(/First administrator: \S+@\S+\n\s+Password \(shown only this once\): \S{16}/);
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    const second = start();
    expect(await second.ready).not.toContain('Password (shown');
  });

  describe('where the database is unavailable at first', () => {
    const store = theProduct({}, false);
    let relay: TcpProxy | undefined;
    afterEach(() => relay?.close());
    const startBefore = async (settings: Readonly<Record<string, string>> = {}): Promise<Launched> => {
      relay = await tcpProxyTo(store.app.get<Store>(STORE).uri);
      relay.cut();
      const started = start({ MONGODB_URI: relay.uri, JWT_SECRET: SECRET, ...settings });
      expect(await started.ready).not.toContain('Password (shown');
      relay.mend();
      return started;
    };

    it('shows the first login when it is made', async () => {
      await store.connection.collection('users').deleteMany({});
      const started = await startBefore();
      expect(await started.printed(/Password \(shown only this once\): \S{16}/)).toContain('admin@onestep.local');
    });

    it('ends with the sentence that a start with the database would have ended with', async () => {
      const { email } = await anApplicant(store);
      const { code, output } = await (await startBefore({ ADMIN_EMAIL: email, ADMIN_PASSWORD: ADMIN.password })).ended;
      expect([code, output]).toEqual([1, expect.stringContaining("ADMIN_EMAIL is an applicant's address") as string]);
    });
  });

  it('says in one sentence that the data folder is in use, and lets an administrator be made beside it', async () => {
    const first = start();
    await first.ready;
    const { code, output } = await start().ended;
    const inUse = `The data folder ${join(folder, 'store')} is in use by another running program (process ${first.child.pid})`;
    expect({ code, sentences: output.trim().split('\n') }).toEqual({
      code: 1,
      sentences: [expect.stringContaining(inUse) as string],
    });
    const made = await run(`${BUNDLE}/set-administrator.js`, {}, ['--email', 'Head@Example.org']).ended;
    expect(made).toEqual({ code: 0, output: expect.stringContaining('Administrator: head@example.org') as string });
  });

  it('backs up beside the running product, and restores only when it is stopped', async () => {
    const running = start();
    await running.ready;
    const backup = await run(`${BUNDLE}/make-backup.js`).ended;
    const written = /^(\S+\/backups\/one-step-\S+\.backup): complete, \d+\.\d MB\.\n$/.exec(backup.output)?.[1] ?? '';
    expect(backup).toEqual({ code: 0, output: expect.stringContaining(join(folder, 'backups')) as string });
    const again = await run(`${BUNDLE}/make-backup.js`, {}, ['--to', written]).ended;
    expect(again).toEqual({ code: 1, output: 'There is a file of that name already: choose another.\n' });
    const restore = (...more: string[]) => run(`${BUNDLE}/restore-backup.js`, {}, ['--from', written, ...more]).ended;
    expect(await restore('--replace')).toEqual({ code: 1, output: expect.stringContaining('in use') as string });
    running.child.kill('SIGTERM');
    await running.ended;
    const wrong = [
      ['make-backup', ['--to', `${folder}/`], `${folder}/ is a folder, where a file is needed.\n`],
      ['make-backup', ['--to', `${written}/x`], `A part of ${written}/x is a file, where a folder is needed.\n`],
      ['restore-backup', ['--replace', '--from', folder], 'What was named is a folder, where a file is needed.\n'],
    ] as const;
    for (const [script, args, output] of wrong)
      expect(await run(`${BUNDLE}/${script}.js`, {}, args).ended).toEqual({ code: 1, output });
    expect(await restore()).toEqual({
      code: 1,
      output: expect.stringMatching(/With --replace it is kept.*\n$/) as string,
    });
    expect(await restore('--replace')).toEqual({
      code: 0,
      output: expect.stringMatching(/^Restored .*\n.*before-restore-/) as string,
    });
    const elsewhere = await run(`${BUNDLE}/make-backup.js`, { MONGODB_URI: 'mongodb://db' }).ended;
    expect(elsewhere).toEqual({ code: 1, output: expect.stringContaining('mongodump') as string });
  });

  it('leaves nothing of a backup that a signal ends, and no file of its name where it is killed', async () => {
    await start().ready;
    const target = join(folder, 'elsewhere');
    await mkdir(target);
    const listed = async (): Promise<string> => (await readdir(folder, { recursive: true })).join('\n');
    /** Ends a backup to `elsewhere/x.backup` in its middle. */
    const interruptBackup = async (signal: NodeJS.Signals): Promise<void> => {
      const args = ['--to', join(target, 'x.backup')];
      const backup = run(`${BUNDLE}/make-backup.js`, { NODE_OPTIONS: `--import=${NEVER_PACKED}` }, args);
      await backup.printed(/packing/);
      expect(await listed()).toMatch(/^\.backup-\S+\/data\.mdb$/m);
      backup.child.kill(signal);
      expect(await backup.ended).toEqual({ code: null, output: 'packing' });
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      await interruptBackup(signal);
      expect([signal, await listed()]).toEqual([signal, expect.not.stringMatching(/backup/)]);
    }
    await interruptBackup('SIGKILL');
    expect(await listed()).not.toMatch(/x\.backup/);
    const again = await run(`${BUNDLE}/make-backup.js`, {}, ['--to', join(folder, 'elsewhere', 'x.backup')]).ended;
    expect(again.code).toBe(0);
    expect((await listed()).match(/\S*backup\S*/g)).toEqual(['elsewhere/x.backup']);
  });

  describeAsRoot('where the data belong to another user', () => {
    const STRANGER = 65_534;
    const asOwner = (script: string, args?: readonly string[]) => run(script, {}, args, STRANGER);

    let data: string;
    beforeAll(async () => {
      data = await mkdtemp(join(tmpdir(), 'one-step-data-'));
      await chown(data, STRANGER, STRANGER);
      const first = launch(`${BUNDLE}/main.js`, { DATA_DIR: data }, [], STRANGER);
      await first.ready;
      first.child.kill('SIGTERM');
      await first.ended;
    });
    afterAll(() => rm(data, { recursive: true, force: true }));
    // `cp` of Node keeps no owners.
    beforeEach(() => execFileSync('cp', ['-a', `${data}/.`, folder]));

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

    it.each(['data.mdb', 'data.mdb-lock'])('whose %s may not be written is not called damaged', async (name) => {
      const file = join(folder, 'store', name);
      await writeFile(file, '', { flag: 'a' });
      await chown(file, 0, 0);
      await chmod(file, 0o644);
      for (const script of ['main', 'make-backup']) {
        const { code, output } = await asOwner(`${BUNDLE}/${script}.js`).ended;
        expect({ code, output }).toEqual({
          code: 1,
          output: `The data folder ${join(folder, 'store')} cannot be used: this user may not read or write it; start as its owner.\n`,
        });
      }
    });
  });

  it('tells beside the running product what is kept too long, and removes it when told to', async () => {
    await start({ SEED_DEMO: 'off' }).ready;
    const told = await run(`${BUNDLE}/run-retention.js`).ended;
    expect(told).toEqual({ code: 0, output: expect.stringMatching(/^what +kept +how many +oldest\n/) as string });
    expect(told.output).toMatch(/\nbookings approved +2 years +0\n[^]*\nNothing was removed: /);
    expect((await run(`${BUNDLE}/run-retention.js`, {}, ['--delete']).ended).output).toMatch(/\nRemoved\.\n$/);
    const wrong = await run(`${BUNDLE}/run-retention.js`, {}, ['--remove']).ended;
    expect(wrong).toEqual({ code: 1, output: expect.stringContaining('npm run retention [-- --delete]') as string });
    const reading = await run(`${BUNDLE}/run-retention.js`, { READ_ONLY: 'on' }, ['--delete']).ended;
    expect(reading).toEqual({ code: 1, output: 'READ_ONLY is on: nothing is removed.\n' });
  });

  it('says in one sentence that the store is damaged', async () => {
    await mkdir(join(folder, 'store'), { mode: 0o700 });
    await writeFile(join(folder, 'store', 'data.mdb'), 'nothing that LMDB could read'.repeat(1000));
    const { code, output } = await start().ended;
    const damaged = `The data in ${join(folder, 'store')} cannot be read: data.mdb is damaged or not a data file`;
    expect({ code, sentences: output.trim().split('\n') }).toEqual({
      code: 1,
      sentences: [expect.stringContaining(damaged) as string],
    });
  });

  it('says in one sentence that what is to be saved or made compact is damaged', async () => {
    const product = start({ SEED_DEMO: 'on' });
    await product.ready;
    product.child.kill('SIGTERM');
    await product.ended;
    const store = join(folder, 'store');
    // LMDB ends a process that meets the first, and reports the second.
    for (const damage of [Buffer.alloc(10 * 4096, 0xff), Buffer.alloc(60 * 4096)]) {
      const file = await open(join(store, 'data.mdb'), 'r+');
      await file.write(damage, 0, undefined, 3 * 4096);
      await file.close();
      for (const script of ['make-backup', 'compact-store']) {
        const { code, output } = await run(`${BUNDLE}/${script}.js`).ended;
        const [sentence] = output.trim().split('\n').slice(-1);
        expect({ script, code, sentence }).toEqual({
          script,
          code: 1,
          sentence: expect.stringMatching(
            new RegExp(`^The data in ${store} are not whole: .*npm run restore`),
          ) as string,
        });
      }
    }
  });

  it('takes an empty data file for no new store', async () => {
    const store = join(folder, 'store');
    await mkdir(store, { mode: 0o700 });
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

  describe('installed without the packages for development', () => {
    const program = () => join(folder, 'app', BUNDLE, 'main.js');
    beforeEach(async () => {
      await cp(BUNDLE, dirname(program()), { recursive: true });
      await mkdir(join(folder, 'app', 'node_modules'));
      // What the bundle leaves outside: native code.
      for (const name of ['lmdb', 'sharp', '@node-rs'])
        await symlink(resolve('node_modules', name), join(folder, 'app', 'node_modules', name));
    });

    it('starts in production', async () => {
      expect(await run(program(), { NODE_ENV: 'production' }).ready).toContain('First administrator');
    });

    it('says in one sentence that it is for production only', async () => {
      expect(await run(program()).ended).toEqual({
        code: 1,
        output: 'NODE_ENV must be production, or the packages for development installed: npm run start:prod\n',
      });
    });
  });

  it('says in one sentence that the port is busy, and shows the first login that it has made', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve));
    const { port } = busy.address() as { port: number };
    const { code, output } = await start({ PORT: String(port), LOG_LEVEL: 'error' }).ended;
    const again = await start({ PORT: String(port), LOG_LEVEL: 'error' }).ended;
    busy.close();
    const sentence = `Port ${port} is in use: stop the other program or set PORT to another number.\n`;
    expect(again).toEqual({ code: 1, output: sentence });
    const login = /^\n +First administrator: \S+@\S+\n +Password \(shown only this once\): \S{16}\n\n/;
    expect({ code, output: output.replace(login, 'shown\n') }).toEqual({ code: 1, output: `shown\n${sentence}` });
  });

  it('names every wrong setting and an unusable folder in one sentence', async () => {
    const settings = await start({ PORT: 'abc', RATE_LIMITS: 'perhaps', JWT_SECRET: 'short' }).ended;
    expect(settings.code).toBe(1);
    expect(settings.output.trim().split('\n')).toEqual([expect.stringMatching(/PORT.*JWT_SECRET.*RATE_LIMITS/)]);
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const unusable = await start({ DATA_DIR: join(file, 'below') }).ended;
    expect(unusable.code).toBe(1);
    expect(unusable.output.trim().split('\n')).toEqual([expect.stringContaining(file)]);
  });

  it('writes nothing that a person sent into its log, however much it logs', async () => {
    const product = start({
      LOG_LEVEL: 'trace',
      ADMIN_EMAIL: 'head@canary.example',
      ADMIN_PASSWORD: 'canary-password',
    });
    const url = /http:\/\/localhost:\d+/.exec(await product.ready)?.[0] ?? '';
    const post = (path: string, body: object): Promise<Response> =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'canary-key' },
        body: JSON.stringify(body),
      });
    const login = await post('/user/login', { email: 'head@canary.example', password: 'canary-password' });
    const { token } = (await login.json()) as { token: string };
    await post('/user/login', { email: 'other@canary.example', password: 'canary' });
    await post('/contact/addcontact', { name: 'canary', email: 'a@canary.example', message: 'canary\n{"level":60}' });
    await post('/counselling-teacher/add-booking', { childName: 'canary', childAge: 'canary' });
    await post('/contact/addcontact', { name: '{broken canary' });
    const filter = encodeURIComponent('{"q":"canary"}');
    await fetch(`${url}/contact/getcontact?filter=${filter}`, { headers: { authorization: `Bearer ${token}` } });
    await fetch(`${url}/file/canary.pdf`, { headers: { authorization: `Bearer ${token}` } });
    product.child.kill('SIGTERM');
    const { output } = await product.ended;
    expect(output).toMatch(
      /"method":"POST","route":"\/contact\/addcontact","status":201,"ms":\d+,"msg":"request completed"/,
    );
    expect(output).not.toContain('canary');
    expect(output).not.toContain(token);
  });
});
