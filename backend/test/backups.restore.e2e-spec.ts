import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BOOKING_KINDS } from '#contract/bookings';
import { BackupError, restoreBackup, writeBackup } from '../src/backup/index.js';
import { StoreInUseError } from '../src/database/index.js';
import { AcceptedTokens } from '../src/auth/accepted-tokens.js';
import { Accounts } from '../src/users/index.js';
import { aBooking, aCourse, aMessage } from './factories/index.js';
import { theTeacherProfile } from './support/teacher-profiles.js';
import { aMember, aPlacedChild, aSession, day } from './support/placed-child.js';
import { ADMIN, type Product, startProduct } from './support/product.js';
import { anApplicant, login, tokenOf } from './support/registration.js';
import { NOTE } from './support/session-notes.js';

/** A MongoDB is backed up by its own tools (docs/operations.md). */
const describeEmbedded = process.env['MONGODB_URI'] ? describe.skip : describe;

/** Signing in and looking at something leave lines of their own. */
const CHANGES = '/audit?filter={"action":["created","updated","deleted"]}';

/** Some bits of the format mean nothing, such as those before a block that is stored as it is. */
function isAsGood(copy: Buffer, whole: Buffer): boolean {
  try {
    return gunzipSync(copy).equals(gunzipSync(whole));
  } catch {
    return false;
  }
}

