import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from './fault.js';
import { type Acknowledged, bookOnce, idOf, mustAllBeThere } from './support/bookings.js';
import { type Answer, call } from './support/call.js';
import { inStore, type Product, startProduct, withProduct } from './support/product.js';
import { registration } from './support/uploads.js';
import { until } from './support/wait.js';

const MEGABYTES = 8;
const SOON_MS = 1000;
const MANY = 20_000;

/** F04: the disk under the store is full when a parent books. */
export async function fullOnBooking(folder: string): Promise<string> {
  return onSmallDisk(folder, async (product, disk) => {
    const acknowledged: Acknowledged = new Map();
    // A session is stored: whoever is to look while nothing can be written has signed in before.
    const signedIn = await product.signIn();
    const free = fill(disk);
    const refusal = await bookUntilRefused(product, acknowledged);
    assertIsError(refusal);
    must((await product.statusOf('/category/alldetails')) === 200, 'nothing can be read any more');
    const kept = await mustAllBeThere(product, acknowledged, signedIn);
    must(kept === acknowledged.size, `${kept - acknowledged.size} bookings are there that were refused`);
    free();
    const { status, body } = await bookOnce(product, 'After the disk was freed');
    must(status === 201, `a booking is answered ${status} after the disk was freed`);
    acknowledged.set(idOf(body), 'After the disk was freed');
    product.assertHealthy();
    await product.end('SIGKILL');
    await withProduct({ folder, settings: { DATA_DIR: disk } }, (again) => mustAllBeThere(again, acknowledged));
    return `${acknowledged.size} kept, then ${refusal.status} in ${Math.round(refusal.ms)} ms; reads went on, nothing half, writes again without a restart`;
  });
}

async function bookUntilRefused(product: Product, acknowledged: Acknowledged): Promise<Answer> {
  for (let i = 0; i < MANY; i += 1) {
    const answer = await bookOnce(product, `Child ${i}`);
    if (answer.status !== 201) return answer;
    acknowledged.set(idOf(answer.body), `Child ${i}`);
  }
  return bookOnce(product, 'One too many');
}

/** F05: the disk is full when somebody sends a CV. */
export async function fullOnUpload(folder: string): Promise<string> {
  return onSmallDisk(folder, async (product, disk) => {
    const send = (email: string, bytes: number): Promise<Answer> => {
      const { type, body } = registration(email, bytes);
      return call(`${product.url}/user/create`, { method: 'POST', headers: { 'Content-Type': type }, body });
    };
    must((await send('first@example.org', 200_000)).status === 201, 'a CV is refused while there is room');
    const free = fill(disk, 600_000);
    const refused = [await send('large@example.org', 3_000_000), await send('again@example.org', 2_000_000)];
    refused.forEach(assertIsError);
    const headers = await product.signIn();
    const [first, ...others] = JSON.parse((await call(`${product.url}/user/get`, { headers })).body) as {
      cv: string;
    }[];
    must(others.length === 0, 'an applicant was kept without a CV');
    must((await call(`${product.url}/file/${first?.cv}`, { headers })).status === 200, 'the CV of before is gone');
    free();
    must((await send('late@example.org', 3_000_000)).status === 201, 'a CV is refused after the disk was freed');
    await inStore(disk, async (store) => {
      const left = async (): Promise<number> => {
        const known = (await store.collection('cvs.files').find().toArray()).map(({ _id }) => String(_id));
        const parts = await store
          .collection('cvs.chunks')
          .find({}, { projection: { files_id: 1 } })
          .toArray();
        return parts.filter(({ files_id: of }) => !known.includes(String(of))).length;
      };
      await until('parts of refused files are gone', 10_000, async () => (await left()) === 0);
      must((await store.collection('cvs.files').countDocuments()) === 2, 'a file is kept that nobody names');
    });
    product.assertHealthy();
    return `${refused.map(({ status, ms }) => `${status} in ${Math.round(ms)} ms`).join(', ')}; no applicant, no file and no part of one left over; the next CV got in`;
  });
}

function assertIsError({ status, ms, body }: Answer): void {
  must(status === 507 || status === 503, `the answer on a full disk is ${status}`);
  must(/^\{"statusCode":50\d,"code":"[A-Z_]+","message":"[^"]+\."/.test(body), `the answer says ${body.slice(0, 80)}`);
  must(ms < SOON_MS, `the refusal took ${Math.round(ms)} ms`);
}

/** A real file system of a few megabytes, which only root can make. */
async function onSmallDisk(folder: string, work: (product: Product, disk: string) => Promise<string>): Promise<string> {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=700`, 'one-step-faults', disk]);
  must(mounted.status === 0, 'a small disk cannot be mounted: run this as root');
  const product = await startProduct({ folder, settings: { DATA_DIR: disk } });
  try {
    return await work(product, disk);
  } finally {
    await product.end('SIGKILL');
    spawnSync('umount', ['-l', disk]);
  }
}

/** Fills the disk but for a little; what it returns frees it again. */
function fill(disk: string, leftBytes = 200_000): () => void {
  const { bavail, bsize } = statfsSync(disk);
  const ballast = join(disk, 'ballast');
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)));
  return () => rmSync(ballast);
}
