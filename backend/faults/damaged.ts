import {
  closeSync,
  cpSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { Fallen, must } from './fault.js';
import { type Acknowledged, allBookings, bookOnce, idOf, mustAllBeThere } from './support/bookings.js';
import { freePort, Product, withProduct } from './support/product.js';
import { until } from './support/wait.js';

const BOOKINGS = 300;
const CUTS = [1, 2, 17, 100, 200];
const REFUSES_WITHIN_MS = 20_000;

/** A folder with bookings that were acknowledged, left as a kill leaves it. */
async function filled(folder: string): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  await withProduct({ folder }, async (product) => {
    for (let i = 0; i < BOOKINGS; i += 1) {
      const { status, body } = await bookOnce(product, `Child ${i}`);
      must(status === 201, `a booking was answered ${status}`);
      acknowledged.set(idOf(body), `Child ${i}`);
    }
  });
  return acknowledged;
}

/** What the store keeps its records in: the largest file of its folder. */
function dataFile(folder: string): string {
  const store = join(folder, 'data/store');
  const files = readdirSync(store)
    .map((name) => join(store, name))
    .filter((path) => statSync(path).isFile());
  const [largest] = files.sort((a, b) => statSync(b).size - statSync(a).size);
  if (largest === undefined) throw new Fallen('the store has no file');
  return largest;
}

type Outcome = { readonly how: 'refused'; readonly said: string } | { readonly how: 'kept'; readonly lost: number };

/** Starts on a damaged folder: it refuses in words, or it serves; then it may lose nothing silently. */
async function startOn(folder: string, acknowledged: Acknowledged): Promise<Outcome> {
  const product = new Product(await freePort(), { folder });
  try {
    const isReady = async (): Promise<boolean> => (await product.statusOf('/health/ready')) === 200;
    await until('it starts or refuses', REFUSES_WITHIN_MS, async () => !product.isAlive || (await isReady()));
    if (!product.isAlive) {
      const { code, signal } = await product.ended;
      must(code === 1, `it ended with ${code ?? signal} instead of a message: ${product.output.slice(-300)}`);
      const said = product.output.trim();
      must(said.length > 40 && !/\n\s+at /.test(said), `it refused without a clear message: ${said.slice(0, 200)}`);
      return { how: 'refused', said };
    }
    return { how: 'kept', lost: await lostOn(product, acknowledged) };
  } finally {
    await product.end('SIGKILL');
  }
}

/** Acknowledged bookings that are missing although the list answers 200; a list that refuses is not silent. */
async function lostOn(product: Product, acknowledged: Acknowledged): Promise<number> {
  const found = await allBookings(product).catch((why: unknown) => {
    if (why instanceof Fallen && /cannot be read: 5\d\d$/.test(why.message)) return undefined;
    throw why;
  });
  if (found === undefined) return 0;
  const names = new Map(found.map(({ _id, childName }) => [_id, childName]));
  return [...acknowledged].filter(([id, name]) => names.get(id) !== name).length;
}

/** F03: bytes at the end and in the middle of the data file are cut and turned. */
export async function damagedStore(folder: string): Promise<string> {
  const acknowledged = await filled(folder);
  const whole = join(folder, 'whole');
  copyFolder(join(folder, 'data'), whole);
  const outcomes = { tailServed: 0, tailRefused: 0, middleServed: 0, middleRefused: 0 };
  const hints: boolean[] = [];
  const afresh = (): string => {
    rmSync(join(folder, 'data'), { recursive: true });
    copyFolder(whole, join(folder, 'data'));
    return dataFile(folder);
  };
  const note = (outcome: Outcome, where: 'tail' | 'middle'): void => {
    if (outcome.how === 'refused') {
      outcomes[`${where}Refused`] += 1;
      hints.push(/restore|repair|backup/i.test(outcome.said));
      return;
    }
    outcomes[`${where}Served`] += 1;
    const allowed = where === 'tail' ? 1 : 0;
    must(outcome.lost <= allowed, `${outcome.lost} acknowledged bookings vanished silently (${where})`);
  };
  for (const bytes of CUTS) {
    const file = afresh();
    truncateSync(file, statSync(file).size - bytes);
    note(await startOn(folder, acknowledged), 'tail');
    turnBytes(afresh(), -bytes, Math.min(bytes, 16));
    note(await startOn(folder, acknowledged), 'tail');
  }
  for (const share of [0.15, 0.35, 0.5, 0.65, 0.85]) {
    const file = afresh();
    turnBytes(file, Math.floor(statSync(file).size * share), 200);
    note(await startOn(folder, acknowledged), 'middle');
  }
  must(hints.every(Boolean), 'a refusal does not say how the data come back');
  afresh();
  await withProduct({ folder }, (product) => mustAllBeThere(product, acknowledged));
  return `tail: ${outcomes.tailServed} served whole, ${outcomes.tailRefused} refused with a hint; middle: ${outcomes.middleRefused} refused with a hint, ${outcomes.middleServed} served with nothing missing unsaid`;
}

function turnBytes(path: string, at: number, count: number): void {
  const file = openSync(path, 'r+');
  const from = at < 0 ? fstatSync(file).size + at : at;
  const bytes = Buffer.alloc(count);
  const read = readSync(file, bytes, 0, count, from);
  for (let i = 0; i < read; i += 1) bytes[i] = (bytes[i] ?? 0) ^ 0xff;
  writeSync(file, bytes, 0, read, from);
  fsyncSync(file);
  closeSync(file);
}

/** Without the socket, which a killed product leaves behind. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.sock') });
}