describeEmbedded('a backup', () => {
  let folder = '';
  let file = '';
  let product: Product;
  const start = (): Promise<Product> => startProduct({ DATA_DIR: join(folder, 'data') });
  const store = (): string => join(folder, 'data', 'store');

  /** What a first start makes, which takes long, is made once. */
  let made = '';
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'one-step-made-'));
    await (await startProduct({ DATA_DIR: made })).close();
  });
  afterAll(() => rm(made, { recursive: true, force: true }));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-step-backup-'));
    file = join(folder, 'a.backup');
    await cp(made, join(folder, 'data'), { recursive: true });
    product = await start();
  });
  afterEach(async () => {
    await product.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Stops the product, restores and starts it again; gives the backup of what was there before. */
  async function restore(from: string, options: { replace?: boolean; identityFile?: string } = {}): Promise<string> {
    await product.close();
    try {
      return await restoreStopped(from, options);
    } finally {
      product = await start();
    }
  }
  async function restoreStopped(from: string, { replace = true, identityFile = '' } = {}): Promise<string> {
    const backups = join(folder, 'backups');
    const key = identityFile === '' ? {} : { identityFile };
    return (await restoreBackup({ folder: store(), file: from, replace, backups, ...key })) ?? '';
  }
  const names = async (): Promise<string[]> =>
    ((await product.admin.get('/contact/getcontact')).body as { name: string }[]).map(({ name }) => name);
  const send = (name: string) => product.visitor.post('/contact/addcontact').send(aMessage({ name }));

  async function fill(): Promise<void> {
    for (const kind of BOOKING_KINDS) {
      const { body } = await product.visitor
        .post(`/${kind}/add-booking`)
        .send(aBooking(kind, { childName: 'ශ්‍රී නිමල්' }));
      const { bookingId } = body as { bookingId: string };
      await product.admin.put(`/${kind}/update-booking/${bookingId}`).send({ status: 'Approved' });
    }
    await product.admin.post('/course/addCourse').send(aCourse());
    await product.visitor.post('/contact/addcontact').set('Idempotency-Key', 'kept').send(aMessage());
    await anApplicant(product);
    await theTeacherProfile(product);
  }

  /** All that an administrator, signed in anew, and a visitor can read, files included. */
  async function everything(of: Product): Promise<unknown[]> {
    const admin = of.as(tokenOf(await login(of, ADMIN.email, ADMIN.password)));
    const paths = ['/bookings/inbox', '/user/get', '/course/getcourses', '/contact/getcontact', CHANGES];
    const lists = await Promise.all(paths.map(async (path) => (await admin.get(path)).body as unknown));
    const [{ cv }] = lists[1] as [{ cv: string }];
    const details = (await of.visitor.get('/category/alldetails')).body as [{ profilePicture: string }];
    const files = await Promise.all([admin.get(`/file/${cv}`), of.visitor.get(`/${details[0].profilePicture}`)]);
    return [...lists, details, ...files.map(({ status, body }) => [status, body as unknown])];
  }

  it('taken while the product runs restores everything, files and idempotency keys included', async () => {
    await fill();
    const before = await everything(product);
    await writeBackup(store(), file);
    await send('came later');
    await restore(file);
    expect(await everything(product)).toEqual(before);
    const again = await product.visitor.post('/contact/addcontact').set('Idempotency-Key', 'kept').send(aMessage());
    expect(again.status).toBe(201);
    expect(await product.connection.collection('contacts').countDocuments()).toBe(1);
  });

  it('does not bring back who was erased since', async () => {
    await product.visitor
      .post('/contact/addcontact')
      .send(aMessage({ name: 'to be erased', email: 'erased@example.org' }));
    await send('stays');
    await writeBackup(store(), file);
    const [person] = (await product.admin.get('/people').query({ q: 'erased' })).body as { _id: string }[];
    const { body } = await product.admin.post(`/people/${person?._id}/erase`).send({ reason: 'They asked.' });
    expect(body).toMatchObject({ erased: { messages: 1 } });
    await restore(file);
    expect(await names()).toEqual(['stays']);
  });

  it('does not bring back a consent withdrawn since, nor whoever has left since', async () => {
    await send('withdraws');
    await send('stays');
    const { _id } = await theTeacherProfile(product);
    await writeBackup(store(), file);
    const withdrawn = async () => {
      const found = product.connection.collection('contacts').find({ consentWithdrawnAt: { $ne: null } });
      return (await found.toArray()).map(({ name }) => String(name));
    };
    const [person] = (await product.admin.get('/people').query({ q: 'withdraws' })).body as { _id: string }[];
    await product.admin.post(`/people/${person?._id}/withdraw`);
    await product.admin.put(`/category/updatedetails/${_id}`).send({ status: 'left' });
    expect(await withdrawn()).toEqual(['withdraws']);
    await restore(file);
    expect(await withdrawn()).toEqual(['withdraws']);
    expect((await product.admin.get('/category/alldetails')).body).toMatchObject([{ status: 'left' }]);
  });

  it('brings a child’s sessions, notes and goals back with its family, and not those of a family erased since', async () => {
    const [stays, goes] = [await aPlacedChild(product), await aPlacedChild(product)];
    const member = await aMember(product);
    for (const [placed, at] of [
      [stays, '09:00'],
      [goes, '11:00'],
    ] as const) {
      const session = await aSession(product, placed, member, { day: day(0), at });
      expect((await product.admin.put(`/sessions/${session}/note`).send(NOTE)).status).toBe(200);
      const { booking } = placed;
      await product.admin.post('/goals').send({ booking, title: 'Say hello', steps: [{ text: 'Look up' }] });
      await aSession(product, placed, member, { day: day(1), at });
    }
    const names = ['families', 'bookings', 'sessions', 'sessionnotes', 'goals'];
    const counts = () => Promise.all(names.map((name) => product.connection.collection(name).countDocuments()));
    expect(await counts()).toEqual([2, 2, 4, 2, 2]);
    await writeBackup(store(), file);
    expect((await product.admin.post(`/people/${goes.family}/erase`).send({ reason: 'They asked.' })).status).toBe(200);
    expect(await counts()).toEqual([1, 1, 2, 1, 1]);
    await product.connection.collection('sessions').deleteMany({});
    await restore(file);
    expect(await counts()).toEqual([1, 1, 2, 1, 1]);
    for (const name of names.slice(2))
      expect(await product.connection.collection(name).countDocuments({ booking: stays.booking })).toBeGreaterThan(0);
  });

  it('restores everything on a machine that never had a store', async () => {
    await send('in the backup');
    await writeBackup(store(), file);
    await product.close();
    await rm(join(folder, 'data'), { recursive: true });
    expect(await restoreStopped(file, { replace: false })).toBe('');
    product = await start();
    expect(await names()).toEqual(['in the backup']);
  });

  it('ends every session from before it is restored', async () => {
    const { email } = await anApplicant(product);
    const early = tokenOf(await login(product, email, 'one step at a time'));
    await writeBackup(store(), file);
    await product.app.get(Accounts).setAdministrator(ADMIN.email, 'their second password');
    const revoked = tokenOf(await login(product, ADMIN.email, 'their second password'));
    expect((await product.as(revoked).get('/user/me')).status).toBe(200);
    await restore(file);
    for (const token of [early, revoked]) expect((await product.as(token).get('/user/me')).status).toBe(401);
    const fresh = tokenOf(await login(product, ADMIN.email, ADMIN.password));
    expect((await product.as(fresh).get('/user/me')).status).toBe(200);
    // A new password still ends the sessions that the restored account has now.
    await product.app.get(Accounts).setAdministrator(ADMIN.email, 'their second password');
    // Set past the API, as by the terminal: a request knows of it a second later at most.
    product.app.get(AcceptedTokens).forget();
    expect((await product.as(fresh).get('/user/me')).status).toBe(401);
  });

  it('can be read by its owner only, leaves nothing else behind, and is not restored while the product runs', async () => {
    await writeBackup(store(), file);
    await expect(restoreStopped(file)).rejects.toThrow(StoreInUseError);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).sort()).toEqual(['a.backup', 'data']);
    expect(await readdir(join(folder, 'data'))).not.toContainEqual(expect.stringMatching(/^\./));
  });

  it('removes what killed backups have left, and nothing else', async () => {
    const left = ['.backup-99999999-abcdef', 'data/.backup-99999999-abcdef'];
    const kept = [`.backup-${process.pid}-abcdef`, '.backup-mondays'];
    for (const name of [...left, ...kept]) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'data.mdb'), '');
    }
    await mkdir(join(folder, '.backup-photos'));
    await writeFile(join(folder, '.backup-photos', 'sea.jpg'), '');
    await writeBackup(store(), file);
    expect((await readdir(folder)).sort()).toEqual([...kept, '.backup-photos', 'a.backup', 'data'].sort());
    expect(await readdir(join(folder, 'data'))).not.toContainEqual(expect.stringMatching(/^\./));
  });

  it('never takes the place of another file', async () => {
    await writeFile(file, 'somebody wrote this');
    await expect(writeBackup(store(), file)).rejects.toThrow('EEXIST');
    expect(await readFile(file, 'utf8')).toBe('somebody wrote this');
    const [one, other] = await Promise.allSettled([1, 2].map(() => writeBackup(store(), join(folder, 'b.backup'))));
    expect([one?.status, other?.status].sort()).toEqual(['fulfilled', 'rejected']);
    await expect(writeBackup(store(), join(folder, 'none', 'c.backup'))).rejects.toThrow('There is no folder');
    await expect(writeBackup(join(folder, 'none'), join(folder, 'd.backup'))).rejects.toThrow('There is no store');
  });

  it('is not put over a store without being told to, and what it replaces is kept', async () => {
    await send('in the backup');
    await writeBackup(store(), file);
    await send('came later');
    await expect(restore(file, { replace: false })).rejects.toThrow(/With --replace/);
    expect(await names()).toEqual(['came later', 'in the backup']);
    const undo = await restore(file);
    expect(await names()).toEqual(['in the backup']);
    await restore(undo);
    expect(await names()).toEqual(['came later', 'in the backup']);
  });

  it('that is truncated, changed or not a backup is refused before anything is touched', async () => {
    await send('there');
    await writeBackup(store(), file);
    const whole = await readFile(file);
    const flipped = (at: number): Buffer => {
      const copy = Buffer.from(whole);
      copy.writeUInt8(copy.readUInt8(at) ^ 0x10, at);
      return copy;
    };
    const places = Array.from({ length: 20 }, (_, i) => 10 + Math.floor((i * (whole.length - 11)) / 20));
    const cut = [whole.subarray(0, whole.length - 9), whole.subarray(0, 40), Buffer.alloc(0)];
    const other = ['no backup', 'x'.repeat(100_000)].flatMap((text) => [Buffer.from(text), gzipSync(text)]);
    await product.close();
    for (const content of [...cut, ...other, ...places.map(flipped).filter((copy) => !isAsGood(copy, whole))]) {
      await writeFile(file, content);
      await expect(restoreStopped(file)).rejects.toThrow(BackupError);
    }
    await expect(restoreStopped(join(folder, 'none'))).rejects.toThrow('There is no file');
    expect(await readdir(join(folder, 'data'))).not.toContainEqual(expect.stringMatching(/^\./));
    product = await start();
    expect(await names()).toEqual(['there']);
  });

  it('that is encrypted for a key opens with that key only', async () => {
    const [own, foreign] = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
    const [key, wrong] = [join(folder, 'key.txt'), join(folder, 'wrong.txt')];
    await writeFile(key, `# created: today\n# public key: age1…\n${own}\n`);
    await writeFile(wrong, foreign);
    await send('a canary in the backup');
    await writeBackup(store(), file, await identityToRecipient(own));
    await product.close();
    const refused = async (identityFile: string, why: RegExp) =>
      expect(restoreStopped(file, { identityFile })).rejects.toThrow(why);
    await refused('', /encrypted: name the file of its secret key/);
    await refused(wrong, /another key/);
    await refused(file, /no age secret key in/);
    await refused(join(folder, 'none.txt'), /^There is no file .*none\.txt\.$/);
    await refused(folder, /EISDIR/);
    product = await start();
    await restore(file, { identityFile: key });
    expect(await names()).toEqual(['a canary in the backup']);
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length - 100));
    await expect(restore(file, { identityFile: key })).rejects.toThrow(BackupError);
    await expect(writeBackup(store(), join(folder, 'b.backup'), 'age1nobody')).rejects.toThrow(
      /complete age public key/,
    );
    expect(await readdir(folder)).not.toContain('b.backup');
  });
});
