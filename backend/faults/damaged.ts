import { cpSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FaultFailed, must } from './fault.js';
import { type Acknowledged, allBookings, book, mustAllBeThere } from './support/bookings.js';
import { freePort, Product, withProduct } from './support/product.js';
import { until } from './support/wait.js';

const BOOKINGS = 300;
const CUTS = [1, 2, 17, 100, 200];
const MIDDLE = [0.15, 0.35, 0.5, 0.65, 0.85];
const REFUSES_WITHIN_MS = 20_000;

/** F03: bytes at the end and in the middle of the data file are cut and turned. */
export async function damagedStore(folder: string): Promise<string> {
  const acknowledged: Acknowledged = new Map();
  await withProduct({ folder }, async (product) => {
    for (let i = 0; i < BOOKINGS; i += 1) must((await book(product, `Child ${i}`, acknowledged)) === 201, 'refused');
  });
  const [data, whole] = [join(folder, 'data'), join(folder, 'whole')];
  copyFolder(data, whole);
  /** Starts on a fresh copy that was damaged; an acknowledged write at the very end may be what was cut off. */
  const damagedBy = async (damage: (file: string) => void, mayLose: number): Promise<boolean> => {
    rmSync(data, { recursive: true });
    copyFolder(whole, data);
    damage(dataFile(data));
    const lost = await startOn(folder, acknowledged);
    must(lost === 'refused' || lost <= mayLose, `${lost} acknowledged bookings vanished silently`);
    return lost === 'refused';
  };
  let refused = 0;
  for (const bytes of CUTS) {
    if (await damagedBy((file) => truncateSync(file, statSync(file).size - bytes), 1)) refused += 1;
    if (await damagedBy((file) => turnBytes(file, statSync(file).size - bytes, Math.min(bytes, 16)), 1)) refused += 1;
  }
  for (const share of MIDDLE) {
    if (await damagedBy((file) => turnBytes(file, Math.floor(statSync(file).size * share), 200), 0)) refused += 1;
  }
  await damagedBy(() => undefined, 0);
  await withProduct({ folder }, (product) => mustAllBeThere(product, acknowledged));
  const all = 2 * CUTS.length + MIDDLE.length;
  return `of ${all} damages ${refused} were refused with a hint, ${all - refused} served with nothing missing unsaid`;
}

/**
 * Starts on a damaged folder: it refuses with a message, or serves.
 * @returns how many bookings a list that answers 200 lacks
 */
async function startOn(folder: string, acknowledged: Acknowledged): Promise<'refused' | number> {
  const product = new Product(await freePort(), { folder });
  try {
    const isReady = async (): Promise<boolean> => (await product.statusOf('/health/ready')) === 200;
    await until('it starts or refuses', REFUSES_WITHIN_MS, async () => !product.isAlive || (await isReady()));
    if (product.isAlive) return await lostOn(product, acknowledged);
    const { code, signal } = await product.ended;
    const printed = product.output.trim();
    must(code === 1, `it ended with ${code ?? signal} instead of a message: ${printed.slice(-300)}`);
    must(
      printed.length > 40 && !/\n\s+at /.test(printed),
      `it refused without a clear message: ${printed.slice(0, 200)}`,
    );
    must(/restore|repair|backup/i.test(printed), 'a refusal does not say how the data come back');
    return 'refused';
  } finally {
    await product.end('SIGKILL');
  }
}

async function lostOn(product: Product, acknowledged: Acknowledged): Promise<number> {
  try {
    const names = new Map((await allBookings(product)).map(({ _id, childName }) => [_id, childName]));
    return [...acknowledged].filter(([id, name]) => names.get(id) !== name).length;
  } catch (error) {
    // A list or a login that answers 500 does not hide the damage.
    if (error instanceof FaultFailed && /(?:cannot be read|nobody can sign in): 5\d\d$/.test(error.message)) return 0;
    throw error;
  }
}

/** What the store keeps its records in: the largest file of its folder. */
function dataFile(data: string): string {
  const store = join(data, 'store');
  const files = readdirSync(store).map((name) => join(store, name));
  const [largest] = files.filter((path) => statSync(path).isFile()).sort((a, b) => statSync(b).size - statSync(a).size);
  if (largest === undefined) throw new FaultFailed('the store has no file');
  return largest;
}

function turnBytes(path: string, at: number, count: number): void {
  const bytes = readFileSync(path);
  for (let i = at; i < Math.min(at + count, bytes.length); i += 1) bytes[i] = (bytes[i] ?? 0) ^ 0xff;
  writeFileSync(path, bytes);
}

/** Without the socket, which a killed product leaves behind. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.sock') });
}
