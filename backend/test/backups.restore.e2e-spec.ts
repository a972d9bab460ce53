import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOOKING_KINDS } from '#contract/bookings';
import { BackupError, restoreArchive, writeArchive } from '../src/backup/index.js';
import { aBooking, aCourse, aMessage } from './factories/index.js';
import { theDetail } from './support/details.js';
import { ADMIN, type Product, startProduct, theProduct } from './support/product.js';
import { anApplicant, login, tokenOf } from './support/registration.js';

const LONG_MS = 60_000;
/** Signing in and looking at something leave lines of their own. */
const CHANGES = '/audit?filter={"action":["created","updated","deleted"]}';

describe('a backup', () => {
  const product = theProduct();
  let folder = '';
  let file = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-step-backup-'));
    file = join(folder, 'a.backup');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  function dbOf({ connection }: Pick<Product, 'connection'>) {
    if (connection.db === undefined) throw new Error('The product has no store.');
    return connection.db;
  }

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
    await theDetail(product);
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

  it(
    'taken while the product runs gives a new store everything back, files and spent keys included',
    async () => {
      await fill();
      await writeArchive(dbOf(product), file);
      const other = await startProduct();
      try {
        // Signing in left a line in its audit.
        await other.clear();
        await restoreArchive(dbOf(other), file, false, folder);
        expect(await everything(other)).toEqual(await everything(product));
        const again = await other.visitor.post('/contact/addcontact').set('Idempotency-Key', 'kept').send(aMessage());
        expect(again.status).toBe(201);
        expect(await dbOf(other).collection('contacts').countDocuments()).toBe(1);
      } finally {
        await other.close();
      }
    },
    LONG_MS,
  );

  it('can be read by its owner only', async () => {
    await writeArchive(dbOf(product), file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('never takes the place of another file', async () => {
    await writeFile(`${file}.part`, 'somebody else is writing');
    await expect(writeArchive(dbOf(product), file)).rejects.toThrow('EEXIST');
    expect(await readFile(`${file}.part`, 'utf8')).toBe('somebody else is writing');
  });

  it('is not put over records without being told to, and what it replaces is kept', async () => {
    await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'in the backup' }));
    await writeArchive(dbOf(product), file);
    await product.visitor.post('/contact/addcontact').send(aMessage({ name: 'came later' }));
    const names = async () =>
      ((await product.admin.get('/contact/getcontact')).body as { name: string }[]).map(({ name }) => name);

    await expect(restoreArchive(dbOf(product), file, false, folder)).rejects.toThrow(/not empty/);
    expect(await names()).toEqual(['came later', 'in the backup']);
    const { undo = '' } = await restoreArchive(dbOf(product), file, true, folder);
    expect(await names()).toEqual(['in the backup']);
    await restoreArchive(dbOf(product), undo, true, folder);
    expect(await names()).toEqual(['came later', 'in the backup']);
  });

  it('that is cut or changed anywhere is refused before anything is touched', async () => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    await writeArchive(dbOf(product), file);
    const whole = await readFile(file);
    const flipped = (at: number): Buffer => {
      const copy = Buffer.from(whole);
      copy.writeUInt8(copy.readUInt8(at) ^ 0x10, at);
      return copy;
    };
    const places = Array.from({ length: 20 }, (_, i) => 10 + Math.floor((i * (whole.length - 11)) / 20));
    const cut = [whole.subarray(0, whole.length - 9), whole.subarray(0, 40)];
    const bad: Buffer[] = [...cut, Buffer.from('no backup'), ...places.map(flipped)];
    for (const content of bad) {
      await writeFile(file, content);
      await expect(restoreArchive(dbOf(product), file, true, folder)).rejects.toThrow(BackupError);
      expect((await product.admin.get('/contact/getcontact')).body).toHaveLength(1);
    }
    await expect(restoreArchive(dbOf(product), join(folder, 'none'), true, folder)).rejects.toThrow('There is no file');
  });
});
